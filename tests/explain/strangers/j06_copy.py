import sys
import math


class Boid:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def distance_to(self, other):
        return math.sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)


def cohesion(boids, i, radius):
    me = boids[i]
    cx, cy, n = 0.0, 0.0, 0
    for j in range(len(boids)):
        if j != i and me.distance_to(boids[j]) <= radius:
            cx += boids[j].x
            cy += boids[j].y
            n += 1
    if n == 0:
        return 0.0, 0.0
    dx = cx / n - me.x
    dy = cy / n - me.y
    if math.sqrt(dx * dx + dy * dy) > radius:
        return 0.0, 0.0
    return dx / radius, dy / radius


def separation(boids, i, radius, max_force):
    me = boids[i]
    fx, fy = 0.0, 0.0
    for other in boids:
        d = me.distance_to(other)
        if 0 < d <= radius:
            fx += (me.x - other.x) / d / d
            fy += (me.y - other.y) / d / d
    length = math.sqrt(fx * fx + fy * fy)
    if length > max_force:
        fx = fx / length * max_force
        fy = fy / length * max_force
    return fx, fy


def alignment(boids, i, radius):
    me = boids[i]
    group = [b for b in boids if me.distance_to(b) <= radius]
    return sum(b.vx for b in group) / len(group), sum(b.vy for b in group) / len(group)


def main():
    data = sys.stdin.read().split()
    rc, rs, fsmax, ra, kc, ks, ka = [float(v) for v in data[:7]]
    n = int(data[7])
    pos = 8
    boids = []
    for _ in range(n):
        boids.append(Boid(*[float(v) for v in data[pos:pos + 4]]))
        pos += 4

    while pos < len(data):
        dt = float(data[pos])
        pos += 1

        # double buffering: write to the copy, read from the old list
        new_boids = list(boids)
        for i in range(n):
            cfx, cfy = cohesion(boids, i, rc)
            sfx, sfy = separation(boids, i, rs, fsmax)
            afx, afy = alignment(boids, i, ra)
            fx = kc * cfx + ks * sfx + ka * afx
            fy = kc * cfy + ks * sfy + ka * afy
            b = new_boids[i]
            b.vx = boids[i].vx + fx * dt
            b.vy = boids[i].vy + fy * dt
            b.x = boids[i].x + b.vx * dt
            b.y = boids[i].y + b.vy * dt
        boids = new_boids

        for b in boids:
            print("%.3f %.3f %.3f %.3f" % (b.x, b.y, b.vx, b.vy))


main()
