import sys
import math


class Vector:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vector(self.x - other.x, self.y - other.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    def __truediv__(self, k):
        return Vector(self.x / k, self.y / k)

    def length(self):
        return math.sqrt(self.x ** 2 + self.y ** 2)

    def normalise(self):
        l = self.length()
        if l == 0:
            return Vector()
        return self / l

    def __str__(self):
        return f"{self.x:.3f} {self.y:.3f}"


class Agent:
    def __init__(self, x, y, vx, vy):
        self.pos = Vector(x, y)
        self.vel = Vector(vx, vy)

    def neighbours(self, agents, radius):
        return [a for a in agents if a is not self and (a.pos - self.pos).length() <= radius]

    def cohesion(self, agents, radius):
        near = self.neighbours(agents, radius)
        if not near or radius == 0:
            return Vector()
        centre = Vector()
        for a in near:
            centre += a.pos
        centre = centre / len(near)
        return (centre - self.pos) / radius

    def separation(self, agents, radius, maximum):
        total = Vector()
        for a in self.neighbours(agents, radius):
            diff = a.pos - self.pos
            if diff.length() > 0:
                total += diff.normalise() / diff.length()
        if total.length() > maximum:
            total = total.normalise() * maximum
        return total

    def alignment(self, agents, radius):
        near = self.neighbours(agents, radius)
        total = Vector()
        for a in near:
            total += a.vel
        if near:
            total = total / len(near)
        return total


def main():
    data = sys.stdin.read().split()
    rc, rs, fmax, ra, kc, ks, ka = (float(d) for d in data[:7])
    n = int(data[7])
    numbers = [float(d) for d in data[8:]]
    agents = []
    for i in range(n):
        agents.append(Agent(*numbers[4 * i:4 * i + 4]))

    for dt in numbers[4 * n:]:
        forces = []
        for a in agents:
            f = a.cohesion(agents, rc) * kc
            f += a.separation(agents, rs, fmax) * ks
            f += a.alignment(agents, ra) * ka
            forces.append(f)
        for i, a in enumerate(agents):
            a.vel += forces[i] * dt
            a.pos += a.vel * dt
            print(f"Agent {i}: {a.pos} {a.vel}")


if __name__ == "__main__":
    main()
