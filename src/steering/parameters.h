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

/// Thrown where a behaviour cannot do without a setting that nobody gave. `path` is that setting's.
class MissingSetting : public std::exception {
 public:
  explicit MissingSetting(std::string path) : path_(std::move(path)) {}
  [[nodiscard]] const std::string& path() const noexcept { return path_; }
  [[nodiscard]] const char* what() const noexcept override { return path_.c_str(); }

 private:
  std::string path_;
};

/// The settings of one class of agents as a behaviour sees them when it is made: checked for type
/// and range, defaults filled in. Asking for a path of another type than the table says is a
/// mistake of ours and throws std::logic_error.
class Parameters {
 public:
  virtual ~Parameters() = default;

  [[nodiscard]] virtual Profile profile() const = 0;
  [[nodiscard]] virtual const Traits& traits() const = 0;
  /// The value set for `path`, or its default; null where there is neither.
  [[nodiscard]] virtual const Value* find(std::string_view path) const = 0;
  /// The set of layers with these names.
  [[nodiscard]] virtual Layers layers(const std::vector<std::string>& names) const = 0;

  /// The flow field of flow.map, boxes and goal. Throws MissingSetting where there is no map or no
  /// goal.
  [[nodiscard]] virtual std::shared_ptr<const flow::FlowField> flow_field() const = 0;

  [[nodiscard]] bool has(std::string_view path) const { return find(path) != nullptr; }
  /// The value as T; throws MissingSetting where there is none.
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
  /// The filter of PREFIX.layers and PREFIX.match.
  [[nodiscard]] LayerFilter layer_filter(const std::string& prefix) const;
  /// The limits that most behaviours need. Throw MissingSetting.
  [[nodiscard]] double max_speed() const;
  [[nodiscard]] double max_force() const;
};

}  // namespace flocking::steering
