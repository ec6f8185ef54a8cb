from .world import Agent, Parameters


def words(stream):
    for line in stream:
        yield from line.split()


def read_problem(stream):
    source = words(stream)
    parameters = Parameters(*(float(next(source)) for _ in range(7)))
    agents = []
    for _ in range(int(next(source))):
        x, y, vx, vy = (float(next(source)) for _ in range(4))
        agents.append(Agent(complex(x, y), complex(vx, vy)))
    return parameters, agents, (float(w) for w in source)
