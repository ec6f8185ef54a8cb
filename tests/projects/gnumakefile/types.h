#pragma once
#include <vector>

struct Fish {
  double p[2];
  double v[2];
};
using School = std::vector<Fish>;

struct Config {
  double r_c, r_s, f_smax, r_a;
  double k_c, k_s, k_a;
};
