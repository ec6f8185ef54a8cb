from sys import stdin
from math import sqrt


class Bird:
    def __init__(self, line):
        v = line.split()
        self.x = float(v[0])
        self.y = float(v[1])
        self.vx = float(v[2])
        self.vy = float(v[3])

    def distance_to(self, other):
        return sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)

    def move(self, force, dt):
        # all values have 3 decimal places
        self.vx = round(self.vx + force[0] * dt, 3)
        self.vy = round(self.vy + force[1] * dt, 3)
        self.x = round(self.x + self.vx * dt, 3)
        self.y = round(self.y + self.vy * dt, 3)

    def show(self):
        print(self.x, self.y, self.vx, self.vy)


class Flock:
    def __init__(self, lines):
        p = lines[0].split()
        self.rc, self.rs, self.fsmax, self.ra = float(p[0]), float(p[1]), float(p[2]), float(p[3])
        self.kc, self.ks, self.ka = float(p[4]), float(p[5]), float(p[6])
        self.n = int(p[7])
        self.birds = []
        for i in range(self.n):
            self.birds.append(Bird(lines[1 + i]))

    def cohesion(self, bird):
        x, y, count = 0, 0, 0
        for other in self.birds:
            if other is not bird and bird.distance_to(other) <= self.rc:
                x += other.x
                y += other.y
                count += 1
        if count > 0:
            x = (x / count - bird.x) / self.rc
            y = (y / count - bird.y) / self.rc
        return x, y

    def separation(self, bird):
        x, y = 0, 0
        for other in self.birds:
            if other is bird:
                continue
            if bird.distance_to(other) <= self.rs:
                dx = bird.x - other.x
                dy = bird.y - other.y
                # inversely proportional to the distance
                if dx != 0:
                    x += 1 / dx
                if dy != 0:
                    y += 1 / dy
        # not more than the maximum
        x = min(x, self.fsmax)
        y = min(y, self.fsmax)
        return x, y

    def alignment(self, bird):
        x, y = 0, 0
        for other in self.birds:
            if bird.distance_to(other) <= self.ra:
                x += other.vx
                y += other.vy
        return x / self.n, y / self.n

    def force(self, bird):
        c = self.cohesion(bird)
        s = self.separation(bird)
        a = self.alignment(bird)
        return (self.kc * c[0] + self.ks * s[0] + self.ka * a[0],
                self.kc * c[1] + self.ks * s[1] + self.ka * a[1])

    def step(self, dt):
        # first all the forces, then move everybody
        forces = [self.force(b) for b in self.birds]
        for b, f in zip(self.birds, forces):
            b.move(f, dt)
        for b in self.birds:
            b.show()


lines = stdin.read().split("\n")
flock = Flock(lines)
for t in lines[flock.n + 1:]:
    if t == "":
        break
    flock.step(float(t))
