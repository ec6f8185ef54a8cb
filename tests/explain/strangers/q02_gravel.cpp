/**
 * @file    main.cpp
 * @brief   Flocking simulation (cohesion, separation, alignment) with double buffering.
 *
 * The program reads the simulation parameters and the initial agents from standard input.
 * It then reads time frames until the end of the input, and prints the state of every
 * agent after each simulated step.
 */
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <iostream>
#include <utility>
#include <vector>

namespace flock {

/// A minimal 2D vector with the operations required by the simulation.
struct Vec2 {
    double x{0.0};
    double y{0.0};

    constexpr Vec2& operator+=(const Vec2& rhs) noexcept {
        x += rhs.x;
        y += rhs.y;
        return *this;
    }
    [[nodiscard]] double length() const noexcept { return std::sqrt(x * x + y * y); }
};

[[nodiscard]] constexpr Vec2 operator+(Vec2 lhs, const Vec2& rhs) noexcept { return lhs += rhs; }
[[nodiscard]] constexpr Vec2 operator-(const Vec2& a, const Vec2& b) noexcept { return {a.x - b.x, a.y - b.y}; }
[[nodiscard]] constexpr Vec2 operator*(const Vec2& v, double s) noexcept { return {v.x * s, v.y * s}; }
[[nodiscard]] constexpr Vec2 operator/(const Vec2& v, double s) noexcept { return {v.x / s, v.y / s}; }

struct Agent {
    Vec2 position;
    Vec2 velocity;
};

/// Parameters in the order in which they appear in the input.
struct Parameters {
    double cohesionRadius{};
    double separationRadius{};
    double maxSeparationForce{};
    double alignmentRadius{};
    double cohesionWeight{};
    double separationWeight{};
    double alignmentWeight{};
};

/// Force towards the center of mass of the neighbors; grows linearly up to the cohesion radius.
[[nodiscard]] Vec2 cohesion(const std::vector<Agent>& agents, std::size_t self, double radius) {
    // Guard against division by zero: a radius of zero disables the behavior.
    if (radius <= 0.0) {
        return {};
    }
    Vec2 sum;
    std::size_t count = 0;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == self) continue;
        if ((agents[i].position - agents[self].position).length() <= radius) {
            sum += agents[i].position;
            ++count;
        }
    }
    if (count == 0) {
        return {};
    }
    const Vec2 centerOfMass = sum / static_cast<double>(count);
    return (centerOfMass - agents[self].position) / radius;
}

/// Sum of the repulsions of all neighbors (inversely proportional to distance), clamped to maxForce.
[[nodiscard]] Vec2 separation(const std::vector<Agent>& agents, std::size_t self, double radius, double maxForce) {
    Vec2 force;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == self) continue;
        const Vec2 away = agents[self].position - agents[i].position;
        const double distance = away.length();
        if (distance > 0.0 && distance <= radius) {
            // (away / distance) is the unit vector; divide once more for the inverse proportionality.
            force += (away / distance) / distance;
        }
    }
    const double magnitude = force.length();
    if (magnitude > maxForce) {
        force = (force / magnitude) * maxForce;
    }
    return force;
}

/// Average velocity of all agents inside the radius, including the agent itself.
[[nodiscard]] Vec2 alignment(const std::vector<Agent>& agents, std::size_t self, double radius) {
    Vec2 sum;
    std::size_t count = 0;
    for (std::size_t i = 0; i < agents.size(); ++i) {
        if (i == self || (agents[i].position - agents[self].position).length() <= radius) {
            sum += agents[i].velocity;
            ++count;
        }
    }
    return sum / static_cast<double>(count);  // count >= 1, the agent itself is always included
}

/// Computes the next state from the current one without modifying the latter.
void step(const std::vector<Agent>& current, std::vector<Agent>& next, const Parameters& p, double dt) {
    for (std::size_t i = 0; i < current.size(); ++i) {
        const Vec2 force = cohesion(current, i, p.cohesionRadius) * p.cohesionWeight +
                           separation(current, i, p.separationRadius, p.maxSeparationForce) * p.separationWeight +
                           alignment(current, i, p.alignmentRadius) * p.alignmentWeight;
        next[i].velocity = current[i].velocity + force * dt;
        next[i].position = current[i].position + next[i].velocity * dt;
    }
}

}  // namespace flock

int main() {
    std::ios_base::sync_with_stdio(true);

    flock::Parameters p;
    std::size_t n = 0;
    if (!(std::cin >> p.cohesionRadius >> p.separationRadius >> p.maxSeparationForce >> p.alignmentRadius >>
          p.cohesionWeight >> p.separationWeight >> p.alignmentWeight >> n)) {
        std::cerr << "Error: could not read the parameters.\n";
        return 1;
    }

    std::vector<flock::Agent> current(n);
    for (auto& a : current) {
        std::cin >> a.position.x >> a.position.y >> a.velocity.x >> a.velocity.y;
    }
    std::vector<flock::Agent> next(n);

    double dt = 0.0;
    while (std::cin >> dt) {
        flock::step(current, next, p, dt);
        std::swap(current, next);
        for (const auto& a : current) {
            std::printf("%.3f %.3f %.3f %.3f\n", a.position.x, a.position.y, a.velocity.x, a.velocity.y);
        }
    }
    return 0;
}
