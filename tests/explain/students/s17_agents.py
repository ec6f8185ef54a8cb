import sys


class Vec2:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(a, b):
        return Vec2(a.x + b.x, a.y + b.y)

    def __sub__(a, b):
        return Vec2(a.x - b.x, a.y - b.y)

    def __rmul__(a, f):
        return Vec2(f * a.x, f * a.y)

    def __truediv__(a, f):
        return Vec2(a.x / f, a.y / f)

    def __abs__(a):
        return (a.x * a.x + a.y * a.y) ** 0.5


ZERO = Vec2(0.0, 0.0)


class Agent:
    def __init__(self, world, row):
        self.world = world
        self.p = Vec2(row[0], row[1])
        self.v = Vec2(row[2], row[3])

    def calc_cohesion(self):
        center, n = ZERO, 0
        for o in self.world.agents:
            if o != self and abs(o.p - self.p) <= self.world.rc:
                center = center + o.p
                n += 1
        if n == 0 or self.world.rc == 0:
            return ZERO
        e = center / n - self.p
        return e / self.world.rc if abs(e) <= self.world.rc else ZERO

    def calc_separation(self):
        s = ZERO
        for o in self.world.agents:
            diff = self.p - o.p
            d = abs(diff)
            if d > 0 and d <= self.world.rs:
                s = s + diff / d / d
        if abs(s) > self.world.fmax:
            s = self.world.fmax * (s / abs(s))
        return s

    def calc_alignment(self):
        a, n = ZERO, 0
        for o in self.world.agents:
            if abs(o.p - self.p) <= self.world.ra:
                a = a + o.v
                n += 1
        return a / n if n else ZERO

    def update(self, dt):
        w = self.world
        force = ZERO
        for other in w.agents:
            d = abs(self.p - other.p)
            if d <= w.rc:
                force = force + w.kc * self.calc_cohesion()
            if 0 < d <= w.rs:
                force = force + w.ks * self.calc_separation()
            if d <= w.ra:
                force = force + w.ka * self.calc_alignment()
        self.v = self.v + dt * force
        self.p = self.p + dt * self.v


class World:
    def __init__(self, tokens):
        self.rc, self.rs, self.fmax, self.ra, self.kc, self.ks, self.ka = map(float, tokens[:7])
        n = int(tokens[7])
        rest = list(map(float, tokens[8:]))
        self.agents = [Agent(self, rest[i * 4:i * 4 + 4]) for i in range(n)]
        self.steps = rest[n * 4:]

    def run(self):
        for dt in self.steps:
            for a in self.agents:
                a.update(dt)
            for a in self.agents:
                print("%.3f %.3f %.3f %.3f" % (a.p.x, a.p.y, a.v.x, a.v.y))


World(sys.stdin.read().split()).run()
