import sys
import math


class Vector2:
    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, o):
        return Vector2(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Vector2(self.x - o.x, self.y - o.y)

    def __mul__(self, f):
        return Vector2(self.x * f, self.y * f)

    def __truediv__(self, f):
        return Vector2(self.x / f, self.y / f)

    @property
    def magnitude(self):
        return math.sqrt(self.x * self.x + self.y * self.y)

    @property
    def normalized(self):
        m = self.magnitude
        if m < 0.00001:
            return Vector2()
        return self / m

    @staticmethod
    def distance(a, b):
        return (a - b).magnitude


class Boid:
    def __init__(self, position, velocity):
        self.position = position
        self.velocity = velocity


class FlockManager:
    def start(self):
        data = sys.stdin.read().split()
        self.cohesion_radius = float(data[0])
        self.separation_radius = float(data[1])
        self.max_separation_force = float(data[2])
        self.alignment_radius = float(data[3])
        self.cohesion_weight = float(data[4])
        self.separation_weight = float(data[5])
        self.alignment_weight = float(data[6])
        count = int(data[7])
        self.boids = []
        at = 8
        for _ in range(count):
            x, y, vx, vy = (float(d) for d in data[at:at + 4])
            self.boids.append(Boid(Vector2(x, y), Vector2(vx, vy)))
            at += 4
        self.delta_times = [float(d) for d in data[at:]]

    def get_nearby(self, boid, radius):
        context = []
        for other in self.boids:
            if other is boid:
                continue
            if Vector2.distance(other.position, boid.position) <= radius:
                context.append(other)
        return context

    def cohesion_move(self, boid):
        context = self.get_nearby(boid, self.cohesion_radius)
        # if no neighbors, return no adjustment
        if len(context) == 0:
            return Vector2()
        # add all points together and average
        move = Vector2()
        for item in context:
            move = move + item.position
        move = move / len(context)
        # create offset from agent position
        move = move - boid.position
        return move.normalized

    def avoidance_move(self, boid):
        context = self.get_nearby(boid, self.separation_radius)
        if len(context) == 0:
            return Vector2()
        move = Vector2()
        n_avoid = 0
        for item in context:
            n_avoid += 1
            move = move + (boid.position - item.position).normalized
        if n_avoid > 0:
            move = move / n_avoid
        if move.magnitude > self.max_separation_force:
            move = move.normalized * self.max_separation_force
        return move

    def alignment_move(self, boid):
        context = self.get_nearby(boid, self.alignment_radius)
        # if no neighbors, maintain current alignment
        if len(context) == 0:
            return boid.velocity.normalized
        move = Vector2()
        for item in context:
            move = move + item.velocity
        move = move / len(context)
        return move.normalized

    def update(self, delta_time):
        forces = []
        for boid in self.boids:
            force = self.cohesion_move(boid) * self.cohesion_weight
            force = force + self.avoidance_move(boid) * self.separation_weight
            force = force + self.alignment_move(boid) * self.alignment_weight
            forces.append(force)
        for boid, force in zip(self.boids, forces):
            boid.velocity = boid.velocity + force * delta_time
            boid.position = boid.position + boid.velocity * delta_time

    def late_update(self):
        for boid in self.boids:
            print("{:.3f} {:.3f} {:.3f} {:.3f}".format(
                boid.position.x, boid.position.y, boid.velocity.x, boid.velocity.y))


if __name__ == "__main__":
    manager = FlockManager()
    manager.start()
    for dt in manager.delta_times:
        manager.update(dt)
        manager.late_update()
