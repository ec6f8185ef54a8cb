#ifndef FLOCKING_TESTS_ORACLE_RANDOM_PARAMETERS_H_
#define FLOCKING_TESTS_ORACLE_RANDOM_PARAMETERS_H_

#include <vector>

#include "random_points.h"
#include "random_source.h"

namespace oracle {

struct Plan {
  int percent_wild;  // How often a value is extreme.
  double scale;
};

double pick_radius(RandomSource& random, const Plan& plan, const std::vector<Point>& points);

// The largest separation force, given the separation radius.
double pick_limit(RandomSource& random, const Plan& plan, double r_s,
                  const std::vector<Point>& points);

// `natural_size` lifts a force to the size of the velocities. With those of 1e12 or more, the three
// decimals printed show even the last bit.
double pick_constant(RandomSource& random, const Plan& plan, double natural_size);

double pick_time_step(RandomSource& random, const Plan& plan);

}  // namespace oracle

#endif  // FLOCKING_TESTS_ORACLE_RANDOM_PARAMETERS_H_
