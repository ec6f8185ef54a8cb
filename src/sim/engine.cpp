#include "sim/engine.h"

#include "base/processors.h"
#include "spatial/neighborhood.h"

namespace flocking::sim {
namespace {

// For fewer agents, the double loop is faster than any search (bench/compare.sh).
constexpr std::size_t kFewAgents = 40;
// For fewer agents, a second thread costs more time than it saves.
constexpr std::size_t kAgentsWorthThreads = 10000;
constexpr std::size_t kAgentsInPairsWorthThreads = 500;

}  // namespace

Search chosen(Search wanted, std::size_t agents) {
  if (agents > spatial::kMostAgents) return Search::kBrute;
  if (wanted != Search::kAuto) return wanted;
  return agents < kFewAgents ? Search::kBrute : Search::kGrid;
}

std::size_t threads_for(const Engine& engine, std::size_t agents) {
  if (engine.threads != 0) return engine.threads;
  const bool in_pairs = chosen(engine.search, agents) == Search::kBrute;
  if (agents < (in_pairs ? kAgentsInPairsWorthThreads : kAgentsWorthThreads)) return 1;
  // static, because the query takes microseconds
  static const std::size_t processors = available_processors();
  return processors;
}

}  // namespace flocking::sim
