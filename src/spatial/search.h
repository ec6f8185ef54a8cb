#pragma once

namespace flocking::spatial {

/// How neighbours are searched.
enum class Search {
  kAuto,    ///< whichever is faster for so many agents
  kBrute,   ///< every agent looks at every other: the textbook's double loop
  kGrid,    ///< tiles a few radii wide
  kKdTree,  ///< a tree of nanoflann
};

}  // namespace flocking::spatial
