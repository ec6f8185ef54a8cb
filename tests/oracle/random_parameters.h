#ifndef FLOCKING_TESTS_ORACLE_RANDOM_PARAMETERS_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_PARAMETERS_H_

#include <vector>

#include "random_points.h"
#include "random_source.h"

namespace oracle {

struct Plan {
  int percent_wild;  // percentage of extreme values
  double scale;
};

double pick_radius(RandomSource& random, const Plan& plan, const std::vector<Point>& points);

// Returns a largest separation force for the separation radius `r_s`.
double pick_limit(RandomSource& random, const Plan& plan, double r_s,
                  const std::vector<Point>& points);

// Returns a weight. `natural_size` scales a force to the size of the velocities. With velocities of
// 1e12 or more, the three printed decimals show even the last bit.
double pick_constant(RandomSource& random, const Plan& plan, double natural_size);

double pick_time_step(RandomSource& random, const Plan& plan);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_PARAMETERS_H_
