#include "explain/search/formula_candidate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/random.h"
#include "variant/simulator/formula_ops.h"
#include "variant/simulator/variant_forces.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kWorlds = 10;
constexpr std::size_t kNeighbors = 3;
constexpr std::uint32_t kSeed = 20;

using Values = std::array<Vec2, kWorlds>;

struct World {
  OpContext<double> own;
  std::vector<MoverOf<double>> others;
};

// Returns situations with near and far neighbours and with limits that are reached and not reached;
// one of them has the radius 0, and one has no neighbours.
std::array<World, kWorlds> make_worlds() {
  std::array<World, kWorlds> worlds;
  std::uint32_t draw = 0;
  const auto drawn = [&draw](double least, double most) {
    return least + (most - least) * random_uniform(kSeed, 0, 0, draw++);
  };
  for (std::size_t w = 0; w < kWorlds; ++w) {
    const double size = w % 2 == 0 ? 1.0 : 8.0;
    OpContext<double>& own = worlds[w].own;
    own.position = {drawn(-size, size), drawn(-size, size)};
    own.velocity = {drawn(-2, 2), drawn(-2, 2)};
    own.radius = w + 1 == kWorlds ? 0.0 : drawn(0.5, 12);
    own.weight = drawn(0.2, 3);
    own.maximum = w % 3 == 0 ? drawn(20, 90) : drawn(0.1, 2);
    own.dt = drawn(0.05, 0.9);
    if (w + 2 == kWorlds) continue;
    worlds[w].others.resize(kNeighbors);
    for (MoverOf<double>& other : worlds[w].others) {
      other.position = own.position + Vec2{drawn(-size, size), drawn(-size, size)};
      other.velocity = {drawn(-2, 2), drawn(-2, 2)};
    }
  }
  return worlds;
}

Vec2 value_in(const World& world, const FormulaCandidate& candidate) {
  OpContext<double> own = world.own;
  const auto term = [&](Vec2 position, Vec2 velocity) {
    const Vec2 offset = own.position - position;
    return contribution_of(candidate.formula, own, position, velocity, offset, length(offset));
  };
  Vec2 sum{};
  for (const MoverOf<double>& other : world.others) sum += term(other.position, other.velocity);
  own.count = static_cast<double>(world.others.size());
  if (candidate.company.self) {
    sum += term(own.position, own.velocity);
    own.count += 1;
  }
  if (candidate.company.divisor > 1.0 && own.count > 0.0) sum = sum / own.count;
  const Vec2 x = worked_out(candidate.formula, own, sum);
  const double weight = candidate.weight == Weight::kTwice ? own.weight : 1.0;
  return x * (candidate.factor * weight);
}

bool are_alike(Vec2 a, Vec2 b) {
  const bool is_number = std::isfinite(a.x + a.y) && std::isfinite(b.x + b.y);
  if (!is_number) return std::isfinite(a.x + a.y) == std::isfinite(b.x + b.y);
  const double allowed = 1e-9 * std::max({1e-3, length(a), length(b)});
  return std::fabs(a.x - b.x) <= allowed && std::fabs(a.y - b.y) <= allowed;
}

}  // namespace

std::vector<FormulaCandidate> different_ones(const std::vector<FormulaCandidate>& candidates) {
  static const std::array<World, kWorlds> kAll = make_worlds();
  std::vector<FormulaCandidate> different;
  std::vector<std::pair<Company, Values>> known;
  for (const FormulaCandidate& candidate : candidates) {
    Values values;
    std::transform(kAll.begin(), kAll.end(), values.begin(),
                   [&](const World& world) { return value_in(world, candidate); });
    const bool is_known = std::any_of(known.begin(), known.end(), [&](const auto& other) {
      return other.first.self == candidate.company.self &&
             std::equal(values.begin(), values.end(), other.second.begin(), are_alike);
    });
    if (is_known) continue;
    known.emplace_back(candidate.company, values);
    different.push_back(candidate);
  }
  return different;
}

}  // namespace flocking::explain
