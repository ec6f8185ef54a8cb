#include "settings/address.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/nearest.h"
#include "base/printable.h"
#include "base/words.h"

namespace flocking::settings {
namespace {

constexpr std::string_view kName = "NAME";  // placeholder in rows for named objects
constexpr std::size_t kLongestNameReported = 64;

// Returns the parts of `path` before and after its first point.
std::pair<std::string_view, std::string_view> cut(std::string_view path) {
  const std::size_t point = path.find('.');
  if (point == std::string_view::npos) return {path, {}};
  return {path.substr(0, point), path.substr(point + 1)};
}

const Row* agent_row(std::string_view path) {
  const Row* row = find_row(path);
  return row != nullptr && row->scope == Scope::kAgent ? row : nullptr;
}

// Returns the prefixes of rows with NAME, such as "obstacle.", and for each prefix true if a path
// continues after NAME.
const std::map<std::string_view, bool>& kinds_of_things() {
  static const std::map<std::string_view, bool> kinds = [] {
    std::map<std::string_view, bool> found;
    for (const Row& row : table()) {
      if (row.scope != Scope::kObject) continue;
      const std::string_view path = row.setting.path;
      const std::size_t name_at = path.find(kName);
      bool& has_parts = found[path.substr(0, name_at)];
      has_parts = has_parts || name_at + kName.size() < path.size();
    }
    return found;
  }();
  return kinds;
}

struct Thing {
  std::string_view name;
  std::string row_path;  // with NAME in place of the name, as in the table
};

std::optional<Thing> thing_in(std::string_view path) {
  for (const auto& [prefix, has_parts] : kinds_of_things()) {
    if (!path.starts_with(prefix)) continue;
    const std::string_view behind = path.substr(prefix.size());
    const std::string_view name = has_parts ? cut(behind).first : behind;
    std::string row_path(prefix);
    row_path.append(kName).append(behind.substr(name.size()));
    return Thing{name, std::move(row_path)};
  }
  return std::nullopt;
}

const Row* thing_row(std::string_view path) {
  const std::optional<Thing> thing = thing_in(path);
  return thing ? find_row(thing->row_path) : nullptr;
}

bool is_owned(std::string_view first) { return first == "group" || first == "agent"; }

// Returns the message for a known setting that cannot be set for this group, agent or object.
std::string misplaced(std::string_view path) {
  const auto [first, behind] = cut(path);
  const std::string_view rest = cut(behind).second;
  const Row* owned = is_owned(first) ? find_row(rest) : nullptr;
  const Row* row = owned != nullptr ? owned : thing_row(path);
  if (row == nullptr) return "";
  if (row->scope == Scope::kWorld) {
    return std::string(rest) + " is set for the whole simulation, not for a group or an agent";
  }
  if (first == "agent") return "expected agent.ID." + std::string(rest) + " with an agent's number";
  return "names are made of letters, digits, _ and -";
}

// Returns a row that begins with `wanted`, else the most similar row; empty if none is similar.
std::string nearest_row(std::string_view wanted) {
  std::vector<std::string> known;
  for (const Row& row : table()) {
    const std::string_view path = row.setting.path;
    if (path.starts_with(wanted) && path.substr(wanted.size()).starts_with('.')) {
      return std::string(path);
    }
    known.emplace_back(path);
  }
  return nearest(wanted, known);
}

std::string nearest_path(std::string_view path) {
  const auto [first, behind] = cut(path);
  const auto [name, rest] = cut(behind);
  std::string best = is_owned(first) ? nearest_row(rest) : "";
  if (!best.empty()) {
    const bool is_short = is_name(name) && name.size() <= kLongestNameReported;
    const bool fits = is_short && best.find(kName) == std::string::npos;
    return fits ? std::string(path.substr(0, path.size() - rest.size())) + best : best;
  }
  if (first == "agent") return "";
  const std::optional<Thing> thing = thing_in(path);
  best = nearest_row(thing ? thing->row_path : path);
  const std::size_t name_at = best.find(kName);
  if (thing && is_name(thing->name) && thing->name.size() <= kLongestNameReported &&
      name_at != std::string::npos) {
    best.replace(name_at, kName.size(), thing->name);
  }
  return best;
}

Address address_of_group(std::string_view path, std::string_view name, std::string_view rest) {
  Address address{.kind = Address::Kind::kGroup, .name = std::string(name)};
  if (!is_name(name)) return address;
  const Row* of_group = thing_row(path);
  address.row = of_group != nullptr ? of_group : agent_row(rest);
  return address;
}

}  // namespace

Address address_of(std::string_view path) {
  const auto [first, behind] = cut(path);
  const auto [name, rest] = cut(behind);
  if (first == "group") return address_of_group(path, name, rest);
  if (first == "agent") {
    const auto agent = parse_whole(name);
    return {.kind = Address::Kind::kAgent,
            .agent = agent.value_or(0),
            .row = agent ? agent_row(rest) : nullptr};
  }
  if (const auto thing = thing_in(path)) {
    return {.kind = Address::Kind::kObject,
            .name = std::string(thing->name),
            .row = is_name(thing->name) ? find_row(thing->row_path) : nullptr};
  }
  return {.row = find_row(path)};
}

void require_known(std::string_view path, const Origin& origin) {
  if (address_of(path).row != nullptr) return;
  if (const std::string why = misplaced(path); !why.empty()) {
    origin.fail("unknown setting " + in_quotes(path) + ": " + why);
  }
  const std::string best = nearest_path(path);
  origin.fail("unknown setting " + in_quotes(path) +
              (best.empty() ? "; 'flocking settings' lists all" : "; did you mean " + best + "?"));
}

}  // namespace flocking::settings
