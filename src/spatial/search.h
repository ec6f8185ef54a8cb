#pragma once

namespace flocking::spatial {

/// The method of searching for neighbours.
enum class Search {
  kAuto,    ///< the fastest for the number of agents
  kBrute,   ///< each agent checks all others: the textbook's double loop
  kGrid,    ///< tiles a few radii wide
  kKdTree,  ///< a k-d tree by nanoflann
};

}  // namespace flocking::spatial
