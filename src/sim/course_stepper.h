#pragma once

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

#include "base/team.h"
#include "core/flock_state.h"
#include "sim/configuration.h"
#include "sim/engine.h"
#include "sim/patch_builder.h"
#include "spatial/extent.h"
#include "spatial/grid.h"
#include "spatial/kd_tree.h"

namespace flocking::sim {

/// Steps a flock by the course's rules and nothing else, with any search, number of threads and set
/// of instructions: to the last bit, the textbook's double loop.
class CourseStepper {
 public:
  /// Computes `next` from `now`. `configuration` is plain.
  void step(const Configuration& configuration, const FlockState& now, FlockState& next, double dt,
            Team& team);

  /// The agents that came to rest in the last step, in no particular order.
  [[nodiscard]] const std::vector<std::uint32_t>& at_rest() const { return at_rest_; }

 private:
  // What one thread works with.
  struct Worker {
    spatial::Workspace workspace;
    PatchBuilder builder;
    std::vector<std::uint32_t> at_rest;
    std::vector<std::uint32_t> found;  // while all step a crowd
  };

  // What is done with every neighbourhood of a step.
  struct PatchTask {
    const FlockState* now = nullptr;
    FlockState* next = nullptr;
    kernel::StepConstants constants;
    kernel::Kernel kernel;
  };

  // Where results of a patch go, and which agents these are; null where places are agents.
  struct Destination {
    AgentState* next = nullptr;
    const spatial::BlockEntry* agents = nullptr;
  };

  // So many in one place that all threads step its members together.
  struct Crowd {
    PatchBuilder builder;  // whose memory the patch is in, wherever the builder is moved to
    kernel::Patch patch;
    Destination destination;
  };

  void step_all_pairs(const Configuration& configuration, const FlockState& now, FlockState& next,
                      double dt);
  template <class Finder>
  void step_by(Finder& finder, const PatchTask& task);
  static void step_members(Worker& worker, const PatchTask& task, const kernel::Patch& patch,
                           const Destination& destination);
  void step_crowd(const Crowd& crowd, const PatchTask& task);
  void gather_at_rest();

  Team* team_ = nullptr;  // of the step that is being computed
  std::vector<Worker> workers_;
  spatial::Extent extent_;
  spatial::Grid grid_;
  spatial::KdTree tree_;
  std::vector<Crowd> crowds_;
  std::mutex crowds_mutex_;
  std::vector<std::uint32_t> at_rest_;
};

}  // namespace flocking::sim
