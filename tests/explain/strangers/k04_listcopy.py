# Flocking assignment
# agent = [x, y, vx, vy]
from math import sqrt


def dist(a, b):
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(me, neighbors):
    if len(neighbors) == 0:
        return 0, 0
    cx = sum(a[0] for a in neighbors) / len(neighbors)
    cy = sum(a[1] for a in neighbors) / len(neighbors)
    return (cx - me[0]) / r_c, (cy - me[1]) / r_c


def separation(me, neighbors):
    fx, fy = 0, 0
    for a in neighbors:
        d = dist(me, a)
        if 0 < d <= r_s:
            fx += (me[0] - a[0]) / d / d
            fy += (me[1] - a[1]) / d / d
    size = sqrt(fx * fx + fy * fy)
    if size > f_max:
        fx = fx / size * f_max
        fy = fy / size * f_max
    return fx, fy


def alignment(me, neighbors):
    # including itself
    group = [me] + [a for a in neighbors if dist(me, a) <= r_a]
    avg_x = sum(a[2] for a in group) / len(group)
    avg_y = sum(a[3] for a in group) / len(group)
    return avg_x - me[2], avg_y - me[3]


params = input().split()
r_c, r_s, f_max, r_a, k_c, k_s, k_a = [float(p) for p in params[:7]]
n = int(params[7])

agents = []
for i in range(n):
    agents.append([float(v) for v in input().split()])

while True:
    dt = float(input())

    new_agents = agents[:]      # double buffer

    for i in range(n):
        me = agents[i]
        neighbors = [a for a in agents if a != me and dist(me, a) <= r_c]

        c = cohesion(me, neighbors)
        s = separation(me, neighbors)
        al = alignment(me, neighbors)

        fx = k_c * c[0] + k_s * s[0] + k_a * al[0]
        fy = k_c * c[1] + k_s * s[1] + k_a * al[1]

        new_agents[i][2] = me[2] + fx * dt
        new_agents[i][3] = me[3] + fy * dt
        new_agents[i][0] = me[0] + new_agents[i][2] * dt
        new_agents[i][1] = me[1] + new_agents[i][3] * dt

    agents = new_agents

    for a in agents:
        print(round(a[0], 3), round(a[1], 3), round(a[2], 3), round(a[3], 3))
