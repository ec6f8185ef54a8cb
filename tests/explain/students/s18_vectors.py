import sys
from typing import List


class Vector(tuple):
    def __new__(cls, x=0.0, y=0.0):
        return super().__new__(cls, (x, y))

    def __add__(self, o):
        return Vector(self[0] + o[0], self[1] + o[1])

    def __sub__(self, o):
        return Vector(self[0] - o[0], self[1] - o[1])

    def __mul__(self, s):
        return Vector(self[0] * s, self[1] * s)

    def __truediv__(self, s):
        return Vector(self[0] / s, self[1] / s)

    @property
    def norm(self):
        return (self[0] ** 2 + self[1] ** 2) ** 0.5

    def truncate(self, maximum):
        """Shortens the vector to the maximum when it is too long."""
        if self.norm > maximum:
            return self / self.norm * maximum
        return self


class Boid:
    def __init__(self, p: Vector, v: Vector):
        self.p = p
        self.v = v


class Simulation:
    def __init__(self, parameters: List[float], boids: List[Boid]):
        (self.r_c, self.r_s, self.f_max, self.r_a,
         self.k_c, self.k_s, self.k_a) = parameters
        self.boids = boids

    def cohesion(self, b: Boid) -> Vector:
        center = Vector()
        alone = True
        for o in self.boids:
            if o is b or (o.p - b.p).norm > self.r_c:
                continue
            center = center + o.p
            alone = False
        if alone or self.r_c == 0:
            return Vector()
        center = center / len(self.boids)
        # length is never more than 1 like this
        return (center - b.p).truncate(self.r_c) / self.r_c

    def separation(self, b: Boid) -> Vector:
        result = Vector()
        for o in self.boids:
            v = b.p - o.p
            d = v.norm
            if d != 0 and d <= self.r_s:
                result = result + v / d / d
        return result

    def alignment(self, b: Boid) -> Vector:
        velocities = [o.v for o in self.boids if (o.p - b.p).norm <= self.r_a]
        total = Vector()
        for v in velocities:
            total = total + v
        return total / len(self.boids)

    def step(self, dt: float) -> None:
        forces = [
            self.cohesion(b) * self.k_c
            + (self.separation(b) * self.k_s).truncate(self.f_max)
            + self.alignment(b) * self.k_a
            for b in self.boids
        ]
        for b, f in zip(self.boids, forces):
            b.v = b.v + f * dt
            b.p = b.p + b.v * dt

    def __str__(self):
        return "\n".join(f"{b.p[0]:.3f} {b.p[1]:.3f} {b.v[0]:.3f} {b.v[1]:.3f}" for b in self.boids)


def numbers():
    for line in sys.stdin:
        for word in line.split():
            yield float(word)


stream = numbers()
params = [next(stream) for _ in range(7)]
n = int(next(stream))
boids = []
for _ in range(n):
    x, y, vx, vy = next(stream), next(stream), next(stream), next(stream)
    boids.append(Boid(Vector(x, y), Vector(vx, vy)))
sim = Simulation(params, boids)
for dt in stream:
    sim.step(dt)
    if n > 0:
        print(sim)
