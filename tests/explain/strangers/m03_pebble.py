# flocking - python version
import math

first = input().split()
rc = float(first[0])
rs = float(first[1])
fsmax = float(first[2])
ra = float(first[3])
kc = float(first[4])
ks = float(first[5])
ka = float(first[6])
n = int(first[7])

# dividing is slower than multiplying so do it only one time
inv_rc = 1.0 / rc

agents = []
for i in range(n):
    x, y, vx, vy = map(float, input().split())
    agents.append((x, y, vx, vy))


def dist(a, b):
    return math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def cohesion(me):
    cx = 0
    cy = 0
    count = 0
    for j in range(n):
        if j != me and dist(agents[me], agents[j]) <= rc:
            cx += agents[j][0]
            cy += agents[j][1]
            count += 1
    if count == 0:
        return 0, 0
    cx /= count
    cy /= count
    return (cx - agents[me][0]) * inv_rc, (cy - agents[me][1]) * inv_rc


def separation(me):
    fx = 0
    fy = 0
    for j in range(n):
        if j == me:
            continue
        d = dist(agents[me], agents[j])
        if d == 0 or d > rs:
            continue
        # the closer the stronger: 1 when we touch, 0 at the radius
        strength = 1 - d / rs
        fx += (agents[me][0] - agents[j][0]) / d * strength
        fy += (agents[me][1] - agents[j][1]) / d * strength
    length = math.sqrt(fx * fx + fy * fy)
    if length > fsmax:
        fx = fx / length * fsmax
        fy = fy / length * fsmax
    return fx, fy


def alignment(me):
    ax = 0
    ay = 0
    count = 0
    for a in agents:
        if dist(agents[me], a) <= ra:
            ax += a[2]
            ay += a[3]
            count += 1
    return ax / count, ay / count


while True:
    try:
        dt = float(input())
    except:
        break
    new_agents = []
    for i in range(n):
        c = cohesion(i)
        s = separation(i)
        a = alignment(i)
        fx = kc * c[0] + ks * s[0] + ka * a[0]
        fy = kc * c[1] + ks * s[1] + ka * a[1]
        vx = agents[i][2] + fx * dt
        vy = agents[i][3] + fy * dt
        x = agents[i][0] + vx * dt
        y = agents[i][1] + vy * dt
        new_agents.append((x, y, vx, vy))
    agents = new_agents
    for x, y, vx, vy in agents:
        print("%.3f %.3f %.3f %.3f" % (x, y, vx, vy))
