#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "steering/behavior.h"
#include "steering/parameters.h"

namespace flocking::steering {

/// Parameters for tests: the defaults of the given rows, NAME.weight = 1 for each, and the values
/// that a test sets.
class FakeParameters : public Parameters {
 public:
  FakeParameters(Profile profile, std::initializer_list<const BehaviorRow*> rows)
      : profile_(profile) {
    for (const BehaviorRow* row : rows) {
      set(std::string(row->name) + ".weight", 1.0);
      for (const Setting& setting : row->settings) {
        if (const std::optional<Value> value = default_of(setting)) set(setting.path, *value);
      }
    }
  }

  /// Sets a value, as in set("seek.target", Vec2{1, 2}), set("pursue.target", std::uint64_t{1}).
  FakeParameters& set(std::string_view path, Value value) {
    values_.insert_or_assign(std::string(path), std::move(value));
    return *this;
  }
  FakeParameters& unset(std::string_view path) {
    values_.erase(std::string(path));
    return *this;
  }
  FakeParameters& max_speed(double limit) {
    traits_.max_speed = limit;
    return *this;
  }
  FakeParameters& max_force(double limit) {
    traits_.max_force = limit;
    return *this;
  }
  FakeParameters& body(const Traits& traits) {
    traits_ = traits;
    return *this;
  }

  [[nodiscard]] Profile profile() const override { return profile_; }
  [[nodiscard]] const Traits& traits() const override { return traits_; }
  [[nodiscard]] const Value* find(std::string_view path) const override {
    const auto at = values_.find(path);
    return at == values_.end() ? nullptr : &at->second;
  }
  /// Assigns a bit to each name when it is first used, from bit 0.
  [[nodiscard]] Layers layers(const std::vector<std::string>& names) const override {
    Layers set = 0;
    for (const std::string& name : names) {
      const auto at = std::find(layer_names_.begin(), layer_names_.end(), name);
      set |= Layers{1} << static_cast<unsigned>(at - layer_names_.begin());
      if (at == layer_names_.end()) layer_names_.push_back(name);
    }
    return set;
  }
  [[nodiscard]] std::shared_ptr<const flow::FlowField> flow_field() const override {
    if (flow_field_ == nullptr) throw MissingSetting("flow.map");
    return flow_field_;
  }
  FakeParameters& flow_field(std::shared_ptr<const flow::FlowField> field) {
    flow_field_ = std::move(field);
    return *this;
  }
  using Parameters::max_force;
  using Parameters::max_speed;

 private:
  static std::optional<Value> default_of(const Setting& setting) {
    const std::string text(setting.default_text);
    if (text.empty()) return std::nullopt;
    switch (setting.type) {
      case ValueType::kSwitch:
        return text == "true";
      case ValueType::kNumber:
        return std::stod(text);
      case ValueType::kCount:
        return std::uint64_t{std::stoull(text)};
      case ValueType::kChoice:
        return text;
      default:
        return std::nullopt;
    }
  }

  Profile profile_;
  Traits traits_;
  std::shared_ptr<const flow::FlowField> flow_field_;
  std::map<std::string, Value, std::less<>> values_;
  mutable std::vector<std::string> layer_names_;
};

/// Returns the path of the setting that `parameters` lack for creating `row`; "" if none is
/// missing.
inline std::string missing_setting(const BehaviorRow& row, const Parameters& parameters) {
  try {
    static_cast<void>(row.make(parameters));
  } catch (const MissingSetting& error) {
    return error.path();
  }
  return "";
}

}  // namespace flocking::steering
