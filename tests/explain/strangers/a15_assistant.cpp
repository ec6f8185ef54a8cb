/**
 * @file    main.cpp
 * @brief   Flocking simulation (cohesion, separation, alignment).
 *
 * Overview:
 *   1. Parse the simulation parameters.
 *   2. Parse the initial state of every agent.
 *   3. For every time frame, advance the simulation and print the state.
 */
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace flocking {

/// Simple 2D vector with the basic operations.
struct Vec2 {
    double x = 0.0;
    double y = 0.0;

    Vec2& operator+=(const Vec2& rhs) { x += rhs.x; y += rhs.y; return *this; }
    friend Vec2 operator+(Vec2 lhs, const Vec2& rhs) { return lhs += rhs; }
    friend Vec2 operator-(const Vec2& a, const Vec2& b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec2 operator*(const Vec2& v, double s) { return {v.x * s, v.y * s}; }
    friend Vec2 operator/(const Vec2& v, double s) { return {v.x / s, v.y / s}; }
    double length() const { return std::sqrt(x * x + y * y); }
};

struct Agent {
    Vec2 position;
    Vec2 velocity;
};

struct Params {
    double cohesionRadius{}, separationRadius{}, maxSeparationForce{}, alignmentRadius{};
    double cohesionWeight{}, separationWeight{}, alignmentWeight{};
};

/// Steers the agent towards the center of mass of its neighbors.
Vec2 computeCohesion(const std::vector<Agent>& agents, std::size_t index, const Params& p) {
    Vec2 centerOfMass;
    std::size_t neighborCount = 0;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == index) continue;
        const double distance = (agents[i].position - agents[index].position).length();
        if (distance <= p.cohesionRadius) {
            centerOfMass += agents[i].position;
            ++neighborCount;
        }
    }
    if (neighborCount == 0 || p.cohesionRadius <= 0.0) return {};
    centerOfMass = centerOfMass / static_cast<double>(neighborCount);
    return (centerOfMass - agents[index].position) / p.cohesionRadius;
}

/// Pushes the agent away from neighbors; closer neighbors have more influence.
Vec2 computeSeparation(const std::vector<Agent>& agents, std::size_t index, const Params& p) {
    Vec2 force;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == index) continue;
        const Vec2 offset = agents[index].position - agents[i].position;
        const double distance = offset.length();
        if (distance > 0.0 && distance <= p.separationRadius) {
            // Falls off from 1 (touching) to 0 (at the edge of the radius)
            const double strength = 1.0 - distance / p.separationRadius;
            force += (offset / distance) * strength;
        }
    }
    // Clamp to the maximum force
    const double magnitude = force.length();
    if (magnitude > p.maxSeparationForce) {
        force = force / magnitude * p.maxSeparationForce;
    }
    return force;
}

/// Matches the agent's velocity with the average velocity of the group.
Vec2 computeAlignment(const std::vector<Agent>& agents, std::size_t index, const Params& p) {
    Vec2 averageVelocity;
    std::size_t count = 0;
    for (const Agent& other : agents) {
        if ((other.position - agents[index].position).length() <= p.alignmentRadius) {
            averageVelocity += other.velocity;
            ++count;
        }
    }
    if (count == 0) return {};
    averageVelocity = averageVelocity / static_cast<double>(count);
    return averageVelocity - agents[index].velocity;
}

/// Advances the simulation by one time frame.
std::vector<Agent> simulate(const std::vector<Agent>& agents, const Params& p, double dt) {
    std::vector<Agent> next(agents.size());
    for (std::size_t i = 0; i < agents.size(); ++i) {
        const Vec2 force = computeCohesion(agents, i, p) * p.cohesionWeight
                         + computeSeparation(agents, i, p) * p.separationWeight
                         + computeAlignment(agents, i, p) * p.alignmentWeight;
        next[i].velocity = agents[i].velocity + force * dt;
        next[i].position = agents[i].position + next[i].velocity * dt;
    }
    return next;
}

}  // namespace flocking

int main() {
    using namespace flocking;

    std::string line;
    Params p;
    int agentCount = 0;

    // Read the parameters
    std::getline(std::cin, line);
    std::istringstream header(line);
    header >> p.cohesionRadius >> p.separationRadius >> p.maxSeparationForce >> p.alignmentRadius
           >> p.cohesionWeight >> p.separationWeight >> p.alignmentWeight >> agentCount;

    // Read the agents
    std::vector<Agent> agents;
    for (int i = 0; i < agentCount; ++i) {
        std::getline(std::cin, line);
        std::istringstream row(line);
        Agent agent;
        row >> agent.position.x >> agent.position.y >> agent.velocity.x >> agent.velocity.y;
        agents.push_back(agent);
    }

    // Consume the trailing newline before switching to getline
    std::getline(std::cin, line);

    // Main loop
    while (std::getline(std::cin, line)) {
        if (line.empty()) continue;
        const double dt = std::stod(line);
        agents = simulate(agents, p, dt);
        for (const Agent& a : agents) {
            std::cout << std::fixed << std::setprecision(3)
                      << a.position.x << ' ' << a.position.y << ' '
                      << a.velocity.x << ' ' << a.velocity.y << '\n';
        }
    }
    return 0;
}
