#include "core/senses.h"

#include <cmath>

namespace flocking {
namespace {

double shortest(double difference, double size) {
  return difference - size * std::round(difference / size);
}

}  // namespace

Vec2 Senses::offset(Vec2 from, Vec2 to) const {
  const Vec2 direct = to - from;
  if (!wrap || !wrap->torus) return direct;
  return {shortest(direct.x, wrap->size.x), shortest(direct.y, wrap->size.y)};
}

bool Senses::sees(std::size_t viewer, Vec2 offset) const {
  const std::optional<double>& fov = traits_of(viewer).fov;
  return !fov || dot(heading(viewer), unit(offset)) > std::cos(*fov / 2.0);
}

}  // namespace flocking
