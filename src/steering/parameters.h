#pragma once

#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/profile.h"
#include "core/senses.h"
#include "core/value.h"

namespace flocking::flow {
class FlowField;
}

namespace flocking::steering {

/// Thrown if a behaviour requires a setting that is not set. `path` names the setting.
class MissingSetting : public std::exception {
 public:
  explicit MissingSetting(std::string path) : path_(std::move(path)) {}
  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  [[nodiscard]] const char* what() const noexcept override { return path_.c_str(); }

 private:
  std::string path_;
};

/// The settings of one class of agents, as a behaviour reads them when it is created: checked for
/// type and range, with defaults. Reading a path with another type than in the table is a bug and
/// throws std::bad_variant_access.
class Parameters {
 public:
  virtual ~Parameters() = default;

  [[nodiscard]] virtual Profile profile() const = 0;
  [[nodiscard]] virtual const Traits& traits() const = 0;
  /// Returns the value set for `path`, or its default; null if it has neither.
  [[nodiscard]] virtual const Value* find(std::string_view path) const = 0;
  /// Returns the set of layers with the names `names`.
  [[nodiscard]] virtual Layers layers(const std::vector<std::string>& names) const = 0;

  /// Returns the flow field of flow.map, boxes and goal. Throws MissingSetting if there is no map
  /// or no goal.
  [[nodiscard]] virtual std::shared_ptr<const flow::FlowField> flow_field() const = 0;

  [[nodiscard]] bool has(std::string_view path) const { return find(path) != nullptr; }
  /// Returns the value as T. Throws MissingSetting if there is no value.
  template <class T>
  [[nodiscard]] const T& get(std::string_view path) const {
    const Value* value = find(path);
    if (value == nullptr) throw MissingSetting(std::string(path));
    return std::get<T>(*value);
  }
  template <class T>
  [[nodiscard]] std::optional<T> maybe(std::string_view path) const {
    const Value* value = find(path);
    return value == nullptr ? std::nullopt : std::optional<T>(std::get<T>(*value));
  }
  [[nodiscard]] double number(std::string_view path) const { return get<double>(path); }
  [[nodiscard]] bool is_on(std::string_view path) const { return get<bool>(path); }
  /// Returns the filter of PREFIX.layers and PREFIX.match.
  [[nodiscard]] LayerFilter layer_filter(const std::string& prefix) const;
  /// Return the limits that most behaviours need. Throw MissingSetting.
  [[nodiscard]] double max_speed() const;
  [[nodiscard]] double max_force() const;
};

}  // namespace flocking::steering
