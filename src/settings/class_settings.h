#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "settings/tree.h"
#include "steering/parameters.h"

namespace flocking::settings {

class FlowWorld;

/// The largest number of names of layers.
inline constexpr std::size_t kMostLayers = 64;

/// Names of layers and their bits, assigned in the order of first use.
class LayerNames {
 public:
  /// Throws std::length_error if there are more than kMostLayers names.
  Layers bits(const std::vector<std::string>& names);

 private:
  std::map<std::string, Layers> bit_of_;
};

/// The settings of one class of agents: for each path the entry with the highest rank.
using Winners = std::map<std::string_view, const Entry*>;

/// The settings of a class as behaviours read them, with the table's defaults for unset ones.
class ClassSettings final : public steering::Parameters {
 public:
  ClassSettings(Profile profile, const Winners& winners, LayerNames& names,
                const FlowWorld& flow_world);

  [[nodiscard]] Profile profile() const override { return profile_; }
  [[nodiscard]] const Traits& traits() const override { return traits_; }
  [[nodiscard]] const Value* find(std::string_view path) const override;
  [[nodiscard]] Layers layers(const std::vector<std::string>& names) const override;
  [[nodiscard]] std::shared_ptr<const flow::FlowField> flow_field() const override;

  /// Returns the entry for `path` in this class; null if it is not set.
  [[nodiscard]] const Entry* entry(std::string_view path) const;
  /// Returns the behaviour's `enabled`; if that is not set, returns true if any of its parameters
  /// is set.
  [[nodiscard]] bool is_behavior_on(std::string_view behavior) const;

 private:
  void read_traits();

  Profile profile_;
  const Winners& winners_;
  LayerNames& names_;
  const FlowWorld& flow_world_;
  Traits traits_;
};

}  // namespace flocking::settings
