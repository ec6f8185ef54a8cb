#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/box.h"
#include "core/path.h"
#include "core/senses.h"
#include "core/vec2.h"

namespace flocking::replay {

/// Directions of a flow field, to be drawn.
struct FlowPicture {
  static constexpr std::uint8_t kBlockedCell = 255;
  static constexpr std::uint8_t kNoDirection = 254;
  static constexpr int kTurn = 240;  ///< units of a turn

  Vec2 origin;  ///< the lower left corner, length
  double cell = 1.0;
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::vector<std::uint8_t> angles;  ///< row by row from the bottom, counterclockwise from +x

  friend bool operator==(const FlowPicture&, const FlowPicture&) = default;
};

/// What stands around, from a step on.
struct World {
  std::uint64_t from_step = 0;
  std::optional<Wrap> wrap;
  Environment environment;
  std::vector<Path> paths;
  std::vector<Vec2> goals;
  std::vector<Box> boxes;
  std::shared_ptr<const FlowPicture> flow;  ///< or null
};

/// The same but for the step.
bool is_same_world(const World& a, const World& b);

/// So many cells a FlowPicture may have when it is made; see coarsened().
inline constexpr std::size_t kMostFlowCells = std::size_t{256} * 256;

/// Cells `factor` times as wide, each with the angle of the one in its middle.
FlowPicture coarsened(const FlowPicture& flow, std::size_t factor);

/// Keeps the worlds of a simulation, of very many not all.
class WorldLog {
 public:
  /// `world.from_step` is not below that of the one before.
  void add(World world);

  /// All, such that they take about `bytes` in a page: fields are made coarser, then changes are
  /// left out evenly.
  std::vector<World> take(std::size_t bytes);

 private:
  std::vector<World> worlds_;
};

}  // namespace flocking::replay
