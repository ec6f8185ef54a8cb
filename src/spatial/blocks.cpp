#include "spatial/blocks.h"

#include <limits>

namespace flocking::spatial {
namespace {

constexpr std::uint32_t kNowhere = std::numeric_limits<std::uint32_t>::max();

}  // namespace

void Blocks::sort(const FlockState& flock, double edge, double reach, const Extent& extent,
                  Team* team) {
  flock_ = &flock;
  team_ = team;
  corners_.clear();
  is_whole_ = false;
  if (!number_densely(edge, reach, extent)) number_sparsely(edge, reach);
  const std::size_t blocks = corners_.size();
  if (is_dense_ && blocks == 1 && extent.outliers.empty()) {
    take_whole_flock();
    return;
  }
  codes_.resize(flock.size());
  const std::size_t chunks = workers_of(team);
  cursors_.assign(chunks * blocks, 0);
  run(team, [&](std::size_t chunk) {
    if (is_dense_) encode(chunk, chunks);
    std::uint32_t* const counts = cursors_.data() + chunk * blocks;
    for_each_entry(chunk, chunks, [=](std::uint32_t block, BlockEntry) { ++counts[block]; });
  });
  place_blocks(blocks, chunks);
  run(team, [&](std::size_t chunk) {
    std::uint32_t* const cursors = cursors_.data() + chunk * blocks;
    for_each_entry(chunk, chunks,
                   [cursors, entries = entries_.data(), states = states_.data(),
                    agents = flock.agents.data()](std::uint32_t block, BlockEntry entry) {
                     const std::uint32_t at = cursors[block]++;
                     entries[at] = entry;
                     states[at] = agents[entry.agent()];
                   });
  });
}

void Blocks::take_whole_flock() {
  is_whole_ = true;
  entries_.resize(flock_->size());
  for (std::size_t i = 0; i < entries_.size(); ++i) {
    entries_[i] = BlockEntry(static_cast<std::uint32_t>(i), true);
  }
}

void Blocks::collect(FlockState& next) {
  if (is_whole_) return;
  const std::size_t blocks = corners_.size();
  const std::size_t chunks = workers_of(team_);
  first_cursors_.assign(starts_.begin(), starts_.end());
  run(team_, [&](std::size_t chunk) {
    // A chunk's entries begin where those of the previous chunk end.
    std::uint32_t* const cursors =
        chunk == 0 ? first_cursors_.data() : cursors_.data() + (chunk - 1) * blocks;
    for_each_entry(chunk, chunks,
                   [cursors, states = states_.data(), agents = next.agents.data()](
                       std::uint32_t block, BlockEntry entry) {
                     const std::uint32_t at = cursors[block]++;
                     if (entry.is_inside()) agents[entry.agent()] = states[at];
                   });
  });
}

void Blocks::encode(std::size_t chunk, std::size_t chunks) {
  const Part part = part_of(codes_.size(), chunk, chunks);
  for (std::size_t i = part.first; i < part.last; ++i) {
    const AgentState& agent = flock_->agents[i];
    codes_[i] = is_somewhere(agent) ? dense_.code_of(agent.x, agent.y) : kNowhere;
  }
}

// Calls visit(block, entry) for all entries of the agents of one chunk, in ascending order.
template <class Visit>
void Blocks::for_each_entry(std::size_t chunk, std::size_t chunks, const Visit& visit) const {
  const SparseNumbers sparse{dense_.inverse_edge, dense_.reach, numbers_};
  const Part part = part_of(flock_->size(), chunk, chunks);
  for (std::size_t i = part.first; i < part.last; ++i) {
    const auto visit_entry = [&visit, i](std::uint32_t block, bool is_inside) {
      visit(block, BlockEntry(static_cast<std::uint32_t>(i), is_inside));
    };
    const std::uint32_t code = codes_[i];
    if (code == kNowhere) continue;
    if (is_dense_) {
      dense_.for_each(code, visit_entry);
    } else if ((code & 1U) == 0) {
      visit_entry(code >> 1U, true);
    } else {
      sparse.for_each(flock_->agents[i].x, flock_->agents[i].y, visit_entry);
    }
  }
}

bool Blocks::number_densely(double edge, double reach, const Extent& extent) {
  const double inverse = 1.0 / edge;
  const double columns = extent.columns(inverse);
  const double rows = extent.rows(inverse);
  const double most = 0.25 * static_cast<double>(flock_->size()) + 64.0;
  dense_.inverse_edge = inverse;
  dense_.reach = reach;
  // False if no position is finite: then the bounds are infinite.
  is_dense_ = columns * rows >= 1.0 && columns * rows <= most;
  if (!is_dense_) return false;
  dense_.corner = {extent.least_x, extent.least_y};
  dense_.columns = static_cast<std::int32_t>(columns);
  dense_.rows = static_cast<std::int32_t>(rows);
  for (std::int32_t row = 0; row < dense_.rows; ++row) {
    for (std::int32_t column = 0; column < dense_.columns; ++column) {
      corners_.push_back(dense_.corner + Vec2{column * edge, row * edge});
    }
  }
  return true;
}

void Blocks::number_sparsely(double edge, double reach) {
  codes_.resize(flock_->size());
  numbers_.clear();
  const SparseNumbers sparse{1.0 / edge, reach, numbers_};
  for (std::size_t i = 0; i < flock_->size(); ++i) {
    const AgentState& agent = flock_->agents[i];
    codes_[i] = kNowhere;
    if (!is_somewhere(agent)) continue;
    const Vec2 key = sparse.key(agent.x, agent.y);
    const std::uint32_t number = numbers_.insert(key);
    if (numbers_.size() > corners_.size()) corners_.push_back(key * edge);
    codes_[i] = number << 1U | (sparse.is_near_edge(agent.x, agent.y) ? 1U : 0U);
  }
}

// Computes the start of each block. Within a block, the entries of the chunks follow one another.
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
