// Flocking as a tiny ECS: components in arrays, systems are functions over the registry.
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <iostream>
#include <vector>

namespace math {
constexpr double kEpsilon = 1e-12;

struct vec2 {
    double x{0.0}, y{0.0};
};
inline vec2 operator+(vec2 a, vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline vec2 operator-(vec2 a, vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline vec2 operator*(vec2 a, double s) { return {a.x * s, a.y * s}; }
inline vec2 operator/(vec2 a, double s) { return {a.x / s, a.y / s}; }
inline vec2& operator+=(vec2& a, vec2 b) { a = a + b; return a; }
inline double length(vec2 v) { return std::sqrt(v.x * v.x + v.y * v.y); }
inline vec2 safe_normalize(vec2 v) {
    const double l = length(v);
    return l > kEpsilon ? v / l : vec2{};
}
inline vec2 clamp_magnitude(vec2 v, double max) {
    return length(v) > max ? safe_normalize(v) * max : v;
}
}  // namespace math

using namespace math;
using Entity = std::uint32_t;

struct FlockSettings {
    double cohesionRadius, separationRadius, maxSeparation, alignmentRadius;
    double cohesionWeight, separationWeight, alignmentWeight;
};

struct Registry {
    std::vector<vec2> position;   // Transform
    std::vector<vec2> velocity;   // RigidBody
    std::vector<vec2> force;      // RigidBody

    Entity create(vec2 p, vec2 v) {
        position.push_back(p);
        velocity.push_back(v);
        force.push_back({});
        return static_cast<Entity>(position.size() - 1);
    }
    Entity size() const { return static_cast<Entity>(position.size()); }
};

void CohesionSystem(Registry& r, const FlockSettings& s) {
    if (s.cohesionRadius <= kEpsilon) return;
    for (Entity e = 0; e < r.size(); ++e) {
        vec2 center;
        int count = 0;
        for (Entity o = 0; o < r.size(); ++o) {
            if (o == e) continue;
            if (length(r.position[o] - r.position[e]) <= s.cohesionRadius) {
                center += r.position[o];
                ++count;
            }
        }
        if (count > 0)
            r.force[e] += (center / count - r.position[e]) / s.cohesionRadius * s.cohesionWeight;
    }
}

void SeparationSystem(Registry& r, const FlockSettings& s) {
    for (Entity e = 0; e < r.size(); ++e) {
        vec2 push;
        for (Entity o = 0; o < r.size(); ++o) {
            if (o == e) continue;
            const vec2 away = r.position[e] - r.position[o];
            const double d = length(away);
            if (d > 0.0 && d <= s.separationRadius) push += away / d / d;
        }
        r.force[e] += clamp_magnitude(push, s.maxSeparation) * s.separationWeight;
    }
}

void AlignmentSystem(Registry& r, const FlockSettings& s) {
    for (Entity e = 0; e < r.size(); ++e) {
        vec2 sum;
        int count = 0;
        for (Entity o = 0; o < r.size(); ++o) {
            if (o == e || length(r.position[o] - r.position[e]) <= s.alignmentRadius) {
                sum += r.velocity[o];
                ++count;
            }
        }
        r.force[e] += sum / count * s.alignmentWeight;
    }
}

void PhysicsSystem(Registry& r, double dt) {
    for (Entity e = 0; e < r.size(); ++e) {
        r.velocity[e] += r.force[e] * dt;
        r.position[e] += r.velocity[e] * dt;
    }
}

void PrintSystem(const Registry& r) {
    for (Entity e = 0; e < r.size(); ++e)
        std::printf("%.3f %.3f %.3f %.3f\n", r.position[e].x, r.position[e].y, r.velocity[e].x, r.velocity[e].y);
}

int main() {
    FlockSettings s;
    int n = 0;
    std::cin >> s.cohesionRadius >> s.separationRadius >> s.maxSeparation >> s.alignmentRadius
             >> s.cohesionWeight >> s.separationWeight >> s.alignmentWeight >> n;
    Registry registry;
    for (int i = 0; i < n; ++i) {
        vec2 p, v;
        std::cin >> p.x >> p.y >> v.x >> v.y;
        registry.create(p, v);
    }
    for (double dt; std::cin >> dt;) {
        CohesionSystem(registry, s);
        SeparationSystem(registry, s);
        AlignmentSystem(registry, s);
        PhysicsSystem(registry, dt);
        PrintSystem(registry);
    }
    return 0;
}
