from dataclasses import dataclass
from math import hypot


@dataclass
class Agent:
    x: float
    y: float
    vx: float
    vy: float

    def distance_to(self, other):
        return hypot(self.x - other.x, self.y - other.y)


class Simulation:
    def __init__(self):
        (self.rc, self.rs, self.fs_max, self.ra, self.kc, self.ks, self.ka,
         n) = map(float, input().split())
        self.agents = []
        for _ in range(int(n)):
            x, y, vx, vy = map(float, input().split())
            self.agents.append(Agent(x, y, vx, vy))

    def cohesion(self, me):
        cx = cy = 0.0
        count = 0
        for other in self.agents:
            if other is not me and me.distance_to(other) <= self.rc:
                cx += other.x
                cy += other.y
                count += 1
        if count == 0:
            return 0.0, 0.0
        ex = cx / count - me.x
        ey = cy / count - me.y
        if hypot(ex, ey) > self.rc:
            return 0.0, 0.0
        return ex / self.rc, ey / self.rc

    def separation(self, me):
        sx = sy = 0.0
        for other in self.agents:
            d = me.distance_to(other)
            if d == 0 or d > self.rs:
                continue
            sx += (me.x - other.x) / d
            sy += (me.y - other.y) / d
        size = hypot(sx, sy)
        if size > self.fs_max:
            sx = sx / size * self.fs_max
            sy = sy / size * self.fs_max
        return sx, sy

    def alignment(self, me):
        vx = vy = 0.0
        count = 0
        for other in self.agents:
            if other is not me and me.distance_to(other) <= self.ra:
                vx += other.vx
                vy += other.vy
                count += 1
        if count == 0:
            return 0.0, 0.0
        return vx / count, vy / count

    def step(self, dt):
        new_agents = []
        for a in self.agents:
            cx, cy = self.cohesion(a)
            sx, sy = self.separation(a)
            ax, ay = self.alignment(a)
            fx = self.kc * cx + self.ks * sx + self.ka * ax
            fy = self.kc * cy + self.ks * sy + self.ka * ay
            vx = a.vx + fx * dt
            vy = a.vy + fy * dt
            new_agents.append(Agent(a.x + vx * dt, a.y + vy * dt, vx, vy))
        self.agents = new_agents

    def show(self):
        for a in self.agents:
            print(f"{a.x:.3f} {a.y:.3f} {a.vx:.3f} {a.vy:.3f}")


sim = Simulation()
while True:
    dt = float(input())
    sim.step(dt)
    sim.show()
