#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "app/class_submissions.h"
#include "app/grade_command.h"
#include "base/error.h"

namespace flocking::app {

/// Returns true if the submission at `place` in the class, from 0, is in the shard that `--shard`
/// selects.
inline bool is_in_shard(std::uint64_t place, const GradeOptions& options) {
  return place % options.shards == options.shard - 1;
}

/// Returns the places of the shard's submissions in a class of `all` submissions.
inline std::vector<std::uint64_t> places_in_shard(std::size_t all, const GradeOptions& options) {
  std::vector<std::uint64_t> places;
  for (std::size_t i = 0; i < all; ++i) {
    if (is_in_shard(i, options)) places.push_back(i);
  }
  return places;
}

/// Returns the indices in `everyone` of the rows that the shard's reports have.
inline std::vector<std::size_t> rows_in_shard(const std::vector<ClassRow>& everyone,
                                              const GradeOptions& options) {
  std::vector<std::size_t> rows;
  for (std::size_t i = 0; i < everyone.size(); ++i) {
    if (is_in_shard(everyone[i].place, options)) rows.push_back(i);
  }
  return rows;
}

/// Returns the elements of `all` that `--shard` selects. With `--save` there may be none, for
/// example if a CI matrix has more jobs than the class has submissions; otherwise an empty shard
/// throws MisfitError.
template <class Thing>
std::vector<Thing> in_shard(std::vector<Thing> all, const GradeOptions& options) {
  std::vector<Thing> part;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (is_in_shard(i, options)) part.push_back(std::move(all[i]));
  }
  if (!part.empty() || !options.save.empty()) return part;
  throw MisfitError("--shard " + std::to_string(options.shard) + "/" +
                    std::to_string(options.shards) + ": this shard contains no submission; there " +
                    (all.size() == 1 ? "is 1" : "are " + std::to_string(all.size())) + " in all");
}

}  // namespace flocking::app
