"""The flocking assignment as its statement says it: a double loop over all agents."""

import sys
from math import sqrt


def length(x, y):
    return sqrt(x * x + y * y)


def cohesion(radius, x, y, sum_x, sum_y, count):
    if count == 0 or radius <= 0:
        return 0.0, 0.0
    to_x = sum_x / count - x
    to_y = sum_y / count - y
    if length(to_x, to_y) > radius:
        return 0.0, 0.0
    return to_x / radius, to_y / radius


def limited(x, y, most):
    size = length(x, y)
    if size > most:
        return x / size * most, y / size * most
    return x, y


def moved(parameters, agents, a, dt):
    r_c, r_s, f_s_max, r_a, k_c, k_s, k_a = parameters
    x, y, vx, vy = agents[a]
    near_x = near_y = push_x = push_y = sum_vx = sum_vy = 0.0
    near = moving = 0
    for i, (other_x, other_y, other_vx, other_vy) in enumerate(agents):
        dx = x - other_x
        dy = y - other_y
        d = length(dx, dy)
        if i != a and d <= r_c:
            near_x += other_x
            near_y += other_y
            near += 1
        if i != a and 0 < d <= r_s:
            push_x += dx / d / d
            push_y += dy / d / d
        if d <= r_a:
            sum_vx += other_vx
            sum_vy += other_vy
            moving += 1
    c_x, c_y = cohesion(r_c, x, y, near_x, near_y, near)
    s_x, s_y = limited(push_x, push_y, f_s_max)
    a_x, a_y = sum_vx / moving, sum_vy / moving
    vx += (k_c * c_x + k_s * s_x + k_a * a_x) * dt
    vy += (k_c * c_y + k_s * s_y + k_a * a_y) * dt
    return x + vx * dt, y + vy * dt, vx, vy


def main():
    words = sys.stdin.read().split()
    parameters = [float(word) for word in words[:7]]
    count = int(words[7])
    numbers = [float(word) for word in words[8:]]
    agents = [tuple(numbers[4 * i : 4 * i + 4]) for i in range(count)]
    for dt in numbers[4 * count :]:
        agents = [moved(parameters, agents, a, dt) for a in range(count)]
        for agent in agents:
            print("%.3f %.3f %.3f %.3f" % agent)


main()
