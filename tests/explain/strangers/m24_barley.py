# Game AI - assignment flocking
# usage: python3 flocking.py < input.txt
import sys
import math

lines = sys.stdin.readlines()

params = lines[0].split()
r_c = float(params[0])
r_s = float(params[1])
F_Smax = float(params[2])
r_a = float(params[3])
K_c = float(params[4])
K_s = float(params[5])
K_a = float(params[6])
N = int(params[7])

P = []   # positions
V = []   # velocities
for i in range(1, N + 1):
    numbers = lines[i].split()
    P.append([float(numbers[0]), float(numbers[1])])
    V.append([float(numbers[2]), float(numbers[3])])


def dist(p, q):
    return math.dist(p, q)


for line in lines[N + 1:]:
    dt = float(line)

    newP = []
    newV = []
    for a in range(N):
        # 1. cohesion
        Fc = [0, 0]
        PCM = [0, 0]
        n = 0
        for i in range(N):
            if i != a and dist(P[a], P[i]) <= r_c:
                PCM[0] += P[i][0]
                PCM[1] += P[i][1]
                n += 1
        if n > 0:
            PCM[0] /= n
            PCM[1] /= n
            if 0 < dist(PCM, P[a]) <= r_c:
                Fc[0] = (PCM[0] - P[a][0]) / r_c
                Fc[1] = (PCM[1] - P[a][1]) / r_c

        # 2. separation
        Fs = [0, 0]
        for i in range(N):
            if i != a:
                d = dist(P[a], P[i])
                if 0 < d <= r_s:
                    # not more than F_Smax
                    force = min(1 / d, F_Smax)
                    Fs[0] += (P[a][0] - P[i][0]) / d * force
                    Fs[1] += (P[a][1] - P[i][1]) / d * force

        # 3. alignment
        Vavg = [0, 0]
        n = 0
        for i in range(N):
            if dist(P[a], P[i]) <= r_a:
                Vavg[0] += V[i][0]
                Vavg[1] += V[i][1]
                n += 1
        # steering = desired - current  (from the lecture about steering)
        Fa = [Vavg[0] / n - V[a][0], Vavg[1] / n - V[a][1]]

        F = [K_c * Fc[k] + K_s * Fs[k] + K_a * Fa[k] for k in range(2)]
        v = [V[a][k] + F[k] * dt for k in range(2)]
        newV.append(v)
        newP.append([P[a][k] + v[k] * dt for k in range(2)])
    P = newP
    V = newV
    for a in range(N):
        print(f"{P[a][0]:.3f} {P[a][1]:.3f} {V[a][0]:.3f} {V[a][1]:.3f}")
