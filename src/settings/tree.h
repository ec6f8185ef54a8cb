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

/// A value that was set, and its place.
struct Entry {
  const Row* row = nullptr;
  Value value;
  Origin origin;
  std::uint64_t order = 0;  ///< later entries win over earlier entries of the same rank
  std::uint64_t first = 0;  ///< `order` of the path's first setting; decides the order of objects
};

/// A setting found by its path, so that it can be set many times.
struct Handle {
  std::string key;
  const Row* row = nullptr;
};

/// All settings so far, by path.
class Tree {
 public:
  using Entries = std::map<std::string, Entry, std::less<>>;

  /// Sets `path` to the value in `text`. Throws through `origin` if the path is unknown (naming the
  /// most similar known path) or the value is not valid for it; `value_origin` is the place of the
  /// value.
  void set(std::string_view path, std::string_view text, const Origin& origin,
           const Origin& value_origin);
  void set(std::string_view path, std::string_view text, const Origin& origin) {
    set(path, text, origin, origin);
  }
  /// Looks `path` up. Throws through `origin` if it is unknown.
  static Handle handle(std::string_view path, const Origin& origin);
  /// Sets the setting of a handle. `value` must have the type of its row and be within its range.
  void set(const Handle& handle, Value value, const Origin& origin);
  /// Removes the value of `path`, if it is set. Throws for an unknown path.
  void unset(std::string_view path, const Origin& origin);

  [[nodiscard]] const Entries& entries() const { return entries_; }
  [[nodiscard]] const Entry* find(std::string_view path) const;
  /// Returns the value set for `path`, else the default of its row, which must have a default of
  /// type T.
  template <class T>
  [[nodiscard]] const T& get(std::string_view path) const {
    const Entry* entry = find(path);
    return std::get<T>(entry != nullptr ? entry->value : *default_value(path));
  }
  [[nodiscard]] bool empty() const { return entries_.empty(); }

 private:
  void put(std::string key, Entry entry);

  Entries entries_;
  std::uint64_t next_order_ = 0;
};

}  // namespace flocking::settings
