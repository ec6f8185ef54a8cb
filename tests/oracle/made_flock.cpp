#include "oracle/made_flock.h"

#include <algorithm>
#include <cmath>

#include "oracle/steering/random.h"

namespace oracle {
namespace {

using Pair = std::array<long double, 2>;

long double draw(const MadeFlock& flock, std::uint64_t owner, std::uint32_t number) {
  return steering::uniform(flock.seed, static_cast<std::uint32_t>(owner), 0, number);
}

// Returns a random whole number from 0 to `most`.
long double whole(const MadeFlock& flock, std::uint64_t owner, std::uint32_t number,
                  long long most) {
  return std::floor(draw(flock, owner, number) * static_cast<long double>(most + 1));
}

Pair in_disc(const MadeFlock& flock, std::uint64_t owner, std::uint32_t first, long long radius,
             bool not_in_the_middle) {
  const auto r = static_cast<long double>(radius);
  for (std::uint32_t number = first;; number += 2) {
    const long double x = whole(flock, owner, number, 2 * radius) - r;
    const long double y = whole(flock, owner, number + 1, 2 * radius) - r;
    if (x * x + y * y > r * r) continue;
    if (not_in_the_middle && x == 0 && y == 0) continue;
    return {x, y};
  }
}

Pair place(const MadeFlock& flock, std::uint64_t i) {
  const auto half = [](long long length) {
    return std::floor(static_cast<long double>(length) / 2);
  };
  if (flock.shape == "disc") return in_disc(flock, i, 0, flock.radius, false);
  if (flock.shape == "ring") {
    const long double angle =
        2 * std::acos(-1.0L) * static_cast<long double>(i) / static_cast<long double>(flock.agents);
    const auto r = static_cast<long double>(flock.radius);
    // Multiples of a twelfth of a turn have exact coordinates of one half.
    const auto exact = [&](long double value) {
      const long double doubled = std::round(2 * value);
      const bool is_half = 12 * i % flock.agents == 0 && std::fabs(2 * value - doubled) < 1e-6L;
      return is_half ? r * doubled / 2 : r * value;
    };
    return {exact(std::cos(angle)), exact(std::sin(angle))};
  }
  if (flock.shape == "grid") {
    const auto at = [&](long long length, std::uint64_t k, std::uint64_t n) {
      if (n == 1) return 0.0L;
      const long double part = static_cast<long double>(k) / static_cast<long double>(n - 1);
      return std::round(static_cast<long double>(length) * part) - half(length);
    };
    return {at(flock.width, i % flock.columns, flock.columns),
            at(flock.height, i / flock.columns, flock.rows)};
  }
  if (flock.shape == "clusters") {
    const long long radius =
        std::min(flock.width, flock.height) / static_cast<long long>(2 * flock.clusters);
    const std::uint64_t k = i * flock.clusters / flock.agents;
    const Pair offset = in_disc(flock, i, 0, radius, false);
    const auto middle = [&](long long length, std::uint32_t number) {
      const long long room = length - 2 * radius;
      return whole(flock, k, 65536 + number, room) - half(room);
    };
    return {middle(flock.width, 0) + offset[0], middle(flock.height, 1) + offset[1]};
  }
  if (flock.shape == "two_groups") {
    const Pair offset = in_disc(flock, i, 0, flock.distance / 8, false);
    const long double left = -half(flock.distance);
    const bool is_left = i < (flock.agents + 1) / 2;
    return {(is_left ? left : left + static_cast<long double>(flock.distance)) + offset[0],
            offset[1]};
  }
  return {whole(flock, i, 0, flock.width) - half(flock.width),
          whole(flock, i, 1, flock.height) - half(flock.height)};
}

Pair velocity(const MadeFlock& flock, std::uint64_t i, Pair at) {
  auto speed = static_cast<long double>(flock.speed);
  Pair way = in_disc(flock, flock.directions == "aligned" ? 0 : i, 131072, 1LL << 30, true);
  // The direction is computed from the rounded position, which is printed.
  const Pair printed = {std::round(at[0]), std::round(at[1])};
  if ((flock.directions == "inward" || flock.directions == "outward") &&
      (printed[0] != 0 || printed[1] != 0)) {
    way = printed;
    if (flock.directions == "inward") speed = -speed;
  }
  const long double length = std::sqrt(way[0] * way[0] + way[1] * way[1]);
  return {speed * way[0] / length, speed * way[1] / length};
}

}  // namespace

std::vector<std::array<long double, 4>> made_agents(const MadeFlock& flock) {
  std::vector<std::array<long double, 4>> agents;
  for (std::uint64_t i = 0; i < flock.agents; ++i) {
    const Pair at = place(flock, i);
    const Pair v = velocity(flock, i, at);
    agents.push_back({at[0], at[1], v[0], v[1]});
  }
  return agents;
}

}  // namespace oracle
