import sys
import math

# ---- input ----
lines = [l.split() for l in sys.stdin.read().splitlines() if l.strip()]
params = [float(p) for p in lines[0]]
r_c, r_s, fs_max, r_a, k_c, k_s, k_a = params[:7]
n = int(params[7])

agents = []
for row in lines[1:n + 1]:
    x, y, vx, vy = map(float, row)
    agents.append({"x": x, "y": y, "vx": vx, "vy": vy})

time_frames = [float(row[0]) for row in lines[n + 1:]]


def distance(a, b):
    return math.sqrt((a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2)


def cohesion(agents, i):
    me = agents[i]
    group = [o for j, o in enumerate(agents) if j != i and distance(me, o) <= r_c]
    if len(group) == 0:
        return 0, 0
    cx = sum(o["x"] for o in group) / len(group)
    cy = sum(o["y"] for o in group) / len(group)
    dx, dy = cx - me["x"], cy - me["y"]
    if r_c == 0 or math.sqrt(dx ** 2 + dy ** 2) > r_c:
        return 0, 0
    return dx / r_c, dy / r_c


def separation(agents, i):
    me = agents[i]
    fx = fy = 0
    for o in agents:
        d = distance(me, o)
        if 0 < d <= r_s:
            fx += (me["x"] - o["x"]) / d / d
            fy += (me["y"] - o["y"]) / d / d
    f = math.sqrt(fx ** 2 + fy ** 2)
    if f > fs_max:
        fx, fy = fx / f * fs_max, fy / f * fs_max
    return fx, fy


def alignment(agents, i):
    group = [o for o in agents if distance(agents[i], o) <= r_a]
    return sum(o["vx"] for o in group) / len(group), sum(o["vy"] for o in group) / len(group)


# ---- simulation ----
for dt in time_frames:
    # double buffering: read from current, write to new
    current = agents
    new = current.copy()
    for i in range(n):
        cx, cy = cohesion(current, i)
        sx, sy = separation(current, i)
        ax, ay = alignment(current, i)
        fx = k_c * cx + k_s * sx + k_a * ax
        fy = k_c * cy + k_s * sy + k_a * ay
        new[i]["vx"] += fx * dt
        new[i]["vy"] += fy * dt
        new[i]["x"] += new[i]["vx"] * dt
        new[i]["y"] += new[i]["vy"] * dt
    agents = new
    for a in agents:
        print(round(a["x"], 3), round(a["y"], 3), round(a["vx"], 3), round(a["vy"], 3))
