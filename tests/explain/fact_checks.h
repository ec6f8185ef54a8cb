#pragma once

#include <cmath>
#include <cstdint>
#include <functional>
#include <utility>

#include "fact_flock.h"

/// How a fact is looked for, and the commonest ways, for the checker of facts.
namespace flocking::testing {

enum class Verdict : std::uint8_t { kHolds, kFails, kOpen };
inline Verdict verdict(bool holds) { return holds ? Verdict::kHolds : Verdict::kFails; }

/// How a fact is looked for in a flock at random.
struct Check {
  bool is_always;  ///< else it has to be seen once
  std::function<Verdict(Checker&)> look;
};

using Direction = std::function<Vec2(const Flock&)>;

// Along a direction wherever there is a force.
inline Check along(const Direction& direction, double sign, int count) {
  return {true, [=](Checker& checker) {
            const Flock flock = checker.flock(count);
            const Vec2 force = checker.on(flock);
            const Vec2 wanted = sign * direction(flock);
            if (is_nothing(force) || is_nothing(wanted)) return Verdict::kOpen;
            return verdict(are_near(unit(force), unit(wanted)));
          }};
}

inline Vec2 to_middle(const Flock& flock) {
  Vec2 sum;
  for (std::size_t i = 1; i < flock.agents.size(); ++i) sum += flock.place(i) - flock.place(0);
  return sum;
}

// That the force on the first agent of a changed flock is so many times what it was.
using Change = std::function<Flock(const Flock&, double factor)>;
inline Check grows(int count, double power, const Change& change) {
  return {true, [=](Checker& checker) {
            const Flock flock = change(checker.flock(count), 1.0);
            const double factor = 1.0 + double(int(3.0 * checker.uniform()));
            const Vec2 before = checker.on(flock);
            const Vec2 after = checker.on(change(flock, factor));
            if (is_nothing(before) || factor == 1.0) return Verdict::kOpen;
            return verdict(are_near(after, std::pow(factor, power) * before));
          }};
}

// That something changes it, or never does.
inline Check changes(bool is_always_same,
                     const std::function<std::pair<Flock, Flock>(Checker&)>& make) {
  return {is_always_same, [=](Checker& checker) {
            const auto [a, b] = make(checker);
            const bool is_same = are_near(checker.on(a), checker.on(b));
            return verdict(is_same == is_always_same);
          }};
}

}  // namespace flocking::testing
