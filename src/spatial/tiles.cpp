#include "spatial/tiles.h"

#include <cmath>

namespace flocking::spatial {
namespace {

// Fewer members than this are not worth a tile of their own.
constexpr double kFewMembers = 50.0;

// More than a reach by all that places in floats may be off.
constexpr float kMoreThanReach = 1.001F;

// Of a code: the first tile is in the lowest bits.
constexpr std::uint32_t kTileBits = 8;
constexpr std::uint32_t kTileMask = (1U << kTileBits) - 1;
// Then one for the next column, one for the next row, and the number of the own among the four;
// 4 or more where that is in another block.

}  // namespace

bool Tiles::cut(const Block& block, double reach) {
  x_ = y_ = Side();
  const std::size_t inside = measure(block, reach);
  if (inside == 0) return false;
  const double edge = std::max(
      kEdge, std::sqrt(kFewMembers * x_.extent() * y_.extent() / static_cast<double>(inside)));
  x_.divide(edge);
  y_.divide(edge);
  // A column and a row more, in which nothing is: what has no next column is written there as well,
  // so that nothing depends on a condition that is as good as thrown by a coin.
  tiles_ = static_cast<std::size_t>(x_.tiles + 1) * static_cast<std::size_t>(y_.tiles + 1);
  encode(block);
  count(block.entries.size());
  fill(block.entries.size());
  return true;
}

void Tiles::Side::divide(double edge) {
  // Never narrower than two reaches and more, so that nothing is near three in a row.
  tiles = static_cast<std::int32_t>(std::clamp(std::round(extent() / edge), 1.0, kMostAcross));
  per_reach = tiles > 1 ? static_cast<float>(tiles / extent()) : 0.0F;
}

// How many are inside.
std::size_t Tiles::measure(const Block& block, double reach) {
  const std::size_t entries = block.entries.size();
  if (near_x_.size() < entries) {
    near_x_.resize(entries);
    near_y_.resize(entries);
    codes_.resize(entries);
  }
  const double scale = 1.0 / reach;
  std::size_t inside = 0;
  Side x;
  Side y;
  for (std::size_t i = 0; i < entries; ++i) {
    near_x_[i] = static_cast<float>((block.states[i].x - block.corner.x) * scale);
    near_y_[i] = static_cast<float>((block.states[i].y - block.corner.y) * scale);
    const bool is_inside = block.entries[i].is_inside();
    x.include(is_inside, near_x_[i]);
    y.include(is_inside, near_y_[i]);
    inside += is_inside ? 1 : 0;
  }
  x_ = x;
  y_ = y;
  return inside;
}

void Tiles::encode(const Block& block) {
  const std::size_t entries = block.entries.size();
  const Side x = x_;
  const Side y = y_;
  const std::int32_t stride = x.tiles + 1;
  const float* const near_x = near_x_.data();
  const float* const near_y = near_y_.data();
  std::uint32_t* const codes = codes_.data();
  for (std::size_t i = 0; i < entries; ++i) {
    const std::int32_t x0 = x.tile(near_x[i] - kMoreThanReach);
    const std::int32_t y0 = y.tile(near_y[i] - kMoreThanReach);
    const std::int32_t next_x = x.tile(near_x[i] + kMoreThanReach) - x0;
    const std::int32_t next_y = y.tile(near_y[i] + kMoreThanReach) - y0;
    const std::int32_t own = x.tile(near_x[i]) - x0 + 2 * (y.tile(near_y[i]) - y0);
    const std::int32_t elsewhere = block.entries[i].is_inside() ? 0 : 4;
    codes[i] = static_cast<std::uint32_t>(y0 * stride + x0 + (next_x << 8) + (next_y << 9) +
                                          ((own + elsewhere) << 10));
  }
}

void Tiles::count(std::size_t entries) {
  ends_.assign(tiles_, 0);
  counts_.assign(tiles_, 0);
  const auto stride = static_cast<std::uint32_t>(x_.tiles + 1);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::uint32_t code = codes_[i];
    std::uint32_t* const counts = counts_.data() + (code & kTileMask);
    const std::uint32_t next_x = code >> kTileBits & 1U;
    const std::uint32_t next_y = code >> (kTileBits + 1) & 1U;
    ++counts[0];
    counts[1] += next_x;
    counts[stride] += next_y;
    counts[stride + 1] += next_x & next_y;
  }
  std::uint32_t end = 0;
  for (std::size_t tile = 0; tile < tiles_; ++tile) {
    ends_[tile] = end;
    // One more for what is written in vain.
    end += counts_[tile] + 1;
  }
  if (entries_.size() < end) entries_.resize(end);
}

void Tiles::fill(std::size_t entries) {
  const auto stride = static_cast<std::uint32_t>(x_.tiles + 1);
  std::uint32_t* const out = entries_.data();
  for (std::size_t i = 0; i < entries; ++i) {
    const std::uint32_t code = codes_[i];
    std::uint32_t* const ends = ends_.data() + (code & kTileMask);
    const std::uint32_t next_x = code >> kTileBits & 1U;
    const std::uint32_t next_y = code >> (kTileBits + 1) & 1U;
    const std::uint32_t own = code >> (kTileBits + 2);
    const auto place = static_cast<std::uint32_t>(i << 1U);
    out[ends[0]] = place | (own == 0 ? 1U : 0U);
    ends[0] += 1;
    out[ends[1]] = place | (own == 1 ? 1U : 0U);
    ends[1] += next_x;
    out[ends[stride]] = place | (own == 2 ? 1U : 0U);
    ends[stride] += next_y;
    out[ends[stride + 1]] = place | (own == 3 ? 1U : 0U);
    ends[stride + 1] += next_x & next_y;
  }
}

Tiles::Tile Tiles::find(std::size_t tile) {
  const std::size_t count = counts_[tile];
  const std::uint32_t* const entries = entries_.data() + (ends_[tile] - count);
  candidates_.resize(count);
  members_.resize(count);
  std::size_t members = 0;
  for (std::size_t k = 0; k < count; ++k) {
    candidates_[k] = entries[k] >> 1U;
    members_[members] = static_cast<std::uint32_t>(k);
    members += entries[k] & 1U;
  }
  return {candidates_, std::span(members_).first(members)};
}

}  // namespace flocking::spatial
