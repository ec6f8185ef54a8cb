"""Flocking with headings. I like angles better than vectors :)"""
import math
import sys


class Bird:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def heading(self):
        return math.atan2(self.vy, self.vx)

    def speed(self):
        return math.hypot(self.vx, self.vy)

    def distance(self, other):
        return math.hypot(self.x - other.x, self.y - other.y)


class Flock:
    def __init__(self, params, birds):
        (self.rc, self.rs, self.fmax, self.ra, self.kc, self.ks, self.ka) = params
        self.birds = birds

    def cohesion(self, me):
        xs, ys = [], []
        for b in self.birds:
            if b is not me and me.distance(b) <= self.rc:
                xs.append(b.x)
                ys.append(b.y)
        if not xs or self.rc == 0:
            return 0.0, 0.0
        ex = sum(xs) / len(xs) - me.x
        ey = sum(ys) / len(ys) - me.y
        if math.hypot(ex, ey) > self.rc:
            return 0.0, 0.0
        return ex / self.rc, ey / self.rc

    def separation(self, me):
        fx, fy = 0.0, 0.0
        for b in self.birds:
            d = me.distance(b)
            if 0 < d <= self.rs:
                angle = math.atan2(me.y - b.y, me.x - b.x)   # pointing away from b
                fx += math.cos(angle) / d
                fy += math.sin(angle) / d
        if math.hypot(fx, fy) > self.fmax:
            angle = math.atan2(fy, fx)
            fx = self.fmax * math.cos(angle)
            fy = self.fmax * math.sin(angle)
        return fx, fy

    def alignment(self, me):
        total_angle = 0.0
        total_speed = 0.0
        count = 0
        for b in self.birds:
            if me.distance(b) <= self.ra:
                total_angle += b.heading()
                total_speed += b.speed()
                count += 1
        if count == 0:
            return 0.0, 0.0
        angle = total_angle / count
        speed = total_speed / count
        return speed * math.cos(angle), speed * math.sin(angle)

    def update(self, dt):
        forces = []
        for b in self.birds:
            cx, cy = self.cohesion(b)
            sx, sy = self.separation(b)
            ax, ay = self.alignment(b)
            forces.append((self.kc * cx + self.ks * sx + self.ka * ax,
                           self.kc * cy + self.ks * sy + self.ka * ay))
        for b, (fx, fy) in zip(self.birds, forces):
            b.x += b.vx * dt
            b.y += b.vy * dt
            b.vx += fx * dt
            b.vy += fy * dt

    def show(self):
        for b in self.birds:
            print("%.3f %.3f %.3f %.3f" % (b.x, b.y, b.vx, b.vy))


def main():
    words = (w for line in sys.stdin for w in line.split())
    params = [float(next(words)) for _ in range(7)]
    n = int(next(words))
    birds = [Bird(*(float(next(words)) for _ in range(4))) for _ in range(n)]
    flock = Flock(params, birds)
    for w in words:
        flock.update(float(w))
        flock.show()


main()
