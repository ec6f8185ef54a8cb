#include "recording/world_record.h"

#include <algorithm>
#include <map>
#include <utility>
#include <variant>

#include "core/cost_grid.h"

namespace flocking::recording {
namespace {

bool same(const Box& a, const Box& b) { return a == b; }
bool same(const Obstacle& a, const Obstacle& b) {
  return a.center == b.center && a.radius == b.radius;
}
bool same(const Wall& a, const Wall& b) { return a.from == b.from && a.to == b.to; }
bool same(const plot::PlotPath& a, const plot::PlotPath& b) {
  return a.closed == b.closed && a.points == b.points;
}

/// Adds the elements of `now` that `all` lacks. Returns true if both have had the same elements.
template <class Thing>
bool add_new(std::vector<Thing>& all, const std::vector<Thing>& now, bool& too_many) {
  bool was_same = true;
  std::size_t known = 0;
  for (const Thing& thing : now) {
    const auto is_it = [&thing](const Thing& other) { return same(thing, other); };
    if (std::any_of(all.begin(), all.end(), is_it)) {
      ++known;
    } else if (all.size() < kMostShownThings) {
      was_same = false;
      all.push_back(thing);
    } else {
      was_same = false;
      too_many = true;
    }
  }
  return was_same && known >= all.size();
}

bool is_closed(const settings::Tree& tree, const std::string& path) {
  constexpr std::string_view kPoints = "waypoints";
  const std::string prefix = path.substr(0, path.size() - kPoints.size());
  for (const std::string& where : {prefix + "closed", std::string("path_following.closed")}) {
    if (const settings::Entry* entry = tree.find(where)) return std::get<bool>(entry->value);
  }
  return false;
}

bool is_goal(std::string_view path) {
  return path == "seek.target" || path == "arrive.target" || path == "flow.goal";
}

// Returns the shown places in the settings of all agents, of groups and of single agents.
plot::PlotWorld world_of(const settings::Tree& tree, const sim::Configuration& configuration) {
  plot::PlotWorld world;
  world.obstacles = configuration.environment.obstacles;
  world.walls = configuration.environment.walls;
  for (const auto& [path, entry] : tree.entries()) {
    const std::string_view row = entry.row->setting.path;
    if (entry.row->setting.type == ValueType::kBox) {
      world.boxes.push_back(std::get<Box>(entry.value));
    } else if (row == "path_following.waypoints") {
      world.paths.push_back({std::get<std::vector<Vec2>>(entry.value), is_closed(tree, path)});
    } else if (is_goal(row)) {
      const Place* place = std::get_if<Place>(&entry.value);
      const Vec2* point =
          place != nullptr ? std::get_if<Vec2>(place) : std::get_if<Vec2>(&entry.value);
      if (point != nullptr) world.goals.push_back(*point);
    }
  }
  return world;
}

/// Joins the blocked cells of a map to boxes: runs of a row, and equal runs of consecutive rows.
class BlockedBoxes {
 public:
  BlockedBoxes(const CostGrid& grid, Vec2 origin, double cell)
      : grid_(grid), origin_(origin), cell_(cell) {}

  std::vector<Box> boxes() {
    for (std::size_t row = 0; row <= grid_.height && found_.size() <= kMostBlockedBoxes; ++row) {
      std::map<Run, std::size_t> begun;  // the first row of each run
      for (const Run& run : runs_of(row)) {
        const auto below = open_.find(run);
        begun[run] = below == open_.end() ? row : below->second;
        if (below != open_.end()) open_.erase(below);
      }
      for (const auto& [run, from] : open_) close(run, from, row);
      open_ = std::move(begun);
    }
    return std::move(found_);
  }

 private:
  using Run = std::pair<std::size_t, std::size_t>;  // first and last column; the last is excluded

  [[nodiscard]] std::vector<Run> runs_of(std::size_t row) const {
    std::vector<Run> runs;
    if (row == grid_.height) return runs;
    for (std::size_t column = 0; column < grid_.width; ++column) {
      if (grid_.at({column, row}) != kBlocked) continue;
      if (runs.empty() || runs.back().second != column) runs.emplace_back(column, column);
      runs.back().second = column + 1;
    }
    return runs;
  }
  [[nodiscard]] Vec2 corner(std::size_t column, std::size_t row) const {
    return origin_ + cell_ * Vec2{static_cast<double>(column), static_cast<double>(row)};
  }
  void close(const Run& run, std::size_t from, std::size_t to) {
    found_.push_back({corner(run.first, from), corner(run.second, to)});
  }

