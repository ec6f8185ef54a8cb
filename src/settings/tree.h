#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "core/value.h"
#include "settings/address.h"
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
  /// The value set for `path`, else the default of its row, which must have one of type T.
  template <class T>
  [[nodiscard]] const T& get(std::string_view path) const {
    const Entry* entry = find(path);
    return std::get<T>(entry != nullptr ? entry->value : *default_value(path));
  }
  [[nodiscard]] bool empty() const { return entries_.empty(); }

 private:
  Entries entries_;
  std::uint64_t next_order_ = 0;
};

}  // namespace flocking::settings
