#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "core/vec2.h"
#include "oracle/random_source.h"
#include "variant/force.h"
#include "variant/simulator/variant_step.h"
#include "variant/variant.h"

/// Random flocks in which one force of a variant acts, for the checker of facts.
namespace flocking::testing {

using explain::Force;
using explain::Slot;
using explain::Variant;

inline constexpr double kStep = 0.25;

/// A flock in which one force acts on the first agent.
struct Flock {
  Force force;
  CourseParameters course;
  std::vector<AgentState> agents;
  double dt = kStep;

  [[nodiscard]] Vec2 place(std::size_t i) const { return {agents[i].x, agents[i].y}; }
  [[nodiscard]] Vec2 velocity(std::size_t i) const { return {agents[i].vx, agents[i].vy}; }
  [[nodiscard]] double radius() const { return explain::radius_of(course, force); }
  [[nodiscard]] double weight() const { return explain::weight_of(course, force); }
  [[nodiscard]] Flock with_weight(double weight) const {
    Flock copy = *this;
    for (const Force each : explain::kForces) explain::weight_of(copy.course, each) = weight;
    return copy;
  }
  [[nodiscard]] Flock with_radius(double radius) const {
    Flock copy = *this;
    explain::radius_of(copy.course, force) = radius;
    return copy;
  }
  [[nodiscard]] Flock with_maximum(double maximum) const {
    Flock copy = *this;
    copy.course.max_separation = maximum;
    return copy;
  }
};

// Returns the weighted force on an agent, with the rules' step.
inline Vec2 weighted_force(Variant variant, const Flock& flock, std::size_t agent) {
  for (const Force other : explain::kForces) {
    if (other != flock.force) variant = explain::without(variant, other);
  }
  for (const Slot slot :
       {Slot::kStepVelocity, Slot::kStepPosition, Slot::kStepDt, Slot::kNumbers, Slot::kStepBuffers,
        Slot::kStepState, Slot::kStepSpeed, Slot::kStepMoved}) {
    variant.set(slot, 0);
  }
  FlockState state;
  for (const AgentState& one : flock.agents) state.agents.push_back(one);
  explain::step_variant(variant, flock.course, state, flock.dt);
  const Vec2 change = state.velocity(agent) - flock.velocity(agent);
  return change / flock.dt;
}

inline bool are_near(Vec2 a, Vec2 b) {
  return length(a - b) <= 1e-7 * std::max({length(a), length(b), 1e-3});
}
inline bool is_nothing(Vec2 force) { return length(force) < 1e-9; }
inline bool is_nan(Vec2 force) { return !std::isfinite(force.x) || !std::isfinite(force.y); }

/// A function that returns the weighted force on an agent.
using ForceOnAgent = Vec2 (*)(const Flock& flock, std::size_t agent);

class Checker {
 public:
  Checker(Force force, const Variant& variant, std::uint64_t seed)
      : force_(force), variant_(variant), r_(seed) {}
  // Creates a checker of a force that is not a variant's. No agent is in reach of other forces.
  Checker(Force force, ForceOnAgent told, std::uint64_t seed)
      : force_(force), told_(told), r_(seed) {}

  // Returns a flock of `count` agents; all others are within a radius of the first.
  Flock flock(int count) {
    Flock one{.force = force_, .course = {}, .agents = {}};
    const double radius = 3.0 + 3.0 * uniform();
    const double weight = 0.5 + uniform();
    for (const Force each : explain::kForces) {
      const bool is_small =
          each != force_ && (told_ != nullptr || (others_come_first() && uniform() < 0.7));
      explain::radius_of(one.course, each) = is_small ? 1e-3 * radius : radius;
      explain::weight_of(one.course, each) = weight;
    }
    one.course.max_separation = 1e6;
    add(one, {10.0 * uniform(), 10.0 * uniform()});
    for (int i = 1; i < count; ++i) add(one, one.place(0) + one.radius() * within());
    return one;
  }
  // Returns true if other forces take precedence: in an else chain, or with zones, a force may act
  // only on agents that no other force reaches.
  [[nodiscard]] bool others_come_first() const {
    const auto times = variant_.at<explain::Times>(explain::times_slot(force_));
    if (explain::is_of_zones(who())) return true;
    return times >= explain::Times::kWithinElseCohesion && times <= explain::Times::kWithinElseBoth;
  }
  void add(Flock& flock, Vec2 place) {
    const bool moves = force_ == Force::kAlignment || moves_;
    const Vec2 v = moves ? Vec2{6.0 * uniform() - 3.0, 6.0 * uniform() - 3.0} : Vec2{};
    flock.agents.push_back({place.x, place.y, v.x, v.y});
  }
  [[nodiscard]] explain::Who who() const {
    return variant_.at<explain::Who>(explain::who_slot(force_));
  }
  [[nodiscard]] bool has_weight() const {
    return variant_.at<explain::Weight>(explain::weight_slot(force_)) != explain::Weight::kNone;
  }
  // Returns an offset at which the force sees another agent, in units of the radius.
  Vec2 within() {
    switch (variant_.at<explain::Measure>(explain::Slot::kMeasure)) {
      case explain::Measure::kSquare:
      case explain::Measure::kSquareOfOffset:
        return offset(0.05, 0.38);
      case explain::Measure::kSum:
      case explain::Measure::kSumOfOffset:
        return offset(0.05, 0.68);
      default:
        break;
    }
    switch (who()) {
      case explain::Who::kOutside:
        return offset(1.05, 2.0);
      case explain::Who::kDiamond:
        return offset(0.05, 0.68);
      case explain::Who::kSquareOfDistance:
        return offset(0.05, 0.38);
      default:
        return offset(0.05, 0.95);
    }
  }
  Vec2 offset(double from, double to) {
    const double angle = 6.283 * uniform();
    return (from + (to - from) * uniform()) * Vec2{std::cos(angle), std::sin(angle)};
  }
  double uniform() { return r_.unit(); }
  [[nodiscard]] const Variant& variant() const { return variant_; }
  void move() { moves_ = true; }
  // Moves the first agent of a flock to the end.
  void watch_last() { is_last_ = true; }

  // Returns the force on the first agent; if the force sees only earlier agents, that agent is
  // placed last.
  [[nodiscard]] Vec2 on(const Flock& flock) const {
    Flock other = flock;
    if (who() == explain::Who::kAllButLast) {  // adds an agent that is not seen
      other.agents.push_back({flock.agents[0].x + 1e3, flock.agents[0].y + 1e3, 0, 0});
      return on(other, 0);
    }
    if (is_last_) {
      std::reverse(other.agents.begin(), other.agents.end());
      return on(other, other.agents.size() - 1);
    }
    const bool sees_earlier =
        who() == explain::Who::kEarlier ||
        variant_.at<explain::Times>(explain::times_slot(force_)) == explain::Times::kWithinEarlier;
    if (!sees_earlier) return on(flock, 0);
    std::reverse(other.agents.begin(), other.agents.end());
    return on(other, other.agents.size() - 1);
  }
  [[nodiscard]] Vec2 on(const Flock& flock, std::size_t agent) const {
    if (told_ != nullptr) return told_(flock, agent);
    return weighted_force(variant_, flock, agent);
  }
  [[nodiscard]] Force force() const { return force_; }

 private:
  Force force_;
  Variant variant_;
  ForceOnAgent told_ = nullptr;
  ::oracle::RandomSource r_;
  bool moves_ = false;
  bool is_last_ = false;
};

}  // namespace flocking::testing
