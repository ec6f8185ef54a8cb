#include "random_points.h"

#include <array>
#include <cmath>
#include <limits>

namespace oracle {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr double kLeast = std::numeric_limits<double>::denorm_min();

Point uniform(RandomSource& random, double scale) {
  const double x = random.within(10 * scale);
  return {x, random.within(10 * scale)};
}

Point three_decimals(RandomSource& random, double scale) {
  const double x = random.between(-9999, 9999) / 1000.0;
  return {x * scale, random.between(-9999, 9999) / 1000.0 * scale};
}

Point tight_cluster(RandomSource& random, double scale) {
  const double center = random.between(-1, 1) * scale * 4;
  const double size = random.pick({1e-1, 1e-3, 1e-9}) * scale;
  const double x = center + random.within(size);
  return {x, center + random.within(size)};
}

Point lattice(RandomSource& random, double scale) {
  const int column = random.between(-3, 3);
  return {column * scale, random.between(-3, 3) * scale};
}

// Returns one of several points. Their distances from the center, and many distances between them,
// are whole numbers.
Point whole_distances(RandomSource& random, double scale) {
  constexpr std::array<Point, 7> kPoints{{{0, 0}, {3, 4}, {4, 3}, {5, 0}, {0, 5}, {6, 8}, {5, 12}}};
  const Point point = kPoints[static_cast<std::size_t>(random.below(kPoints.size()))];
  const double x = point.x * random.sign() * scale;
  return {x, point.y * random.sign() * scale};
}

Point coincident(RandomSource&, double scale) { return {scale, -2 * scale}; }

Point horizontal_line(RandomSource& random, double scale) {
  return {random.between(-4, 4) * scale, scale};
}

Point vertical_line(RandomSource& random, double scale) {
  return {-scale, random.between(-4, 4) * scale};
}

Point diagonal_line(RandomSource& random, double scale) {
  const double along = random.between(-8, 8) * scale / 4;
  return {along, -along};
}

Point ring(RandomSource& random, double scale) {
  // The tangent of half the angle; sin and cos differ between machines.
  const double t = random.within(1);
  const double size = 5 * scale * random.sign();
  return {size * (1 - t * t) / (1 + t * t), size * 2 * t / (1 + t * t)};
}

Point lattice_missed_by_a_bit(RandomSource& random, double scale) {
  const Point exact = lattice(random, scale);
  const double x = std::nextafter(exact.x, random.sign() * kInfinite);
  return {x, random.chance(50) ? exact.y : std::nextafter(exact.y, random.sign() * kInfinite)};
}

Point signed_zeros(RandomSource& random, double scale) {
  const double x = 0.0 * random.sign();
  return {x, random.chance(75) ? 0.0 * random.sign() : random.within(scale)};
}

Point squares_underflow(RandomSource& random, double) {
  const double size = random.pick({1e-150, 1e-154, 1e-160, 1e-162, 1e-170});
  const double x = random.within(size);
  return {x, random.chance(30) ? 0 : random.within(size)};
}

Point subnormal(RandomSource& random, double) {
  const double size = random.pick({kLeast, 1e-320, 1e-310});
  const double x = random.between(-4, 4) * size;
  return {x, random.between(-4, 4) * size};
}

Point overflowing(RandomSource& random, double) {
  const double size = random.pick({1e153, 1.3e154, 1e155, 1e200, 1e300, 1.7e308});
  const double x = random.within(size);
  return {x, random.chance(30) ? 0 : random.within(size)};
}

Point far_outlier(RandomSource& random, double scale) {
  Point point = uniform(random, scale);
  const double far = random.pick({1e6, 1e9, 1e12, 1e16});
  if (random.chance(50)) {
    point.x += far * random.sign();
  }
  if (random.chance(50)) {
    point.y += far * random.sign();
  }
  return point;
}

constexpr std::array<PointStyle, 12> kOrdinaryStyles{
    uniform,         three_decimals, tight_cluster, lattice,
    whole_distances, coincident,     signed_zeros,  lattice_missed_by_a_bit,
    horizontal_line, vertical_line,  diagonal_line, ring};

constexpr std::array<PointStyle, 4> kWildStyles{squares_underflow, subnormal, overflowing,
                                                far_outlier};

}  // namespace

PointStyle pick_point_style(RandomSource& random, bool wild) {
  if (wild) {
    return kWildStyles[static_cast<std::size_t>(random.below(kWildStyles.size()))];
  }
  return kOrdinaryStyles[static_cast<std::size_t>(random.below(kOrdinaryStyles.size()))];
}

}  // namespace oracle
