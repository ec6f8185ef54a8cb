#include <algorithm>
#include <cmath>
#include <vector>

#include "observe/facts/fact_bench.h"

/// Facts about the effect of F_Smax on a force.
namespace flocking::explain {
namespace {

constexpr double kSmallShare = 0.02;  // F_Smax as a share of the force, small enough to cut it
constexpr double kShareOfLimit = 1e-3;

// Returns the experiment with F_Smax set to `share` times the force in bench.pair(2).
Experiment with_limit(const Bench& bench, Experiment experiment, double share) {
  experiment.maximum = share * bench.base().size();
  return experiment;
}
Push limited(Bench& bench, const Experiment& experiment, double share) {
  return bench.measure(with_limit(bench, experiment, share));
}

bool is_near(const Push& push, double value, double wanted) {
  return push.is_seen && std::fabs(value - wanted) <= 3.0 * push.doubt + kShareOfLimit * wanted;
}

bool has_length(Bench& bench, const Push& push, double share) {
  const double wanted = share * bench.base().size();
  return push.is_clear() && is_near(push, push.size(), wanted);
}

// Returns true if the force is also limited to F_Smax along an axis, where a test by components
// would see another length.
bool is_cut_along_axis(Bench& bench) {
  Experiment experiment = bench.pair(2.0);
  experiment.agents[1].x = experiment.agents[0].x + 2.0;
  experiment.agents[1].y = experiment.agents[0].y;
  return has_length(bench, limited(bench, experiment, kSmallShare), kSmallShare);
}

void tell_of_cut(Bench& bench, const Push& cut) {
  const Push wide = limited(bench, bench.pair(2.0), 3.0);
  if (has_length(bench, wide, 3.0)) {
    bench.tell("always-maximum", wide);
    return;
  }
  if (!are_equal(wide, bench.base())) return;
  const Push of_four = limited(bench, bench.in_one_place(4), kSmallShare);
  if (has_length(bench, of_four, 4.0 * kSmallShare)) bench.tell("cut-per-neighbour", of_four);
  if (!has_length(bench, of_four, kSmallShare)) return;
  if (has_length(bench, limited(bench, bench.pair(2.0), 0.9), 0.9)) {
    bench.tell("cut-at-maximum", cut);
  }
}

bool has_components(Bench& bench, const Push& push, double share) {
  const double wanted = share * bench.base().size();
  return push.is_clear() && is_near(push, std::fabs(push.force.x), wanted) &&
         is_near(push, std::fabs(push.force.y), wanted);
}

void find_cut_after_weight(Bench& bench) {
  if (!bench.has_weight()) return;
  for (const double share : {0.3, 0.6}) {
    Experiment experiment = bench.pair(2.0);
    const double allowed = share * bench.base().size();
    experiment.maximum = allowed * bench.meter().weight();
    const Push push = bench.measure(experiment);
    if (!push.is_clear() || !is_near(push, push.size(), allowed)) return;
    if (share == 0.6) bench.tell("cut-after-weight", push);
  }
}

// Returns true if the force is also not limited for other directions and sizes: some programs limit
// only components above F_Smax but not those below -F_Smax, or only forces longer than 1.
bool is_never_cut(Bench& bench) {
  const std::vector<Experiment> kinds = {bench.crowd(), bench.pair(-2.0), bench.pair(0.3),
                                         bench.pair(-0.3), bench.in_one_place(12)};
  std::vector<Experiment> all = kinds;
  for (const Experiment& kind : kinds) all.push_back(with_limit(bench, kind, kSmallShare));
  bench.announce(all);
  return std::all_of(kinds.begin(), kinds.end(), [&bench](const Experiment& kind) {
    return are_equal(limited(bench, kind, kSmallShare), bench.measure(kind));
  });
}

}  // namespace

void find_limit(Bench& bench) {
  // If the force is not proportional to its weight, the length before the multiplication is
  // unknown.
  if (bench.has_weight() && !bench.has_told("grows-as-K^1")) return;
  const Push push = limited(bench, bench.pair(2.0), kSmallShare);
  if (are_equal(push, bench.base())) {
    // The rules limit only separation.
    const bool may_be_told = bench.force() == Force::kSeparation;
    if (may_be_told && is_never_cut(bench)) bench.tell("not-cut", push);
  } else if (has_length(bench, push, kSmallShare)) {
    if (is_cut_along_axis(bench)) tell_of_cut(bench, push);
  } else if (has_components(bench, push, kSmallShare)) {
    bench.tell("components-cut-at-maximum", push);
  } else {
    find_cut_after_weight(bench);
  }
}

}  // namespace flocking::explain
