#include "variant/simulator/variant_step.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "variant/simulator/force_loops.h"

namespace flocking::explain {
namespace {

template <class Real>
Vec2Of<Real> moved(const Variant& variant, const MoverOf<Real>& agent, Vec2Of<Real> velocity,
                   Vec2Of<Real> force, Real dt) {
  const Real of_position = position_power(variant) == 0 ? Real(1) : dt;
  const Vec2Of<Real> half = force * (of_position * of_position) * Real(0.5);
  switch (variant.at<Position>(Slot::kStepPosition)) {
    case Position::kOldVelocity:
      return agent.position + agent.velocity * of_position;
    case Position::kOldAndHalf:
      return agent.position + agent.velocity * of_position + half;
    case Position::kNewAndHalf:
      return agent.position + velocity * of_position + half;
    case Position::kUnmoved:
      return agent.position;
    default:
      return agent.position + velocity * of_position;
  }
}

template <class Real>
Vec2Of<Real> accelerated(const Variant& variant, Vec2Of<Real> velocity, Vec2Of<Real> force,
                         Real dt) {
  const int power = velocity_power(variant);
  Vec2Of<Real> change = force * dt;
  if (power == 0) change = force;
  if (power == 2) change = force * (dt * dt);
  const bool is_added = variant.at<Velocity>(Slot::kStepVelocity) == Velocity::kAdded;
  return is_added ? velocity + change : change;
}

template <class Real>
MoverOf<Real> mover_of(const AgentState& agent) {
  return {{Real(agent.x), Real(agent.y)}, {Real(agent.vx), Real(agent.vy)}};
}

template <class Real>
AgentState state_of(const MoverOf<Real>& mover) {
  return {double(mover.position.x), double(mover.position.y), double(mover.velocity.x),
          double(mover.velocity.y)};
}

// The state before the step. Small flocks stay on the stack: millions of them are computed.
template <class Real>
class Room {
 public:
  explicit Room(const FlockState& flock) : size_(flock.size()) {
    if (size_ > kSmall) large_.resize(size_);
    for (std::size_t i = 0; i < size_; ++i) {
      movers()[i] = mover_of<Real>(flock.agents[i]);
    }
  }
  std::span<MoverOf<Real>> movers() {
    return size_ > kSmall ? std::span(large_) : std::span(small_.data(), size_);
  }

 private:
  static constexpr std::size_t kSmall = 8;
  std::size_t size_;
  std::array<MoverOf<Real>, kSmall> small_;
  std::vector<MoverOf<Real>> large_;
};

// The states that forces see while agents are moving.
template <class Real>
class SeenStates {
 public:
  SeenStates(Buffers buffers, const FlockState& flock) : buffers_(buffers), old_(flock) {
    if (!moves_for_alignment() && !moves_for_separation()) return;
    moved_.assign(old_.movers().begin(), old_.movers().end());
  }

  StatesOf<Real> states() {
    const std::span<MoverOf<Real>> old = old_.movers();
    return {.of_forces = old,
            .of_separation = moves_for_separation() ? std::span(moved_) : old,
            .of_alignment = moves_for_alignment() ? std::span(moved_) : old,
            .as_read = read_};
  }
  // Applies the forces that change all velocities before any agent moves; alignment sees the
  // result.
  void accelerate_by(ForceLoops<Real>& forces, const Variant& variant, Real dt) {
    for (std::size_t a = 0; a < moved_.size(); ++a) {
      moved_[a].velocity = accelerated(variant, before(a).velocity, forces.on(a, {}), dt);
    }
  }
  void look_for_neighbors_in(const FlockState& read) {
    for (const AgentState& agent : read.agents) read_.push_back(mover_of<Real>(agent));
  }
  [[nodiscard]] MoverOf<Real> before(std::size_t agent) { return old_.movers()[agent]; }
  void move(std::size_t agent, const MoverOf<Real>& to) {
    if (buffers_ == Buffers::kRuleByRule)
      moved_[agent].velocity = to.velocity;
    else if (!moved_.empty())
      moved_[agent] = to;
    if (buffers_ == Buffers::kInPlace) old_.movers()[agent] = to;
    if (buffers_ == Buffers::kPositionsInPlace) old_.movers()[agent].position = to.position;
    if (buffers_ == Buffers::kVelocitiesInPlace) old_.movers()[agent].velocity = to.velocity;
  }

