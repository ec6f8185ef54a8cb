#pragma once

#include <cmath>
#include <concepts>
#include <type_traits>

namespace flocking {

/// A vector or point in the plane, in the units of the input. `Real` is double, or several doubles
/// side by side, one of each of several agents.
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

/// sqrt(x*x + y*y) as written: hypot would round differently.
template <class Real>
Real length(Vec2Of<Real> v) {
  using std::sqrt;
  return sqrt(v.x * v.x + v.y * v.y);
}
inline double length(Vec2 v) { return std::sqrt(v.x * v.x + v.y * v.y); }

inline constexpr double dot(Vec2 a, Vec2 b) { return a.x * b.x + a.y * b.y; }
inline constexpr double length_squared(Vec2 v) { return dot(v, v); }
inline double distance(Vec2 a, Vec2 b) { return length(b - a); }

/// The direction of `v`, of length 1. A zero vector has none: it stays zero.
inline Vec2 unit(Vec2 v) {
  const double size = length(v);
  return size > 0.0 ? v / size : Vec2{};
}

/// `v`, cut to `limit` (>= 0) where it is longer.
template <std::floating_point Real>
Vec2Of<Real> truncated(Vec2Of<Real> v, std::type_identity_t<Real> limit) {
  const Real size = length(v);
  return size > limit ? v / size * limit : v;
}

/// To the left of `heading`: the local y axis where heading is the local x axis.
inline constexpr Vec2 side_of(Vec2 heading) { return {-heading.y, heading.x}; }

/// From the frame whose x axis is `heading` (of length 1) to the world's, and back.
inline constexpr Vec2 to_world(Vec2 local, Vec2 heading) {
  return local.x * heading + local.y * side_of(heading);
}
inline constexpr Vec2 to_local(Vec2 world, Vec2 heading) {
  return {dot(world, heading), dot(world, side_of(heading))};
}

}  // namespace flocking
