#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "settings/tree.h"
#include "steering/parameters.h"

namespace flocking::settings {

class FlowWorld;

/// So many names of layers can be told apart.
inline constexpr std::size_t kMostLayers = 64;

/// Names of layers and the bit of each, given out as they come up.
class LayerNames {
 public:
  /// Throws std::length_error beyond kMostLayers names.
  Layers bits(const std::vector<std::string>& names);

 private:
  std::map<std::string, Layers> bit_of_;
};

/// What is set for one class of agents, by path: the value that wins for each.
using Winners = std::map<std::string_view, const Entry*>;

/// The settings of a class as behaviours see them, with the table's defaults behind them.
class ClassSettings final : public steering::Parameters {
 public:
  ClassSettings(Profile profile, const Winners& winners, LayerNames& names,
                const FlowWorld& flow_world);

  [[nodiscard]] Profile profile() const override { return profile_; }
  [[nodiscard]] const Traits& traits() const override { return traits_; }
  [[nodiscard]] const Value* find(std::string_view path) const override;
  [[nodiscard]] Layers layers(const std::vector<std::string>& names) const override;
  [[nodiscard]] std::shared_ptr<const flow::FlowField> flow_field() const override;

  /// Who set `path` for this class; null where nobody did.
  [[nodiscard]] const Entry* entry(std::string_view path) const;
  /// Whether `enabled` says so, or, where it says nothing, a parameter of it is set.
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
