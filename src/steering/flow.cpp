#include "steering/flow.h"

#include <array>

#include "flow/flow_field.h"

namespace flocking::steering {
namespace {

/// The force direction*max_speed - V, with the direction of a flow field at the agent's present or
/// predicted position (BUas, "Dynamic Agents using Steering Behaviors and Flow Fields", part 2, As
/// A Steering Behavior; the prediction is Reynolds' idea). If the field's direction is zero, the
/// agent brakes.
class Flow : public Behavior {
 public:
  explicit Flow(const Parameters& parameters)
      : field_(parameters.flow_field()),
        speed_(parameters.get<std::string>("flow.speed") == "max" ? parameters.max_speed() : 1.0),
        lookahead_(parameters.number("flow.lookahead")) {}

  Vec2 force(const Senses& senses, std::span<double>) const override {
    const Vec2 place = senses.position() + senses.velocity() * lookahead_;
    return field_->direction_at(place) * speed_ - senses.velocity();
  }

  void add_landmarks(Landmarks& landmarks) const override { landmarks.flows.push_back(field_); }

 private:
  std::shared_ptr<const flow::FlowField> field_;
  double speed_;
  double lookahead_;
};

constexpr std::array<Setting, 6> kFlowSettings = {{
    {.path = "flow.goal",
     .type = ValueType::kPoint,
     .unit = "length",
     .help = "the goal of the flow field; if not set, the map's cell of cost 0"},
    {.path = "flow.corners",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "cut safe",
     .default_text = "cut",
     .help = "safe: go diagonally only if both adjacent cells can be entered"},
    {.path = "flow.sampling",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "nearest bilinear",
     .default_text = "nearest",
     .help = "nearest: the direction of the cell; bilinear: a mean of the four nearest cells"},
    {.path = "flow.normalize",
     .type = ValueType::kSwitch,
     .unit = "-",
     .default_text = "false",
     .help = "with bilinear: directions of length 1"},
    {.path = "flow.speed",
     .type = ValueType::kChoice,
     .unit = "-",
     .choices = "max unit",
     .default_text = "max",
     .help = "max: follow at max_speed; unit: at a speed of 1"},
    {.path = "flow.lookahead",
     .type = ValueType::kNumber,
     .unit = "s",
     .default_text = "0",
     .help = "use the direction at the place where the agent will be after this time"},
}};

}  // namespace

const BehaviorRow kFlow = {
    .name = "flow",
    .help = "follow a flow field over flow.map to a goal",
    .settings = kFlowSettings,
    .probability = 0.8,
    .make = [](const Parameters& parameters) -> std::unique_ptr<const Behavior> {
      return std::make_unique<Flow>(parameters);
    },
};

}  // namespace flocking::steering
