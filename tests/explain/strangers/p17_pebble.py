# Flocking
# based on "The Nature of Code" flocking example (ported from Processing to Python)
import sys
import math


class PVector:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def add(self, v):
        self.x += v.x
        self.y += v.y

    def div(self, n):
        self.x /= n
        self.y /= n

    def mult(self, n):
        self.x *= n
        self.y *= n

    def mag(self):
        return math.sqrt(self.x * self.x + self.y * self.y)

    def normalize(self):
        m = self.mag()
        if m > 0:
            self.div(m)

    def limit(self, top):
        if self.mag() > top:
            self.normalize()
            self.mult(top)

    def copy(self):
        return PVector(self.x, self.y)

    @staticmethod
    def sub(a, b):
        return PVector(a.x - b.x, a.y - b.y)

    @staticmethod
    def dist(a, b):
        return PVector.sub(a, b).mag()


class Boid:
    def __init__(self, x, y, vx, vy):
        self.position = PVector(x, y)
        self.velocity = PVector(vx, vy)
        self.acceleration = PVector()

    def apply_force(self, force):
        # mass is 1
        self.acceleration.add(force)

    def flock(self, boids, cfg):
        coh = self.cohesion(boids, cfg["rc"])
        sep = self.separate(boids, cfg["rs"], cfg["fmax"])
        ali = self.align(boids, cfg["ra"])
        # arbitrarily weight these forces
        coh.mult(cfg["kc"])
        sep.mult(cfg["ks"])
        ali.mult(cfg["ka"])
        self.apply_force(coh)
        self.apply_force(sep)
        self.apply_force(ali)

    def update(self, dt):
        self.velocity.add(PVector(self.acceleration.x * dt, self.acceleration.y * dt))
        self.position.add(PVector(self.velocity.x * dt, self.velocity.y * dt))
        # reset acceleration to 0 each cycle
        self.acceleration.mult(0)

    # Separation: checks for nearby boids and steers away
    def separate(self, boids, desired, maxforce):
        steer = PVector()
        count = 0
        for other in boids:
            d = PVector.dist(self.position, other.position)
            # d is 0 when the other boid is yourself
            if d > 0 and d <= desired:
                diff = PVector.sub(self.position, other.position)
                diff.normalize()
                diff.div(d)  # weight by distance
                steer.add(diff)
                count += 1
        # average -- divide by how many
        if count > 0:
            steer.div(count)
        steer.limit(maxforce)
        return steer

    # Alignment: for every nearby boid calculate the average velocity
    def align(self, boids, neighbordist):
        total = PVector()
        count = 0
        for other in boids:
            d = PVector.dist(self.position, other.position)
            if d > 0 and d <= neighbordist:
                total.add(other.velocity)
                count += 1
        if count > 0:
            total.div(count)
            # steering = desired minus velocity
            return PVector.sub(total, self.velocity)
        return PVector()

    # Cohesion: steering vector towards the center of all nearby boids
    def cohesion(self, boids, neighbordist):
        total = PVector()
        count = 0
        for other in boids:
            d = PVector.dist(self.position, other.position)
            if d > 0 and d <= neighbordist:
                total.add(other.position)
                count += 1
        if count > 0:
            total.div(count)
            steer = PVector.sub(total, self.position)
            if steer.mag() > neighbordist:
                return PVector()
            steer.div(neighbordist)
            return steer
        return PVector()


def main():
    data = sys.stdin.read().split()
    names = ["rc", "rs", "fmax", "ra", "kc", "ks", "ka"]
    cfg = {}
    for i in range(7):
        cfg[names[i]] = float(data[i])
    n = int(data[7])
    pos = 8
    boids = []
    for i in range(n):
        x, y, vx, vy = (float(t) for t in data[pos:pos + 4])
        boids.append(Boid(x, y, vx, vy))
        pos += 4
    for t in data[pos:]:
        dt = float(t)
        for b in boids:
            b.flock(boids, cfg)
        # second loop so that everybody moves at the same time
        for b in boids:
            b.update(dt)
        for b in boids:
            print(round(b.position.x, 3), round(b.position.y, 3), round(b.velocity.x, 3), round(b.velocity.y, 3))


main()
