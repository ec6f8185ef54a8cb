import math
import sys

lines = sys.stdin.read().split("\n")
rc, rs, fsmax, ra, kc, ks, ka, n = [float(word) for word in lines[0].split()]
n = int(n)

agents = []
for i in range(n):
    x, y, vx, vy = lines[1 + i].split()
    agents.append([float(x), float(y), float(vx), float(vy)])


def distance(a, b):
    return math.hypot(a[0] - b[0], a[1] - b[1])


def cohesion(me):
    cx = cy = 0
    count = 0
    for other in agents:
        if other is not me and distance(me, other) <= rc:
            cx += other[0]
            cy += other[1]
            count += 1
    if count == 0 or rc == 0:
        return 0, 0
    dx = cx / count - me[0]
    dy = cy / count - me[1]
    if math.hypot(dx, dy) > rc:
        return 0, 0
    return dx / rc, dy / rc


def separation(me):
    sx = sy = 0
    for other in agents:
        d = distance(me, other)
        if 0 < d <= rs:
            sx += (me[0] - other[0]) / d / d
            sy += (me[1] - other[1]) / d / d
    size = math.hypot(sx, sy)
    if size > fsmax:
        sx, sy = sx / size * fsmax, sy / size * fsmax
    return sx, sy


def alignment(me):
    inside = [other for other in agents if distance(me, other) <= ra]
    return sum(o[2] for o in inside) / len(inside), sum(o[3] for o in inside) / len(inside)


for line in lines[1 + n:]:
    dt = float(line)
    new_agents = []
    for me in agents:
        fx, fy = 0, 0
        for other in agents:
            if other is me:
                continue
            c = cohesion(me)
            s = separation(me)
            fx += kc * c[0] + ks * s[0]
            fy += kc * c[1] + ks * s[1]
        # alignment only needs to be done one time because it is an average
        a = alignment(me)
        fx += ka * a[0]
        fy += ka * a[1]
        vx = me[2] + fx * dt
        vy = me[3] + fy * dt
        new_agents.append([me[0] + vx * dt, me[1] + vy * dt, vx, vy])
    agents = new_agents
    for x, y, vx, vy in agents:
        print("%.3f %.3f %.3f %.3f" % (x, y, vx, vy))
