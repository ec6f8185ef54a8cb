import sys
import math


def neighbors(agents, i, radius):
    result = []
    for j in range(len(agents)):
        if j == i:
            continue
        if math.hypot(agents[j][0] - agents[i][0], agents[j][1] - agents[i][1]) <= radius:
            result.append(agents[j])
    return result


def cohesion(agents, i, rc):
    group = neighbors(agents, i, rc)
    if len(group) == 0:
        return (0.0, 0.0)
    cx = sum(a[0] for a in group) / len(group)
    cy = sum(a[1] for a in group) / len(group)
    fx = cx - agents[i][0]
    fy = cy - agents[i][1]
    # max magnitude is 1, inclusive
    m = math.hypot(fx, fy)
    if m > 1:
        fx, fy = fx / m, fy / m
    return (fx, fy)


def separation(agents, i, rs, fmax):
    fx = fy = 0.0
    for a in neighbors(agents, i, rs):
        dx = agents[i][0] - a[0]
        dy = agents[i][1] - a[1]
        d = math.hypot(dx, dy)
        fx += dx / d / d
        fy += dy / d / d
    m = math.hypot(fx, fy)
    if m > fmax:
        fx, fy = fx / m * fmax, fy / m * fmax
    return (fx, fy)


def alignment(agents, i, ra):
    group = neighbors(agents, i, ra) + [agents[i]]
    vx = sum(a[2] for a in group) / len(group)
    vy = sum(a[3] for a in group) / len(group)
    return (vx - agents[i][2], vy - agents[i][3])


def main():
    lines = [l.split() for l in sys.stdin if l.strip()]
    rc, rs, fmax, ra, kc, ks, ka = map(float, lines[0][:7])
    n = int(lines[0][7])
    agents = [list(map(float, lines[1 + k])) for k in range(n)]
    for line in lines[1 + n:]:
        dt = float(line[0])
        new_agents = []
        for i in range(n):
            c = cohesion(agents, i, rc)
            s = separation(agents, i, rs, fmax)
            a = alignment(agents, i, ra)
            fx = kc * c[0] + ks * s[0] + ka * a[0]
            fy = kc * c[1] + ks * s[1] + ka * a[1]
            vx = agents[i][2] + fx * dt
            vy = agents[i][3] + fy * dt
            new_agents.append([agents[i][0] + vx * dt, agents[i][1] + vy * dt, vx, vy])
        agents = new_agents
        for x, y, vx, vy in agents:
            print(f"{x:.3f} {y:.3f} {vx:.3f} {vy:.3f}")


main()
