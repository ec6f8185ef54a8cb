#pragma once

#include <string>
#include <vector>

#include "app/saved_grading.h"

namespace flocking::app {

/// Returns the grading of the whole class, made of `shards`, at least one, in any order. Its record
/// has all rows in the order of the class; it started when the first shard did and took as long as
/// the longest. Throws EnvironmentError if a shard is of another class, was graded with other cases
/// or options, or is given twice, or if a shard is missing.
SavedGrading joined_shards(std::vector<SavedGrading> shards);

}  // namespace flocking::app
