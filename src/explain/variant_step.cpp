#include "explain/variant_step.h"

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "explain/variant_forces.h"

namespace flocking::explain {
namespace {

template <class Real>
Vec2Of<Real> moved(const Variant& variant, const MoverOf<Real>& agent, Vec2Of<Real> velocity,
                   Vec2Of<Real> force, Real dt) {
  const auto step = variant.at<Dt>(Slot::kStepDt);
  const Real of_position = step == Dt::kNotPosition || step == Dt::kNeither ? Real(1) : dt;
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
  Vec2Of<Real> change = force * dt;
  const auto use = variant.at<Dt>(Slot::kStepDt);
  if (use == Dt::kNotVelocity || use == Dt::kNeither) change = force;
  if (use == Dt::kSquaredVelocity) change = force * (dt * dt);
  const bool is_added = variant.at<Velocity>(Slot::kStepVelocity) == Velocity::kAdded;
  return is_added ? velocity + change : change;
}

// Room for the state before the step, on the stack for small flocks: they are computed by millions.
template <class Real>
class Room {
 public:
  explicit Room(const FlockState& flock) : size_(flock.size()) {
    if (size_ > kSmall) large_.resize(size_);
    for (std::size_t i = 0; i < size_; ++i) {
      const AgentState& agent = flock.agents[i];
      movers()[i] = {{Real(agent.x), Real(agent.y)}, {Real(agent.vx), Real(agent.vy)}};
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

template <class Real>
bool step(const Variant& variant, const CourseParameters& course, FlockState& flock, double dt,
          const AgentCheck* check) {
  Room<Real> room(flock);
  const std::span<MoverOf<Real>> now = room.movers();
  const bool in_place = variant.at<Buffers>(Slot::kStepBuffers) == Buffers::kInPlace;
  ForcesOf<Real> forces(variant, course, now, Real(dt));
  for (std::size_t a = 0; a < now.size(); ++a) {
    const Vec2Of<Real> force = forces.on(a);
    const Vec2Of<Real> velocity = accelerated(variant, now[a].velocity, force, Real(dt));
    const Vec2Of<Real> position = moved(variant, now[a], velocity, force, Real(dt));
    flock.agents[a] = {double(position.x), double(position.y), double(velocity.x),
                       double(velocity.y)};
    if (check != nullptr && !check->accepts(a, flock.agents[a])) return false;
    if (in_place) now[a] = {position, velocity};
  }
  return true;
}

bool step(const Variant& variant, const CourseParameters& course, FlockState& flock, double dt,
          const AgentCheck* check) {
  return variant.at<Numbers>(Slot::kNumbers) == Numbers::kFloat
             ? step<float>(variant, course, flock, dt, check)
             : step<double>(variant, course, flock, dt, check);
}

}  // namespace

void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt) {
  step(variant, course, flock, dt, nullptr);
}

bool step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt, const AgentCheck& check) {
  return step(variant, course, flock, dt, &check);
}

}  // namespace flocking::explain
