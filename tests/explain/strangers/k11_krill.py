"""Flocking assignment (formal version)."""
import sys
from math import hypot


def cohesion(agents, me, rc):
    x, y = agents[me][0], agents[me][1]
    near = [a for j, a in enumerate(agents)
            if j != me and hypot(a[0] - x, a[1] - y) <= rc]
    if not near or rc == 0:
        return 0.0, 0.0
    cx = sum(a[0] for a in near) / len(near)
    cy = sum(a[1] for a in near) / len(near)
    return (cx - x) / rc, (cy - y) / rc


def separation(agents, me, rs, fmax, ks):
    x, y = agents[me][0], agents[me][1]
    fx = fy = 0.0
    for j, a in enumerate(agents):
        if j == me:
            continue
        dx, dy = x - a[0], y - a[1]
        d = hypot(dx, dy)
        if 0 < d <= rs:
            fx += ks * dx / d / d
            fy += ks * dy / d / d
    size = hypot(fx, fy)
    if size > fmax:
        fx, fy = fx / size * fmax, fy / size * fmax
    return fx, fy


def alignment(agents, me, ra):
    x, y, vx, vy = agents[me]
    group = [a for a in agents if hypot(a[0] - x, a[1] - y) <= ra]
    ax = sum(a[2] for a in group) / len(group)
    ay = sum(a[3] for a in group) / len(group)
    return ax - vx, ay - vy


def step(agents, dt, rc, rs, fmax, ra, kc, ks, ka):
    result = []
    for i, (x, y, vx, vy) in enumerate(agents):
        c = cohesion(agents, i, rc)
        s = separation(agents, i, rs, fmax, ks)
        a = alignment(agents, i, ra)
        vx += (kc * c[0] + s[0] + ka * a[0]) * dt
        vy += (kc * c[1] + s[1] + ka * a[1]) * dt
        result.append((x + vx * dt, y + vy * dt, vx, vy))
    return result


def main():
    data = sys.stdin.read().split()
    params = [float(t) for t in data[:7]]
    n = int(data[7])
    numbers = [float(t) for t in data[8:]]
    agents = [tuple(numbers[4 * i:4 * i + 4]) for i in range(n)]
    for dt in numbers[4 * n:]:
        agents = step(agents, dt, *params)
        for a in agents:
            print("%.3f %.3f %.3f %.3f" % a)


if __name__ == "__main__":
    main()
