#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/flock_state.h"
#include "spatial/neighborhood.h"

namespace flocking::spatial {

/// A k-d tree by nanoflann over all finite positions. Consecutive agents in its leaves share one
/// query.
class KdTree {
 public:
  KdTree();
  ~KdTree();
  KdTree(const KdTree&) = delete;
  KdTree& operator=(const KdTree&) = delete;

  /// Prepares a search like Grid::prepare().
  void prepare(const FlockState& flock, double radius);

  [[nodiscard]] std::size_t jobs() const;

  /// Calls visit(Neighborhood) like Grid::visit().
  template <class Visit>
  void visit(std::size_t job, Workspace& workspace, const Visit& visit) const {
    visit(find(job, workspace));
  }

 private:
  struct Library;
  Neighborhood find(std::size_t job, Workspace& workspace) const;

  std::unique_ptr<Library> library_;
};

}  // namespace flocking::spatial
