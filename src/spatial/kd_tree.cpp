#include "spatial/kd_tree.h"

#include <algorithm>
#include <cmath>
#include <nanoflann.hpp>

namespace flocking::spatial {
namespace {

// Number of agents for which one query is made. A smaller number causes more queries, a larger one
// more useless candidates.
constexpr std::size_t kAskTogether = 64;
// Points in a leaf. A smaller number makes the tree deeper, a larger one causes more useless
// distance computations.
constexpr std::size_t kLeafSize = 32;
// Distance from the center of a query, in reaches, up to which floats are accurate enough.
constexpr double kFarthest = 16.0;

// The adaptor of points for nanoflann. Agents without a finite position are left out.
struct Points {
  const FlockState* flock = nullptr;
  std::vector<std::uint32_t> agents;

  [[nodiscard]] std::size_t kdtree_get_point_count() const { return agents.size(); }
  [[nodiscard]] double kdtree_get_pt(std::uint32_t point, std::size_t dimension) const {
    const AgentState& agent = flock->agents[agents[point]];
    return dimension == 0 ? agent.x : agent.y;
  }
  template <class Box>
  bool kdtree_get_bbox(Box& /*box*/) const {
    return false;
  }
};

using Metric = nanoflann::L2_Simple_Adaptor<double, Points, double, std::uint32_t>;
using Index = nanoflann::KDTreeSingleIndexAdaptor<Metric, Points, 2, std::uint32_t>;

// Returns the points in the order of the leaves.
const std::vector<std::uint32_t>& leaf_order(const Index& index) {
#if NANOFLANN_VERSION >= 0x150
  return index.vAcc_;
#else
  return index.vAcc;
#endif
}

// Returns the neighbourhood of the agents in workspace.candidates. No agent is farther from
// `center` than `farthest`; the members are within `half` of it. Copies the agents, and replaces
// the candidates by their places among the copies.
Neighborhood side_by_side(const FlockState& flock, Vec2 center, Vec2 half, double reach,
                          double farthest, Workspace& workspace) {
  const std::size_t count = workspace.candidates.size();
  workspace.agents.clear();
  workspace.states.clear();
  workspace.near_x.resize(count);
  workspace.near_y.resize(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t agent = workspace.candidates[i];
    workspace.agents.emplace_back(agent, true);
    const AgentState& state = workspace.states.emplace_back(flock.agents[agent]);
    workspace.near_x[i] = static_cast<float>((state.x - center.x) / reach);
    workspace.near_y[i] = static_cast<float>((state.y - center.y) / reach);
    workspace.candidates[i] = static_cast<std::uint32_t>(i);
  }
  return {
      .candidates = workspace.candidates,
      .members = workspace.members,
      .states = workspace.states.data(),
      .agents = workspace.agents.data(),
      .near_x = workspace.near_x.data(),
      .near_y = workspace.near_y.data(),
      .box = {static_cast<float>(-half.x / reach), static_cast<float>(-half.y / reach),
              static_cast<float>(2.0 * half.x / reach), static_cast<float>(2.0 * half.y / reach)},
      .all_near = farthest > kFarthest * reach};
}

}  // namespace

struct KdTree::Library {
  Points points;
  double radius = 0.0;
  std::unique_ptr<Index> index;
};

KdTree::KdTree() = default;
KdTree::~KdTree() = default;

void KdTree::prepare(const FlockState& flock, double radius) {
  if (library_ == nullptr) library_ = std::make_unique<Library>();
  Points& points = library_->points;
  points.flock = &flock;
  points.agents.clear();
  for (std::size_t i = 0; i < flock.size(); ++i) {
    if (is_somewhere(flock.agents[i])) points.agents.push_back(static_cast<std::uint32_t>(i));
  }
  library_->radius = radius;
  library_->index =
      std::make_unique<Index>(2, points, nanoflann::KDTreeSingleIndexAdaptorParams(kLeafSize));
  library_->index->buildIndex();
}

std::size_t KdTree::jobs() const {
  return (library_->points.agents.size() + kAskTogether - 1) / kAskTogether;
}

Neighborhood KdTree::find(std::size_t job, Workspace& workspace) const {
  const Points& points = library_->points;
  const std::vector<std::uint32_t>& order = leaf_order(*library_->index);
  const std::size_t first = job * kAskTogether;
  const std::size_t count = std::min(kAskTogether, order.size() - first);
  const std::span<const std::uint32_t> asking(order.data() + first, count);

  Vec2 least{HUGE_VAL, HUGE_VAL};
  Vec2 most{-HUGE_VAL, -HUGE_VAL};
  for (const std::uint32_t point : asking) {
    const Vec2 at = points.flock->position(points.agents[point]);
    least = {std::min(least.x, at.x), std::min(least.y, at.y)};
    most = {std::max(most.x, at.x), std::max(most.y, at.y)};
  }
  // The query is a circle around the smallest box of the agents, enlarged by more than all rounding
  // errors.
  const Vec2 center{least.x * 0.5 + most.x * 0.5, least.y * 0.5 + most.y * 0.5};
  const double size =
      std::max({std::fabs(least.x), std::fabs(least.y), std::fabs(most.x), std::fabs(most.y)});
  const double reach =
      (length(most - center) + reach_of(library_->radius)) * (1.0 + 1e-9) + size * 1e-15;
  workspace.matches.clear();
  nanoflann::RadiusResultSet<double, std::uint32_t> found(reach * reach, workspace.matches);
  const std::array<double, 2> place = {center.x, center.y};
  library_->index->findNeighbors(found, place.data(), nanoflann::SearchParams());

  std::vector<std::uint32_t>& numbers = workspace.candidates;
  numbers.clear();
  for (const auto& [point, distance] : workspace.matches) numbers.push_back(points.agents[point]);
  std::sort(numbers.begin(), numbers.end());
  workspace.members.clear();
  for (const std::uint32_t point : asking) {
    const auto at = std::lower_bound(numbers.begin(), numbers.end(), points.agents[point]);
    workspace.members.push_back(static_cast<std::uint32_t>(at - numbers.begin()));
  }
  std::sort(workspace.members.begin(), workspace.members.end());
  return side_by_side(*points.flock, center, most - center, reach_of(library_->radius), reach,
                      workspace);
}

}  // namespace flocking::spatial
