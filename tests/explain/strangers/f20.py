import sys
import math


class Boid:
    def __init__(self, x, y, vx, vy):
        self.x, self.y, self.vx, self.vy = x, y, vx, vy
        self.fx = 0
        self.fy = 0

    def distance(self, other):
        return math.sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)

    def apply_force(self, fx, fy, k):
        self.fx += k * fx
        self.fy += k * fy

    def cohesion(self, flock):
        xs, ys = [], []
        for b in flock.boids:
            if b is not self and self.distance(b) <= flock.rc:
                xs.append(b.x)
                ys.append(b.y)
        if not xs:
            return
        ex = sum(xs) / len(xs) - self.x
        ey = sum(ys) / len(ys) - self.y
        if math.sqrt(ex ** 2 + ey ** 2) > flock.rc:
            return
        self.apply_force(ex / flock.rc, ey / flock.rc, flock.kc)

    def separation(self, flock):
        sx = sy = 0
        for b in flock.boids:
            d = self.distance(b)
            if b is not self and 0 < d <= flock.rs:
                sx += (self.x - b.x) / d / d
                sy += (self.y - b.y) / d / d
        size = math.sqrt(sx ** 2 + sy ** 2)
        if size > flock.fmax:
            sx *= flock.fmax / size
            sy *= flock.fmax / size
        self.apply_force(sx, sy, flock.ks)

    def alignment(self, flock):
        vxs, vys = [], []
        for b in flock.boids:
            if self.distance(b) <= flock.ra:
                vxs.append(b.vx)
                vys.append(b.vy)
        vx = sum(vxs) / len(vxs)
        vy = sum(vys) / len(vys)
        self.apply_force(vx / flock.ra, vy / flock.ra, flock.ka)

    def move(self, dt):
        self.vx += self.fx * dt
        self.vy += self.fy * dt
        self.x += self.vx * dt
        self.y += self.vy * dt

    def __str__(self):
        return "%.3f %.3f %.3f %.3f" % (self.x, self.y, self.vx, self.vy)


class Flock:
    def __init__(self, nums):
        self.rc, self.rs, self.fmax, self.ra, self.kc, self.ks, self.ka = nums[:7]
        n = int(nums[7])
        self.boids = [Boid(*nums[8 + 4 * i: 12 + 4 * i]) for i in range(n)]
        self.times = nums[8 + 4 * n:]

    def run(self):
        for dt in self.times:
            for b in self.boids:
                b.cohesion(self)
                b.separation(self)
                b.alignment(self)
            for b in self.boids:
                b.move(dt)
                print(b)


Flock([float(w) for w in sys.stdin.read().split()]).run()
