import sys
from math import hypot


def main():
    data = sys.stdin.read().split()
    rc, rs, fsmax, ra, kc, ks, ka = [float(v) for v in data[:7]]
    n = int(data[7])
    pos = 8
    P, V = [], []
    for _ in range(n):
        P.append((float(data[pos]), float(data[pos + 1])))
        V.append((float(data[pos + 2]), float(data[pos + 3])))
        pos += 4
    frames = [float(v) for v in data[pos:]]

    for dt in frames:
        newP, newV = [], []
        for a in range(n):
            ax, ay = P[a]
            # cohesion
            near = [i for i in range(n) if i != a and hypot(P[i][0] - ax, P[i][1] - ay) <= rc]
            fcx = fcy = 0.0
            if near and rc > 0:
                cmx = sum(P[i][0] for i in near) / len(near)
                cmy = sum(P[i][1] for i in near) / len(near)
                if hypot(cmx - ax, cmy - ay) <= rc:
                    fcx = (cmx - ax) / rc
                    fcy = (cmy - ay) / rc
            # separation
            fsx = fsy = 0.0
            for i in range(n):
                dx, dy = P[i][0] - ax, P[i][1] - ay
                d = hypot(dx, dy)
                if 0 < d <= rs:
                    fsx += dx / d / d
                    fsy += dy / d / d
            # alignment
            group = [i for i in range(n) if hypot(P[i][0] - ax, P[i][1] - ay) <= ra]
            fax = sum(V[i][0] for i in group) / len(group)
            fay = sum(V[i][1] for i in group) / len(group)

            fx = kc * fcx + ks * fsx + ka * fax
            fy = kc * fcy + ks * fsy + ka * fay
            vx, vy = V[a][0] + fx * dt, V[a][1] + fy * dt
            newV.append((vx, vy))
            newP.append((ax + vx * dt, ay + vy * dt))
        P, V = newP, newV

    for p, v in zip(P, V):
        print("%.3f %.3f %.3f %.3f" % (p + v))


main()
