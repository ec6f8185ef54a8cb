#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "spatial/blocks.h"

namespace flocking::spatial {

/// A rectangle given by a corner and its size, in units of the reach.
struct Box {
  float x = 0.0F;
  float y = 0.0F;
  float width = 0.0F;
  float height = 0.0F;
};

/// The tiles of a block, about 3 reaches wide, or wider if there are few agents. Each tile has the
/// entries inside it and within reach of it, ascending. Together, the tiles cover all entries
/// inside the block.
class Tiles {
 public:
  /// The edge of a tile, in units of the reach. With a smaller edge, each agent is a candidate of
  /// more tiles; with a larger edge, more candidates are useless.
  static constexpr double kEdge = 3.0;
  /// Tiles along the edge of a block if there are several blocks. Larger blocks exceed a core's
  /// cache; smaller ones share more agents.
  static constexpr double kAcross = 12.0;
  /// The maximum number of tiles along an edge.
  static constexpr double kMostAcross = 18.0;

  /// Divides a block into tiles. Returns false if the block contains no agent. `reach` > 0.
  bool cut(const Block& block, double reach);

  [[nodiscard]] std::size_t size() const { return tiles_; }

  /// The entries of a block that are inside a tile or near it, ascending, and the list of those
  /// inside.
  struct Tile {
    std::span<const std::uint32_t> candidates;  ///< indices into the block's entries
    std::span<const std::uint32_t> members;     ///< indices into `candidates`
    Box box;
  };
  [[nodiscard]] Tile find(std::size_t tile);

  /// Return the places of the entries from the block's corner, in units of the reach, with an error
  /// of at most 2^-18.
  [[nodiscard]] const float* near_x() const { return near_x_.data(); }
  [[nodiscard]] const float* near_y() const { return near_y_.data(); }

 private:
  // One dimension of the bounding box of the entries inside the block.
  struct Side {
    Side() = default;
    Side(double from, double to, double wanted);

    std::int32_t tiles = 1;
    float least = 0.0F;
    float edge = 0.0F;  // of a tile
    float per_reach = 0.0F;
    float last = 0.0F;
  };

  // The bounds of the entries inside the block, in reaches from the corner, and their number.
  struct Bounds {
    double least_x, least_y, most_x, most_y;
    std::size_t inside;
  };

  Bounds measure(const Block& block, double reach);
  void encode(std::size_t entries);
  static void add_codes(const Side& side, const float* near, std::size_t entries,
                        std::int32_t stride, std::int32_t dimension, std::uint32_t* codes);
  void count(std::size_t entries);
  void fill(std::size_t entries);

  Side x_;
  Side y_;
  std::size_t tiles_ = 0;
  std::vector<float> near_x_;
  std::vector<float> near_y_;
  // For each entry: its first tile, two bits that say if the next column and row are within reach,
  // and which of these four tiles contains it.
  std::vector<std::uint32_t> codes_;
  std::vector<std::uint32_t> ends_;    // end of each tile's entries
  std::vector<std::uint32_t> counts_;  // number of entries of each tile
  // index into the block's entries, times 2, plus 1 if the tile contains the entry
  std::vector<std::uint32_t> entries_;
  std::vector<std::uint32_t> candidates_;
  std::vector<std::uint32_t> members_;
};

}  // namespace flocking::spatial
