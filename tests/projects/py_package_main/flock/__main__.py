import sys

from .reader import read_problem
from .world import World


def main() -> int:
    parameters, agents, steps = read_problem(sys.stdin)
    world = World(parameters, agents)
    for dt in steps:
        world.step(dt)
        for agent in world.agents:
            print(f"{agent.pos.real:.3f} {agent.pos.imag:.3f} {agent.vel.real:.3f} {agent.vel.imag:.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
