#!/usr/bin/env python3
"""Flocking. Run: python3 flock.py < input.txt"""
import math
import sys


class Boid:
    def __init__(self, x, y, vx, vy):
        self.x, self.y, self.vx, self.vy = x, y, vx, vy

    def distance(self, other):
        return math.hypot(self.x - other.x, self.y - other.y)


def cohesion(me, boids, rc):
    near = [b for b in boids if b is not me and me.distance(b) <= rc]
    if not near or rc == 0:
        return 0.0, 0.0
    x = sum(b.x for b in near) / len(near) - me.x
    y = sum(b.y for b in near) / len(near) - me.y
    if math.hypot(x, y) > rc:
        return 0.0, 0.0
    return x / rc, y / rc


def separation(me, boids, rs, fmax):
    fx = fy = 0.0
    for b in boids:
        d = me.distance(b)
        if b is me or d == 0 or d > rs:
            continue
        dx, dy = me.x - b.x, me.y - b.y
        fx += (dx > 0) / d - (dx < 0) / d
        fy += (dy > 0) / d - (dy < 0) / d
    if abs(fx * fy) > fmax:
        length = math.hypot(fx, fy)
        fx, fy = fx / length * fmax, fy / length * fmax
    return fx, fy


def alignment(me, boids, ra):
    near = [b for b in boids if me.distance(b) <= ra]
    return sum(b.vx for b in near) / len(near), sum(b.vy for b in near) / len(near)


def main():
    numbers = [float(word) for word in sys.stdin.read().split()]
    rc, rs, fmax, ra, kc, ks, ka = numbers[:7]
    n = int(numbers[7])
    boids = [Boid(*numbers[8 + 4 * i:12 + 4 * i]) for i in range(n)]
    for dt in numbers[8 + 4 * n:]:
        moved = []
        for me in boids:
            c, s, a = cohesion(me, boids, rc), separation(me, boids, rs, fmax), alignment(me, boids, ra)
            vx = me.vx + (kc * c[0] + ks * s[0] + ka * a[0]) * dt
            vy = me.vy + (kc * c[1] + ks * s[1] + ka * a[1]) * dt
            moved.append(Boid(me.x + vx * dt, me.y + vy * dt, vx, vy))
        boids = moved
        for b in boids:
            print("%.3f %.3f %.3f %.3f" % (b.x, b.y, b.vx, b.vy))


if __name__ == "__main__":
    main()
