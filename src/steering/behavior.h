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

/// Fixed things that behaviours head for: to be shown, not to be computed with.
struct Landmarks {
  std::vector<Vec2> goals;
  std::vector<Path> paths;
  std::vector<std::shared_ptr<const flow::FlowField>> flows;
};

/// A behaviour with its parameters, shared by all agents of a class: what an agent senses and
/// remembers goes in, a force comes out. It never changes itself.
class Behavior {
 public:
  virtual ~Behavior() = default;

  /// The steering force on `senses.self`, before its weight, in the world's frame. `memory` are the
  /// numbers that this agent keeps for this behaviour from step to step (BehaviorRow::memory_size
  /// of them, all NaN before the first), which it may change. Never NaN, unless a state is not
  /// finite.
  virtual Vec2 force(const Senses& senses, std::span<double> memory) const = 0;

  /// Adds what it heads for.
  virtual void add_landmarks(Landmarks& /*landmarks*/) const {}

  /// True for an agent that the behaviour names (a leader, a target): for that agent it is off.
  [[nodiscard]] virtual bool leaves_out(std::size_t /*agent*/) const { return false; }
};

/// What the table of behaviours says of one: a behaviour is its file and one such row.
struct BehaviorRow {
  std::string_view name{};  ///< also the first word of its settings' paths
  std::string_view help{};
  std::span<const Setting> settings{};  ///< its own; weight, enabled and probability come with each
  std::size_t memory_size = 0;          ///< numbers kept for each agent
  double probability = 0.8;             ///< that dithering asks it
  std::unique_ptr<const Behavior> (*make)(const Parameters& parameters) = nullptr;
};

/// All behaviours but the three of the group, in the order in which `sum` adds them.
std::span<const BehaviorRow> behavior_table();

}  // namespace flocking::steering
