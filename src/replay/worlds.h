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

/// Directions of a flow field, for display.
struct FlowPicture {
  static constexpr std::uint8_t kBlockedCell = 255;
  static constexpr std::uint8_t kNoDirection = 254;
  static constexpr int kTurn = 240;  ///< units of a full turn

  Vec2 origin;  ///< lower left corner, in lengths of the world
  double cell = 1.0;
  std::size_t columns = 0;
  std::size_t rows = 0;
  std::vector<std::uint8_t> angles;  ///< row by row from the bottom; counterclockwise from +x

  friend bool operator==(const FlowPicture&, const FlowPicture&) = default;
};

/// The surroundings of the flock, from a step on.
struct World {
  std::uint64_t from_step = 0;
  std::optional<Wrap> wrap;
  Environment environment;
  std::vector<Path> paths;
  std::vector<Vec2> goals;
  std::vector<Box> boxes;
  std::shared_ptr<const FlowPicture> flow;  ///< may be null
};

/// Returns true if the worlds are equal, apart from the step.
bool is_same_world(const World& a, const World& b);

/// The limit for cells of a new FlowPicture; see coarsened().
inline constexpr std::size_t kMostFlowCells = std::size_t{256} * 256;

/// Returns a picture with cells `factor` times as wide, each with the angle of the cell at its
/// centre.
FlowPicture coarsened(const FlowPicture& flow, std::size_t factor);

/// Records the worlds of a simulation, or some of them if there are very many.
class WorldLog {
 public:
  /// Adds a world; `world.from_step` must not be below that of the previous world.
  void add(World world);

  /// Returns the worlds, reduced to about `bytes` in a page: first makes flow fields coarser, then
  /// leaves out changes evenly.
  std::vector<World> take(std::size_t bytes);

 private:
  std::vector<World> worlds_;
};

}  // namespace flocking::replay
