import sys
from dataclasses import dataclass


@dataclass
class Vec:
    x: float = 0.0
    y: float = 0.0

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return Vec(self.x - other.x, self.y - other.y)

    def __mul__(self, k):
        return Vec(self.x * k, self.y * k)

    def __truediv__(self, k):
        return Vec(self.x / k, self.y / k)

    def length(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5


@dataclass
class Agent:
    pos: Vec
    vel: Vec


class Flock:
    def __init__(self, params, agents):
        self.rc, self.rs, self.fsmax, self.ra, self.kc, self.ks, self.ka = params
        self.agents = agents

    def neighbors(self, agent, radius):
        return [a for a in self.agents if (a.pos - agent.pos).length() <= radius]

    def cohesion(self, agent):
        others = [a for a in self.neighbors(agent, self.rc) if a is not agent]
        if not others:
            return Vec()
        center = Vec()
        for a in others:
            center = center + a.pos
        center = center / len(others)
        to_center = center - agent.pos
        if to_center.length() > self.rc:
            return Vec()
        return to_center / self.rc * self.kc

    def separation(self, agent):
        force = Vec()
        for a in self.neighbors(agent, self.rs):
            away = agent.pos - a.pos
            d = away.length()
            if d > 0:
                force = force + away / d / d
        force = force * self.ks
        # clamp to the max
        if force.length() > self.fsmax:
            force = force / force.length() * self.fsmax
        return force

    def alignment(self, agent):
        group = self.neighbors(agent, self.ra)
        total = Vec()
        for a in group:
            total = total + a.vel
        return total / len(group) * self.ka

    def step(self, dt):
        result = []
        for agent in self.agents:
            force = self.cohesion(agent) + self.separation(agent) + self.alignment(agent)
            vel = agent.vel + force * dt
            result.append(Agent(agent.pos + vel * dt, vel))
        self.agents = result

    def output(self):
        for a in self.agents:
            print(f"{a.pos.x:.3f} {a.pos.y:.3f} {a.vel.x:.3f} {a.vel.y:.3f}")


if __name__ == "__main__":
    lines = [line.split() for line in sys.stdin if line.strip()]
    params = [float(v) for v in lines[0][:7]]
    count = int(lines[0][7])
    agents = []
    for row in lines[1:count + 1]:
        x, y, vx, vy = map(float, row)
        agents.append(Agent(Vec(x, y), Vec(vx, vy)))
    flock = Flock(params, agents)
    for row in lines[count + 1:]:
        flock.step(float(row[0]))
        flock.output()
