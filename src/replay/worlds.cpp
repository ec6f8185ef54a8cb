#include "replay/worlds.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace flocking::replay {
namespace {

constexpr std::size_t kMostWorlds = 1024;
constexpr std::size_t kCoarseEnough = std::size_t{32} * 32;

bool is_same(const std::optional<Wrap>& a, const std::optional<Wrap>& b) {
  if (a.has_value() != b.has_value()) return false;
  return !a || (a->size == b->size && a->torus == b->torus);
}

bool is_same(const Environment& a, const Environment& b) {
  const auto same_obstacle = [](const Obstacle& one, const Obstacle& other) {
    return one.center == other.center && one.radius == other.radius;
  };
  const auto same_wall = [](const Wall& one, const Wall& other) {
    return one.from == other.from && one.to == other.to;
  };
  return std::equal(a.obstacles.begin(), a.obstacles.end(), b.obstacles.begin(), b.obstacles.end(),
                    same_obstacle) &&
         std::equal(a.walls.begin(), a.walls.end(), b.walls.begin(), b.walls.end(), same_wall);
}

// Removes every second world, but keeps the first and the last.
void halve(std::vector<World>& worlds) {
  std::vector<World> kept;
  for (std::size_t i = 0; i < worlds.size(); ++i) {
    if (i % 2 == 0 || i + 1 == worlds.size()) kept.push_back(std::move(worlds[i]));
  }
  worlds = std::move(kept);
}

// Returns the approximate size as JSON.
std::size_t bytes_of(const World& world) {
  constexpr std::size_t kOfWorld = 150;
  constexpr std::size_t kOfThing = 60;
  std::size_t things = world.environment.obstacles.size() + world.environment.walls.size() +
                       world.goals.size() + world.boxes.size();
  for (const Path& path : world.paths) things += 1 + path.points.size();
  const std::size_t cells = world.flow ? world.flow->angles.size() : 0;
  return kOfWorld + kOfThing * things + cells * 4 / 3;
}

std::size_t bytes_of(const std::vector<World>& worlds) {
  return std::accumulate(worlds.begin(), worlds.end(), std::size_t{0},
                         [](std::size_t sum, const World& world) { return sum + bytes_of(world); });
}

// Makes flow pictures coarser. Returns false if all are already coarse.
bool coarsen(std::vector<World>& worlds) {
  std::map<const FlowPicture*, std::shared_ptr<const FlowPicture>> made;
  bool coarser = false;
  for (World& world : worlds) {
    if (!world.flow || world.flow->angles.size() <= kCoarseEnough) continue;
    std::shared_ptr<const FlowPicture>& flow = made[world.flow.get()];
    if (!flow) flow = std::make_shared<const FlowPicture>(coarsened(*world.flow, 2));
    coarser = true;
  }
  for (World& world : worlds) {
    const auto found = made.find(world.flow.get());
    if (found != made.end()) world.flow = found->second;
  }
  return coarser;
}

}  // namespace

bool is_same_world(const World& a, const World& b) {
  const bool same_flow = a.flow == b.flow || (a.flow && b.flow && *a.flow == *b.flow);
  return same_flow && is_same(a.wrap, b.wrap) && is_same(a.environment, b.environment) &&
         a.paths == b.paths && a.goals == b.goals && a.boxes == b.boxes;
}

FlowPicture coarsened(const FlowPicture& flow, std::size_t factor) {
  FlowPicture coarse{flow.origin,
                     flow.cell * static_cast<double>(factor),
                     (flow.columns + factor - 1) / factor,
                     (flow.rows + factor - 1) / factor,
                     {}};
  for (std::size_t row = 0; row < coarse.rows; ++row) {
    const std::size_t from_row = std::min(row * factor + factor / 2, flow.rows - 1);
    for (std::size_t column = 0; column < coarse.columns; ++column) {
      const std::size_t from = std::min(column * factor + factor / 2, flow.columns - 1);
      coarse.angles.push_back(flow.angles[from_row * flow.columns + from]);
    }
  }
  return coarse;
}

void WorldLog::add(World world) {
  if (!worlds_.empty() && is_same_world(worlds_.back(), world)) return;
  if (!worlds_.empty() && worlds_.back().from_step == world.from_step) worlds_.pop_back();
  worlds_.push_back(std::move(world));
  if (worlds_.size() > kMostWorlds) halve(worlds_);
}

std::vector<World> WorldLog::take(std::size_t bytes) {
  while (bytes_of(worlds_) > bytes && coarsen(worlds_)) {
  }
  while (bytes_of(worlds_) > bytes && worlds_.size() > 2) halve(worlds_);
  return std::move(worlds_);
}

}  // namespace flocking::replay
