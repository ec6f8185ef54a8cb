#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "plot/plot.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::recording {

/// The largest number of shown obstacles, walls, paths, boxes and goals, for each kind.
inline constexpr std::size_t kMostShownThings = 500;
/// A map whose blocked cells need more boxes is not shown.
inline constexpr std::size_t kMostBlockedBoxes = 50'000;

/// The surroundings that existed at any time of a simulation, and the goals at its end.
class WorldRecord {
 public:
  void add(const settings::Tree& tree, settings::Maps& maps,
           const sim::Configuration& configuration);

  [[nodiscard]] const plot::PlotWorld& world() const { return world_; }
  /// Returns notes for the reader of the picture, a sentence each.
  [[nodiscard]] std::vector<std::string> notes() const;

 private:
  void add_map(const settings::Tree& tree, settings::Maps& maps);

  plot::PlotWorld world_;
  std::shared_ptr<const CostGrid> map_;
  bool begun_ = false;
  bool changed_ = false;
  bool too_many_ = false;
  bool map_too_fine_ = false;
};

/// Returns the kinds of agents that a picture distinguishes: classes with the same settings, if
/// there are few. Sets `kind_of` to the kind of each agent.
std::vector<plot::TrailKind> agent_kinds(const settings::Tree& tree,
                                         const sim::Configuration& configuration,
                                         std::size_t agents, std::vector<std::uint32_t>& kind_of);

}  // namespace flocking::recording
