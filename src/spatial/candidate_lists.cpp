#include "spatial/candidate_lists.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/senses.h"

namespace flocking::spatial {
void CandidateLists::build(const FlockState& flock, double radius, Search search,
                           const std::optional<Vec2>& torus) {
  if (search == Search::kBrute || flock.size() > kMostAgents / 16) {
    list_everybody(flock.size());
    return;
  }
  extent_ = survey(flock);
  // Differences are rounded before they are wrapped around the torus.
  const double size = extent_.largest_part();
  const double widest = torus ? std::max(torus->x, torus->y) : 0.0;
  const double reach = torus ? reach_of(radius) + (size + widest) * 0x1p-50 : radius;
  if (std::max({reach, size, widest}) > kMostSearchable ||
      (torus && reach >= 0.5 * std::min(torus->x, torus->y))) {
    list_everybody(flock.size());
    return;
  }
  const FlockState* places = &flock;
  if (torus) {
    place_images(flock, reach, *torus);
    places = &images_;
    extent_ = survey(images_);
  }
  agents_.clear();
  starts_.clear();
  list_of_.assign(flock.size(), 0);
  // List 0 is for agents without a finite position, and is empty.
  starts_.push_back(0);
  starts_.push_back(0);
  if (search == Search::kGrid) {
    grid_.prepare(*places, reach, extent_);
    gather(grid_, torus.has_value());
  } else {
    tree_.prepare(*places, reach);
    gather(tree_, torus.has_value());
  }
}

void CandidateLists::list_everybody(std::size_t agents) {
  list_of_.clear();
  agents_.resize(agents);
  std::iota(agents_.begin(), agents_.end(), 0U);
}

// Adds each agent once for each place where other agents on the torus may see it: its place within
// the world, and places beyond each edge that it is near.
void CandidateLists::place_images(const FlockState& flock, double reach, Vec2 torus) {
  images_.agents.clear();
  image_of_.clear();
  is_itself_.clear();
  for (std::size_t i = 0; i < flock.size(); ++i) {
    if (!is_somewhere(flock.agents[i])) continue;
    const Vec2 position = flock.position(i);
    const Vec2 home{wrapped(position.x, torus.x), wrapped(position.y, torus.y)};
    for (const double over_x : {-torus.x, 0.0, torus.x}) {
      for (const double over_y : {-torus.y, 0.0, torus.y}) {
        const Vec2 image{home.x + over_x, home.y + over_y};
        if (image.x < -reach || image.x > torus.x + reach) continue;
        if (image.y < -reach || image.y > torus.y + reach) continue;
        images_.agents.push_back({image.x, image.y, 0.0, 0.0});
        image_of_.push_back(static_cast<std::uint32_t>(i));
        is_itself_.push_back(over_x == 0.0 && over_y == 0.0);
      }
    }
  }
}

template <class Finder>
void CandidateLists::gather(Finder& finder, bool has_images) {
  for (std::size_t job = 0; job < finder.jobs(); ++job) {
    finder.visit(job, workspace_, [&](const Neighborhood& found) {
      const auto list = static_cast<std::uint32_t>(starts_.size() - 1);
      for (std::size_t k = 0; k < found.candidates.size(); ++k) {
        const std::uint32_t candidate = found.agent(k);
        const std::uint32_t agent = has_images ? image_of_[candidate] : candidate;
        // Images of the same agent are consecutive.
        if (agents_.size() > starts_.back() && agents_.back() == agent) continue;
        agents_.push_back(agent);
      }
      starts_.push_back(agents_.size());
      for (const std::uint32_t member : found.members) {
        const std::uint32_t candidate = found.agent(member);
        if (!has_images) {
          list_of_[candidate] = list;
        } else if (is_itself_[candidate]) {
          list_of_[image_of_[candidate]] = list;
        }
      }
    });
  }
}

}  // namespace flocking::spatial
