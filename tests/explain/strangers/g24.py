import math

r_c, r_s, F_max, r_a, K_c, K_s, K_a, N = map(float, input().split())
N = int(N)
agents = []
for i in range(N):
    x, y, vx, vy = map(float, input().split())
    agents.append({"p": (x, y), "v": (vx, vy)})


def distance(p, q):
    return math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2)


def get_cohesion(i):
    # center of mass of the group (without me)
    cx, cy = 0, 0
    for j in range(N):
        if j != i:
            cx += agents[j]["p"][0]
            cy += agents[j]["p"][1]
    cm = (cx / (N - 1), cy / (N - 1))
    p = agents[i]["p"]
    if distance(p, cm) <= r_c:
        return ((cm[0] - p[0]) / r_c, (cm[1] - p[1]) / r_c)
    else:
        return (0, 0)


def get_separation(i):
    p = agents[i]["p"]
    force = (0, 0)
    closest = r_s
    for j in range(N):
        if j == i:
            continue
        q = agents[j]["p"]
        d = distance(p, q)
        if 0 < d <= closest:
            closest = d
            force = ((p[0] - q[0]) / d / d, (p[1] - q[1]) / d / d)
    size = distance(force, (0, 0))
    if size > F_max:
        force = (force[0] / size * F_max, force[1] / size * F_max)
    return force


def get_alignment(i):
    vx, vy, n = 0, 0, 0
    for a in agents:
        if distance(a["p"], agents[i]["p"]) <= r_a:
            vx += a["v"][0]
            vy += a["v"][1]
            n += 1
    if n == 0:
        return (0, 0)
    return (vx / n, vy / n)


while True:
    try:
        dt = float(input())
    except EOFError:
        break
    result = []
    for i in range(N):
        c = get_cohesion(i)
        s = get_separation(i)
        a = get_alignment(i)
        fx = K_c * c[0] + K_s * s[0] + K_a * a[0]
        fy = K_c * c[1] + K_s * s[1] + K_a * a[1]
        vx = agents[i]["v"][0] + fx * dt
        vy = agents[i]["v"][1] + fy * dt
        x = agents[i]["p"][0] + vx * dt
        y = agents[i]["p"][1] + vy * dt
        result.append({"p": (x, y), "v": (vx, vy)})
    agents = result
    for a in agents:
        print(round(a["p"][0], 3), round(a["p"][1], 3), round(a["v"][0], 3), round(a["v"][1], 3))
