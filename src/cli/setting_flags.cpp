#include "cli/setting_flags.h"

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "cli/values.h"
#include "io/toml_bounds.h"
#include "settings/made_flock_plan.h"
#include "settings/map_formats.h"
#include "settings/scenario.h"

namespace flocking::cli {
namespace {

using settings::Origin;
using settings::Tree;

// Applies a flag's value to `tree`; `count` is the number of earlier occurrences of the flag.
using Apply = void (*)(Tree& tree, const Origin& origin, const std::string& value, int count);

struct SettingFlag {
  const char* name;
  const char* metavar;  // null for a switch
  const char* path;     // the setting; null if `apply` sets several settings
  Apply apply;
  const char* help;
};

std::vector<std::string> pieces(const Origin& origin, const std::string& value, std::size_t count,
                                const char* form) {
  std::vector<std::string> found;
  for (const std::string_view piece : split(value, ',')) found.emplace_back(trimmed(piece));
  if (found.size() != count) {
    origin.fail(std::string("expected ") + form + ", found " + in_quotes(value));
  }
  return found;
}

std::string thing(const char* kind, int count) {
  return std::string(kind) + ".flag" + std::to_string(count + 1) + ".";
}

void apply_obstacle(Tree& tree, const Origin& origin, const std::string& value, int count) {
  const auto part = pieces(origin, value, 3, "X,Y,R");
  tree.set(thing("obstacle", count) + "center", part[0] + "," + part[1], origin);
  tree.set(thing("obstacle", count) + "radius", part[2], origin);
}

void apply_wall(Tree& tree, const Origin& origin, const std::string& value, int count) {
  const auto part = pieces(origin, value, 4, "X1,Y1,X2,Y2");
  tree.set(thing("wall", count) + "from", part[0] + "," + part[1], origin);
  tree.set(thing("wall", count) + "to", part[2] + "," + part[3], origin);
}

void apply_interpose(Tree& tree, const Origin& origin, const std::string& value, int) {
  const auto part = pieces(origin, value, 2, "ID,ID");
  tree.set("interpose.a", part[0], origin);
  tree.set("interpose.b", part[1], origin);
}

void apply_offset_pursue(Tree& tree, const Origin& origin, const std::string& value, int) {
  const auto part = pieces(origin, value, 3, "ID,DX,DY");
  tree.set("offset_pursuit.leader", part[0], origin);
  tree.set("offset_pursuit.offset", part[1] + "," + part[2], origin);
}

// Applies PATH=VALUE; error messages name the path.
void apply_assignment(Tree& tree, const Origin& origin, const std::string& value,
                      const std::string& suffix) {
  const std::size_t equals = value.find('=');
  if (equals == std::string::npos || equals == 0) {
    origin.fail("expected " + std::string(suffix.empty() ? "PATH" : "NAME") + "=VALUE, found " +
                in_quotes(value));
  }
  const std::string path = value.substr(0, equals) + suffix;
  const Origin named = Origin::of_flag(origin.flag + " " + value.substr(0, equals));
  tree.set(path, value.substr(equals + 1), origin, named);
}

void apply_set(Tree& tree, const Origin& origin, const std::string& value, int) {
  apply_assignment(tree, origin, value, "");
}

void apply_weight(Tree& tree, const Origin& origin, const std::string& value, int) {
  apply_assignment(tree, origin, value, ".weight");
}

void apply_scenario_file(Tree& tree, const Origin& origin, const std::string& value, int) {
  const std::string path = file_name(value, origin.flag);
  if (settings::is_foreign_map(path)) return settings::apply_map_objects(tree, path, origin);
  settings::apply_scenario(tree, io::read_toml(path), path);
}

constexpr std::array kFlags = {
    SettingFlag{"--scenario", "FILE", nullptr, apply_scenario_file,
                "Take settings from a TOML file, or a map of Tiled"},
    SettingFlag{"--set", "PATH=VALUE", nullptr, apply_set,
                "Set any setting; 'flocking settings' lists all"},
    SettingFlag{"--rules", "NAME", "rules", nullptr,
                "course (the default), course-tests, book, ..."},
    SettingFlag{"--seek", "X,Y", "seek.target", nullptr, "Move to a point"},
    SettingFlag{"--flee", "X,Y", "flee.target", nullptr, "Flee from a point"},
    SettingFlag{"--arrive", "X,Y", "arrive.target", nullptr, "Move to a point and stop there"},
    SettingFlag{"--pursue", "ID", "pursue.target", nullptr, "Intercept an agent"},
    SettingFlag{"--evade", "ID", "evade.targets", nullptr, "Flee from where agents will be"},
    SettingFlag{"--wander", nullptr, "wander.enabled", nullptr, "Roam at random"},
    SettingFlag{"--avoid-obstacles", nullptr, "obstacle_avoidance.enabled", nullptr,
                "Steer round obstacles"},
    SettingFlag{"--avoid-walls", nullptr, "wall_avoidance.enabled", nullptr,
                "Steer away from walls"},
    SettingFlag{"--interpose", "ID,ID", nullptr, apply_interpose, "Move between two agents"},
    SettingFlag{"--hide-from", "ID", "hide.from", nullptr, "Hide from an agent behind obstacles"},
    SettingFlag{"--follow-path", "\"X,Y X,Y ...\"", "path_following.waypoints", nullptr,
                "Follow a path"},
    SettingFlag{"--offset-pursue", "ID,DX,DY", nullptr, apply_offset_pursue,
                "Keep a place beside an agent"},
    SettingFlag{"--follow-leader", "ID", "leader_following.leader", nullptr,
                "Follow an agent without getting in its way"},
    SettingFlag{"--follow-flow", nullptr, "flow.enabled", nullptr,
                "Follow a flow field; needs a map and a goal"},
    SettingFlag{"--flow-map", "FILE", "flow.map", nullptr,
                "Costs of the cells: .map, .csv, .tmx, .ldtk, .png"},
    SettingFlag{"--goal", "X,Y", "flow.goal", nullptr, "Where the flow field leads"},
    SettingFlag{"--cell-size", "S", "flow.cell_size", nullptr,
                "Width and height of the map's cells (1)"},
    SettingFlag{"--origin", "X,Y", "flow.origin", nullptr, "Lower left corner of the map (0,0)"},
    SettingFlag{"--obstacle", "X,Y,R", nullptr, apply_obstacle, "Add an obstacle; repeatable"},
    SettingFlag{"--wall", "X1,Y1,X2,Y2", nullptr, apply_wall,
                "Add a wall, avoided on its left; repeatable"},
    SettingFlag{"--mass", "M", "mass", nullptr, "Mass of the agents (1)"},
    SettingFlag{"--max-speed", "S", "max_speed", nullptr, "Largest speed of the agents"},
    SettingFlag{"--max-force", "F", "max_force", nullptr, "Largest steering force"},
    SettingFlag{"--radius", "R", "radius", nullptr, "Radius of the agents' bounding circles (0)"},
    SettingFlag{"--combine", "METHOD", "combine.method", nullptr,
                "sum, truncated, prioritized or dithered"},
    SettingFlag{"--weight", "NAME=W", nullptr, apply_weight, "Weight of a behaviour"},
    SettingFlag{"--fov", "DEGREES", "fov", nullptr, "Field of view, the full angle"},
    SettingFlag{"--max-neighbors", "N", "max_neighbors", nullptr,
                "Consider only the nearest N neighbours"},
    SettingFlag{"--wrap", "W,H", "wrap", nullptr,
                "Agents leave on one side and enter on the other"},
    SettingFlag{"--no-overlap", nullptr, "no_overlap", nullptr, "Push agents apart that overlap"},
    SettingFlag{"--smooth-heading", "N", "smooth_heading", nullptr,
                "Smooth the heading over N steps"},
    SettingFlag{"--seed", "N", "seed", nullptr, "Seed of the random numbers (1)"},
    SettingFlag{"--neighbors", "SEARCH", "neighbors.search", nullptr,
                "auto, brute, grid or kdtree; same output"},
    SettingFlag{"--threads", "N", "threads", nullptr,
                "Threads that compute steps; 0: as many as help"},
    SettingFlag{"--instructions", "SET", "instructions", nullptr,
                "auto, scalar, sse2, avx2, avx512 or neon"},
};

void apply(const SettingFlag& flag, Tree& tree, const std::string& value, int count) {
  const Origin origin = Origin::of_flag(flag.name);
  if (flag.apply != nullptr) {
    flag.apply(tree, origin, value, count);
  } else {
    tree.set(flag.path, value, origin);
  }
}

}  // namespace

void add_setting_flags(Parser& parser) {
  for (const SettingFlag& flag : kFlags) parser.add_repeated(flag.name, flag.metavar, flag.help);
}

void apply_setting_flags(const Parser& parser, Tree& tree) {
  std::map<std::string, int> seen;
  for (const Occurrence& occurrence : parser.occurrences()) {
    for (const SettingFlag& flag : kFlags) {
      if (occurrence.name != flag.name) continue;
      apply(flag, tree, occurrence.value, seen[occurrence.name]++);
    }
  }
}

void require_described_flock(const Tree& tree) {
  if (settings::describes_flock(tree)) return;
  throw UsageError("give INPUT, or a scenario that describes the flock in a table [flock]");
}

}  // namespace flocking::cli
