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

/// A stepper for the course's rules alone, with any search, number of threads and instruction set.
/// The result is bit for bit that of the textbook's double loop.
class CourseStepper {
 public:
  /// Computes `next` from `now`. `configuration` must be plain.
  void step(const Configuration& configuration, const FlockState& now, FlockState& next, double dt,
            Team& team);

  /// Returns the agents that came to rest in the last step, in no particular order.
  [[nodiscard]] const std::vector<std::uint32_t>& at_rest() const { return at_rest_; }

 private:
  // The memory of one thread.
  struct Worker {
    spatial::Workspace workspace;
    PatchBuilder builder;
    std::vector<std::uint32_t> at_rest;
    std::vector<std::uint32_t> found;  // the kernel's buffer while all threads step a crowd
  };

  // The data that is the same for all neighbourhoods of a step.
  struct PatchTask {
    const FlockState* now = nullptr;
    FlockState* next = nullptr;
    kernel::StepConstants constants;
    kernel::Kernel kernel;
  };

  // The destination of a patch's results. `agents` maps places to agents; it is null if a place is
  // the index of an agent.
  struct Destination {
    AgentState* next = nullptr;
    const spatial::BlockEntry* agents = nullptr;
  };

  // A neighbourhood so large that all threads step its members together.
  struct Crowd {
    PatchBuilder builder;  // owns the memory of the patch, even after it is moved
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

  Team* team_ = nullptr;  // of the current step
  std::vector<Worker> workers_;
  spatial::Extent extent_;
  spatial::Grid grid_;
  spatial::KdTree tree_;
  std::vector<Crowd> crowds_;
  std::mutex crowds_mutex_;
  std::vector<std::uint32_t> at_rest_;
};

}  // namespace flocking::sim
