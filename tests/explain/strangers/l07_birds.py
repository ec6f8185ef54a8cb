import sys
from math import sqrt


class Bird:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def dist(self, other):
        return sqrt((self.x - other.x)**2 + (self.y - other.y)**2)


class Flock:
    def __init__(self):
        line = sys.stdin.readline().split()
        self.rc = float(line[0])
        self.rs = float(line[1])
        self.fsmax = float(line[2])
        self.ra = float(line[3])
        self.kc = float(line[4])
        self.ks = float(line[5])
        self.ka = float(line[6])
        self.n = int(line[7])
        self.birds = []
        for i in range(self.n):
            l = sys.stdin.readline().split()
            self.birds.append(Bird(float(l[0]), float(l[1]), float(l[2]), float(l[3])))

    def cohesion(self, bird):
        x = 0
        y = 0
        count = 0
        for other in self.birds:
            if other is not bird and bird.dist(other) <= self.rc:
                x += other.x
                y += other.y
                count += 1
        if count == 0:
            return [0, 0]
        x = x / count
        y = y / count
        return [x - bird.x, y - bird.y]

    def separation(self, bird):
        x = 0
        y = 0
        for other in self.birds:
            d = bird.dist(other)
            if other is not bird and d <= self.rs and d != 0:
                x += (bird.x - other.x) / d / d
                y += (bird.y - other.y) / d / d
        return [x, y]

    def alignment(self, bird):
        x = 0
        y = 0
        count = 0
        for other in self.birds:
            if bird.dist(other) <= self.rc:
                x += other.vx
                y += other.vy
                count += 1
        if count == 0:
            return [0, 0]
        x = x / count
        y = y / count
        return [x, y]

    def update(self, dt):
        # double buffer
        new = self.birds.copy()
        for i in range(self.n):
            b = self.birds[i]
            c = self.cohesion(b)
            s = self.separation(b)
            a = self.alignment(b)
            fx = self.kc * c[0] + self.ks * s[0] + self.ka * a[0]
            fy = self.kc * c[1] + self.ks * s[1] + self.ka * a[1]
            new[i].vx = b.vx + fx * dt
            new[i].vy = b.vy + fy * dt
            new[i].x = b.x + new[i].vx * dt
            new[i].y = b.y + new[i].vy * dt
        self.birds = new

    def show(self):
        for b in self.birds:
            print(round(b.x, 3), round(b.y, 3), round(b.vx, 3), round(b.vy, 3))


flock = Flock()
for line in sys.stdin:
    flock.update(float(line))
    flock.show()