  const CostGrid& grid_;
  Vec2 origin_;
  double cell_;
  std::map<Run, std::size_t> open_;
  std::vector<Box> found_;
};

std::string ranges_of(const std::vector<std::uint64_t>& agents) {
  std::string text;
  for (std::size_t i = 0; i < agents.size();) {
    std::size_t last = i;
    while (last + 1 < agents.size() && agents[last + 1] == agents[last] + 1) ++last;
    text += (text.empty() ? "" : ", ") + std::to_string(agents[i]);
    if (last > i) text += (last > i + 1 ? "\u2013" : ", ") + std::to_string(agents[last]);
    if (text.size() > 60) return text;  // the picture cuts it later
    i = last + 1;
  }
  return text;
}

// Returns the name of the group with exactly these agents, or else their numbers.
std::string name_of(const settings::Tree& tree, const std::vector<std::uint64_t>& agents) {
  for (const auto& [path, entry] : tree.entries()) {
    if (entry.row->setting.path != "group.NAME.agents") continue;
    auto members = std::get<std::vector<std::uint64_t>>(entry.value);
    std::sort(members.begin(), members.end());
    members.erase(std::unique(members.begin(), members.end()), members.end());
    if (members == agents) return path.substr(6, path.rfind('.') - 6);
  }
  return (agents.size() == 1 ? "agent " : "agents ") + ranges_of(agents);
}

}  // namespace

void WorldRecord::add(const settings::Tree& tree, settings::Maps& maps,
                      const sim::Configuration& configuration) {
  const plot::PlotWorld now = world_of(tree, configuration);
  bool is_same = add_new(world_.obstacles, now.obstacles, too_many_);
  is_same = add_new(world_.walls, now.walls, too_many_) && is_same;
  is_same = add_new(world_.paths, now.paths, too_many_) && is_same;
  is_same = add_new(world_.boxes, now.boxes, too_many_) && is_same;
  // Goals may change in each step, so only the last one is shown.
  world_.goals = now.goals;
  if (world_.goals.size() > kMostShownThings) {
    world_.goals.resize(kMostShownThings);
    too_many_ = true;
  }
  if (configuration.wrap) world_.wrap = configuration.wrap->size;
  if (begun_ && !is_same) changed_ = true;
  begun_ = true;
  add_map(tree, maps);
}

void WorldRecord::add_map(const settings::Tree& tree, settings::Maps& maps) {
  const std::shared_ptr<const CostGrid> map = maps.read(tree);
  if (map == nullptr || map == map_) return;
  map_ = map;
  world_.blocked =
      BlockedBoxes(*map_, tree.get<Vec2>("flow.origin"), tree.get<double>("flow.cell_size"))
          .boxes();
  map_too_fine_ = world_.blocked.size() > kMostBlockedBoxes;
  if (map_too_fine_) world_.blocked.clear();
}

std::vector<std::string> WorldRecord::notes() const {
  std::vector<std::string> notes;
  if (changed_) {
    notes.emplace_back(
        "Settings changed during the run: obstacles, walls and goals of all steps are shown.");
  }
  if (too_many_) {
    notes.push_back("Of each kind (obstacles, walls, paths, boxes and goals) only the first " +
                    std::to_string(kMostShownThings) + " are shown.");
  }
  if (map_too_fine_) notes.emplace_back("The blocked cells of the map are too many to be shown.");
  return notes;
}

std::vector<plot::TrailKind> agent_kinds(const settings::Tree& tree,
                                         const sim::Configuration& configuration,
                                         std::size_t agents, std::vector<std::uint32_t>& kind_of) {
  constexpr std::size_t kMostKinds = 7;
  const std::size_t classes = configuration.classes.size();
  if (configuration.class_of.empty() || classes < 2 || classes > kMostKinds || classes >= agents) {
    return {};
  }
  std::vector<std::vector<std::uint64_t>> members(classes);
  for (std::size_t i = 0; i < agents; ++i) members[configuration.class_of[i]].push_back(i);
  std::vector<plot::TrailKind> kinds;
  kind_of = configuration.class_of;
  kinds.reserve(classes);
  for (const auto& of_class : members) kinds.push_back({name_of(tree, of_class)});
  return kinds;
}

}  // namespace flocking::recording
