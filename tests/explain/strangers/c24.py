# Flocking agents - after the "Boids pseudocode" page (rule1, rule2, rule3)
from math import sqrt


class Vector:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, o):
        return Vector(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Vector(self.x - o.x, self.y - o.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    def __truediv__(self, k):
        return Vector(self.x / k, self.y / k)

    def __abs__(self):
        return sqrt(self.x ** 2 + self.y ** 2)


class Boid:
    def __init__(self, position, velocity):
        self.position = position
        self.velocity = velocity


def rule1(bJ, boids, rc):
    """Boids try to fly towards the centre of mass of neighbouring boids."""
    pcJ = Vector()
    n = 0
    for b in boids:
        if b is not bJ and abs(b.position - bJ.position) <= rc:
            pcJ = pcJ + b.position
            n += 1
    if n == 0:
        return Vector()
    pcJ = pcJ / n
    return (pcJ - bJ.position) / rc if rc > 0 else Vector()


def rule2(bJ, boids, rs, fmax):
    """Boids try to keep a small distance away from other boids."""
    c = Vector()
    for b in boids:
        if b is not bJ:
            if abs(b.position - bJ.position) < rs:
                c = c - (b.position - bJ.position)
    if abs(c) > fmax:
        c = c / abs(c) * fmax
    return c


def rule3(bJ, boids, ra):
    """Boids try to match velocity with near boids."""
    pvJ = Vector()
    n = 0
    for b in boids:
        if b is not bJ and abs(b.position - bJ.position) <= ra:
            pvJ = pvJ + b.velocity
            n += 1
    if n == 0:
        return Vector()
    pvJ = pvJ / n
    return pvJ - bJ.velocity


def main():
    rc, rs, fmax, ra, kc, ks, ka, n = input().split()
    rc, rs, fmax, ra = float(rc), float(rs), float(fmax), float(ra)
    kc, ks, ka = float(kc), float(ks), float(ka)
    boids = []
    for _ in range(int(n)):
        x, y, vx, vy = [float(t) for t in input().split()]
        boids.append(Boid(Vector(x, y), Vector(vx, vy)))

    while True:
        try:
            dt = float(input())
        except (EOFError, ValueError):
            break
        new = []
        for b in boids:
            v1 = rule1(b, boids, rc) * kc
            v2 = rule2(b, boids, rs, fmax) * ks
            v3 = rule3(b, boids, ra) * ka
            velocity = b.velocity + (v1 + v2 + v3) * dt
            position = b.position + velocity * dt
            new.append(Boid(position, velocity))
        boids = new
        for b in boids:
            print(f"{b.position.x:.3f} {b.position.y:.3f} {b.velocity.x:.3f} {b.velocity.y:.3f}")


main()
