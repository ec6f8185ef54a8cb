import math

params = input().split()
rc = float(params[0])
rs = float(params[1])
fmax = float(params[2])
ra = float(params[3])
kc = float(params[4])
ks = float(params[5])
ka = float(params[6])
n = int(params[7])

agents = []
for i in range(n):
    agents.append([float(v) for v in input().split()])


def dist(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(agents, i):
    sx, sy, count = 0, 0, 0
    for j in range(n):
        if j != i and dist(agents[i], agents[j]) <= rc:
            sx += agents[j][0]
            sy += agents[j][1]
            count += 1
    if count == 0:
        return 0, 0
    fx = sx / count - agents[i][0]
    fy = sy / count - agents[i][1]
    if math.sqrt(fx ** 2 + fy ** 2) > rc:
        return 0, 0
    return fx / rc, fy / rc


def separation(agents, i):
    fx, fy = 0, 0
    for j in range(n):
        d = dist(agents[i], agents[j])
        if j != i and d <= rs:
            # normalized vector, then divide by the distance
            fx += (agents[i][0] - agents[j][0]) / d / d
            fy += (agents[i][1] - agents[j][1]) / d / d
            f = math.sqrt(fx ** 2 + fy ** 2)
            if f > fmax:
                fx = fx / f * fmax
                fy = fy / f * fmax
    return fx, fy


def alignment(agents, i):
    vx, vy, count = 0, 0, 0
    for j in range(n):
        if dist(agents[i], agents[j]) <= ra:
            vx += agents[j][2]
            vy += agents[j][3]
            count += 1
    return vx / count - agents[i][2], vy / count - agents[i][3]


while True:
    dt = float(input())
    new_agents = agents.copy()  # double buffer
    for i in range(n):
        fc = cohesion(agents, i)
        fs = separation(agents, i)
        fa = alignment(agents, i)
        fx = kc * fc[0] + ks * fs[0] + ka * fa[0]
        fy = kc * fc[1] + ks * fs[1] + ka * fa[1]
        new_agents[i][2] = agents[i][2] + fx * dt
        new_agents[i][3] = agents[i][3] + fy * dt
        new_agents[i][0] = agents[i][0] + new_agents[i][2] * dt
        new_agents[i][1] = agents[i][1] + new_agents[i][3] * dt
    agents = new_agents
    for a in agents:
        print(round(a[0], 3), round(a[1], 3), round(a[2], 3), round(a[3], 3))
