#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "app/grade_command.h"
#include "base/error.h"

namespace flocking::app {

/// Those of `all` that `--shard` asks for. Throws MisfitError where there are none.
template <class Thing>
std::vector<Thing> in_shard(std::vector<Thing> all, const GradeOptions& options) {
  std::vector<Thing> part;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (i % options.shards == options.shard - 1) part.push_back(std::move(all[i]));
  }
  if (!part.empty()) return part;
  throw MisfitError("--shard " + std::to_string(options.shard) + "/" +
                    std::to_string(options.shards) + ": no submission falls to this part; there " +
                    (all.size() == 1 ? "is 1" : "are " + std::to_string(all.size())) + " in all");
}

}  // namespace flocking::app
