#pragma once

#include <cmath>
#include <concepts>
#include <type_traits>

namespace flocking {

/// A vector or point in the plane, in the units of the input. `Real` is double, or a vector
/// register with one double for each of several agents.
template <class Real>
struct Vec2Of {
  Real x = 0.0;
  Real y = 0.0;

  friend constexpr bool operator==(Vec2Of a, Vec2Of b) requires std::floating_point<Real> {
    return a.x == b.x && a.y == b.y;
  }
  friend constexpr Vec2Of operator+(Vec2Of a, Vec2Of b) { return {a.x + b.x, a.y + b.y}; }
  friend constexpr Vec2Of operator-(Vec2Of a, Vec2Of b) { return {a.x - b.x, a.y - b.y}; }
  friend constexpr Vec2Of operator*(Real k, Vec2Of v) { return {k * v.x, k * v.y}; }
  friend constexpr Vec2Of operator*(Vec2Of v, Real k) { return {v.x * k, v.y * k}; }
  friend constexpr Vec2Of operator/(Vec2Of v, Real k) { return {v.x / k, v.y / k}; }
  constexpr Vec2Of& operator+=(Vec2Of v) { return *this = *this + v; }
};
using Vec2 = Vec2Of<double>;

/// Returns sqrt(x*x + y*y), computed exactly by this formula, because std::hypot rounds
/// differently.
template <class Real>
Real length(Vec2Of<Real> v) {
  using std::sqrt;
  return sqrt(v.x * v.x + v.y * v.y);
}
inline double length(Vec2 v) { return std::sqrt(v.x * v.x + v.y * v.y); }

inline constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline constexpr double length_squared(Vec2 v) { return dot(v, v); }
inline double distance(Vec2 a, Vec2 b) { return length(b - a); }

/// Returns the direction of `v`, of length 1. A zero vector stays zero.
inline Vec2 unit(Vec2 v) {
  const double size = length(v);
  return size > 0.0 ? v / size : Vec2{};
}

/// Returns `v`, shortened to `limit` (>= 0) if it is longer.
template <std::floating_point Real>
Vec2Of<Real> truncated(Vec2Of<Real> v, std::type_identity_t<Real> limit) {
  const Real size = length(v);
  return size > limit ? v / size * limit : v;
}

/// Returns the vector to the left of `heading`: the local y axis if heading is the local x axis.
inline constexpr Vec2 side_of(Vec2 heading) { return {-heading.y, heading.x}; }

/// Converts between the frame whose x axis is `heading` (of length 1) and the world's frame.
inline constexpr Vec2 to_world(Vec2 local, Vec2 heading) {
  return local.x * heading + local.y * side_of(heading);
}
inline constexpr Vec2 to_local(Vec2 world, Vec2 heading) {
  return {dot(world, heading), dot(world, side_of(heading))};
}

}  // namespace flocking
