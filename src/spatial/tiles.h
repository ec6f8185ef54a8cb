#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "spatial/blocks.h"

namespace flocking::spatial {

/// A part of the plane, from a corner, in units of the reach.
struct Box {
  float x = 0.0F;
  float y = 0.0F;
  float width = 0.0F;
  float height = 0.0F;
};

/// Tiles of a block, about 3 reaches wide or, where agents are few, wider; each with the entries in
/// it and within reach of it, ascending. Together they cover those inside the block.
class Tiles {
 public:
  /// The edge of a tile, in units of the reach. Smaller: each agent is a candidate of more tiles;
  /// larger: more candidates are looked at in vain.
  static constexpr double kEdge = 3.0;
  /// Tiles along an edge of a block that is one of many: larger ones are too much for a core's
  /// cache, smaller ones have more agents in common.
  static constexpr double kAcross = 12.0;
  /// Most tiles along an edge.
  static constexpr double kMostAcross = 18.0;

  /// False where nobody is inside. `reach` > 0.
  bool cut(const Block& block, double reach);

  [[nodiscard]] std::size_t size() const { return tiles_; }

  /// The entries of the block that are in a tile or near it, ascending, and which of them are in
  /// it.
  struct Tile {
    std::span<const std::uint32_t> candidates;  ///< places in the block
    std::span<const std::uint32_t> members;     ///< places among the candidates
    Box box;
  };
  [[nodiscard]] Tile find(std::size_t tile);

  /// Where entries are, from the block's corner, in units of the reach: within 2^-18.
  [[nodiscard]] const float* near_x() const { return near_x_.data(); }
  [[nodiscard]] const float* near_y() const { return near_y_.data(); }

 private:
  // One dimension of the box of those inside.
  struct Side {
    Side() = default;
    Side(double from, double to, double wanted);

    std::int32_t tiles = 1;
    float least = 0.0F;
    float edge = 0.0F;  // of a tile
    float per_reach = 0.0F;
    float last = 0.0F;
  };

  // The bounds of those inside, in reaches from the corner, and how many they are.
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
  // Of each entry: its first tile, whether it belongs to the next column and row too, and which of
  // these four is its own.
  std::vector<std::uint32_t> codes_;
  std::vector<std::uint32_t> ends_;     // of each tile's entries
  std::vector<std::uint32_t> counts_;   // of each tile
  std::vector<std::uint32_t> entries_;  // place in the block, twice, and one more for the own tile
  std::vector<std::uint32_t> candidates_;
  std::vector<std::uint32_t> members_;
};

}  // namespace flocking::spatial
