#include "recording/replay_world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "arithmetic/elementary.h"
#include "flow/flow_field.h"

namespace flocking::recording {
namespace {

using replay::FlowPicture;

// Returns the angle of each direction, in 240ths of a turn.
std::array<std::uint8_t, flow::kDirections> angles_of_directions() {
  constexpr double kTau = 6.283185307179586;
  std::array<std::uint8_t, flow::kDirections> angles{};
  for (std::size_t i = 0; i < angles.size(); ++i) {
    const Vec2 unit = flow::kUnitVectors[i];
    const double turns = arithmetic::atan2(unit.y, unit.x) / kTau;
    const auto angle = static_cast<int>(std::lround(turns * FlowPicture::kTurn));
    angles[i] = unit == Vec2{}
                    ? FlowPicture::kNoDirection
                    : static_cast<std::uint8_t>((angle + FlowPicture::kTurn) % FlowPicture::kTurn);
  }
  return angles;
}

// Samples every `factor`th cell in each direction: the cell in the middle of each square.
FlowPicture picture_of(const flow::FlowField& field) {
  const CostGrid& costs = *field.fields()->plan().costs;
  const flow::DirectionField& directions = field.fields()->directions();
  const auto angles = angles_of_directions();
  std::size_t factor = 1;
  const auto count = [&](std::size_t cells) { return (cells + factor - 1) / factor; };
  while (count(costs.width) * count(costs.height) > replay::kMostFlowCells) ++factor;
  FlowPicture picture{field.frame().origin,
                      field.frame().cell_size * static_cast<double>(factor),
                      count(costs.width),
                      count(costs.height),
                      {}};
  for (std::size_t row = 0; row < picture.rows; ++row) {
    for (std::size_t column = 0; column < picture.columns; ++column) {
      const Cell cell{std::min(column * factor + factor / 2, costs.width - 1),
                      std::min(row * factor + factor / 2, costs.height - 1)};
      picture.angles.push_back(costs.at(cell) == kBlocked
                                   ? FlowPicture::kBlockedCell
                                   : angles[static_cast<std::size_t>(directions.at(cell))]);
    }
  }
  return picture;
}

Vec2 middle_of(const flow::FlowField& field) {
  const Cell goal = field.fields()->plan().goal;
  const Vec2 cells{static_cast<double>(goal.column) + 0.5, static_cast<double>(goal.row) + 0.5};
  return field.frame().origin + cells * field.frame().cell_size;
}

template <class T>
void add_once(std::vector<T>& all, const T& one) {
  if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
}

steering::Landmarks landmarks_of(const sim::Configuration& configuration) {
  steering::Landmarks landmarks;
  for (const sim::AgentClass& agent_class : configuration.classes) {
    for (const sim::ActiveBehavior& active : agent_class.behaviors) {
      if (active.behavior != nullptr) active.behavior->add_landmarks(landmarks);
    }
  }
  return landmarks;
}

}  // namespace

replay::World world_of(const sim::Configuration& configuration, const settings::Tree& settings,
                       std::uint64_t from_step, const replay::World* before) {
  replay::World world;
  world.from_step = from_step;
  world.wrap = configuration.wrap;
  world.environment = configuration.environment;
  for (const auto& [path, entry] : settings.entries()) {
    if (entry.row->setting.type != ValueType::kBox) continue;
    world.boxes.push_back(std::get<Box>(entry.value));
  }
  const steering::Landmarks landmarks = landmarks_of(configuration);
  for (const Path& path : landmarks.paths) add_once(world.paths, path);
  for (const Vec2 goal : landmarks.goals) add_once(world.goals, goal);
  for (const auto& field : landmarks.flows) add_once(world.goals, middle_of(*field));
  if (!landmarks.flows.empty()) {
    FlowPicture picture = picture_of(*landmarks.flows.front());
    world.flow = before != nullptr && before->flow && *before->flow == picture
                     ? before->flow
                     : std::make_shared<const FlowPicture>(std::move(picture));
  }
  return world;
}

std::vector<replay::AgentKind> kinds_of(const sim::Configuration& configuration) {
  std::vector<replay::AgentKind> kinds;
  for (std::size_t i = 0; i < configuration.classes.size(); ++i) {
    const sim::AgentClass& agent_class = configuration.classes[i];
    const CourseParameters& course = agent_class.group.course;
    replay::AgentKind& kind = kinds.emplace_back();
    kind.cohesion_radius = course.cohesion_radius;
    kind.separation_radius = course.separation_radius;
    kind.alignment_radius = course.alignment_radius;
    kind.body_radius = configuration.traits[i].radius;
    for (const sim::ActiveBehavior& active : agent_class.behaviors) {
      kind.behaviors.push_back(active.name);
    }
  }
  return kinds;
}

}  // namespace flocking::recording
