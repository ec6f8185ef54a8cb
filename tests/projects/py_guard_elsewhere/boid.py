from vector import Vector


class Boid:
    def __init__(self, x, y, vx, vy):
        self.position = Vector(x, y)
        self.velocity = Vector(vx, vy)

    def force(self, boids, settings):
        rc, rs, fmax, ra, kc, ks, ka = settings
        total = Vector(0, 0)

        center, count = Vector(0, 0), 0
        for b in boids:
            if b != self and (b.position - self.position).length() <= rc:
                center += b.position
                count += 1
        if count and rc > 0:
            wish = center * (1 / count) - self.position
            if wish.length() <= rc:
                total += wish * (kc / rc)

        push = Vector(0, 0)
        for b in boids:
            away = self.position - b.position
            d = away.length()
            if d > 0 and d <= rs:
                push += away * (1 / d / d)
        if push.length() > fmax:
            push = push * (fmax / push.length())
        total += push * ks

        speed, count = Vector(0, 0), 0
        for b in boids:
            if (b.position - self.position).length() <= ra:
                speed += b.velocity
                count += 1
        if count:
            total += speed * (ka / count)
        return total

    def move(self, force, dt):
        self.velocity += force * dt
        self.position += self.velocity * dt

    def __str__(self):
        return "{:.3f} {:.3f} {:.3f} {:.3f}".format(
            self.position.x, self.position.y, self.velocity.x, self.velocity.y)
