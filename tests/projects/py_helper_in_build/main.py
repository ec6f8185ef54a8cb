import sys
from build.flockbuilder import build_flock
from build.forces import alignment, cohesion, separation


def main():
    data = sys.stdin.read().split()
    flock, used = build_flock(data)
    for text in data[used:]:
        dt = float(text)
        f = []
        for i in range(flock["n"]):
            c = cohesion(flock, i)
            s = separation(flock, i)
            a = alignment(flock, i)
            f.append((flock["kc"] * c[0] + flock["ks"] * s[0] + flock["ka"] * a[0],
                      flock["kc"] * c[1] + flock["ks"] * s[1] + flock["ka"] * a[1]))
        for i, (fx, fy) in enumerate(f):
            flock["vx"][i] += fx * dt
            flock["vy"][i] += fy * dt
            flock["x"][i] += flock["vx"][i] * dt
            flock["y"][i] += flock["vy"][i] * dt
            print(*("%.3f" % flock[k][i] for k in ("x", "y", "vx", "vy")))


main()
