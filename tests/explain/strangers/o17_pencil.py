import sys
import math


def dist(a, b):
    dx = a[0] - b[0]
    dy = a[1] - b[1]
    return math.sqrt(dx * dx + dy * dy)


def cohesion(pos, r_c):
    """ list with the cohesion force of every agent """
    out = []
    for i in range(len(pos)):
        cx = 0.0
        cy = 0.0
        n = 0
        for j in range(len(pos)):
            if j != i and dist(pos[i], pos[j]) <= r_c:
                cx += pos[j][0]
                cy += pos[j][1]
                n += 1
        if n == 0:
            out.append((0.0, 0.0))
        else:
            out.append(((cx / n - pos[i][0]) / r_c, (cy / n - pos[i][1]) / r_c))
    return out


def separation(pos, r_s, f_max):
    """ list with the separation force of every agent """
    out = []
    for i in range(len(pos)):
        fx = 0.0
        fy = 0.0
        for j in range(len(pos)):
            d = dist(pos[i], pos[j])
            if 0 < d <= r_s:
                fx += (pos[i][0] - pos[j][0]) / d / d
                fy += (pos[i][1] - pos[j][1]) / d / d
        m = math.sqrt(fx * fx + fy * fy)
        if m > f_max:
            fx = fx / m * f_max
            fy = fy / m * f_max
        out.append((fx, fy))
    return out


def alignment(pos, vel, r_a):
    """ list with the alignment force of every agent """
    out = []
    vx = 0.0
    vy = 0.0
    n = 0
    for i in range(len(pos)):
        for j in range(len(pos)):
            if dist(pos[i], pos[j]) <= r_a or i == j:
                vx += vel[j][0]
                vy += vel[j][1]
                n += 1
        out.append((vx / n, vy / n))
    return out


def main():
    words = sys.stdin.read().split()
    r_c, r_s, f_max, r_a, k_c, k_s, k_a = [float(w) for w in words[:7]]
    n = int(words[7])
    numbers = [float(w) for w in words[8:]]
    pos = []
    vel = []
    for i in range(n):
        x, y, vx, vy = numbers[4 * i:4 * i + 4]
        pos.append((x, y))
        vel.append((vx, vy))

    for dt in numbers[4 * n:]:
        fc = cohesion(pos, r_c)
        fs = separation(pos, r_s, f_max)
        fa = alignment(pos, vel, r_a)
        for i in range(n):
            fx = k_c * fc[i][0] + k_s * fs[i][0] + k_a * fa[i][0]
            fy = k_c * fc[i][1] + k_s * fs[i][1] + k_a * fa[i][1]
            vel[i] = (vel[i][0] + fx * dt, vel[i][1] + fy * dt)
            pos[i] = (pos[i][0] + vel[i][0] * dt, pos[i][1] + vel[i][1] * dt)
            print("%.3f %.3f %.3f %.3f" % (pos[i] + vel[i]))


main()
