/**
 * Flocking simulation
 *
 * Implements the three classic flocking rules (cohesion, separation, alignment)
 * using double buffering so that all agents are updated from a consistent state.
 */
#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <ranges>
#include <span>
#include <vector>

namespace flocking {

/// Simple 2D vector with value semantics.
struct Vec2 {
    double x{0.0};
    double y{0.0};

    [[nodiscard]] constexpr Vec2 operator+(const Vec2& rhs) const noexcept { return {x + rhs.x, y + rhs.y}; }
    [[nodiscard]] constexpr Vec2 operator-(const Vec2& rhs) const noexcept { return {x - rhs.x, y - rhs.y}; }
    [[nodiscard]] constexpr Vec2 operator*(double s) const noexcept { return {x * s, y * s}; }
    [[nodiscard]] constexpr Vec2 operator/(double s) const noexcept { return {x / s, y / s}; }
    constexpr Vec2& operator+=(const Vec2& rhs) noexcept { x += rhs.x; y += rhs.y; return *this; }
    [[nodiscard]] double length() const noexcept { return std::hypot(x, y); }
};

/// Parameters of the simulation as given on the first input line.
struct SimulationParams {
    double cohesionRadius{};
    double separationRadius{};
    double maxSeparationForce{};
    double alignmentRadius{};
    double cohesionWeight{};
    double separationWeight{};
    double alignmentWeight{};
    std::size_t agentCount{};
};

/// A single agent of the flock.
struct Agent {
    Vec2 position;
    Vec2 velocity;
};

/// Computes the cohesion force for the agent with the given index.
[[nodiscard]] Vec2 computeCohesion(std::span<const Agent> agents, std::size_t index, const SimulationParams& params) {
    Vec2 centerOfMass{};
    int count = 0;
    const Vec2 self = agents[index].position;

    for (std::size_t i : std::views::iota(std::size_t{0}, agents.size())) {
        if (i == index) continue;
        const double distance = (agents[i].position - self).length();
        if (distance <= params.cohesionRadius) {
            centerOfMass += agents[i].position;
            ++count;
        }
    }

    // Avoid division by zero when there are no neighbors
    if (count == 0 || params.cohesionRadius <= 0.0) {
        return {};
    }

    centerOfMass = centerOfMass / static_cast<double>(count);
    return (centerOfMass - self) / params.cohesionRadius;
}

/// Computes the separation force for the agent with the given index.
[[nodiscard]] Vec2 computeSeparation(std::span<const Agent> agents, std::size_t index, const SimulationParams& params) {
    Vec2 force{};
    const Vec2 self = agents[index].position;

    for (std::size_t i : std::views::iota(std::size_t{0}, agents.size())) {
        if (i == index) continue;
        const Vec2 away = self - agents[i].position;
        const double distance = away.length();
        if (distance > 0.0 && distance <= params.separationRadius) {
            force += away / (distance * distance);
        }
    }

    // Clamp the accumulated force to the allowed maximum
    force.x = std::clamp(force.x, -params.maxSeparationForce, params.maxSeparationForce);
    force.y = std::clamp(force.y, -params.maxSeparationForce, params.maxSeparationForce);
    return force;
}

/// Computes the alignment force for the agent with the given index.
[[nodiscard]] Vec2 computeAlignment(std::span<const Agent> agents, std::size_t index, const SimulationParams& params) {
    // the agent itself is part of the group (see assignment)
    Vec2 averageVelocity = agents[index].velocity;
    int count = 1;

    for (const Agent& other : agents) {
        const double distance = (other.position - agents[index].position).length();
        if (distance <= params.alignmentRadius) {
            averageVelocity += other.velocity;
            ++count;
        }
    }

    return averageVelocity / static_cast<double>(count);
}

/// Advances the simulation by one time step.
[[nodiscard]] std::vector<Agent> step(const std::vector<Agent>& current, const SimulationParams& params, double dt) {
    std::vector<Agent> next(current.size());
    for (std::size_t i = 0; i < current.size(); ++i) {
        const Vec2 force = computeCohesion(current, i, params) * params.cohesionWeight
                         + computeSeparation(current, i, params) * params.separationWeight
                         + computeAlignment(current, i, params) * params.alignmentWeight;
        next[i].velocity = current[i].velocity + force * dt;
        next[i].position = current[i].position + next[i].velocity * dt;
    }
    return next;
}

}  // namespace flocking

int main() {
    using namespace flocking;

    std::ios_base::sync_with_stdio(false);
    std::cin.tie(nullptr);

    SimulationParams params;
    if (!(std::cin >> params.cohesionRadius >> params.separationRadius >> params.maxSeparationForce
                   >> params.alignmentRadius >> params.cohesionWeight >> params.separationWeight
                   >> params.alignmentWeight >> params.agentCount)) {
        std::cerr << "Error: could not read the simulation parameters\n";
        return 1;
    }

    std::vector<Agent> agents(params.agentCount);
    for (auto& agent : agents) {
        std::cin >> agent.position.x >> agent.position.y >> agent.velocity.x >> agent.velocity.y;
    }

    std::cout << std::fixed << std::setprecision(3);
    double dt{};
    while (std::cin >> dt) {
        agents = step(agents, params, dt);
        for (const auto& agent : agents) {
            std::cout << agent.position.x << ' ' << agent.position.y << ' '
                      << agent.velocity.x << ' ' << agent.velocity.y << '\n';
        }
    }
    return 0;
}
