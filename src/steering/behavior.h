#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/path.h"
#include "core/senses.h"
#include "core/setting.h"
#include "core/vec2.h"
#include "steering/parameters.h"

namespace flocking::steering {

/// The fixed targets of behaviours. They are only drawn and not used in computations.
struct Landmarks {
  std::vector<Vec2> goals;
  std::vector<Path> paths;
  std::vector<std::shared_ptr<const flow::FlowField>> flows;
};

/// A behaviour with its parameters, shared by all agents of a class. It is immutable: the force
/// depends on what an agent senses and on its memory.
class Behavior {
 public:
  virtual ~Behavior() = default;

  /// Returns the steering force on `senses.self`, before its weight, in the world's frame. `memory`
  /// has the BehaviorRow::memory_size numbers that this agent keeps for this behaviour between
  /// steps, all NaN before the first step; the function may change them. The force is never NaN if
  /// the state is finite.
  virtual Vec2 force(const Senses& senses, std::span<double> memory) const = 0;

  /// Adds the targets of the behaviour.
  virtual void add_landmarks(Landmarks& /*landmarks*/) const {}

  /// Returns true for an agent that the behaviour names (a leader, a target). The behaviour is off
  /// for that agent.
  [[nodiscard]] virtual bool leaves_out(std::size_t /*agent*/) const { return false; }
};

/// A row of the table of behaviours. A behaviour consists of its file and one such row.
struct BehaviorRow {
  std::string_view name{};  ///< also the first word of its settings' paths
  std::string_view help{};
  /// the settings of the behaviour; weight, enabled and probability are added for each behaviour
  std::span<const Setting> settings{};
  std::size_t memory_size = 0;  ///< count of numbers kept for each agent
  double probability = 0.8;     ///< default probability that dithering tries it
  std::unique_ptr<const Behavior> (*make)(const Parameters& parameters) = nullptr;
};

/// Returns all behaviours except the three group forces, in the order in which `sum` adds them.
std::span<const BehaviorRow> behavior_table();

}  // namespace flocking::steering
