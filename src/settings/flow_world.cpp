#include "settings/flow_world.h"

#include <fmt/format.h>

#include "settings/class_settings.h"

namespace flocking::settings {
namespace {

std::string point_text(Vec2 point) { return fmt::format("{},{}", point.x, point.y); }

}  // namespace

FlowWorld::FlowWorld(const Tree& tree, Maps& maps) : maps_(maps) {
  clean_ = maps.read(tree);
  if (clean_ == nullptr) return;
  frame_ = {tree.get<Vec2>("flow.origin"), tree.get<double>("flow.cell_size")};
  for (const auto& [path, entry] : tree.entries()) {
    if (entry.row->setting.type != ValueType::kBox) continue;
    const auto range =
        flow::cells_blocked_by(std::get<Box>(entry.value), frame_, clean_->width, clean_->height);
    if (!range) continue;
    boxes_.emplace_back(path, &entry);
    ranges_.push_back(*range);
  }
  costs_ = maps.fields().costs(clean_, ranges_);
}

std::shared_ptr<const flow::FlowField> FlowWorld::field_for(const ClassSettings& settings) const {
  if (clean_ == nullptr) throw steering::MissingSetting("flow.map");
  const Entry* goal = settings.entry("flow.goal");
  if (goal == nullptr && !clean_->goal) throw steering::MissingSetting("flow.goal");
  const bool safe = settings.get<std::string>("flow.corners") == "safe";
  const bool bilinear = settings.get<std::string>("flow.sampling") == "bilinear";
  const auto corners = safe ? flow::CornerRule::kSafe : flow::CornerRule::kCut;
  return std::make_shared<const flow::FlowField>(
      maps_.fields().fields(plan(goal, corners)), frame_,
      bilinear ? flow::Sampling::kBilinear : flow::Sampling::kNearest,
      settings.is_on("flow.normalize"));
}

flow::FieldPlan FlowWorld::plan(const Entry* goal, flow::CornerRule corners) const {
  const Cell cell = goal != nullptr ? cell_of(*goal) : clean_->goal->cell;
  require_free(cell, goal);
  return {costs_, cell, corners};
}

Cell FlowWorld::cell_of(const Entry& goal) const {
  const Vec2 point = std::get<Vec2>(goal.value);
  const auto cell = frame_.cell_at(point, clean_->width, clean_->height);
  if (!cell) {
    const Vec2 end = frame_.origin +
                     Vec2{static_cast<double>(clean_->width), static_cast<double>(clean_->height)} *
                         frame_.cell_size;
    goal.origin.fail_to_fit(fmt::format(
        "the goal {} lies outside of the map, which goes from {} up to and not including {}",
        point_text(point), point_text(frame_.origin), point_text(end)));
  }
  if (clean_->goal && clean_->goal->cell != *cell) {
    throw InputError(clean_->goal->place,
                     fmt::format("only the goal may have a cost of 0, and the goal {} lies in "
                                 "another cell",
                                 point_text(point)),
                     clean_->goal->excerpt);
  }
  if (clean_->at(*cell) == kBlocked) {
    goal.origin.fail_to_fit(
        fmt::format("the goal {} lies in a blocked cell of the map", point_text(point)));
  }
  return *cell;
}

// Throws if the goal is in a blocked cell. If a box blocks it, the error names the goal or the box,
// whichever was set later.
void FlowWorld::require_free(Cell cell, const Entry* goal) const {
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    if (!ranges_[i].contains(cell)) continue;
    const auto& [path, box] = boxes_[i];
    if (goal != nullptr && goal->order > box->order) {
      goal->origin.fail_to_fit("the goal " + point_text(std::get<Vec2>(goal->value)) +
                               " lies in a cell that " + path + " blocks");
    }
    box->origin.fail_to_fit(box->origin.flag.empty() ? path + " blocks the cell of the goal"
                                                     : "the box blocks the cell of the goal");
  }
}

}  // namespace flocking::settings
