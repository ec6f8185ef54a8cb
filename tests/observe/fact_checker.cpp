#include "fact_checker.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <utility>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "fact_checks.h"
#include "variant/force.h"
#include "variant/simulator/variant_step.h"

namespace flocking::testing {
namespace {

Check twins(double factor) {
  return {true, [=](Checker& checker) {
            Flock flock = checker.flock(4);
            for (AgentState& agent : flock.agents) {
              agent.vx = flock.agents[0].vx;
              agent.vy = flock.agents[0].vy;
            }
            Flock more = flock;
            more.agents.insert(more.agents.end(), flock.agents.begin() + 1, flock.agents.end());
            return verdict(are_near(checker.on(more), factor * checker.on(flock)));
          }};
}

// Returns a check of the unweighted force with and without a limit F_Smax.
Check limit(const std::function<bool(const Flock&, Vec2 cut, Vec2 whole, double maximum)>& holds) {
  return {true, [=](Checker& checker) {
            Flock flock = checker.flock(2 + int(3.0 * checker.uniform()));
            if (!checker.has_weight()) flock = flock.with_weight(1.0);
            const double maximum = 0.05 + 2.0 * checker.uniform();
            const Vec2 whole = checker.on(flock) / flock.weight();
            const Vec2 cut = checker.on(flock.with_maximum(maximum)) / flock.weight();
            if (is_nothing(whole)) return Verdict::kOpen;
            return verdict(holds(flock, cut, whole, maximum));
          }};
}

std::pair<Flock, Flock> with_one_moved(Checker& checker, double from, double to) {
  Flock flock = checker.flock(2);
  const auto out = [&] { return flock.place(0) + flock.radius() * checker.offset(from, to); };
  Flock other = flock;
  checker.add(flock, out());
  checker.add(other, out());
  return {flock, other};
}

// Returns two flocks of a watched agent and another one: at `offset`, and out of reach.
std::pair<Flock, Flock> with_one_at(Checker& checker, Vec2 offset) {
  Flock flock = checker.flock(1);
  flock.agents[0].x = flock.agents[0].y = 0.0;
  Flock far = flock;
  checker.add(flock, offset);
  far.agents.push_back(flock.agents[1]);
  far.agents[1].x += 1e5;
  return {flock, far};
}

Check matters_at(bool matters, const std::function<Vec2(double radius)>& offset, double radius) {
  return {true, [=](Checker& checker) {
            auto [near, far] = with_one_at(checker, offset(radius));
            const bool is_same =
                are_near(checker.on(near.with_radius(radius)), checker.on(far.with_radius(radius)));
            return verdict(is_same != matters);
          }};
}

Check seen_nan(const std::function<Flock(Checker&)>& make) {
  return {false, [=](Checker& checker) {
            Flock flock = make(checker);
            for (const Force other : explain::kForces) {
              if (other != checker.force()) explain::radius_of(flock.course, other) = 100.0;
            }
            return verdict(is_nan(checker.on(flock)));
          }};
}

// Returns the flock with its agents in reverse order.
Flock reversed(Flock flock) {
  std::reverse(flock.agents.begin(), flock.agents.end());
  return flock;
}

Check sees_nobody(bool is_first) {
  return {true, [=](Checker& checker) {
            const Flock flock = checker.flock(3);
            Flock alone = flock;
            alone.agents.resize(1);
            const Vec2 force = is_first ? checker.on(flock, 0) : checker.on(reversed(flock), 2);
            return verdict(are_near(force, checker.on(alone)));
          }};
}

// Checks that the force acts within the radius of `other`, and sees no agent outside it.
Check by_radius_of(Force other) {
  return {false, [=](Checker& checker) {
            Flock flock = checker.flock(2);
            for (const Force each : explain::kForces) explain::radius_of(flock.course, each) = 1e-3;
            explain::radius_of(flock.course, checker.force()) = 10.0;
            Flock wide = flock;
            explain::radius_of(wide.course, other) = 10.0;
            return verdict(!are_near(checker.on(wide), checker.on(flock)));
          }};
}

Check by_weight_of(Force other) {
  return {false, [=](Checker& checker) {
            Flock flock = checker.flock(2).with_weight(0.0);
            explain::weight_of(flock.course, other) = 1.0;
            return verdict(!are_near(checker.on(flock), checker.on(flock.with_weight(0.0))));
          }};
}

using Checks = std::map<std::string, Check, std::less<>>;

void add_directions(Checks& checks) {
  const Direction there = [](const Flock& f) { return f.place(1) - f.place(0); };
  const Direction origin = [](const Flock& f) { return -1.0 * f.place(0); };
  const Direction own = [](const Flock& f) { return f.velocity(0); };
  const Direction other = [](const Flock& f) { return f.velocity(1); };
  const Direction mean = [](const Flock& f) { return f.velocity(0) + f.velocity(1); };
  const Direction difference = [](const Flock& f) { return f.velocity(1) - f.velocity(0); };
  const auto both = [&checks](const char* along_code, const char* against_code,
                              const Direction& direction, int count) {
    checks[along_code] = along(direction, 1.0, count);
    checks[against_code] = along(direction, -1.0, count);
  };
  both("points-towards", "points-away", there, 2);
  both("points-towards-middle", "points-away-from-middle", to_middle, 4);
  both("points-towards-origin", "points-away-from-origin", origin, 2);
  both("points-along-own-velocity", "points-against-own-velocity", own, 2);
  both("points-along-neighbours-velocity", "points-against-neighbours-velocity", other, 2);
  both("points-along-mean-velocity", "points-against-mean-velocity", mean, 2);
  both("points-along-velocity-difference", "points-against-velocity-difference", difference, 2);
}

void add_limits(Checks& checks) {
  constexpr double kMore = 1.0 + 1e-9;
  checks["cut-at-maximum"] = limit(
      [](const Flock&, Vec2 cut, Vec2, double maximum) { return length(cut) <= maximum * kMore; });
  checks["not-cut"] =
      limit([](const Flock&, Vec2 cut, Vec2 whole, double) { return are_near(cut, whole); });
  checks["always-maximum"] = limit([](const Flock&, Vec2 cut, Vec2, double maximum) {
    return std::fabs(length(cut) - maximum) < 1e-9 * maximum;
  });
  checks["components-cut-at-maximum"] = limit([](const Flock&, Vec2 cut, Vec2, double maximum) {
    return std::fabs(cut.x) <= maximum * kMore && std::fabs(cut.y) <= maximum * kMore;
  });
  checks["cut-after-weight"] = limit([](const Flock& flock, Vec2 cut, Vec2, double maximum) {
    return flock.weight() * length(cut) <= maximum * kMore;
  });
  checks["cut-per-neighbour"] = {false, [](Checker& checker) {
                                   Flock flock = checker.flock(2).with_maximum(1e-3);
                                   if (!checker.has_weight()) flock = flock.with_weight(1.0);
                                   flock.agents.insert(flock.agents.end(), 2, flock.agents[1]);
                                   const double size = length(checker.on(flock)) / flock.weight();
                                   return verdict(std::fabs(size - 3e-3) < 1e-9);
                                 }};
}

// Returns the state of a flock after `steps` steps.
FlockState behind(const Variant& variant, const Flock& flock, FlockState state, int steps) {
  explain::VariantSteps run(variant, flock.course, state);
  for (int i = 0; i < steps; ++i) run.step(flock.dt);
  return state;
}

// Returns true if a second step differs from a first step from the same state.
bool carries_state(Checker& checker, const Variant& variant) {
  const Flock flock = checker.flock(3);
  FlockState start;
  for (const AgentState& one : flock.agents) start.agents.push_back(one);
  const FlockState second = behind(variant, flock, start, 2);
  const FlockState again = behind(variant, flock, behind(variant, flock, start, 1), 1);
  return !are_near(second.velocity(0), again.velocity(0));
}

void add_dependences(Checks& checks) {
  checks["beyond-radius"] = changes(false, [](Checker& c) { return with_one_moved(c, 1.02, 1.4); });
  checks["sees-everybody"] =
      changes(false, [](Checker& c) { return with_one_moved(c, 100.0, 300.0); });
  checks["depends-on-number-of-agents"] = changes(false, [](Checker& c) {
    const Flock flock = with_one_moved(c, 3.0, 4.0).first;
    Flock fewer = flock;
    fewer.agents.pop_back();
    return std::pair{flock, fewer};
  });
  checks["depends-on-origin"] = changes(false, [](Checker& c) {
    const Flock flock = c.flock(3);
    Flock moved = flock;
    for (AgentState& agent : moved.agents) agent.x += 7.0;
    return std::pair{flock, moved};
  });
  checks["depends-on-dt"] = changes(false, [](Checker& c) {
    const Flock flock = c.flock(3);
    Flock longer = flock;
    longer.dt *= 2.0;
    return std::pair{flock, longer};
  });
  for (const bool is_same : {false, true}) {
    for (const std::size_t who : {std::size_t{0}, std::size_t{1}}) {
      const std::string code = std::string(is_same ? "ignores-" : "depends-on-") +
                               (who == 0 ? "own-velocity" : "neighbours-velocity");
      checks[code] = changes(is_same, [who](Checker& c) {
        const Flock flock = c.flock(2);
        Flock faster = flock;
        faster.agents[who].vx += 0.7;
        return std::pair{flock, faster};
      });
    }
  }
  checks["depends-on-order"] = {
      false, [](Checker& c) {
        Flock flock = c.flock(5);
        // The first agent may be in reach or not.
        if (c.uniform() < 0.5) flock.agents[1].x += 10.0 * flock.radius();
        return verdict(!are_near(c.on(flock, 0), c.on(reversed(flock), 4)));
      }};
  checks["carries-state"] = {false,
                             [](Checker& c) { return verdict(carries_state(c, c.variant())); }};
  checks["same-with-twins"] = twins(1.0);
  checks["doubles-with-twins"] = twins(2.0);
  checks["quadruples-with-twins"] = twins(4.0);
  checks["sees-earlier-only"] = sees_nobody(true);
  checks["sees-later-only"] = sees_nobody(false);
}

void add_reach(Checks& checks) {
  checks["only-beyond-radius"] = changes(false, [](Checker& c) {
    Flock flock = c.flock(2);
    return std::pair{flock, flock.with_radius(10.0 * flock.radius())};
  });
  checks["edge-excluded"] = matters_at(
      false,
      [](double r) {
        return Vec2{0.6 * r, 0.8 * r};
      },
      5.0);
  checks["square-distance-compared"] = matters_at(
      false,
      [](double r) {
        return Vec2{1.05 * std::sqrt(r), 0.0};
      },
      7.0);
  checks["edge-at-radius-squared"] = matters_at(
      true,
      [](double r) {
        return Vec2{0.0, 0.95 * r * r};
      },
      7.0);
  checks["square-neighbourhood"] = matters_at(
      true,
      [](double r) {
        return Vec2{-0.99 * r, 0.99 * r};
      },
      4.0);
  checks["acts-without-neighbours"] = {
      false, [](Checker& c) { return verdict(!is_nothing(c.on(c.flock(1)))); }};
  checks["same-on-all-agents"] = {true, same_on_all};
  checks["no-effect"] = {true, [](Checker& c) {
                           const Flock flock = c.flock(5).with_radius(5.0 * c.uniform());
                           return verdict(is_nothing(c.on(flock)));
                         }};
  checks["ignores-weight"] = changes(true, [](Checker& c) {
    const Flock flock = c.flock(4);
    return std::pair{flock, flock.with_weight(-3.0)};
  });
  for (const Force other : explain::kForces) {
    checks["radius-of-" + std::string(explain::name_of(other))] = by_radius_of(other);
    checks["weight-of-" + std::string(explain::name_of(other))] = by_weight_of(other);
  }
}

void add_nan(Checks& checks) {
  checks["nan-without-neighbours"] =
      seen_nan([](Checker& c) { return c.flock(2).with_radius(1e-3); });
  const auto in_one_place = [](Checker& c) {
    Flock flock = c.flock(3);
    flock.agents[1].x = flock.agents[0].x;
    flock.agents[1].y = flock.agents[0].y;
    return flock;
  };
  checks["nan-in-one-place"] = seen_nan(in_one_place);
  checks["nan-at-zero-radius"] =
      seen_nan([=](Checker& c) { return in_one_place(c).with_radius(0.0); });
  checks["nan-at-rest"] = seen_nan([](Checker& c) {
    Flock flock = c.flock(3);
    for (AgentState& agent : flock.agents) agent.vx = agent.vy = 0.0;
    return flock;
  });
}

// Adds checks of facts about neighbours along axes, or in any direction.
void add_likeness(Checks& checks) {
  const auto anywhere = [](Checker& c) { return c.offset(0.3, 0.9); };
  checks["as-text-with-one-neighbour"] = times_the_text(1.0, anywhere);
  checks["as-text-along-axes"] = times_the_text(1.0, [](Checker& c) {
    const double size = 0.3 + 0.6 * c.uniform();
    return c.uniform() < 0.5 ? Vec2{size, 0.0} : Vec2{0.0, -size};
  });
}

Check power_check(std::string_view of, double power) {
  if (of == "K") {
    return grows(3, power, [](const Flock& f, double k) { return f.with_weight(k * f.weight()); });
  }
  if (of == "r") {
    return grows(2, power, [](const Flock& f, double k) { return f.with_radius(k * f.radius()); });
  }
  if (of == "v") {
    return grows(2, power, [](const Flock& flock, double k) {
      Flock copy = flock;
      for (AgentState& agent : copy.agents) {
        agent.vx *= k;
        agent.vy *= k;
      }
      return copy;
    });
  }
  if (of == "d") return grows_with_distance(power);
  return grows_with_number(power, of == "N");
}

Check check_of(std::string_view code) {
  constexpr std::string_view kPrefix = "grows-as-";
  if (code.starts_with(kPrefix)) {
    const std::string_view rest = code.substr(kPrefix.size());
    const std::size_t hat = rest.find('^');
    return power_check(rest.substr(0, hat),
                       std::strtod(std::string(rest.substr(hat + 1)).c_str(), nullptr));
  }
  constexpr std::string_view kFactor = "times-text-";
  if (code.starts_with(kFactor)) {
    const double factor = std::strtod(std::string(code.substr(kFactor.size())).c_str(), nullptr);
    return times_the_text(factor, [](Checker& c) { return c.offset(0.3, 0.9); });
  }
  static const Checks kChecks = [] {
    Checks checks;
    add_directions(checks);
    add_limits(checks);
    add_dependences(checks);
    add_reach(checks);
    add_nan(checks);
    add_likeness(checks);
    return checks;
  }();
  const auto found = kChecks.find(code);
  if (found != kChecks.end()) return found->second;
  return {true, [](Checker&) { return Verdict::kFails; }};  // no variant can have this fact
}

template <class Source>
std::string contradiction_by(const Source& source, std::string_view code, Force force, int flocks,
                             bool is_last = false) {
  const Check check = check_of(code);
  int held = 0;
  for (int i = 0; i < flocks; ++i) {
    Checker checker(force, source, 1000 + std::uint64_t(i));
    const bool about_velocities = code.find("velocity") != std::string_view::npos;
    if (about_velocities) checker.move();
    if (is_last) checker.watch_last();
    const Verdict found = check.look(checker);
    if (found == Verdict::kHolds) ++held;
    if (found == Verdict::kFails && check.is_always) {
      return std::string(code) + " does not hold in flock " + std::to_string(i);
    }
  }
  return held > 0 ? "" : std::string(code) + " was not seen in any flock";
}

}  // namespace

std::string contradiction(std::string_view code, Force force, const Variant& variant, int flocks) {
  return contradiction_by(variant, code, force, flocks);
}

std::string contradiction(std::string_view code, Force force, ForceOnAgent told, int flocks) {
  const std::string words = contradiction_by(told, code, force, flocks);
  // A fact that is visible only for the last agent, such as sums kept from earlier agents, also
  // counts as true.
  const bool is_seen_by_last = !check_of(code).is_always && !words.empty() &&
                               contradiction_by(told, code, force, flocks, true).empty();
  return is_seen_by_last ? "" : words;
}

}  // namespace flocking::testing
