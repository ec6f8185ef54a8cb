import sys
import math


class Vec:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, o):
        return Vec(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Vec(self.x - o.x, self.y - o.y)

    def __mul__(self, k):
        return Vec(self.x * k, self.y * k)

    def __truediv__(self, k):
        return Vec(self.x / k, self.y / k)

    def length(self):
        return math.sqrt(self.x ** 2 + self.y ** 2)


class Boid:
    def __init__(self, x, y, vx, vy):
        self.pos = Vec(x, y)
        self.vel = Vec(vx, vy)


def cohesion(boids, me, r):
    center = Vec()
    n = 0
    for b in boids:
        if b is me:
            continue
        if (b.pos - me.pos).length() <= r:
            center = center + b.pos
            n += 1
    if n == 0 or r == 0:
        return Vec()
    return (center / n - me.pos) / r


def separation(boids, me, r, fmax):
    f = Vec()
    for b in boids:
        if b is me:
            continue
        away = me.pos - b.pos
        d = away.length()
        if d > 0 and d <= r:
            f = f + away / d / d
    if f.length() > fmax:
        f = f / f.length() * fmax
    return f


def alignment(boids, me, r):
    v = Vec()
    n = 0
    for b in boids:
        if (b.pos - me.pos).length() <= r:
            v = v + b.vel
            n += 1
    return v / n


def main():
    lines = [l.split() for l in sys.stdin if l.strip() != ""]
    p = [float(t) for t in lines[0]]
    rc, rs, fmax, ra, kc, ks, ka = p[:7]
    n = int(p[7])
    boids = []
    for l in lines[1:n + 1]:
        boids.append(Boid(float(l[0]), float(l[1]), float(l[2]), float(l[3])))

    for l in lines[n + 1:]:
        dt = float(l[0])
        new_boids = boids[:]      # copy = double buffer
        for i in range(n):
            me = boids[i]
            f = cohesion(boids, me, rc) * kc + separation(boids, me, rs, fmax) * ks + alignment(boids, me, ra) * ka
            vel = me.vel + f * dt
            pos = me.pos + vel * dt
            # all values should have exactly 3 decimal places
            new_boids[i].vel = Vec(round(vel.x, 3), round(vel.y, 3))
            new_boids[i].pos = Vec(round(pos.x, 3), round(pos.y, 3))
        boids = new_boids
        for b in boids:
            print("{:.3f} {:.3f} {:.3f} {:.3f}".format(b.pos.x, b.pos.y, b.vel.x, b.vel.y))


main()
