# Flocking
from math import sqrt

# input
first = input().split()
rc = float(first[0])
rs = float(first[1])
fmax = float(first[2])
ra = float(first[3])
kc = float(first[4])
ks = float(first[5])
ka = float(first[6])
n = int(first[7])

pos = []
vel = []
for i in range(n):
    a = input().split()
    pos.append([float(a[0]), float(a[1])])
    vel.append([float(a[2]), float(a[3])])


def dist(a, b):
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)


def simulate(dt):
    forces = [[0.0, 0.0]] * n
    for i in range(n):
        # cohesion
        center = [0.0, 0.0]
        count = 0
        for j in range(n):
            if i != j and dist(pos[i], pos[j]) <= rc:
                center[0] += pos[j][0]
                center[1] += pos[j][1]
                count += 1
        if count > 0:
            center[0] /= count
            center[1] /= count
            if dist(center, pos[i]) <= rc:
                forces[i][0] += kc * (center[0] - pos[i][0]) / rc
                forces[i][1] += kc * (center[1] - pos[i][1]) / rc

        # separation
        sep = [0.0, 0.0]
        for j in range(n):
            d = dist(pos[i], pos[j])
            if i != j and d > 0 and d <= rs:
                sep[0] += (pos[i][0] - pos[j][0]) / d ** 2
                sep[1] += (pos[i][1] - pos[j][1]) / d ** 2
        size = sqrt(sep[0] ** 2 + sep[1] ** 2)
        if size > fmax:
            sep[0] = sep[0] / size * fmax
            sep[1] = sep[1] / size * fmax
        forces[i][0] += ks * sep[0]
        forces[i][1] += ks * sep[1]

        # alignment
        avg = [0.0, 0.0]
        count = 0
        for j in range(n):
            if dist(pos[i], pos[j]) <= rc:
                avg[0] += vel[j][0]
                avg[1] += vel[j][1]
                count += 1
        forces[i][0] += ka * avg[0] / count
        forces[i][1] += ka * avg[1] / count

    # move all
    for i in range(n):
        vel[i][0] += forces[i][0] * dt
        vel[i][1] += forces[i][1] * dt
        pos[i][0] += vel[i][0] * dt
        pos[i][1] += vel[i][1] * dt


while True:
    try:
        line = input()
    except EOFError:
        break
    if line.strip() == "":
        continue
    simulate(float(line))
    for i in range(n):
        print(f"{pos[i][0]:.3f} {pos[i][1]:.3f} {vel[i][0]:.3f} {vel[i][1]:.3f}")
