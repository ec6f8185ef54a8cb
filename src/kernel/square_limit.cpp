#include <cmath>
#include <limits>

#include "kernel/patch.h"

namespace flocking::kernel {

double square_limit(double radius) {
  constexpr double kMost = std::numeric_limits<double>::max();
  double limit = std::fmin(radius * radius, kMost);
  // The root is rounded, so the limit is a few doubles away from the square.
  while (limit > 0.0 && std::sqrt(limit) > radius) limit = std::nextafter(limit, 0.0);
  while (limit < kMost && std::sqrt(std::nextafter(limit, kMost)) <= radius) {
    limit = std::nextafter(limit, kMost);
  }
  return limit;
}

}  // namespace flocking::kernel
