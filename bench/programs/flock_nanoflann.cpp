// The flock with nanoflann: a k-d tree of the agents is built in each step, and searched once per
// agent (--queries 1: with the largest radius, for all behaviours) or once per behaviour (--queries
// 3). Sums are added in the order in which the tree finds neighbours.
// flock_nanoflann [--queries 1|3] [--leaf SIZE] [--all] [--timing] [--count] [FILE]
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <nanoflann.hpp>
#include <stdexcept>
#include <utility>
#include <vector>

#include "flock.h"

namespace {

using bench::Agent;
using bench::Rules;
using bench::Sums;

// The interface to the points that nanoflann requires; the points stay in the flock.
struct Cloud {
  const std::vector<Agent>* agents;

  // NOLINTBEGIN(readability-identifier-naming): names that nanoflann gives
  std::size_t kdtree_get_point_count() const { return agents->size(); }
  double kdtree_get_pt(std::size_t index, std::size_t dimension) const {
    const Agent& agent = (*agents)[index];
    return dimension == 0 ? agent.x : agent.y;
  }
  template <typename Box>
  bool kdtree_get_bbox(Box& /*box*/) const {
    return false;
  }
  // NOLINTEND(readability-identifier-naming)
};

using Tree = nanoflann::KDTreeSingleIndexAdaptor<nanoflann::L2_Simple_Adaptor<double, Cloud>, Cloud,
                                                 2, std::uint32_t>;
#if NANOFLANN_VERSION >= 0x150
using Matches = std::vector<nanoflann::ResultItem<std::uint32_t, double>>;
const nanoflann::SearchParameters search{0, false};
#else
using Matches = std::vector<std::pair<std::uint32_t, double>>;
const nanoflann::SearchParams search{0, 0, false};
#endif

// The tree finds points whose squared distance is below the bound; this bound accepts exactly those
// with sqrt(square) <= radius.
double square_bound(double radius) {
  const double infinity = std::numeric_limits<double>::infinity();
  double bound = radius * radius;
  while (bound > 0 && std::sqrt(bound) > radius) bound = std::nextafter(bound, 0);
  while (std::sqrt(bound) <= radius) bound = std::nextafter(bound, infinity);
  return bound;
}

void add_cohesion(Sums& sums, const Agent& neighbor) {
  sums.cx += neighbor.x;
  sums.cy += neighbor.y;
  ++sums.n_c;
}

void add_separation(Sums& sums, const Agent& agent, const Agent& neighbor, double square) {
  sums.sx += (agent.x - neighbor.x) / square;
  sums.sy += (agent.y - neighbor.y) / square;
}

void add_alignment(Sums& sums, const Agent& neighbor) {
  sums.ax += neighbor.vx;
  sums.ay += neighbor.vy;
  ++sums.n_a;
}

class Flock {
 public:
  Flock(const bench::Assignment& assignment, const bench::Options& options)
      : rules_(assignment.rules),
        one_query_(options.queries == 1),
        cohesion_(square_bound(rules_.r_c)),
        separation_(square_bound(rules_.r_s)),
        alignment_(square_bound(rules_.r_a)),
        cloud_{&assignment.agents},
        tree_(2, cloud_,
              {options.leaf_size > 0 ? options.leaf_size : 16,
               nanoflann::KDTreeSingleIndexAdaptorFlags::SkipInitialBuildIndex}) {}

  void step(const std::vector<Agent>& now, std::vector<Agent>& next, double dt) {
    cloud_.agents = &now;
    tree_.buildIndex();
    for (std::uint32_t a = 0; a < now.size(); ++a) {
      const Sums sums = one_query_ ? ask_once(now, a) : ask_thrice(now, a);
      next[a] = moved(rules_, now[a], sums, dt);
    }
  }

  // The number of neighbours that the step after `now` finds within the largest radius.
  std::uint64_t count(const std::vector<Agent>& now) {
    cloud_.agents = &now;
    tree_.buildIndex();
    std::uint64_t total = 0;
    for (const Agent& agent : now) {
      find(agent, std::max({cohesion_, separation_, alignment_}));
      total += matches_.size() - 1;
    }
    return total;
  }

 private:
  void find(const Agent& agent, double bound) {
    const std::array<double, 2> place{agent.x, agent.y};
    tree_.radiusSearch(place.data(), bound, matches_, search);
  }

  Sums ask_once(const std::vector<Agent>& now, std::uint32_t a) {
    Sums sums;
    find(now[a], std::max({cohesion_, separation_, alignment_}));
    for (const auto& [i, square] : matches_) {
      const Agent& neighbor = now[i];
      if (square < alignment_) add_alignment(sums, neighbor);
      if (i == a) continue;
      if (square < cohesion_) add_cohesion(sums, neighbor);
      if (square > 0 && square < separation_) add_separation(sums, now[a], neighbor, square);
    }
    return sums;
  }

  Sums ask_thrice(const std::vector<Agent>& now, std::uint32_t a) {
    Sums sums;
    find(now[a], cohesion_);
    for (const auto& [i, square] : matches_) {
      if (i != a) add_cohesion(sums, now[i]);
    }
    find(now[a], separation_);
    for (const auto& [i, square] : matches_) {
      if (square > 0) add_separation(sums, now[a], now[i], square);
    }
    find(now[a], alignment_);
    for (const auto& [i, square] : matches_) add_alignment(sums, now[i]);
    return sums;
  }

  Rules rules_;
  bool one_query_;
  double cohesion_, separation_, alignment_;  // bounds of squared distances
  Cloud cloud_;
  Tree tree_;
  Matches matches_;
};

void simulate(const bench::Options& options, bench::Assignment& assignment) {
  if (options.queries != 1 && options.queries != 3) {
    throw std::runtime_error("--queries is 1 or 3");
  }
  Flock flock(assignment, options);
  std::uint64_t found = 0;
  bench::run(options, assignment,
             [&](const std::vector<Agent>& now, std::vector<Agent>& next, double dt) {
               if (options.count) found += flock.count(now);
               flock.step(now, next, dt);
             });
  if (options.count) {
    fmt::print(stderr, "neighbors {} steps {}\n", found, assignment.time_steps.size());
  }
}

}  // namespace

int main(int argc, char** argv) { return bench::guarded_main(argc, argv, simulate); }
