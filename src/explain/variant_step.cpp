#include "explain/variant_step.h"

#include <cstddef>
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
    default:
      return agent.position + velocity * of_position;
  }
}

template <class Real>
Vec2Of<Real> accelerated(const Variant& variant, Vec2Of<Real> velocity, Vec2Of<Real> force,
                         Real dt) {
  switch (variant.at<Dt>(Slot::kStepDt)) {
    case Dt::kNotVelocity:
    case Dt::kNeither:
      return velocity + force;
    case Dt::kSquaredVelocity:
      return velocity + force * (dt * dt);
    default:
      return velocity + force * dt;
  }
}

template <class Real>
void step(const Variant& variant, const CourseParameters& course, FlockState& flock, double dt) {
  std::vector<MoverOf<Real>> now;
  now.reserve(flock.size());
  for (const AgentState& agent : flock.agents) {
    now.push_back({{Real(agent.x), Real(agent.y)}, {Real(agent.vx), Real(agent.vy)}});
  }
  const bool in_place = variant.at<Buffers>(Slot::kStepBuffers) == Buffers::kInPlace;
  ForcesOf<Real> forces(variant, course, now, Real(dt));
  for (std::size_t a = 0; a < now.size(); ++a) {
    const Vec2Of<Real> force = forces.on(a);
    const Vec2Of<Real> velocity = accelerated(variant, now[a].velocity, force, Real(dt));
    const Vec2Of<Real> position = moved(variant, now[a], velocity, force, Real(dt));
    flock.agents[a] = {double(position.x), double(position.y), double(velocity.x),
                       double(velocity.y)};
    if (in_place) now[a] = {position, velocity};
  }
}

}  // namespace

void step_variant(const Variant& variant, const CourseParameters& course, FlockState& flock,
                  double dt) {
  if (variant.at<Numbers>(Slot::kNumbers) == Numbers::kFloat) {
    step<float>(variant, course, flock, dt);
  } else {
    step<double>(variant, course, flock, dt);
  }
}

}  // namespace flocking::explain
