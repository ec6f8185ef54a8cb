import math
import sys


def distance(p, q):
    return math.hypot(p[0] - q[0], p[1] - q[1])


def cohesion(pos, a, rc):
    cx = cy = 0.0
    count = 0
    for i in range(len(pos)):
        if i != a and distance(pos[a], pos[i]) <= rc:
            cx += pos[i][0]
            cy += pos[i][1]
            count += 1
    if count == 0:
        return [0.0, 0.0]
    ex = cx / count - pos[a][0]
    ey = cy / count - pos[a][1]
    if math.hypot(ex, ey) > rc:
        return [0.0, 0.0]
    return [ex / rc, ey / rc]


def separation(pos, a, rs, fmax):
    sx = sy = 0.0
    for i in range(len(pos)):
        if i == a:
            continue
        d = distance(pos[a], pos[i])
        if d > 0 and d <= rs:
            sx += (pos[a][0] - pos[i][0]) / d / d
            sy += (pos[a][1] - pos[i][1]) / d / d
    s = math.hypot(sx, sy)
    if s > fmax:
        sx = sx / s * fmax
        sy = sy / s * fmax
    return [sx, sy]


def alignment(pos, vel, a, ra):
    mx = my = 0.0
    members = 0
    for i in range(len(pos)):
        if distance(pos[a], pos[i]) <= ra:
            mx += vel[i][0]
            my += vel[i][1]
            members += 1
    return [mx / members, my / members]


def main():
    tokens = sys.stdin.read().split()
    rc = float(tokens[0])
    rs = float(tokens[1])
    fmax = float(tokens[2])
    ra = float(tokens[3])
    kc = float(tokens[4])
    ks = float(tokens[5])
    ka = float(tokens[6])
    n = int(tokens[7])
    at = 8
    pos = []
    vel = []
    for i in range(n):
        x, y, vx, vy = [float(t) for t in tokens[at:at + 4]]
        pos.append([x, y])
        vel.append([vx, vy])
        at += 4
    for token in tokens[at:]:
        dt = float(token)
        newpos = []
        newvel = []
        for a in range(n):
            fc = cohesion(pos, a, rc)
            fs = separation(pos, a, rs, fmax)
            fa = alignment(pos, vel, a, ra)
            fx = kc * fc[0] + ks * fs[0] + ka * fa[0]
            fy = kc * fc[1] + ks * fs[1] + ka * fa[1]
            vx = vel[a][0] + fx * dt
            vy = vel[a][1] + fy * dt
            newvel.append([vx, vy])
            newpos.append([pos[a][0] + vx * dt, pos[a][1] + vy * dt])
        pos = newpos
        vel = newvel
        for a in range(n):
            print("%.3f %.3f %.3f %.3f" % (pos[a][0], pos[a][1], vel[a][0], vel[a][1]))


main()
