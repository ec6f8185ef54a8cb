// The flock as in a textbook: one double loop over all pairs, two buffers.
// flock_plain [--all] [--timing] [FILE]
#include <cmath>
#include <cstddef>
#include <vector>

#include "flock.h"

namespace {

using bench::Agent;

void step(const bench::Rules& rules, const std::vector<Agent>& now, std::vector<Agent>& next,
          double dt) {
  for (std::size_t a = 0; a < now.size(); ++a) {
    bench::Sums sums;
    for (std::size_t i = 0; i < now.size(); ++i) {
      const double dx = now[a].x - now[i].x;
      const double dy = now[a].y - now[i].y;
      const double d = std::sqrt(dx * dx + dy * dy);
      if (i != a && d <= rules.r_c) {
        sums.cx += now[i].x;
        sums.cy += now[i].y;
        ++sums.n_c;
      }
      if (i != a && d > 0 && d <= rules.r_s) {
        sums.sx += dx / d / d;
        sums.sy += dy / d / d;
      }
      if (d <= rules.r_a) {
        sums.ax += now[i].vx;
        sums.ay += now[i].vy;
        ++sums.n_a;
      }
    }
    next[a] = moved(rules, now[a], sums, dt);
  }
}

}  // namespace

int main(int argc, char** argv) {
  return bench::guarded_main(
      argc, argv, [](const bench::Options& options, bench::Assignment& assignment) {
        bench::run(options, assignment,
                   [&](const std::vector<Agent>& now, std::vector<Agent>& next, double dt) {
                     step(assignment.rules, now, next, dt);
                   });
      });
}
