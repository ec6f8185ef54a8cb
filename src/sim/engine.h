#pragma once

#include <cstddef>

#include "kernel/instructions.h"
#include "spatial/search.h"

namespace flocking::sim {

using spatial::Search;

/// The method of computing a step. It never changes a bit of the result.
struct Engine {
  Search search = Search::kAuto;
  std::size_t threads = 0;  ///< 0: all processors if the flock is large, else 1
  kernel::Instructions instructions = kernel::Instructions::kAuto;
};

/// Returns the search that Search::kAuto selects for this number of agents. Returns kBrute if there
/// are too many agents for the other searches.
Search chosen(Search wanted, std::size_t agents);

/// Returns the number of threads for this number of agents: the given number, or the number that is
/// worth its cost.
std::size_t threads_for(const Engine& engine, std::size_t agents);

}  // namespace flocking::sim
