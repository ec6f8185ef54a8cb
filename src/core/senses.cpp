#include "core/senses.h"

#include <cmath>
#include <numbers>

#include "arithmetic/elementary.h"

namespace flocking {

FieldOfView::FieldOfView(double angle)
    : degrees(angle), cosine_of_half(arithmetic::cos(angle * std::numbers::pi / 360.0)) {}

double wrapped(double value, double size) {
  if (!std::isfinite(value)) return value;
  const double rest = std::fmod(value, size);
  // If `rest` is negative and tiny, the sum is rounded up to `size`.
  const double positive = rest < 0.0 ? rest + size : rest;
  // Adding 0 makes a negative zero positive.
  return positive < size ? positive + 0.0 : 0.0;
}

Vec2 Wrap::shortest(Vec2 difference) const {
  return {std::remainder(difference.x, size.x), std::remainder(difference.y, size.y)};
}

Vec2 Senses::offset(Vec2 from, Vec2 to) const {
  return wrap && wrap->torus ? wrap->shortest(to - from) : to - from;
}

bool Senses::sees(std::size_t viewer, Vec2 offset) const {
  const std::optional<FieldOfView>& fov = traits_of(viewer).fov;
  if (!fov || fov->degrees >= 360.0) return true;
  const Vec2 direction = unit(offset);
  return !(direction == Vec2{}) && dot(heading(viewer), direction) > fov->cosine_of_half;
}

}  // namespace flocking
