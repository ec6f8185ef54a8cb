#ifndef FLOCKING_TESTS_ORACLE_RANDOM_POINTS_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_POINTS_H_

#include "random_source.h"

namespace oracle {

struct Point {
  double x = 0, y = 0;
};

// Returns a point (a position or a velocity) in the style of the function's name, of size `scale`.
using PointStyle = Point (*)(RandomSource& random, double scale);

// Returns a random style: an ordinary one, or, if `wild`, also an extreme one.
PointStyle pick_point_style(RandomSource& random, bool wild);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_POINTS_H_
