#include "io.h"
#include <cstdio>
#include <iostream>

bool read(Config& c, School& school) {
  int n;
  if (!(std::cin >> c.r_c >> c.r_s >> c.f_smax >> c.r_a >> c.k_c >> c.k_s >> c.k_a >> n)) return false;
  for (; n > 0; n--) {
    Fish f;
    if (!(std::cin >> f.p[0] >> f.p[1] >> f.v[0] >> f.v[1])) return false;
    school.push_back(f);
  }
  return true;
}

void write(const School& school) {
  for (const Fish& f : school) std::printf("%.3f %.3f %.3f %.3f\n", f.p[0], f.p[1], f.v[0], f.v[1]);
}
