#include <cmath>
#include <cstdio>
#include <iostream>
#include <vector>

// small replacement for glm
namespace glm2 {
struct vec2 {
    double x{0}, y{0};
};
inline vec2 operator+(vec2 a, vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline vec2 operator-(vec2 a, vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline vec2 operator*(vec2 a, double s) { return {a.x * s, a.y * s}; }
inline vec2 operator/(vec2 a, double s) { return {a.x / s, a.y / s}; }
inline double length(vec2 a) { return std::hypot(a.x, a.y); }
inline double distance(vec2 a, vec2 b) { return length(a - b); }
inline vec2 normalize(vec2 a) {
    double len = length(a);
    if (len == 0) return a;  // otherwise nan
    return a / len;
}
}  // namespace glm2
using glm2::vec2;

struct Params {
    double cohesionRadius, separationRadius, separationMax, alignmentRadius;
    double cohesionK, separationK, alignmentK;
};

struct Unit {
    vec2 pos, vel;
    vec2 steering;
};

vec2 getCohesion(const std::vector<Unit>& units, std::size_t self) {
    vec2 center;
    int others = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (i != self) {
            center = center + units[i].pos;
            others++;
        }
    }
    if (others == 0) return vec2{};
    center = center / others;
    return glm2::normalize(center - units[self].pos);
}

vec2 getSeparation(const std::vector<Unit>& units, std::size_t self, const Params& p) {
    vec2 result;
    for (std::size_t i = 0; i < units.size(); ++i) {
        double d = glm2::distance(units[self].pos, units[i].pos);
        if (i == self || d == 0) continue;
        // 1/d makes the ones far away unimportant, so the radius does not matter much
        result = result + glm2::normalize(units[self].pos - units[i].pos) * (1 / d);
    }
    return glm2::normalize(result) * p.separationMax;
}

vec2 getAlignment(const std::vector<Unit>& units) {
    vec2 heading;
    for (const Unit& u : units) heading = heading + u.vel;
    return glm2::normalize(heading / units.size());
}

int main() {
    Params p{};
    int n = 0;
    std::cin >> p.cohesionRadius >> p.separationRadius >> p.separationMax >> p.alignmentRadius
             >> p.cohesionK >> p.separationK >> p.alignmentK >> n;
    std::vector<Unit> units(n);
    for (Unit& u : units) std::cin >> u.pos.x >> u.pos.y >> u.vel.x >> u.vel.y;

    for (double dt; std::cin >> dt;) {
        for (std::size_t i = 0; i < units.size(); ++i) {
            units[i].steering = getCohesion(units, i) * p.cohesionK +
                                getSeparation(units, i, p) * p.separationK +
                                getAlignment(units) * p.alignmentK;
        }
        for (Unit& u : units) {
            u.vel = u.vel + u.steering * dt;
            u.pos = u.pos + u.vel * dt;
            std::printf("%.3lf %.3lf %.3lf %.3lf\n", u.pos.x, u.pos.y, u.vel.x, u.vel.y);
        }
    }
}
