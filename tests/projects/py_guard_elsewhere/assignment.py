#!/usr/bin/env python3
from boid import Boid
from vector import Vector


def ask(count):
    """Read lines until there are count numbers."""
    numbers = []
    while len(numbers) < count:
        numbers += input().split()
    return numbers


def read_setup():
    setup = ask(8)
    boids = [Boid(*map(float, ask(4))) for _ in range(int(setup[7]))]
    return [float(s) for s in setup[:7]], boids


if __name__ == "__main__":
    settings, boids = read_setup()
    try:
        while True:
            line = input()
            for word in line.split():
                dt = float(word)
                forces = [b.force(boids, settings) for b in boids]
                for b, f in zip(boids, forces):
                    b.move(f, dt)
                    print(b)
    except EOFError:
        pass
