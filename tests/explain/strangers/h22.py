"""Flocking assignment"""
import sys
from math import hypot


def cohesion(i, boids, radius):
    xs = []
    ys = []
    x, y, _, _ = boids[i]
    for j, other in enumerate(boids):
        if j == i:
            continue
        if hypot(other[0] - x, other[1] - y) <= radius:
            xs.append(other[0])
            ys.append(other[1])
    if not xs:
        return 0.0, 0.0
    ex = sum(xs) / len(xs) - x
    ey = sum(ys) / len(ys) - y
    if hypot(ex, ey) > radius:
        return 0.0, 0.0
    return ex / radius, ey / radius


def separation(i, boids, radius, max_force, total=[0.0, 0.0]):
    x, y, _, _ = boids[i]
    for other in boids:
        dx = x - other[0]
        dy = y - other[1]
        d = hypot(dx, dy)
        if 0 < d <= radius:
            total[0] += dx / d / d
            total[1] += dy / d / d
    length = hypot(*total)
    if length > max_force:
        return total[0] / length * max_force, total[1] / length * max_force
    return total[0], total[1]


def alignment(i, boids, radius):
    x, y, _, _ = boids[i]
    near = [b for b in boids if hypot(b[0] - x, b[1] - y) <= radius]
    return sum(b[2] for b in near) / len(near), sum(b[3] for b in near) / len(near)


def main():
    first = sys.stdin.readline().split()
    rc, rs, fsmax, ra, kc, ks, ka = map(float, first[:7])
    n = int(first[7])
    boids = []
    for _ in range(n):
        boids.append(tuple(float(t) for t in sys.stdin.readline().split()))

    for line in sys.stdin:
        if not line.strip():
            continue
        dt = float(line)
        new_boids = []
        for i in range(n):
            cx, cy = cohesion(i, boids, rc)
            sx, sy = separation(i, boids, rs, fsmax)
            ax, ay = alignment(i, boids, ra)
            fx = kc * cx + ks * sx + ka * ax
            fy = kc * cy + ks * sy + ka * ay
            x, y, vx, vy = boids[i]
            vx += fx * dt
            vy += fy * dt
            new_boids.append((x + vx * dt, y + vy * dt, vx, vy))
        boids = new_boids
        for b in boids:
            print("%.3f %.3f %.3f %.3f" % b)


if __name__ == "__main__":
    main()
