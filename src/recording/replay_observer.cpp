#include "recording/replay_observer.h"

#include <set>
#include <utility>

#include "base/words.h"
#include "recording/replay_rules.h"
#include "recording/replay_world.h"
#include "recording/world_record.h"

namespace flocking::recording {
namespace {

constexpr std::size_t kWorldBytes = std::size_t{3} << 20U;

std::size_t different_behaviors(const sim::Configuration& configuration) {
  std::set<std::string_view> names;
  for (const sim::AgentClass& agent_class : configuration.classes) {
    for (const sim::ActiveBehavior& active : agent_class.behaviors) names.insert(active.name);
  }
  return names.size();
}

std::string too_many(std::uint64_t count, const char* what) {
  return "too many for a page: " + counted(count, what);
}

// Steps with only the course's forces have no headings.
std::vector<double> headings_of(const sim::Flock& flock) {
  std::vector<double> headings;
  if (flock.configuration().plain) return headings;
  const FlockView view = flock.view();
  for (std::size_t i = 0; i < flock.state().size(); ++i) {
    headings.insert(headings.end(), {view.heading_x[i], view.heading_y[i]});
  }
  return headings;
}

}  // namespace

void ReplayObserver::begins(sim::Flock& flock, const settings::Tree& settings) {
  has_begun_ = true;
  agents_ = flock.state().size();
  start_ = io::lines_of(flock.state());
  replay_.rules = settings.get<std::string>("rules");
  replay_.course = flock.configuration().course;
  replay_.kinds = kinds_of(flock.configuration());
  replay_.kind_of = flock.configuration().class_of;
  for (const plot::TrailKind& kind :
       agent_kinds(settings, flock.configuration(), agents_, replay_.group_of)) {
    replay_.group_names.push_back(kind.name);
  }
  changes(flock, settings);
  forces_.emplace(agents_, budget_.forces);
  exact_.add(flock.state(), 0.0);
  if (!exact_.is_full()) exact_.add_headings(headings_of(flock));
  if (!forces_->is_full()) flock.watch_forces(true);
  if (output_ != nullptr) return;
  recorder_.emplace(agents_, 1, budget_, std::nullopt);
  replay::TokenReader lines(start_);
  recorder_->add(0, 0.0, lines);
}

void ReplayObserver::changes(const sim::Flock& flock, const settings::Tree& settings) {
  const std::uint64_t from_step = world_ ? steps_ + 1 : 0;
  world_ = world_of(flock.configuration(), settings, from_step, world_ ? &*world_ : nullptr);
  worlds_.add(*world_);
  note_rules(flock.configuration(), settings, from_step, replay_.step_rules);
  behaviors_ = std::max(behaviors_, different_behaviors(flock.configuration()));
}

void ReplayObserver::stepped(sim::Flock& flock, double dt) {
  ++steps_;
  time_ += dt;
  take_forces(flock);
  exact_.add(flock.state(), dt);
  if (output_ != nullptr) {
    times_.push_back(time_);
    printer_.print(flock.state(), *output_, flock.team());
  } else if (recorder_->wants(steps_)) {
    const std::string text = io::lines_of(flock.state());
    replay::TokenReader lines(text);
    recorder_->add(steps_, time_, lines);
  }
}

void ReplayObserver::take_forces(sim::Flock& flock) {
  if (forces_->is_full()) return;
  forces_->begin_step();
  for (const sim::WatchedForce& force : flock.watched_forces()) forces_->add(force.name, force.on);
  if (forces_->is_full()) flock.watch_forces(false);
}

void ReplayObserver::finish(const sim::Flock& flock) {
  if (!recorder_) return;
  const std::string text = io::lines_of(flock.state());
  replay::TokenReader lines(text);
  recorder_->add_last(steps_, time_, lines);
}

replay::Replay ReplayObserver::take() {
  replay_.steps = steps_;
  replay_.worlds = worlds_.take(kWorldBytes);
  return std::move(replay_);
}

replay::Recording ReplayObserver::recording(std::string_view expected, std::string_view actual,
                                            std::optional<replay::Pinned> pinned) const {
  replay::Recorder recorder(agents_, 2, budget_, pinned);
  replay::TokenReader start(start_);
  recorder.add(0, 0.0, start);
  replay::TokenReader lines(expected);
  for (std::uint64_t step = 1; step <= steps_; ++step) {
    if (step == steps_) {
      recorder.add_last(step, times_[step - 1], lines);
    } else if (recorder.wants(step)) {
      recorder.add(step, times_[step - 1], lines);
    } else {
      lines.skip(agents_ * replay::kFields);
    }
  }
  return recorder.take(actual);
}

void ReplayObserver::add_forces(replay::Replay& replay) const {
  if (forces_->is_full()) {
    replay.forces_left_out = too_many(agents_ * steps_ * behaviors_, "vector");
  } else if (replay.recording.stride > 1) {
    replay.forces_left_out = replay::kStepsLeftOut;
  } else {
    replay.forces = forces_->take(replay.recording.shown);
  }
}

void ReplayObserver::add_exact(replay::Replay& replay) {
  if (exact_.is_full()) {
    replay.exact_left_out = too_many(replay::kFields * agents_ * (steps_ + 1), "number");
  } else if (!replay.recording.shown.which.empty()) {
    replay.exact_left_out = replay::kAgentsLeftOut;
  } else if (replay.recording.stride > 1) {
    replay.exact_left_out = replay::kStepsLeftOut;
  } else {
    replay.exact = exact_.take();
  }
}

}  // namespace flocking::recording
