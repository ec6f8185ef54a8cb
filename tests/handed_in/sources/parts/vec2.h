#pragma once
#include <cmath>

struct vec2 {
  double x{}, y{};
};

inline vec2 operator+(vec2 a, vec2 b) { return {a.x + b.x, a.y + b.y}; }
inline vec2 operator-(vec2 a, vec2 b) { return {a.x - b.x, a.y - b.y}; }
inline vec2 operator*(double k, vec2 a) { return {k * a.x, k * a.y}; }
inline double norm(vec2 a) { return std::sqrt(a.x * a.x + a.y * a.y); }
