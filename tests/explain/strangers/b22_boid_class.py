import sys
from math import sqrt


class Boid:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def distance_to(self, other):
        return sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)

    def __str__(self):
        return "{:.3f} {:.3f} {:.3f} {:.3f}".format(self.x, self.y, self.vx, self.vy)


class Flock:
    def __init__(self, rc, rs, fsmax, ra, kc, ks, ka):
        self.rc, self.rs, self.fsmax, self.ra = rc, rs, fsmax, ra
        self.kc, self.ks, self.ka = kc, ks, ka
        self.boids = []

    def cohesion(self, boids, me):
        cx = cy = 0
        n = 0
        for b in boids:
            if b is me:
                continue
            if me.distance_to(b) <= self.rc:
                # running average
                cx = (cx * n + b.x) / (n + 1)
                cy = (cy * n + b.y) / (n + 1)
                n += 1
        if n == 0 or self.rc == 0:
            return 0, 0
        return (cx - me.x) / self.rc, (cy - me.y) / self.rc

    def separation(self, boids, me):
        fx = fy = 0
        for b in boids:
            d = me.distance_to(b)
            if 0 < d <= self.rs:
                fx += (me.x - b.x) / d / d
                fy += (me.y - b.y) / d / d
                # the force must never be above the maximum
                m = sqrt(fx * fx + fy * fy)
                if m > self.fsmax:
                    fx = fx / m * self.fsmax
                    fy = fy / m * self.fsmax
        return fx, fy

    def alignment(self, boids, me):
        ax, ay = me.vx, me.vy
        for b in boids:
            if b is me:
                continue
            if me.distance_to(b) <= self.ra:
                # running average
                ax = (ax + b.vx) / 2
                ay = (ay + b.vy) / 2
        return ax, ay

    def update(self, dt):
        old = self.boids[:]          # double buffering
        for me in self.boids:
            c = self.cohesion(old, me)
            s = self.separation(old, me)
            a = self.alignment(old, me)
            fx = self.kc * c[0] + self.ks * s[0] + self.ka * a[0]
            fy = self.kc * c[1] + self.ks * s[1] + self.ka * a[1]
            me.vx = round(me.vx + fx * dt, 3)
            me.vy = round(me.vy + fy * dt, 3)
            me.x = round(me.x + me.vx * dt, 3)
            me.y = round(me.y + me.vy * dt, 3)


def main():
    data = sys.stdin.read().split()
    flock = Flock(*[float(t) for t in data[:7]])
    n = int(data[7])
    pos = 8
    for _ in range(n):
        flock.boids.append(Boid(*[float(t) for t in data[pos:pos + 4]]))
        pos += 4
    for t in data[pos:]:
        flock.update(float(t))
        for b in flock.boids:
            print(b)


if __name__ == "__main__":
    main()
