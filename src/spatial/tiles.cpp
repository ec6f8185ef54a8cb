#include "spatial/tiles.h"

#include <array>
#include <cmath>
#include <limits>

#include "spatial/pair.h"

namespace flocking::spatial {
namespace {

// Tiles should have at least this number of members.
constexpr double kFewMembers = 50.0;

// More than the reach by the largest error of places in floats.
constexpr float kMoreThanReach = 1.001F;

// Layout of a code. The lowest bits are the number of the first tile. Then come a bit for the next
// column, a bit for the next row, and a number that says which of these four tiles contains the
// entry; it is kElsewhere or more if the entry is inside another block.
constexpr std::uint32_t kTileMask = 1023;
constexpr std::uint32_t kNextBit = 10;
constexpr std::uint32_t kOwnBit = 12;
constexpr std::uint32_t kElsewhere = 4;

}  // namespace

// Adds the part of one dimension to all codes, in a loop that compilers vectorize.
void Tiles::add_codes(const Side& side, const float* near, std::size_t entries, std::int32_t stride,
                      std::int32_t dimension, std::uint32_t* codes) {
  const Side s = side;
  const auto tile = [s](float place) {
    const float at = (place - s.least) * s.per_reach;
    const float positive = at > 0.0F ? at : 0.0F;
    return static_cast<std::int32_t>(positive < s.last ? positive : s.last);
  };
  for (std::size_t i = 0; i < entries; ++i) {
    const std::int32_t first = tile(near[i] - kMoreThanReach);
    const std::int32_t next = tile(near[i] + kMoreThanReach) - first;
    const std::int32_t own = tile(near[i]) - first;
    const std::int32_t flags = (next << kNextBit) + (own << kOwnBit);
    codes[i] += static_cast<std::uint32_t>(first * stride + (flags << dimension));
  }
}

bool Tiles::cut(const Block& block, double reach) {
  const std::size_t entries = block.entries.size();
  if (near_x_.size() < entries) {
    near_x_.resize(entries);
    near_y_.resize(entries);
    codes_.resize(entries);
  }
  const Bounds bounds = measure(block, reach);
  if (bounds.inside == 0) return false;
  const double area = (bounds.most_x - bounds.least_x) * (bounds.most_y - bounds.least_y);
  const double edge =
      std::max(kEdge, std::sqrt(kFewMembers * area / static_cast<double>(bounds.inside)));
  x_ = Side(bounds.least_x, bounds.most_x, edge);
  y_ = Side(bounds.least_y, bounds.most_y, edge);
  // There is an extra column and row that are never read. An entry that has no next column or row
  // is written to them, so that the code needs no unpredictable branch.
  tiles_ = static_cast<std::size_t>(x_.tiles + 1) * static_cast<std::size_t>(y_.tiles + 1);
  encode(entries);
  count(entries);
  fill(entries);
  return true;
}

Tiles::Side::Side(double from, double to, double wanted) : least(static_cast<float>(from)) {
  const double extent = to - from;
  // Tiles are always wider than two reaches, so that no agent is within reach of three consecutive
  // tiles.
  const double across = std::clamp(std::round(extent / wanted), 1.0, kMostAcross);
  tiles = static_cast<std::int32_t>(across);
  edge = static_cast<float>(extent / across);
  per_reach = tiles > 1 ? static_cast<float>(across / extent) : 0.0F;
  last = static_cast<float>(across - 0.5);  // truncates to the last tile
}

Tiles::Bounds Tiles::measure(const Block& block, double reach) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  // Added to the lower and subtracted from the upper bounds, so that agents that are not inside do
  // not change the bounds.
  constexpr std::array<Pair, 2> kAway = {Pair{kInfinity, kInfinity}, Pair{0.0, 0.0}};
  const Pair corner{block.corner.x, block.corner.y};
  const Pair scale{1.0 / reach, 1.0 / reach};
  Pair least{kInfinity, kInfinity};
  Pair most{-kInfinity, -kInfinity};
  std::size_t inside = 0;
  for (std::size_t i = 0; i < block.entries.size(); ++i) {
    const AgentState& state = block.states[i];
    const Pair near = (Pair{state.x, state.y} - corner) * scale;
    near_x_[i] = static_cast<float>(near[0]);
    near_y_[i] = static_cast<float>(near[1]);
    const std::size_t is_inside = block.entries[i].is_inside() ? 1 : 0;
    inside += is_inside;
    codes_[i] = is_inside != 0 ? 0 : kElsewhere << kOwnBit;
    const Pair low = near + kAway[is_inside];
    const Pair high = near - kAway[is_inside];
    least = low < least ? low : least;
    most = high > most ? high : most;
  }
  return {least[0], least[1], most[0], most[1], inside};
}

void Tiles::encode(std::size_t entries) {
  const std::int32_t stride = x_.tiles + 1;
  add_codes(x_, near_x_.data(), entries, 1, 0, codes_.data());
  add_codes(y_, near_y_.data(), entries, stride, 1, codes_.data());
}

void Tiles::count(std::size_t entries) {
  ends_.assign(tiles_, 0);
  counts_.assign(tiles_, 0);
  const auto stride = static_cast<std::uint32_t>(x_.tiles + 1);
  for (std::size_t i = 0; i < entries; ++i) {
    const std::uint32_t code = codes_[i];
    std::uint32_t* const counts = counts_.data() + (code & kTileMask);
    const std::uint32_t next_x = code >> kNextBit & 1U;
    const std::uint32_t next_y = code >> (kNextBit + 1) & 1U;
    ++counts[0];
    counts[1] += next_x;
    counts[stride] += next_y;
    counts[stride + 1] += next_x & next_y;
  }
  std::uint32_t end = 0;
  for (std::size_t tile = 0; tile < tiles_; ++tile) {
    ends_[tile] = end;
    // Adds one for the entry that is written but not counted.
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
    const std::uint32_t next_x = code >> kNextBit & 1U;
    const std::uint32_t next_y = code >> (kNextBit + 1) & 1U;
    const std::uint32_t own = code >> kOwnBit;
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
  const std::size_t columns = static_cast<std::size_t>(x_.tiles) + 1;
  const std::size_t row = tile / columns;
  return {candidates_,
          std::span(members_).first(members),
          {x_.least + static_cast<float>(tile % columns) * x_.edge,
           y_.least + static_cast<float>(row) * y_.edge, x_.edge, y_.edge}};
}

}  // namespace flocking::spatial
