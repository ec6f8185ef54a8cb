#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <utility>

#include "fact_flock.h"

/// The usual ways to check a fact, for the checker of facts.
namespace flocking::testing {

enum class Verdict : std::uint8_t { kHolds, kFails, kOpen };
inline Verdict verdict(bool holds) { return holds ? Verdict::kHolds : Verdict::kFails; }

/// A check of a fact on a random flock.
struct Check {
  bool is_always;  ///< it must hold in each flock; if false, in at least one
  std::function<Verdict(Checker&)> look;
};

using Direction = std::function<Vec2(const Flock&)>;

// Checks that the force has the direction `direction` wherever it is not 0.
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

// Checks that the force on the first agent grows with a power of the factor of a change.
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

// Checks that a change affects the force at least once, or never does.
inline Check changes(bool is_always_same,
                     const std::function<std::pair<Flock, Flock>(Checker&)>& make) {
  return {is_always_same, [=](Checker& checker) {
            const auto [a, b] = make(checker);
            const bool is_same = are_near(checker.on(a), checker.on(b));
            return verdict(is_same == is_always_same);
          }};
}

// Checks that the force between two agents is `factor` times the assignment's force.
inline Check times_the_text(double factor, const std::function<Vec2(Checker&)>& way) {
  return {true, [=](Checker& checker) {
            Flock flock = checker.flock(2);
            const Vec2 offset = flock.radius() * way(checker);
            flock.agents[1].x = flock.agents[0].x + offset.x;
            flock.agents[1].y = flock.agents[0].y + offset.y;
            const Vec2 text = weighted_force(Variant(), flock, 0);
            const Vec2 found = checker.on(flock);
            return verdict(length(found - factor * text) <= 1e-3 * std::max(length(text), 1e-3));
          }};
}

inline Check grows_with_distance(double power) {
  return {true, [=](Checker& checker) {
            const Flock flock = checker.flock(2);
            Flock other = flock;
            const Vec2 way = flock.place(1) - flock.place(0);
            const double d = flock.radius() * length(checker.within());
            other.agents[1].x = flock.agents[0].x + way.x / length(way) * d;
            other.agents[1].y = flock.agents[0].y + way.y / length(way) * d;
            const Vec2 before = checker.on(flock);
            if (is_nothing(before)) return Verdict::kOpen;
            const double factor = std::pow(d / length(way), power);
            return verdict(are_near(checker.on(other), factor * before));
          }};
}

// Checks that the force on all agents is equal, including an agent that is far from all others.
inline Verdict same_on_all(Checker& checker) {
  Flock flock = checker.flock(4).with_maximum(0.1);
  checker.add(flock, flock.place(0) + Vec2{1e5, 0.0});
  const Vec2 first = checker.on(flock, 0);
  for (std::size_t i = 1; i < flock.agents.size(); ++i) {
    if (!are_near(checker.on(flock, i), first)) return Verdict::kFails;
  }
  return Verdict::kHolds;
}

// Checks how the force grows with the number of neighbours; adds copies of one neighbour in its
// place.
inline Check grows_with_number(double power, bool counts_itself) {
  return {true, [=](Checker& checker) {
            Flock flock = checker.flock(2);
            if (counts_itself) {
              flock.agents[0].vx = flock.agents[1].vx;
              flock.agents[0].vy = flock.agents[1].vy;
            }
            if (checker.force() == Force::kAlignment && !counts_itself) {
              flock.agents[0].vx = flock.agents[1].vx;
              flock.agents[0].vy = flock.agents[1].vy;
              if (is_nothing(checker.on(flock))) flock.agents[0].vx = flock.agents[0].vy = 0.0;
            }
            Flock more = flock;
            const auto extra = std::size_t(3.0 * checker.uniform());
            more.agents.insert(more.agents.end(), extra, flock.agents[1]);
            const double by = counts_itself ? (2.0 + double(extra)) / 2.0 : 1.0 + double(extra);
            return verdict(are_near(checker.on(more), std::pow(by, power) * checker.on(flock)));
          }};
}

}  // namespace flocking::testing
