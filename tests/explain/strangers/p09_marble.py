import sys
import math


class Boid:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def distance(self, other):
        return math.sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)


def cohesion(boids, me, r):
    sx = sy = 0.0
    n = 0
    for b in boids:
        if b is me:
            continue
        if me.distance(b) <= r:
            sx += b.x
            sy += b.y
            n += 1
    if n == 0 or r == 0:
        return 0.0, 0.0
    return (sx / n - me.x) / r, (sy / n - me.y) / r


def separation(boids, me, r, fmax):
    fx = fy = 0.0
    for b in boids:
        if b is me:
            continue
        d = me.distance(b)
        if d == 0 or d > r:
            continue
        strength = min(1 / d, fmax)   # never more than the maximum
        fx += (me.x - b.x) / d * strength
        fy += (me.y - b.y) / d * strength
    return fx, fy


def alignment(boids, me, r):
    vx = vy = 0.0
    n = 0
    for b in boids:  # me too
        if me.distance(b) <= r:
            vx += b.vx
            vy += b.vy
            n += 1
    if n == 0:
        return 0.0, 0.0
    return vx / n, vy / n


def main():
    data = sys.stdin.read().split()
    rc, rs, fmax, ra, kc, ks, ka = [float(t) for t in data[:7]]
    n = int(data[7])
    pos = 8
    boids = []
    for _ in range(n):
        boids.append(Boid(*[float(t) for t in data[pos:pos + 4]]))
        pos += 4

    for token in data[pos:]:
        dt = float(token)
        new_boids = boids.copy()      # double buffer, do not touch the old ones
        for i in range(n):
            c = cohesion(boids, boids[i], rc)
            s = separation(boids, boids[i], rs, fmax)
            a = alignment(boids, boids[i], ra)
            fx = kc * c[0] + ks * s[0] + ka * a[0]
            fy = kc * c[1] + ks * s[1] + ka * a[1]
            new_boids[i].vx = round(boids[i].vx + fx * dt, 3)
            new_boids[i].vy = round(boids[i].vy + fy * dt, 3)
            new_boids[i].x = round(boids[i].x + new_boids[i].vx * dt, 3)
            new_boids[i].y = round(boids[i].y + new_boids[i].vy * dt, 3)
        boids = new_boids
        for b in boids:
            print("%.3f %.3f %.3f %.3f" % (b.x, b.y, b.vx, b.vy))


main()
