#include "spatial/blocks.h"

#include <algorithm>
#include <cmath>

namespace flocking::spatial {
namespace {

// Blocks side by side, from the corner of all agents. A coordinate and the same within reach are at
// most one block apart: blocks are wider than twice the reach, by more than any rounding.
struct DenseNumbers {
  Vec2 corner;
  double inverse_edge = 0.0;
  std::int32_t columns = 0;
  std::int32_t rows = 0;

  // What is below the first corner is truncated to 0.
  [[nodiscard]] std::int32_t number(double offset) const {
    return static_cast<std::int32_t>(offset * inverse_edge);
  }

  template <class Visit>
  void for_each(double x, double y, double reach, const Visit& visit) const {
    const std::int32_t x0 = number(x - reach - corner.x);
    const std::int32_t y0 = number(y - reach - corner.y);
    const std::int32_t x1 = std::min(number(x + reach - corner.x), columns - 1);
    const std::int32_t y1 = std::min(number(y + reach - corner.y), rows - 1);
    const std::int32_t own_x = number(x - corner.x);
    const std::int32_t own_y = number(y - corner.y);
    const auto at = [&](std::int32_t column, std::int32_t row) {
      visit(static_cast<std::uint32_t>(row * columns + column), column == own_x && row == own_y);
    };
    at(x0, y0);
    if (x1 != x0) at(x1, y0);
    if (y1 == y0) return;
    at(x0, y1);
    if (x1 != x0) at(x1, y1);
  }
};

// Blocks with something inside, wherever they are.
struct SparseNumbers {
  double inverse_edge = 0.0;
  const KeyNumbers& numbers;

  [[nodiscard]] double key(double value) const {
    return std::floor(value * inverse_edge) + 0.0;  // not -0
  }

  template <class Visit>
  void for_each(double x, double y, double reach, const Visit& visit) const {
    const Vec2 first{key(x - reach), key(y - reach)};
    const Vec2 last{key(x + reach), key(y + reach)};
    const Vec2 own{key(x), key(y)};
    const auto at = [&](Vec2 block) {
      const std::uint32_t number = numbers.find(block);
      if (number != KeyNumbers::kNone) visit(number, block == own);
    };
    at(first);
    if (last.x != first.x) at({last.x, first.y});
    if (last.y == first.y) return;
    at({first.x, last.y});
    if (last.x != first.x) at(last);
  }
};

bool is_somewhere(const AgentState& agent) {
  return (agent.x - agent.x) + (agent.y - agent.y) == 0.0;
}

}  // namespace

void Blocks::sort(const FlockState& flock, double edge, double reach, const Extent& extent,
                  Team* team) {
  const double inverse = 1.0 / edge;
  const double columns = std::floor((extent.most_x - extent.least_x) * inverse) + 1.0;
  const double rows = std::floor((extent.most_y - extent.least_y) * inverse) + 1.0;
  corners_.clear();
  // Not so where nobody is anywhere, and the bounds are infinite.
  if (columns * rows >= 1.0 && columns * rows <= 0.25 * static_cast<double>(flock.size()) + 64.0) {
    const DenseNumbers numbers{{extent.least_x, extent.least_y},
                               inverse,
                               static_cast<std::int32_t>(columns),
                               static_cast<std::int32_t>(rows)};
    for (std::int32_t row = 0; row < numbers.rows; ++row) {
      for (std::int32_t column = 0; column < numbers.columns; ++column) {
        corners_.push_back(numbers.corner + Vec2{column * edge, row * edge});
      }
    }
    distribute(flock, reach, numbers, team);
    return;
  }
  numbers_.clear();
  const SparseNumbers numbers{inverse, numbers_};
  for (const AgentState& agent : flock.agents) {
    if (!is_somewhere(agent)) continue;
    const Vec2 key{numbers.key(agent.x), numbers.key(agent.y)};
    numbers_.insert(key);
    if (numbers_.size() > corners_.size()) corners_.push_back(key * edge);
  }
  distribute(flock, reach, numbers, team);
}

// Agents in chunks of ascending ones; within each block the chunks' entries follow each other.
template <class Numbering>
void Blocks::distribute(const FlockState& flock, double reach, const Numbering& numbering,
                        Team* team) {
  const std::size_t blocks = corners_.size();
  const std::size_t chunks = team != nullptr ? team->size() : 1;
  cursors_.assign(chunks * blocks, 0);
  const auto for_each_entry = [&](std::size_t chunk, const auto& visit) {
    const std::size_t end = flock.size() * (chunk + 1) / chunks;
    for (std::size_t i = flock.size() * chunk / chunks; i < end; ++i) {
      const AgentState& agent = flock.agents[i];
      if (!is_somewhere(agent)) continue;
      numbering.for_each(agent.x, agent.y, reach, [&](std::uint32_t block, bool is_inside) {
        visit(block, BlockEntry(static_cast<std::uint32_t>(i), is_inside), agent);
      });
    }
  };
  const auto count_entries = [&](std::size_t chunk) {
    std::uint32_t* const counts = cursors_.data() + chunk * blocks;
    for_each_entry(
        chunk, [counts](std::uint32_t block, BlockEntry, const AgentState&) { ++counts[block]; });
  };
  const auto fill_in = [&](std::size_t chunk) {
    std::uint32_t* const cursors = cursors_.data() + chunk * blocks;
    BlockEntry* const entries = entries_.data();
    AgentState* const states = states_.data();
    for_each_entry(chunk, [=](std::uint32_t block, BlockEntry entry, const AgentState& agent) {
      const std::uint32_t at = cursors[block]++;
      entries[at] = entry;
      states[at] = agent;
    });
  };
  if (team != nullptr) {
    team->run(count_entries);
    place_blocks(blocks, chunks);
    team->run(fill_in);
  } else {
    count_entries(0);
    place_blocks(blocks, 1);
    fill_in(0);
  }
}

void Blocks::place_blocks(std::size_t blocks, std::size_t chunks) {
  starts_.resize(blocks + 1);
  std::uint32_t end = 0;
  for (std::size_t block = 0; block < blocks; ++block) {
    starts_[block] = end;
    for (std::size_t chunk = 0; chunk < chunks; ++chunk) {
      std::uint32_t& cursor = cursors_[chunk * blocks + block];
      const std::uint32_t entries = cursor;
      cursor = end;
      end += entries;
    }
  }
  starts_[blocks] = end;
  entries_.resize(end);
  states_.resize(end);
}

}  // namespace flocking::spatial
