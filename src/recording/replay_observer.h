#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "io/flock_output.h"
#include "io/output.h"
#include "recording/step_observer.h"
#include "replay/exact_log.h"
#include "replay/force_log.h"
#include "replay/recorder.h"
#include "replay/replay.h"
#include "replay/worlds.h"

namespace flocking::recording {

/// Records a simulation for a replay.
class ReplayObserver final : public StepObserver {
 public:
  /// If the replay will show another flock too, prints all steps to `output`, since the frames are
  /// chosen after the comparison of both flocks. If `output` is null, records the frames at once.
  ReplayObserver(const replay::Budget& budget, io::Output* output)
      : budget_(budget), output_(output), exact_(budget.exact) {}

  void begins(sim::Flock& flock, const settings::Tree& settings) override;
  void changes(const sim::Flock& flock, const settings::Tree& settings) override;
  void stepped(sim::Flock& flock, double dt) override;

  /// Must be called after the last step.
  void finish(const sim::Flock& flock);

  [[nodiscard]] bool has_begun() const { return has_begun_; }
  [[nodiscard]] std::uint64_t agents() const { return agents_; }
  [[nodiscard]] std::uint64_t steps() const { return steps_; }

  /// Returns the replay without frames and without the parts that depend on another flock. Must be
  /// called once, after finish().
  replay::Replay take();

  /// Returns the frames of this flock alone. Must be called once, after finish().
  replay::Recording recording() { return recorder_->take(); }
  /// Returns the frames of both flocks, from the texts of all steps.
  [[nodiscard]] replay::Recording recording(std::string_view expected, std::string_view actual,
                                            std::optional<replay::Pinned> pinned) const;
  /// Adds the forces to a replay with frames, or the reason why it has no forces.
  void add_forces(replay::Replay& replay) const;
  /// Adds the exact numbers to a replay with frames, or the reason why it has none of them. Must be
  /// called once.
  void add_exact(replay::Replay& replay);

 private:
  void take_forces(sim::Flock& flock);

  replay::Budget budget_;
  io::Output* output_;
  io::FlockPrinter printer_;
  bool has_begun_ = false;
  std::uint64_t agents_ = 0;
  std::uint64_t steps_ = 0;
  double time_ = 0.0;
  std::string start_;                         // lines of the start
  std::vector<double> times_;                 // of each step; used with `output`
  std::optional<replay::Recorder> recorder_;  // used without `output`
  replay::Replay replay_;
  replay::WorldLog worlds_;
  std::optional<replay::World> world_;  // of the latest step
  std::optional<replay::ForceLog> forces_;
  replay::ExactLog exact_;
  std::size_t behaviors_ = 0;  // largest number of different behaviors in a step
};

}  // namespace flocking::recording
