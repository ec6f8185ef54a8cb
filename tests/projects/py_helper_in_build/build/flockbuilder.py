NAMES = ["rc", "rs", "fmax", "ra", "kc", "ks", "ka"]


def build_flock(data):
    flock = {name: float(data[i]) for i, name in enumerate(NAMES)}
    n = int(data[7])
    flock["n"] = n
    for k, name in enumerate(["x", "y", "vx", "vy"]):
        flock[name] = [float(data[8 + 4 * i + k]) for i in range(n)]
    return flock, 8 + 4 * n
