#pragma once

#include <cstddef>

#include "kernel/instructions.h"
#include "spatial/search.h"

namespace flocking::sim {

using spatial::Search;

/// How a step is computed. None of it changes a bit of the result.
struct Engine {
  Search search = Search::kAuto;
  std::size_t threads = 0;  ///< 0: as many as the machine has, where the flock is large
  kernel::Instructions instructions = kernel::Instructions::kAuto;
};

/// What Search::kAuto stands for with so many agents; too many for any search are left to kBrute.
Search chosen(Search wanted, std::size_t agents);

/// How many threads are worth it for so many agents, where their number is not given.
std::size_t threads_for(const Engine& engine, std::size_t agents);

}  // namespace flocking::sim
