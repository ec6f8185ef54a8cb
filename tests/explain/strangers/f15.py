import sys
from math import sqrt

def main():
    data = sys.stdin.read().split()
    rc, rs, fmax, ra, kc, ks, ka = map(float, data[:7])
    n = int(data[7])
    data = list(map(float, data[8:]))
    agents = []
    for i in range(n):
        agents.append(data[4 * i:4 * i + 4])
    steps = data[4 * n:]

    for dt in steps:
        new_agents = list(agents)        # copy of the state
        for a in range(n):
            px, py, vx, vy = agents[a]
            cx = cy = sx = sy = ax = ay = 0
            nc = 0
            for i in range(n):
                qx, qy, wx, wy = agents[i]
                d = sqrt((px - qx) ** 2 + (py - qy) ** 2)
                if d <= ra:
                    ax += wx
                    ay += wy
                if i == a:
                    continue
                if d <= rc:
                    cx += qx
                    cy += qy
                    nc += 1
                if 0 < d <= rs:
                    sx += (px - qx) / d / d
                    sy += (py - qy) / d / d
            fcx = fcy = 0
            if nc > 0:
                ex = cx / nc - px
                ey = cy / nc - py
                if sqrt(ex * ex + ey * ey) <= rc:
                    fcx = ex / rc
                    fcy = ey / rc
            s = sqrt(sx * sx + sy * sy)
            if s > fmax:
                sx = sx * fmax / s
                sy = sy * fmax / s
            fax = ax / n
            fay = ay / n
            fx = kc * fcx + ks * sx + ka * fax
            fy = kc * fcy + ks * sy + ka * fay
            new_agents[a][2] += fx * dt
            new_agents[a][3] += fy * dt
            new_agents[a][0] += new_agents[a][2] * dt
            new_agents[a][1] += new_agents[a][3] * dt
        agents = new_agents
        for p in agents:
            print("%.3f %.3f %.3f %.3f" % tuple(p))

main()
