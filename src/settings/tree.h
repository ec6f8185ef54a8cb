#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "core/value.h"
#include "settings/origin.h"
#include "settings/table.h"

namespace flocking::settings {

/// A value that somebody set.
struct Entry {
  const Row* row = nullptr;
  Value value;
  Origin origin;
  std::uint64_t order = 0;  ///< later ones win over earlier ones of the same rank
  std::uint64_t first = 0;  ///< the order of the path's first setting: things stand by it
};

/// For whom a path speaks: "agent.7.seek.target" for agent 7, "group.sheep.mass" for a group,
/// "obstacle.rock.center" for a thing, anything else for all.
struct Address {
  enum class Kind { kAll, kGroup, kAgent, kObject };
  Kind kind = Kind::kAll;
  std::string name{};        ///< of the group or the thing
  std::uint64_t agent = 0;   ///< of kAgent
  const Row* row = nullptr;  ///< null where the path is unknown
};

/// Takes a path apart. Throws nothing: an unknown path has no row.
Address address_of(std::string_view path);

/// All that was set so far, by path.
class Tree {
 public:
  using Entries = std::map<std::string, Entry, std::less<>>;

  /// Sets `path` to what `text` says. Throws through `origin` where the path is unknown (naming the
  /// nearest known one) or the value is not what the path takes; `value_origin` points at that.
  void set(std::string_view path, std::string_view text, const Origin& origin,
           const Origin& value_origin);
  void set(std::string_view path, std::string_view text, const Origin& origin) {
    set(path, text, origin, origin);
  }
  /// Forgets `path`; nothing happens where it was not set. Throws for an unknown path.
  void unset(std::string_view path, const Origin& origin);

  [[nodiscard]] const Entries& entries() const { return entries_; }
  [[nodiscard]] const Entry* find(std::string_view path) const;
  [[nodiscard]] bool empty() const { return entries_.empty(); }

 private:
  Entries entries_;
  std::uint64_t next_order_ = 0;
};

}  // namespace flocking::settings
