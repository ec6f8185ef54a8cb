#pragma once

#include <cmath>

namespace flocking {

/// A vector or point in the plane, in the units of the input.
struct Vec2 {
  double x = 0.0;
  double y = 0.0;

  friend constexpr bool operator==(Vec2, Vec2) = default;
  friend constexpr Vec2 operator+(Vec2 a, Vec2 b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2 operator-(Vec2 a, Vec2 b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2 operator*(double k, Vec2 v) { return {k * v.x, k * v.y}; }
  friend constexpr Vec2 operator*(Vec2 v, double k) { return {v.x * k, v.y * k}; }
  friend constexpr Vec2 operator/(Vec2 v, double k) { return {v.x / k, v.y / k}; }
  constexpr Vec2& operator+=(Vec2 v) { return *this = *this + v; }
};

/// sqrt(x*x + y*y) as written: hypot would round differently.
inline double length(Vec2 v) { return std::sqrt(v.x * v.x + v.y * v.y); }

}  // namespace flocking
