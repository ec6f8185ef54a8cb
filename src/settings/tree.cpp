#include "settings/tree.h"

#include <charconv>
#include <system_error>
#include <utility>
#include <vector>

#include "core/nearest.h"
#include "core/printable.h"
#include "core/words.h"
#include "settings/value_text.h"

namespace flocking::settings {
namespace {

// What stands before the first point of `path`, and what behind it.
std::pair<std::string_view, std::string_view> cut(std::string_view path) {
  const std::size_t point = path.find('.');
  if (point == std::string_view::npos) return {path, {}};
  return {path.substr(0, point), path.substr(point + 1)};
}

const Row* agent_row(std::string_view path) {
  const Row* row = find_row(path);
  return row != nullptr && row->scope == Scope::kAgent ? row : nullptr;
}

const Row* object_row(std::string_view kind, std::string_view rest) {
  return find_row(std::string(kind) + ".NAME." + std::string(rest));
}

Address address_of_group(std::string_view name, std::string_view rest) {
  Address address{.kind = Address::Kind::kGroup, .name = std::string(name)};
  if (!is_name(name)) return address;
  address.row = rest == "agents" ? object_row("group", rest) : agent_row(rest);
  return address;
}

Address address_of_agent(std::string_view id, std::string_view rest) {
  Address address{.kind = Address::Kind::kAgent};
  const auto result = std::from_chars(id.data(), id.data() + id.size(), address.agent);
  const bool whole = !id.empty() && result.ec == std::errc() && result.ptr == id.data() + id.size();
  if (whole) address.row = agent_row(rest);
  return address;
}

// The path with the names that users choose replaced, to compare it with the table's.
std::string general(std::string_view path) {
  const auto [first, behind] = cut(path);
  const auto [name, rest] = cut(behind);
  if (first == "obstacle" || first == "wall")
    return std::string(first) + ".NAME." + std::string(rest);
  if (first == "flow" && name == "box") return "flow.box.NAME";
  return std::string(first == "group" || first == "agent" ? rest : path);
}

std::string nearest_path(std::string_view path) {
  std::vector<std::string> known;
  for (const Row& row : table()) known.emplace_back(row.setting.path);
  const std::string wanted = general(path);
  std::string best = nearest(wanted, known);
  if (best.empty() || best.find("NAME") != std::string::npos || wanted == path) return best;
  return std::string(path.substr(0, path.size() - wanted.size())) + best;
}

// A known setting, but not for whom the path says.
std::string misplaced(std::string_view path) {
  const auto [first, behind] = cut(path);
  const auto [name, rest] = cut(behind);
  const Row* row = find_row(general(path));
  if (row == nullptr) return "";
  if (row->scope == Scope::kWorld) {
    return std::string(rest) + " is set for the whole simulation, not for a group or an agent";
  }
  if (first == "agent") return "expected agent.ID." + std::string(rest) + " with an agent's number";
  return "names are made of letters, digits, _ and -";
}

[[noreturn]] void fail_unknown(std::string_view path, const Origin& origin) {
  if (const std::string why = misplaced(path); !why.empty()) {
    origin.fail("unknown setting " + in_quotes(path) + ": " + why);
  }
  const std::string best = nearest_path(path);
  origin.fail("unknown setting " + in_quotes(path) +
              (best.empty() ? "; 'flocking settings' lists all" : "; did you mean " + best + "?"));
}

}  // namespace

Address address_of(std::string_view path) {
  const auto [first, behind] = cut(path);
  const auto [name, rest] = cut(behind);
  if (first == "group") return address_of_group(name, rest);
  if (first == "agent") return address_of_agent(name, rest);
  if (first == "obstacle" || first == "wall") {
    return {.kind = Address::Kind::kObject,
            .name = std::string(name),
            .row = is_name(name) ? object_row(first, rest) : nullptr};
  }
  if (first == "flow" && name == "box") {
    return {.kind = Address::Kind::kObject,
            .name = std::string(rest),
            .row = is_name(rest) ? find_row("flow.box.NAME") : nullptr};
  }
  return {.row = find_row(path)};
}

void Tree::set(std::string_view path, std::string_view text, const Origin& origin,
               const Origin& value_origin) {
  const Address address = address_of(path);
  if (address.row == nullptr) fail_unknown(path, origin);
  try {
    Value value = parse_value(address.row->setting, text);
    // A flag's own words for the value say more than the flag alone.
    const Origin& place = value_origin.flag.empty() ? origin : value_origin;
    const Entry* before = find(path);
    const std::uint64_t first = before != nullptr ? before->first : next_order_;
    entries_.insert_or_assign(std::string(path),
                              Entry{address.row, std::move(value), place, next_order_, first});
    ++next_order_;
  } catch (const ValueFault& fault) {
    value_origin.fail((value_origin.flag.empty() ? std::string(path) + ": " : "") + fault.what());
  }
}

void Tree::unset(std::string_view path, const Origin& origin) {
  if (address_of(path).row == nullptr) fail_unknown(path, origin);
  if (const auto found = entries_.find(path); found != entries_.end()) entries_.erase(found);
}

const Entry* Tree::find(std::string_view path) const {
  const auto found = entries_.find(path);
  return found == entries_.end() ? nullptr : &found->second;
}

}  // namespace flocking::settings
