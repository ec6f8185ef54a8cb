#include "sim/engines.h"

#include <array>
#include <cstdlib>

namespace flocking::testing {
namespace {

using kernel::Instructions;
using sim::Search;

constexpr std::array kSearches = {Search::kAuto, Search::kBrute, Search::kGrid, Search::kKdTree};
constexpr std::array kSearchNames = {"auto", "brute", "grid", "kdtree"};
constexpr std::array kThreads = {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{8}};
constexpr std::array kInstructions = {Instructions::kScalar, Instructions::kSse2,
                                      Instructions::kAvx2, Instructions::kAvx512,
                                      Instructions::kNeon};
constexpr std::array kInstructionNames = {"auto", "scalar", "sse2", "avx2", "avx512", "neon"};

std::vector<sim::Engine> list_engines() {
  std::vector<sim::Engine> engines;
  for (const Search search : kSearches) {
    for (const std::size_t threads : kThreads) {
      for (const Instructions instructions : kInstructions) {
        if (!kernel::is_available(instructions)) continue;
        engines.push_back({search, threads, instructions});
      }
    }
  }
  return engines;
}

}  // namespace

const std::vector<sim::Engine>& all_engines() {
  static const std::vector<sim::Engine> engines = list_engines();
  return engines;
}

std::string text_of(const sim::Engine& engine) {
  return std::string(kSearchNames[static_cast<std::size_t>(engine.search)]) + ", " +
         std::to_string(engine.threads) + " threads, " +
         kInstructionNames[static_cast<std::size_t>(engine.instructions)];
}

std::size_t wished_flocks(std::size_t usual) {
  const char* wish = std::getenv("FLOCKING_RANDOM_FLOCKS");  // NOLINT: before threads
  const std::size_t flocks = wish != nullptr ? std::strtoull(wish, nullptr, 10) : kUsualFlocks;
  return (flocks * usual + kUsualFlocks - 1) / kUsualFlocks;
}

}  // namespace flocking::testing
