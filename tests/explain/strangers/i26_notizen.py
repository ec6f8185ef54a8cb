import sys

lines = sys.stdin.readlines()
p = lines[0].split()
r_c = float(p[0])
r_s = float(p[1])
F_Smax = float(p[2])
r_a = float(p[3])
K_c = float(p[4])
K_s = float(p[5])
K_a = float(p[6])
N = int(p[7])

x = []
y = []
vx = []
vy = []
for line in lines[1:N+1]:
    w = line.split()
    x.append(float(w[0]))
    y.append(float(w[1]))
    vx.append(float(w[2]))
    vy.append(float(w[3]))


def distance(i, j):
    return (x[i] - x[j])**2 + (y[i] - y[j])**2


for line in lines[N+1:]:
    dt = float(line)
    for i in range(N):
        # Cohesion
        Fc_x = 0
        Fc_y = 0
        n = 0
        for j in range(N):
            if j != i and distance(i, j) <= r_c:
                Fc_x += x[j]
                Fc_y += y[j]
                n += 1
        if n > 0:
            Fc_x = Fc_x / n - x[i]
            Fc_y = Fc_y / n - y[i]

        # Separation
        Fs_x = 0
        Fs_y = 0
        for j in range(N):
            d = distance(i, j)
            if d > 0 and d <= r_s:
                Fs_x += (x[j] - x[i]) / d
                Fs_y += (y[j] - y[i]) / d
        if (Fs_x**2 + Fs_y**2)**0.5 > F_Smax:
            Fs_x = F_Smax
            Fs_y = F_Smax

        # Alignment
        Fa_x = 0
        Fa_y = 0
        n = 0
        for j in range(N):
            if j != i and distance(i, j) <= r_a:
                Fa_x += vx[j]
                Fa_y += vy[j]
                n += 1
        if n > 0:
            Fa_x = Fa_x / n
            Fa_y = Fa_y / n

        Fx = K_c * Fc_x + K_a * Fs_x + K_s * Fa_x
        Fy = K_c * Fc_y + K_a * Fs_y + K_s * Fa_y
        vx[i] = vx[i] + Fx * dt
        vy[i] = vy[i] + Fy * dt
        x[i] = x[i] + vx[i] * dt
        y[i] = y[i] + vy[i] * dt
        print(round(x[i], 3), round(y[i], 3), round(vx[i], 3), round(vy[i], 3))
