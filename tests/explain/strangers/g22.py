"""Flocking -- Lena Åkerström"""
import sys
from math import hypot


class Boid:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def dist(self, other):
        return hypot(self.x - other.x, self.y - other.y)


def cohesion(me, boids, rc):
    group = [b for b in boids if b is not me and b.dist(me) <= rc]
    if not group:
        return 0.0, 0.0
    ex = sum(b.x for b in group) / len(group) - me.x
    ey = sum(b.y for b in group) / len(group) - me.y
    if hypot(ex, ey) > rc:
        return 0.0, 0.0
    return ex / rc, ey / rc


def separation(me, boids, rs, fmax):
    fx = fy = 0.0
    for b in boids:
        d = b.dist(me)
        if 0 < d <= rs:
            fx += (me.x - b.x) / d / d
            fy += (me.y - b.y) / d / d
    length = hypot(fx, fy)
    if length > fmax:
        fx, fy = fx / length * fmax, fy / length * fmax
    return fx, fy


def alignment(me, boids, ra):
    group = [b for b in boids if b.dist(me) <= ra]
    if not group:
        return 0.0, 0.0
    return (sum(b.vx for b in group) / len(group),
            sum(b.vy for b in group) / len(group))


def main():
    *params, n = sys.stdin.readline().split()
    rc, rs, fmax, ra, kc, ks, ka = map(float, params)
    boids = []
    for _ in range(int(n)):
        boids.append(Boid(*map(float, sys.stdin.readline().split())))

    for line in sys.stdin:
        if not line.strip():
            continue
        dt = float(line)
        new_boids = boids.copy()   # double buffer
        for i, me in enumerate(boids):
            cx, cy = cohesion(me, boids, rc)
            sx, sy = separation(me, boids, rs, fmax)
            ax, ay = alignment(me, boids, ra)
            nb = new_boids[i]
            nb.vx += (kc * cx + ks * sx + ka * ax) * dt
            nb.vy += (kc * cy + ks * sy + ka * ay) * dt
            nb.x += nb.vx * dt
            nb.y += nb.vy * dt
        boids = new_boids
        for b in boids:
            print(f"{b.x:.3f} {b.y:.3f} {b.vx:.3f} {b.vy:.3f}")


main()
