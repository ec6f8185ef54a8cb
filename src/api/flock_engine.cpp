#include "api/flock_engine.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "api/engine_flow.h"
#include "base/error.h"
#include "core/course_parameters.h"
#include "core/flock_state.h"
#include "settings/maps.h"
#include "settings/number_value.h"
#include "settings/origin.h"
#include "settings/resolve.h"
#include "settings/tree.h"
#include "settings/value_text.h"
#include "sim/flock.h"

namespace flocking {
namespace {

CourseParameters course_of(const EngineParameters& given) {
  for (const double length : {given.cohesion_radius, given.separation_radius, given.max_separation,
                              given.alignment_radius}) {
    // The negated comparison also rejects NaN.
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

FlockState state_of(std::span<const AgentState> agents) {
  FlockState state;
  state.agents.assign(agents.begin(), agents.end());
  return state;
}

// The value of flow.map that stands for the costs of set_flow_map() instead of a file.
constexpr const char* kMapOfCaller = "(set_flow_map)";

}  // namespace

struct FlockEngine::Parts {
  Parts(const CourseParameters& given, FlockState state)
      : course(given), flock(std::move(state), settings::resolve({}, given, 0)) {}

  // A setting found by its path, and its name in messages.
  struct Known {
    settings::Handle handle;
    settings::Origin origin;
  };

  CourseParameters course;
  settings::Tree settings;
  settings::Maps maps;
  sim::Flock flock;
  std::vector<Known> known;
  bool has_changed = false;  // settings or number of agents, since the last configuration

  [[nodiscard]] std::size_t size() const { return flock.state().size(); }

  void configure() {
    flock.configure(settings::resolve(settings, course, size(), maps));
    has_changed = false;
  }

  [[nodiscard]] std::vector<double> column(double AgentState::*field) const {
    std::vector<double> numbers;
    numbers.reserve(size());
    for (const AgentState& agent : flock.state().agents) numbers.push_back(agent.*field);
    return numbers;
  }

  template <class Numbers>
  void set(EngineSetting setting, const Numbers& numbers) {
    if (setting.index >= known.size()) throw UsageError("this engine did not look up the setting");
    const auto& [handle, origin] = known[setting.index];
    try {
      settings.set(handle, settings::value_of(handle.row->setting, numbers), origin);
    } catch (const settings::ValueFault& fault) {
      origin.fail(fault.what());
    }
    has_changed = true;
  }
};

FlockEngine::FlockEngine(const EngineParameters& parameters, std::span<const double> x,
                         std::span<const double> y, std::span<const double> vx,
                         std::span<const double> vy)
    : parts_(std::make_unique<Parts>(course_of(parameters), state_of(x, y, vx, vy))) {}

FlockEngine::FlockEngine(const EngineParameters& parameters, std::span<const AgentState> agents)
    : parts_(std::make_unique<Parts>(course_of(parameters), state_of(agents))) {}

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

EngineSetting FlockEngine::setting(std::string_view name) {
  const settings::Origin origin = settings::Origin::of_flag(std::string(name));
  parts_->known.push_back({settings::Tree::handle(name, origin), origin});
  return {parts_->known.size() - 1};
}

void FlockEngine::set(EngineSetting setting, double number) { parts_->set(setting, number); }
void FlockEngine::set(EngineSetting setting, Vec2 pair) { parts_->set(setting, pair); }

void FlockEngine::set_flow_map(std::size_t width, std::size_t height,
                               std::span<const std::uint8_t> costs) {
  parts_->maps.put(kMapOfCaller, api::map_of(width, height, costs));
  set("flow.map", kMapOfCaller);
}

void FlockEngine::flow_at(std::size_t agent, std::span<const Vec2> places,
                          std::span<Vec2> directions) {
  if (places.size() != directions.size()) {
    throw UsageError("places and directions have different lengths");
  }
  if (agent >= size()) throw UsageError("there is no agent " + std::to_string(agent));
  if (parts_->has_changed) parts_->configure();
  api::look_up_flow(parts_->flock.configuration(), agent, places, directions);
}

void FlockEngine::step(double dt) {
  if (!std::isfinite(dt)) throw UsageError("a time step must be a finite number");
  if (parts_->has_changed) parts_->configure();
  parts_->flock.step(dt);
}

std::size_t FlockEngine::size() const { return parts_->size(); }
std::span<const AgentState> FlockEngine::agents() const { return parts_->flock.state().agents; }
std::span<AgentState> FlockEngine::edit() { return parts_->flock.edit(); }

std::size_t FlockEngine::add(std::span<const AgentState> agents) {
  const std::size_t first = size();
  parts_->has_changed = true;
  parts_->flock.add(agents);
  return first;
}

void FlockEngine::remove(std::size_t first, std::size_t count) {
  if (first > size() || count > size() - first) {
    throw UsageError("cannot remove " + std::to_string(count) + " agents from agent " +
                     std::to_string(first) + " on: there are " + std::to_string(size()));
  }
  parts_->has_changed = true;
  parts_->flock.remove(first, count);
}

void FlockEngine::keep_forces() {
  parts_->flock.keep_more();
  parts_->flock.watch_forces(true);
}

std::span<const double> FlockEngine::force_x() const {
  if (!parts_->flock.keeps_more()) return {};
  return parts_->flock.view().force_x;
}

std::span<const double> FlockEngine::force_y() const {
  if (!parts_->flock.keeps_more()) return {};
  return parts_->flock.view().force_y;
}

std::span<const Vec2> FlockEngine::force_of(std::string_view behavior) const {
  for (const sim::WatchedForce& force : parts_->flock.watched_forces()) {
    if (force.name == behavior) return force.on;
  }
  return {};
}

std::vector<double> FlockEngine::x() const { return parts_->column(&AgentState::x); }
std::vector<double> FlockEngine::y() const { return parts_->column(&AgentState::y); }
std::vector<double> FlockEngine::vx() const { return parts_->column(&AgentState::vx); }
std::vector<double> FlockEngine::vy() const { return parts_->column(&AgentState::vy); }

}  // namespace flocking
