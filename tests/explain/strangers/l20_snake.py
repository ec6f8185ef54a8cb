import sys
import math

first = input().split()
rc = float(first[0])
rs = float(first[1])
fmax = float(first[2])
ra = float(first[3])
kc = float(first[4])
ks = float(first[5])
ka = float(first[6])
n = int(first[7])

# every agent is [x, y, vx, vy]
agents = []
for i in range(n):
    agents.append([float(v) for v in input().split()])


def distance(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(agents, i):
    me = agents[i]
    near = [a for j, a in enumerate(agents) if j != i and distance(me, a) <= rc]
    if len(near) == 0:
        return 0, 0
    cx = sum(a[0] for a in near) / len(near)
    cy = sum(a[1] for a in near) / len(near)
    return (cx - me[0]) / rc, (cy - me[1]) / rc


def separation(agents, i):
    me = agents[i]
    fx = 0
    fy = 0
    for other in agents:
        d = distance(me, other)
        if 0 < d <= rs:
            fx += (me[0] - other[0]) / d / d
            fy += (me[1] - other[1]) / d / d
    size = math.sqrt(fx * fx + fy * fy)
    if size > fmax:
        fx = fx / size * fmax
        fy = fy / size * fmax
    return fx, fy


def alignment(agents, i):
    me = agents[i]
    near = [a for a in agents if distance(me, a) <= ra]
    ax = sum(a[2] for a in near) / len(near)
    ay = sum(a[3] for a in near) / len(near)
    # force that moves the agent towards the average velocity
    return ax - me[2], ay - me[3]


for line in sys.stdin:
    if line.strip() == "":
        continue
    dt = float(line)

    # double buffering
    new_agents = agents.copy()

    for i in range(n):
        c = cohesion(agents, i)
        s = separation(agents, i)
        a = alignment(agents, i)
        fx = kc * c[0] + ks * s[0] + ka * a[0]
        fy = kc * c[1] + ks * s[1] + ka * a[1]
        new_agents[i][2] += fx * dt
        new_agents[i][3] += fy * dt
        new_agents[i][0] += new_agents[i][2] * dt
        new_agents[i][1] += new_agents[i][3] * dt

    agents = new_agents

    for a in agents:
        print(f"{a[0]:.3f} {a[1]:.3f} {a[2]:.3f} {a[3]:.3f}")
