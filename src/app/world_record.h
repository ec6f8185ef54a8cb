#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "plot/plot.h"
#include "settings/maps.h"
#include "settings/tree.h"
#include "sim/configuration.h"

namespace flocking::app {

/// So many obstacles, walls, paths, boxes and goals, each, are shown.
inline constexpr std::size_t kMostShownThings = 500;
/// A map whose blocked cells need more boxes than this is not shown.
inline constexpr std::size_t kMostBlockedBoxes = 50'000;

/// Everything that ever stood around while a simulation ran, and the goals at its end.
class WorldRecord {
 public:
  void add(const settings::Tree& tree, settings::Maps& maps,
           const sim::Configuration& configuration);

  [[nodiscard]] const plot::PlotWorld& world() const { return world_; }
  /// What a reader of the picture must know about it, a sentence each.
  [[nodiscard]] std::vector<std::string> notes() const;

 private:
  void add_map(const settings::Tree& tree, settings::Maps& maps);

  plot::PlotWorld world_;
  std::string map_;
  bool begun_ = false;
  bool changed_ = false;
  bool too_many_ = false;
  bool map_too_fine_ = false;
};

/// The kinds of agents that a picture tells apart: those with the same settings, where there are a
/// few such classes. `kind_of` becomes the kind of each agent.
std::vector<plot::TrailKind> agent_kinds(const settings::Tree& tree,
                                         const sim::Configuration& configuration,
                                         std::size_t agents, std::vector<std::uint32_t>& kind_of);

}  // namespace flocking::app
