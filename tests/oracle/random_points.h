#ifndef FLOCKING_TESTS_ORACLE_RANDOM_POINTS_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_POINTS_H_

#include "random_source.h"

namespace oracle {

struct Point {
  double x = 0, y = 0;
};

// Fills in one point (a position or a velocity), in the manner its name tells, sized by `scale`.
using PointStyle = Point (*)(RandomSource& random, double scale);

// Any of the styles: ordinary ones if `wild` is false, else also extreme ones.
PointStyle pick_point_style(RandomSource& random, bool wild);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_POINTS_H_
