from math import sqrt


def distance(flock, i, j):
    return sqrt((flock["x"][i] - flock["x"][j]) ** 2 + (flock["y"][i] - flock["y"][j]) ** 2)


def cohesion(flock, i):
    others = [j for j in range(flock["n"]) if j != i and distance(flock, i, j) <= flock["rc"]]
    if len(others) == 0 or flock["rc"] == 0:
        return 0, 0
    ex = sum(flock["x"][j] for j in others) / len(others) - flock["x"][i]
    ey = sum(flock["y"][j] for j in others) / len(others) - flock["y"][i]
    if sqrt(ex ** 2 + ey ** 2) > flock["rc"]:
        return 0, 0
    return ex / flock["rc"], ey / flock["rc"]


def separation(flock, i):
    sx, sy = 0, 0
    for j in range(flock["n"]):
        d = distance(flock, i, j)
        if d == 0 or d > flock["rs"]:
            continue
        sx += (flock["x"][i] - flock["x"][j]) / d ** 2
        sy += (flock["y"][i] - flock["y"][j]) / d ** 2
    s = sqrt(sx ** 2 + sy ** 2)
    if s > flock["fmax"]:
        return sx / s * flock["fmax"], sy / s * flock["fmax"]
    return sx, sy


def alignment(flock, i):
    near = [j for j in range(flock["n"]) if distance(flock, i, j) <= flock["ra"]]
    if not near:
        return 0, 0
    return sum(flock["vx"][j] for j in near) / len(near), sum(flock["vy"][j] for j in near) / len(near)
