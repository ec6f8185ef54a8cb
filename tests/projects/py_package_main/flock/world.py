from dataclasses import dataclass


@dataclass(frozen=True)
class Parameters:
    r_c: float
    r_s: float
    f_smax: float
    r_a: float
    k_c: float
    k_s: float
    k_a: float


@dataclass
class Agent:
    pos: complex
    vel: complex


class World:
    def __init__(self, parameters, agents):
        self.p = parameters
        self.agents = agents

    def cohesion(self, me):
        near = [a.pos for a in self.agents if a is not me and abs(a.pos - me.pos) <= self.p.r_c]
        if not near or self.p.r_c <= 0:
            return 0
        e = sum(near) / len(near) - me.pos
        return e / self.p.r_c if abs(e) <= self.p.r_c else 0

    def separation(self, me):
        total = 0
        for a in self.agents:
            away = me.pos - a.pos
            if 0 < abs(away) <= self.p.r_s:
                total += away / abs(away) ** 2
        if abs(total) > self.p.f_smax:
            total = total / abs(total) * self.p.f_smax
        return total

    def alignment(self, me):
        near = [a.vel for a in self.agents if abs(a.pos - me.pos) <= self.p.r_a]
        return sum(near) / len(near) if near else 0

    def step(self, dt):
        forces = [
            self.p.k_c * self.cohesion(a) + self.p.k_s * self.separation(a) + self.p.k_a * self.alignment(a)
            for a in self.agents
        ]
        for a, f in zip(self.agents, forces):
            a.vel += f * dt
            a.pos += a.vel * dt
