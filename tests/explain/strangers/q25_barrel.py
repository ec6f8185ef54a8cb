# flocking
# last try before the late deadline, example is ok now
import sys, math

lines = sys.stdin.read().split("\n")
first = lines[0].split()
R_C = float(first[0])
R_S = float(first[1])
F_MAX = float(first[2])
R_A = float(first[3])
K_C = float(first[4])
K_S = float(first[5])
K_A = float(first[6])
N = int(first[7])

pos = []
vel = []
for l in lines[1:N+1]:
    a = l.split()
    pos.append((float(a[0]), float(a[1])))
    vel.append((float(a[2]), float(a[3])))


def length(v):
    return math.sqrt(v[0]*v[0] + v[1]*v[1])

def vec(p, q):
    # vector PQ = Q - P
    return (q[0]-p[0], q[1]-p[1])

def hat(v):
    l = length(v)
    if l == 0:
        return (0.0, 0.0)
    return (v[0]/l, v[1]/l)


def cohesion(i):
    near = [pos[j] for j in range(N) if j != i and length(vec(pos[i], pos[j])) <= R_C]
    if len(near) == 0:
        return (0.0, 0.0)
    cm = (sum(p[0] for p in near)/len(near), sum(p[1] for p in near)/len(near))
    # max magnitude is 1
    return hat(vec(pos[i], cm))

def separation(i):
    x = 0.0
    y = 0.0
    for j in range(N):
        if j == i:
            continue
        away = vec(pos[j], pos[i])
        d = length(away)
        if d > 0 and d <= R_S:
            h = hat(away)
            x += h[0]/d
            y += h[1]/d
    if length((x, y)) > F_MAX:
        h = hat((x, y))
        x = h[0]*F_MAX
        y = h[1]*F_MAX
    return (x, y)

def alignment(i):
    near = [vel[j] for j in range(N) if length(vec(pos[i], pos[j])) <= R_A]
    return (sum(v[0] for v in near)/len(near), sum(v[1] for v in near)/len(near))


def r3(v):
    # "exactly 3 decimal places and should be rounded to the nearest"
    return (round(v[0], 3), round(v[1], 3))


for l in lines[N+1:]:
    if l.strip() == "":
        continue
    dt = float(l)
    newpos = []
    newvel = []
    for i in range(N):
        c = cohesion(i)
        s = separation(i)
        a = alignment(i)
        f = (K_C*c[0] + K_S*s[0] + K_A*a[0], K_C*c[1] + K_S*s[1] + K_A*a[1])
        v = (vel[i][0] + f[0]*dt, vel[i][1] + f[1]*dt)
        p = (pos[i][0] + v[0]*dt, pos[i][1] + v[1]*dt)
        newpos.append(r3(p))
        newvel.append(r3(v))
    pos = newpos
    vel = newvel
    for i in range(N):
        print("%.3f %.3f %.3f %.3f" % (pos[i][0], pos[i][1], vel[i][0], vel[i][1]))
