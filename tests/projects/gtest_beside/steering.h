#pragma once
#include <cmath>
#include <vector>

namespace steering {

struct vec { double x, y; };
inline vec operator+(vec a, vec b) { return {a.x + b.x, a.y + b.y}; }
inline vec operator-(vec a, vec b) { return {a.x - b.x, a.y - b.y}; }
inline vec operator*(vec a, double k) { return {a.x * k, a.y * k}; }
inline double norm(vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }

vec cohesion(const std::vector<vec>& positions, size_t me, double r);
vec separation(const std::vector<vec>& positions, size_t me, double r, double max);
vec alignment(const std::vector<vec>& positions, const std::vector<vec>& velocities, size_t me, double r);

}
