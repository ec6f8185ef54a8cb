import sys
from math import sqrt

data = sys.stdin.read().split()
rc, rs, fmax, ra, kc, ks, ka = [float(v) for v in data[:7]]
n = int(data[7])
pos = 8
agents = []
for i in range(n):
    agents.append([float(v) for v in data[pos:pos + 4]])
    pos += 4


def dist(a, b):
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(agent, others):
    near = [o for o in others if o is not agent and dist(agent, o) <= rc]
    if len(near) == 0 or rc == 0:
        return 0, 0
    cx = sum(o[0] for o in near) / len(near)
    cy = sum(o[1] for o in near) / len(near)
    return (cx - agent[0]) / rc, (cy - agent[1]) / rc


def separation(agent, others):
    fx = fy = 0
    for o in others:
        if o is agent:
            continue
        d = dist(agent, o)
        if d <= rs:
            fx += (agent[0] - o[0]) / d / d
            fy += (agent[1] - o[1]) / d / d
    length = sqrt(fx * fx + fy * fy)
    if length > fmax:
        fx = fx / length * fmax
        fy = fy / length * fmax
    return fx, fy


def alignment(agent, others):
    near = [o for o in others if dist(agent, o) <= ra]
    if not near:
        return 0, 0
    return sum(o[2] for o in near) / len(near), sum(o[3] for o in near) / len(near)


for token in data[pos:]:
    dt = float(token)
    new_agents = agents[:]        # copy, double buffering!
    for i in range(n):
        c = cohesion(agents[i], agents)
        s = separation(agents[i], agents)
        a = alignment(agents[i], agents)
        fx = kc * c[0] + ks * s[0] + ka * a[0]
        fy = kc * c[1] + ks * s[1] + ka * a[1]
        new_agents[i][2] += fx * dt
        new_agents[i][3] += fy * dt
        new_agents[i][0] += new_agents[i][2] * dt
        new_agents[i][1] += new_agents[i][3] * dt
    agents = new_agents
    for a in agents:
        print(round(a[0], 3), round(a[1], 3), round(a[2], 3), round(a[3], 3))
