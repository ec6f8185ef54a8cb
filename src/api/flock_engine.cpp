#include "api/flock_engine.h"

#include <cmath>
#include <string>
#include <utility>

#include "base/error.h"
#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "settings/maps.h"
#include "settings/origin.h"
#include "settings/resolve.h"
#include "settings/tree.h"
#include "sim/flock.h"

namespace flocking {
namespace {

CourseParameters course_of(const EngineParameters& given) {
  for (const double length : {given.cohesion_radius, given.separation_radius, given.max_separation,
                              given.alignment_radius}) {
    // Not a number is no length either.
    if (!(length >= 0.0)) throw UsageError("radii and the longest separation force must be >= 0");
  }
  return {.cohesion_radius = given.cohesion_radius,
          .separation_radius = given.separation_radius,
          .max_separation = given.max_separation,
          .alignment_radius = given.alignment_radius,
          .cohesion_weight = given.cohesion_weight,
          .separation_weight = given.separation_weight,
          .alignment_weight = given.alignment_weight};
}

FlockState state_of(std::span<const double> x, std::span<const double> y,
                    std::span<const double> vx, std::span<const double> vy) {
  if (y.size() != x.size() || vx.size() != x.size() || vy.size() != x.size()) {
    throw UsageError("x, y, vx and vy have different lengths");
  }
  FlockState state(x.size());
  for (std::size_t i = 0; i < x.size(); ++i) state.set(i, {x[i], y[i]}, {vx[i], vy[i]});
  return state;
}

}  // namespace

struct FlockEngine::Parts {
  Parts(const CourseParameters& given, FlockState state, sim::Configuration configuration)
      : course(given), flock(std::move(state), std::move(configuration)) {}

  CourseParameters course;
  settings::Tree settings;
  settings::Maps maps;
  sim::Flock flock;
  bool has_changed = false;  // settings, since the flock was configured

  [[nodiscard]] std::vector<double> column(double AgentState::*field) const {
    std::vector<double> numbers;
    numbers.reserve(flock.state().size());
    for (const AgentState& agent : flock.state().agents) numbers.push_back(agent.*field);
    return numbers;
  }
};

FlockEngine::FlockEngine(const EngineParameters& parameters, std::span<const double> x,
                         std::span<const double> y, std::span<const double> vx,
                         std::span<const double> vy) {
  const CourseParameters course = course_of(parameters);
  FlockState state = state_of(x, y, vx, vy);
  sim::Configuration configuration = settings::resolve({}, course, state.size());
  parts_ = std::make_unique<Parts>(course, std::move(state), std::move(configuration));
}

FlockEngine::~FlockEngine() = default;
FlockEngine::FlockEngine(FlockEngine&& other) noexcept = default;
FlockEngine& FlockEngine::operator=(FlockEngine&& other) noexcept = default;

void FlockEngine::set(std::string_view name, std::string_view value) {
  parts_->settings.set(name, value, settings::Origin::of_flag(std::string(name)));
  parts_->has_changed = true;
}

void FlockEngine::unset(std::string_view name) {
  parts_->settings.unset(name, settings::Origin::of_flag(std::string(name)));
  parts_->has_changed = true;
}

void FlockEngine::step(double dt) {
  if (!std::isfinite(dt)) throw UsageError("a time step must be a finite number");
  if (parts_->has_changed) {
    parts_->flock.configure(settings::resolve(parts_->settings, parts_->course,
                                              parts_->flock.state().size(), parts_->maps));
    parts_->has_changed = false;
  }
  parts_->flock.step(dt);
}

std::size_t FlockEngine::size() const { return parts_->flock.state().size(); }
std::vector<double> FlockEngine::x() const { return parts_->column(&AgentState::x); }
std::vector<double> FlockEngine::y() const { return parts_->column(&AgentState::y); }
std::vector<double> FlockEngine::vx() const { return parts_->column(&AgentState::vx); }
std::vector<double> FlockEngine::vy() const { return parts_->column(&AgentState::vy); }

}  // namespace flocking
