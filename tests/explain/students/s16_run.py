import sys
import math

header = sys.stdin.readline().split()
R_C, R_S, F_S, R_A = map(float, header[0:4])
K_C, K_S, K_A = map(float, header[4:7])
N = int(header[7])

pos = []
vel = []
for k in range(N):
    values = list(map(float, sys.stdin.readline().split()))
    pos.append((values[0], values[1]))
    vel.append((values[2], values[3]))

while sys.stdin.readline():
    line = sys.stdin.readline()
    if line == "":
        break
    dt = float(line)

    newpos = []
    newvel = []
    for a in range(N):
        C = [0, 0]
        S = [0, 0]
        A = [0, 0]
        nc = 0
        na = 0
        for i in range(N):
            dx = pos[a][0] - pos[i][0]
            dy = pos[a][1] - pos[i][1]
            d = math.hypot(dx, dy)
            if i != a and d <= R_C:
                C[0] += pos[i][0]
                C[1] += pos[i][1]
                nc += 1
            if i != a and d <= R_S and d != 0:
                # direction away from the neighbour (length 1)
                S[0] += dx / d
                S[1] += dy / d
            if d <= R_A:
                A[0] += vel[i][0]
                A[1] += vel[i][1]
                na += 1
        if nc > 0:
            C[0] = C[0] / nc - pos[a][0]
            C[1] = C[1] / nc - pos[a][1]
            if math.hypot(C[0], C[1]) > R_C:
                C = [0, 0]
        if na > 0:
            A[0] /= na
            A[1] /= na
        fx = K_C * C[0] + K_S * S[0] + K_A * A[0]
        fy = K_C * C[1] + K_S * S[1] + K_A * A[1]
        vx = vel[a][0] + fx * dt
        vy = vel[a][1] + fy * dt
        newvel.append((vx, vy))
        newpos.append((pos[a][0] + vx * dt, pos[a][1] + vy * dt))
    pos = newpos
    vel = newvel
    for a in range(N):
        print(f"{pos[a][0]:.3f} {pos[a][1]:.3f} {vel[a][0]:.3f} {vel[a][1]:.3f}")
