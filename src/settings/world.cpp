#include "settings/world.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/words.h"

namespace flocking::settings {
namespace {

// Returns the enumerator of the tree's choice; the table lists choices in the order of enumerators.
template <class Enum>
Enum choice(const Tree& tree, std::string_view path) {
  const auto& chosen = tree.get<std::string>(path);
  const std::vector<std::string_view> choices = words(find_row(path)->setting.choices);
  int place = 0;
  while (choices[static_cast<std::size_t>(place)] != chosen) ++place;
  return static_cast<Enum>(place);
}

// The parts of each object of a kind, by name.
using Parts = std::map<std::string, const Entry*>;
std::vector<std::pair<std::string, Parts>> things(const Tree& tree, const std::string& kind) {
  std::map<std::string, Parts> by_name;
  std::map<std::uint64_t, std::string> first;
  for (const auto& [path, entry] : tree.entries()) {
    const std::vector<std::string_view> words = split(path, '.');
    if (words.size() != 3 || words[0] != kind) continue;
    by_name[std::string(words[1])][std::string(words[2])] = &entry;
  }
  for (const auto& [name, parts] : by_name) {
    std::uint64_t order = parts.begin()->second->first;
    for (const auto& part : parts) order = std::min(order, part.second->first);
    first[order] = name;
  }
  std::vector<std::pair<std::string, Parts>> found;
  for (const auto& [order, name] : first) found.emplace_back(name, by_name[name]);
  return found;
}

template <class T>
T part(const std::string& kind, const std::pair<std::string, Parts>& thing, const char* name) {
  const auto found = thing.second.find(name);
  if (found != thing.second.end()) return std::get<T>(found->second->value);
  const std::string path = kind + "." + thing.first + "." + name;
  thing.second.begin()->second->origin.fail("the " + kind + " " + thing.first + " needs " + path +
                                            " too");
}

void resolve_wrap(const Tree& tree, sim::Configuration& configuration) {
  const Entry* wrap = tree.find("wrap");
  const bool torus = tree.get<bool>("torus");
  if (wrap == nullptr) {
    if (torus) tree.find("torus")->origin.fail("torus needs wrap; give --wrap W,H");
    return;
  }
  const Vec2 size = std::get<Vec2>(wrap->value);
  if (!(size.x > 0.0 && size.y > 0.0)) {
    wrap->origin.fail("width and height of the world must be above 0");
  }
  configuration.wrap = Wrap{size, torus};
}

constexpr std::array kEnginePaths = {"neighbors.search", "threads", "instructions"};

void resolve_engine(const Tree& tree, sim::Configuration& configuration) {
  configuration.engine.search = choice<sim::Search>(tree, "neighbors.search");
  configuration.engine.threads = tree.get<std::uint64_t>("threads");
  configuration.engine.instructions = choice<kernel::Instructions>(tree, "instructions");
  if (!kernel::is_available(configuration.engine.instructions)) {
    tree.find("instructions")
        ->origin.fail("this processor has no " + tree.get<std::string>("instructions") +
                      "; use auto");
  }
}

}  // namespace

bool is_of_engine(std::string_view path) {
  return std::find(kEnginePaths.begin(), kEnginePaths.end(), path) != kEnginePaths.end();
}

void resolve_world(const Tree& tree, sim::Configuration& configuration) {
  configuration.profile = choice<Profile>(tree, "rules");
  configuration.combine = choice<steering::CombineMethod>(tree, "combine.method");
  configuration.integrator = choice<sim::Integrator>(tree, "integrator");
  resolve_engine(tree, configuration);
  resolve_wrap(tree, configuration);
  configuration.no_overlap = tree.get<bool>("no_overlap");
  configuration.smooth_heading = tree.get<std::uint64_t>("smooth_heading");
  configuration.neighbors_every = tree.get<std::uint64_t>("neighbors.every");
  configuration.seed = tree.get<std::uint64_t>("seed");
  for (const auto& thing : things(tree, "obstacle")) {
    configuration.environment.obstacles.push_back(
        {part<Vec2>("obstacle", thing, "center"), part<double>("obstacle", thing, "radius")});
  }
  for (const auto& thing : things(tree, "wall")) {
    configuration.environment.walls.push_back(
        {part<Vec2>("wall", thing, "from"), part<Vec2>("wall", thing, "to")});
  }
}

}  // namespace flocking::settings
