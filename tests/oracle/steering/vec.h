#pragma once

#include <cmath>
#include <optional>

#include "../elementary.h"

#ifdef __FAST_MATH__
#error "The oracle needs IEEE arithmetic in the order written: no -ffast-math."
#endif

namespace oracle::steering {

struct Vec {
  double x = 0;
  double y = 0;

  bool operator==(const Vec&) const = default;
};

inline Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
inline Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
inline Vec operator-(Vec v) { return {-v.x, -v.y}; }
inline Vec operator*(Vec v, double s) { return {v.x * s, v.y * s}; }
inline Vec operator/(Vec v, double s) { return {v.x / s, v.y / s}; }

inline double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
inline double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
inline double length(Vec v) { return std::sqrt(v.x * v.x + v.y * v.y); }

inline bool has_direction(Vec v) { return length(v) != 0; }

// Returns the direction; a zero vector stays zero.
inline Vec unit(Vec v) { return has_direction(v) ? v / length(v) : Vec{}; }

inline Vec limited(Vec v, const std::optional<double>& limit) {
  return limit && length(v) > *limit ? unit(v) * *limit : v;
}

inline Vec side_of(Vec heading) { return {-heading.y, heading.x}; }

inline Vec to_world(Vec local, Vec heading) {
  return heading * local.x + side_of(heading) * local.y;
}

inline Vec to_local(Vec world, Vec heading) {
  return {dot(world, heading), dot(world, side_of(heading))};
}

// Rotates counterclockwise, y up.
inline Vec rotated(Vec v, double angle) {
  const double c = oracle::cos(angle);
  const double s = oracle::sin(angle);
  return {v.x * c - v.y * s, v.x * s + v.y * c};
}

}  // namespace oracle::steering
