#ifndef FLOCKING_TESTS_ORACLE_MOTION_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_MOTION_ORACLE_H_

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

#include "oracle/force_oracle.h"
#include "oracle/formula_oracle.h"
#include "variant/slots.h"

namespace flocking::oracle {

/// Copies the velocity of each agent to the agent with the same index.
template <class Agents>
void take_velocities(const Agents& from, Agents& to) {
  for (std::size_t a = 0; a < to.size(); ++a) to[a].velocity = from[a].velocity;
}

/// The movement of an agent by a force, as a program computes it.
template <class T>
struct MotionOf {
  using Dt = explain::Dt;
  using Position = explain::Position;
  using Slot = explain::Slot;
  using State = explain::State;
  using Velocity = explain::Velocity;
  using Vector = VectorOf<T>;
  using Agent = AgentOf<T>;

  const ProgramOf<T>& own;

  [[nodiscard]] bool stands_still(std::size_t a, Vector f) const {
    const auto who = own.template at<explain::Moved>(Slot::kStepMoved);
    return (who == explain::Moved::kAllButFirst && a == 0) ||
           (who == explain::Moved::kAllButLast && a + 1 == own.agents) ||
           (who == explain::Moved::kForced && !(length(f) > 0));
  }

  [[nodiscard]] Vector slowed(Vector velocity) const {
    using explain::Speed;
    const auto speed = own.template at<Speed>(Slot::kStepSpeed);
    const auto kept = [&](double share) { return velocity * static_cast<T>(share); };
    const auto at_most = [&](double limit) { return cut(velocity, static_cast<T>(limit)); };
    return speed == Speed::kCut         ? cut(velocity, own.f_s_max)
           : speed == Speed::kMost1     ? at_most(1)
           : speed == Speed::kMost2     ? at_most(2)
           : speed == Speed::kMost3     ? at_most(3)
           : speed == Speed::kMost4     ? at_most(4)
           : speed == Speed::kMost5     ? at_most(5)
           : speed == Speed::kMost10    ? at_most(10)
           : speed == Speed::kMost20    ? at_most(20)
           : speed == Speed::kMost50    ? at_most(50)
           : speed == Speed::kMost100   ? at_most(100)
           : speed == Speed::kHundredth ? kept(0.99)
           : speed == Speed::kTwentieth ? kept(0.95)
           : speed == Speed::kTenth     ? kept(0.9)
           : speed == Speed::kHalf      ? kept(0.5)
                                        : velocity;
  }

  static Vector rounded(Vector v) {
    return {std::round(v.x * 1000) / 1000, std::round(v.y * 1000) / 1000};
  }

  static T read_again(T value) {
    if (!std::isfinite(value)) return value;
    std::array<char, 400> text{};
    std::snprintf(text.data(), text.size(), "%.3f", static_cast<double>(value));
    return static_cast<T>(std::strtod(text.data(), nullptr));
  }
  static Vector rounded_by(State state, Vector v) {
    if (state == State::kRounded || state == State::kRoundedFirst) return rounded(v);
    return {read_again(v.x), read_again(v.y)};
  }

  [[nodiscard]] Vector accelerated(Vector velocity, Vector f) const {
    const T dt = own.dt;
    const auto use = own.template at<Dt>(Slot::kStepDt);
    const T t = use == Dt::kNotVelocity || use == Dt::kNeither ? T{1}
                : use == Dt::kSquaredVelocity                  ? dt * dt
                                                               : dt;
    const bool added = own.is(Slot::kStepVelocity, Velocity::kAdded);
    return added ? velocity + f * t : f * t;
  }

  Agent moved(const Agent& self, Vector f) const {
    const auto use = own.template at<Dt>(Slot::kStepDt);
    const T t = use == Dt::kNotPosition || use == Dt::kNeither ? T{1} : own.dt;
    Vector velocity = slowed(accelerated(self.velocity, f));
    const auto state = own.template at<State>(Slot::kStepState);
    const bool early = state == State::kRoundedFirst || state == State::kDecimalFirst;
    const bool late = state == State::kRounded || state == State::kDecimal;
    if (early) velocity = rounded_by(state, velocity);
    const auto chosen = own.template at<Position>(Slot::kStepPosition);
    const bool old = chosen == Position::kOldVelocity || chosen == Position::kOldAndHalf;
    const bool half = chosen == Position::kOldAndHalf || chosen == Position::kNewAndHalf;
    Vector position = self.position + (old ? self.velocity : velocity) * t;
    if (half) position = position + (f * (t * t)) * static_cast<T>(0.5);
    if (chosen == Position::kUnmoved) position = self.position;
    if (late) velocity = rounded_by(state, velocity);
    return {early || late ? rounded_by(state, position) : position, velocity};
  }
};

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_MOTION_ORACLE_H_
