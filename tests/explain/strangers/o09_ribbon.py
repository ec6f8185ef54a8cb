# boids (started from a pygame boids tutorial, drawing removed)
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
        return math.sqrt(self.x * self.x + self.y * self.y)

    def scale_to_length(self, new_length):
        l = self.length()
        self.x = self.x / l * new_length
        self.y = self.y / l * new_length


class Boid:
    def __init__(self, x, y, vx, vy):
        self.position = Vec(x, y)
        self.velocity = Vec(vx, vy)

    def neighbours(self, flock, radius):
        result = []
        for other in flock:
            if other is not self and (other.position - self.position).length() <= radius:
                result.append(other)
        return result

    def cohesion(self, flock):
        near = self.neighbours(flock, r_c)
        force = Vec()
        if near:
            for other in near:
                force = force + other.position
            force = force / len(near)
            force = force - self.position
            force = force / r_c
        return force

    def separation(self, flock):
        near = self.neighbours(flock, r_s)
        force = Vec()
        for other in near:
            diff = self.position - other.position
            d = diff.length()
            if d > 0:
                force = force + diff / d / d
        if force.length() > f_max:
            force.scale_to_length(f_max)
        return force

    def alignment(self, flock):
        near = self.neighbours(flock, r_a)
        force = Vec()
        if near:
            for other in near:
                force = force + other.velocity
            force = force / len(near)
        return force

    def update(self, flock, dt):
        acceleration = self.cohesion(flock) * k_c
        acceleration = acceleration + self.separation(flock) * k_s
        acceleration = acceleration + self.alignment(flock) * k_a
        self.velocity = self.velocity + acceleration * dt
        self.position = self.position + self.velocity * dt

    def show(self):
        print("%.3f %.3f %.3f %.3f" % (self.position.x, self.position.y, self.velocity.x, self.velocity.y))


r_c, r_s, f_max, r_a, k_c, k_s, k_a, n = [float(t) for t in input().split()]
flock = []
for i in range(int(n)):
    x, y, vx, vy = [float(t) for t in input().split()]
    flock.append(Boid(x, y, vx, vy))

# main loop
running = True
while running:
    try:
        dt = float(input())
    except:
        running = False
        break
    for boid in flock:
        boid.update(flock, dt)
    for boid in flock:
        boid.show()
