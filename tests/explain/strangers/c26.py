import sys


class Agent:
    def __init__(self, x, y, vx, vy):
        self.x, self.y, self.vx, self.vy = x, y, vx, vy


def sqr_distance(a, b):
    # avoids the slow sqrt
    return (a.x - b.x) ** 2 + (a.y - b.y) ** 2


def neighbors(agents, me, radius):
    return [o for o in agents if o is not me and sqr_distance(o, me) <= radius]


def cohesion_force(agents, me, radius):
    group = neighbors(agents, me, radius)
    if not group:
        return 0.0, 0.0
    cx = sum(o.x for o in group) / len(group)
    cy = sum(o.y for o in group) / len(group)
    if radius == 0:
        return 0.0, 0.0
    return (cx - me.x) / radius, (cy - me.y) / radius


def separation_force(agents, me, radius, max_force):
    fx, fy = 0.0, 0.0
    for o in neighbors(agents, me, radius):
        d2 = sqr_distance(o, me)
        if d2 == 0:
            continue
        fx += (me.x - o.x) / d2
        fy += (me.y - o.y) / d2
    size = (fx * fx + fy * fy) ** 0.5
    if size > max_force:
        fx, fy = fx * max_force / size, fy * max_force / size
    return fx, fy


def alignment_force(agents, me, radius):
    group = neighbors(agents, me, radius) + [me]
    return sum(o.vx for o in group) / len(group), sum(o.vy for o in group) / len(group)


def main():
    first = sys.stdin.readline().split()
    r_c, r_s, r_a, max_force, k_c, k_s, k_a = map(float, first[:7])
    n = int(first[7])
    agents = []
    for _ in range(n):
        agents.append(Agent(*map(float, sys.stdin.readline().split())))

    for line in sys.stdin:
        if not line.strip():
            continue
        dt = float(line)
        updated = []
        for me in agents:
            cx, cy = cohesion_force(agents, me, r_c)
            sx, sy = separation_force(agents, me, r_s, max_force)
            ax, ay = alignment_force(agents, me, r_a)
            fx = cx * k_c + sx * k_s + ax * k_a
            fy = cy * k_c + sy * k_s + ay * k_a
            vx = me.vx + fx * dt
            vy = me.vy + fy * dt
            updated.append(Agent(me.x + vx * dt, me.y + vy * dt, vx, vy))
        agents = updated
        for a in agents:
            print("{:.3f} {:.3f} {:.3f} {:.3f}".format(a.x, a.y, a.vx, a.vy))


if __name__ == "__main__":
    main()
