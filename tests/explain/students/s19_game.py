import math
import sys


def show(agents):
    for a in agents:
        print(format(a["x"], ".3f"), format(a["y"], ".3f"), format(a["vx"], ".3f"), format(a["vy"], ".3f"))


def get_neighbours(agents, me, radius):
    result = []
    for other in agents:
        if other is me:
            continue
        if math.dist((me["x"], me["y"]), (other["x"], other["y"])) <= radius:
            result.append(other)
    return result


lines = [l for l in sys.stdin.readlines() if l.strip() != ""]
p = lines[0].split()
radius_c, radius_s, max_s, radius_a = float(p[0]), float(p[1]), float(p[2]), float(p[3])
k_c, k_s, k_a = float(p[4]), float(p[5]), float(p[6])
count = int(p[7])

agents = []
for line in lines[1:count + 1]:
    v = [float(s) for s in line.split()]
    agents.append({"x": v[0], "y": v[1], "vx": v[2], "vy": v[3]})

show(agents)

for line in lines[count + 1:]:
    dt = float(line)
    result = []
    for me in agents:
        # search only one time, otherwise it is too slow
        near = get_neighbours(agents, me, radius_c)

        coh_x, coh_y = 0.0, 0.0
        if len(near) > 0 and radius_c > 0:
            mid_x = sum(o["x"] for o in near) / len(near)
            mid_y = sum(o["y"] for o in near) / len(near)
            if math.hypot(mid_x - me["x"], mid_y - me["y"]) <= radius_c:
                coh_x = (mid_x - me["x"]) / radius_c
                coh_y = (mid_y - me["y"]) / radius_c

        sep_x, sep_y, used = 0.0, 0.0, 0
        for o in near:
            dx = me["x"] - o["x"]
            dy = me["y"] - o["y"]
            d = math.hypot(dx, dy)
            if d == 0:
                continue
            sep_x += dx / d / d
            sep_y += dy / d / d
            used += 1
        if used > 0:
            sep_x /= used
            sep_y /= used
        size = math.hypot(sep_x, sep_y)
        if size > max_s:
            sep_x = sep_x * max_s / size
            sep_y = sep_y * max_s / size

        ali_x, ali_y = 0.0, 0.0
        if near:
            # "the agent itself is included"
            ali_x = sum(o["vx"] for o in near) / len(near) + me["vx"]
            ali_y = sum(o["vy"] for o in near) / len(near) + me["vy"]

        vx = me["vx"] + (k_c * coh_x + k_s * sep_x + k_a * ali_x) * dt
        vy = me["vy"] + (k_c * coh_y + k_s * sep_y + k_a * ali_y) * dt
        result.append({"x": me["x"] + vx * dt, "y": me["y"] + vy * dt, "vx": vx, "vy": vy})
    agents = result
    show(agents)
