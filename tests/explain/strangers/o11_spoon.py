"""
Flocking simulation.

Implements cohesion, separation and alignment as described in the assignment.
Reads the parameters, the agents and then one time step per line from standard input.
"""
from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import List


@dataclass(frozen=True)
class Vector2:
    x: float = 0.0
    y: float = 0.0

    def __add__(self, other: Vector2) -> Vector2:
        return Vector2(self.x + other.x, self.y + other.y)

    def __sub__(self, other: Vector2) -> Vector2:
        return Vector2(self.x - other.x, self.y - other.y)

    def __mul__(self, scalar: float) -> Vector2:
        return Vector2(self.x * scalar, self.y * scalar)

    def __truediv__(self, scalar: float) -> Vector2:
        return Vector2(self.x / scalar, self.y / scalar)

    def magnitude(self) -> float:
        return math.sqrt(self.x * self.x + self.y * self.y)

    def normalized(self) -> Vector2:
        mag = self.magnitude()
        if mag == 0:
            return Vector2()
        return self / mag


@dataclass
class Agent:
    position: Vector2
    velocity: Vector2


@dataclass
class Parameters:
    r_c: float
    r_s: float
    f_s_max: float
    r_a: float
    k_c: float
    k_s: float
    k_a: float


def compute_cohesion(agents: List[Agent], index: int, params: Parameters) -> Vector2:
    """F_c = (P_CM - P_agent) / r_c"""
    if params.r_c <= 0:
        return Vector2()
    agent = agents[index]
    total = Vector2()
    count = 0
    for i, other in enumerate(agents):
        if i == index:
            continue
        if (other.position - agent.position).magnitude() <= params.r_c:
            total = total + other.position
            count += 1
    if count == 0:
        return Vector2()
    center_of_mass = total / count
    return (center_of_mass - agent.position) / params.r_c


def compute_separation(agents: List[Agent], index: int, params: Parameters) -> Vector2:
    """F_s = sum( hat(P_a P_i) / |P_a P_i| ), clamped to F_Smax"""
    agent = agents[index]
    force = Vector2()
    for i, other in enumerate(agents):
        if i == index:
            continue
        # Vector from P_a to P_i, i.e. P_i - P_a
        pa_pi = other.position - agent.position
        distance = pa_pi.magnitude()
        if 0 < distance <= params.r_s:
            force = force + pa_pi.normalized() / distance
    # Clamp the accumulated force (if a maximum is given)
    if params.f_s_max > 0 and force.magnitude() > params.f_s_max:
        force = force.normalized() * params.f_s_max
    return force


def compute_alignment(agents: List[Agent], index: int, params: Parameters) -> Vector2:
    """F_a = average velocity of the neighbors, including the agent itself"""
    agent = agents[index]
    total = Vector2()
    count = 0
    for other in agents:
        if (other.position - agent.position).magnitude() <= params.r_a:
            total = total + other.velocity
            count += 1
    if count == 0:
        return Vector2()
    return total / count


def simulate_step(agents: List[Agent], params: Parameters, dt: float) -> List[Agent]:
    """Returns the new state; all the forces are computed from the old one (double buffering)."""
    new_agents: List[Agent] = []
    for i, agent in enumerate(agents):
        force = (
            compute_cohesion(agents, i, params) * params.k_c
            + compute_separation(agents, i, params) * params.k_s
            + compute_alignment(agents, i, params) * params.k_a
        )
        new_velocity = agent.velocity + force * dt
        new_position = agent.position + new_velocity * dt
        new_agents.append(Agent(new_position, new_velocity))
    return new_agents


def main() -> None:
    first = sys.stdin.readline().split()
    params = Parameters(*map(float, first[:7]))
    n = int(first[7])

    agents: List[Agent] = []
    for _ in range(n):
        x, y, vx, vy = map(float, sys.stdin.readline().split())
        agents.append(Agent(Vector2(x, y), Vector2(vx, vy)))

    for line in sys.stdin:
        line = line.strip()
        if not line:
            continue
        dt = float(line)
        agents = simulate_step(agents, params, dt)
        for agent in agents:
            print(
                f"{agent.position.x:.3f} {agent.position.y:.3f} "
                f"{agent.velocity.x:.3f} {agent.velocity.y:.3f}"
            )


if __name__ == "__main__":
    main()