 private:
  [[nodiscard]] bool moves_for_alignment() const {
    return buffers_ == Buffers::kAlignmentInPlace || buffers_ == Buffers::kRuleByRule;
  }
  [[nodiscard]] bool moves_for_separation() const {
    return buffers_ == Buffers::kSeparationInPlace || buffers_ == Buffers::kSeparationHandedNew;
  }

  Buffers buffers_;
  Room<Real> old_;
  std::vector<MoverOf<Real>> moved_;  // filled if a force sees moved agents
  std::vector<MoverOf<Real>> read_;   // filled if neighbours are found in the state as read
};

template <class Real>
bool is_moved(Moved moved, std::size_t agent, std::size_t agents, Vec2Of<Real> force) {
  switch (moved) {
    case Moved::kAllButFirst:
      return agent != 0;
    case Moved::kAllButLast:
      return agent + 1 != agents;
    case Moved::kForced:
      return length(force) > Real(0);
    default:
      return true;
  }
}

template <class Real>
Vec2Of<Real> slowed(Speed speed, const CourseParameters& course, Vec2Of<Real> velocity) {
  if (speed == Speed::kFree) return velocity;
  if (const std::optional<double> most = own_largest_speed(speed)) {
    return truncated(velocity, Real(*most));
  }
  if (speed == Speed::kCut) return truncated(velocity, Real(course.max_separation));
  return velocity * Real(share_kept(speed));
}

template <class Real>
Real to_thousandth(Real value) {
  return std::round(value * Real(1000)) / Real(1000);
}
template <class Real>
Vec2Of<Real> to_thousandths(Vec2Of<Real> v) {
  return {to_thousandth(v.x), to_thousandth(v.y)};
}

// Returns `value` rounded to three decimals, as round(value, 3) in Python does.
template <class Real>
Real to_decimals(Real value) {
  if (!std::isfinite(value)) return value;
  const std::string text = fmt::format("{:.3f}", double(value));
  double rounded = 0.0;
  std::from_chars(text.data(), text.data() + text.size(), rounded);
  return Real(rounded);
}

template <class Real>
Vec2Of<Real> rounded_as(State state, Vec2Of<Real> v) {
  const bool is_decimal = state == State::kDecimal || state == State::kDecimalFirst;
  return is_decimal ? Vec2Of<Real>{to_decimals(v.x), to_decimals(v.y)} : to_thousandths(v);
}

// Returns true if a step starts from the state as read, at least in part.
bool begins_as_read(State state) {
  return state == State::kAsRead || state == State::kVelocityAsRead;
}

bool looks_for_neighbors_once(State state) {
  return state == State::kNeighborsAsRead || state == State::kDistancesAsRead;
}

}  // namespace

VariantSteps::VariantSteps(const Variant& variant, const CourseParameters& course,
                           FlockState& flock)
    : variant_(variant), course_(course), flock_(flock) {
  const auto state = variant.at<State>(Slot::kStepState);
  if (begins_as_read(state) || looks_for_neighbors_once(state)) read_ = flock;
  if (state == State::kTwoBack) before_ = flock;
  if (state == State::kForcesKept) forces_.resize(flock.size());
}

void VariantSteps::read_again(State state) {
  if (state == State::kAsRead) {
    flock_ = read_;
    return;
  }
  for (std::size_t i = 0; i < flock_.size(); ++i) {
    flock_.agents[i].vx = read_.agents[i].vx;
    flock_.agents[i].vy = read_.agents[i].vy;
  }
}

// Returns the state of an agent after a step in which `force` acts on it; `before` is its state as
// the program sees it.
template <class Real>
MoverOf<Real> VariantSteps::after(std::size_t agent, MoverOf<Real> before, Vec2Of<Real> force,
                                  Real dt) const {
  const auto state = variant_.at<State>(Slot::kStepState);
  if (!is_moved(variant_.at<Moved>(Slot::kStepMoved), agent, flock_.size(), force)) return before;
  if (state == State::kTwoBack) before = mover_of<Real>(before_.agents[agent]);
  Vec2Of<Real> velocity = slowed(variant_.at<Speed>(Slot::kStepSpeed), course_,
                                 accelerated(variant_, before.velocity, force, dt));
  const bool is_late = state == State::kRounded || state == State::kDecimal;
  const bool is_early = state == State::kRoundedFirst || state == State::kDecimalFirst;
  if (is_early) velocity = rounded_as(state, velocity);
  Vec2Of<Real> position = moved(variant_, before, velocity, force, dt);
  if (is_late) velocity = rounded_as(state, velocity);
  return {is_late || is_early ? rounded_as(state, position) : position, velocity};
}

template <class Real>
bool VariantSteps::step_in(double dt, const AgentCheck* check) {
  const auto state = variant_.at<State>(Slot::kStepState);
  const bool may_die = variant_.at<DivisionByZero>(Slot::kDivisionByZero) == DivisionByZero::kDies;
  if (begins_as_read(state)) read_again(state);
  SeenStates<Real> seen(variant_.at<Buffers>(Slot::kStepBuffers), flock_);
  if (looks_for_neighbors_once(state)) seen.look_for_neighbors_in(read_);
  if (variant_.at<Buffers>(Slot::kStepBuffers) == Buffers::kRuleByRule) {
    Variant first_rules = without(variant_, Force::kAlignment);
    first_rules.set(Slot::kStepTotal, 0);
    ForceLoops<Real> first(first_rules, course_, seen.states(), Real(dt));
    first.forces().go_on_from(sums_);
    seen.accelerate_by(first, variant_, Real(dt));
  }
  ForceLoops<Real> forces(variant_, course_, seen.states(), Real(dt));
  forces.forces().go_on_from(sums_);
  for (std::size_t a = 0; a < flock_.size(); ++a) {
    const bool is_kept = state == State::kForcesKept;
    const Vec2 kept = is_kept ? forces_[a] : Vec2{};
    const Vec2Of<Real> force = forces.on(a, {Real(kept.x), Real(kept.y)});
    if (may_die && !(std::isfinite(force.x) && std::isfinite(force.y))) return false;
    if (is_kept) forces_[a] = {double(force.x), double(force.y)};
    const MoverOf<Real> before = seen.before(a);
    const MoverOf<Real> now = after(a, before, force, Real(dt));
    flock_.agents[a] = state_of(now);
    if (check != nullptr && !check->accepts(a, flock_.agents[a])) return false;
    seen.move(a, now);
    if (state == State::kTwoBack) before_.agents[a] = state_of(before);
  }
  sums_ = forces.forces().kept();
  return true;
}

bool VariantSteps::step_as_numbers_are(double dt, const AgentCheck* check) {
  return variant_.at<Numbers>(Slot::kNumbers) == Numbers::kFloat ? step_in<float>(dt, check)
                                                                 : step_in<double>(dt, check);
}

bool VariantSteps::step(double dt) { return step_as_numbers_are(dt, nullptr); }

bool VariantSteps::step(double dt, const AgentCheck& check) {
  return step_as_numbers_are(dt, &check);
}

void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt) {
  VariantSteps(variant, course, flock).step(dt);
}

bool step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt, const AgentCheck& check) {
  return VariantSteps(variant, course, flock).step(dt, check);
}

}  // namespace flocking::explain
