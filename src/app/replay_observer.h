#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/step_observer.h"
#include "io/flock_output.h"
#include "io/output.h"
#include "replay/exact_log.h"
#include "replay/force_log.h"
#include "replay/recorder.h"
#include "replay/replay.h"
#include "replay/worlds.h"

namespace flocking::app {

/// Takes down for a replay what a simulation does.
class ReplayObserver final : public StepObserver {
 public:
  /// Where another flock will stand beside it, all steps are printed to `output`, for the frames
  /// are chosen only when the two have been compared. Else it is null, and frames are recorded at
  /// once.
  ReplayObserver(const replay::Budget& budget, io::Output* output)
      : budget_(budget), output_(output), exact_(budget.exact) {}

  void begins(sim::Flock& flock, const settings::Tree& settings) override;
  void changes(const sim::Flock& flock, const settings::Tree& settings) override;
  void stepped(sim::Flock& flock, double dt) override;

  /// After the last step.
  void finish(const sim::Flock& flock);

  [[nodiscard]] bool has_begun() const { return has_begun_; }
  [[nodiscard]] std::uint64_t agents() const { return agents_; }
  [[nodiscard]] std::uint64_t steps() const { return steps_; }

  /// All that is known without another flock, but its frames. To be called once, after finish().
  replay::Replay take();

  /// The frames of the flock alone. To be called once, after finish().
  replay::Recording recording() { return recorder_->take(); }
  /// The frames of both, from the texts of all steps.
  [[nodiscard]] replay::Recording recording(std::string_view expected, std::string_view actual,
                                            std::optional<replay::Pinned> pinned) const;
  /// Gives a replay with its frames the forces, or the reason why it has none.
  void add_forces(replay::Replay& replay) const;
  /// The same for the exact numbers. To be called once.
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
  std::string start_;                         // its lines
  std::vector<double> times_;                 // of each step, with `output`
  std::optional<replay::Recorder> recorder_;  // without
  replay::Replay replay_;
  replay::WorldLog worlds_;
  std::optional<replay::World> world_;  // the last
  std::optional<replay::ForceLog> forces_;
  replay::ExactLog exact_;
  std::size_t behaviors_ = 0;  // different ones at a time, at most
};

}  // namespace flocking::app
