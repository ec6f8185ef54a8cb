#include "swim.h"
#include <cmath>

namespace {
double dist(const Fish& a, const Fish& b) { return std::hypot(a.p[0] - b.p[0], a.p[1] - b.p[1]); }
}

School swim(const School& school, const Config& c, double dt) {
  School result = school;
  for (std::size_t me = 0; me < school.size(); me++) {
    double coh[2]{}, sep[2]{}, ali[2]{};
    int nCoh = 0, nAli = 0;
    for (std::size_t i = 0; i < school.size(); i++) {
      const double d = dist(school[me], school[i]);
      for (int k = 0; k < 2; k++) {
        if (i != me && d <= c.r_c) coh[k] += school[i].p[k];
        if (i != me && d <= c.r_s && d > 0) sep[k] += (school[me].p[k] - school[i].p[k]) / d / d;
        if (d <= c.r_a) ali[k] += school[i].v[k];
      }
      nCoh += i != me && d <= c.r_c;
      nAli += d <= c.r_a;
    }
    double e[2]{};
    if (nCoh) {
      for (int k = 0; k < 2; k++) e[k] = coh[k] / nCoh - school[me].p[k];
      if (c.r_c <= 0 || std::hypot(e[0], e[1]) > c.r_c) e[0] = e[1] = 0;
    }
    const double s = std::hypot(sep[0], sep[1]);
    for (int k = 0; k < 2; k++) {
      double f = nCoh && c.r_c > 0 ? c.k_c * e[k] / c.r_c : 0;
      f += c.k_s * (s > c.f_smax ? sep[k] / s * c.f_smax : sep[k]);
      if (nAli) f += c.k_a * ali[k] / nAli;
      result[me].v[k] += f * dt;
      result[me].p[k] += result[me].v[k] * dt;
    }
  }
  return result;
}
