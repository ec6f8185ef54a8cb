#pragma once

#include <memory>
#include <utility>

#include "flow/grid_frame.h"
#include "flow/lazy_fields.h"
#include "flow/sampling.h"

namespace flocking::flow {

/// The directions to a goal from anywhere in the world.
class FlowField {
 public:
  FlowField(std::shared_ptr<const LazyFields> fields, const GridFrame& frame, Sampling sampling,
            bool normalize)
      : fields_(std::move(fields)), frame_(frame), sampling_(sampling), normalize_(normalize) {}

  /// Returns the direction at `position`, of length at most 1. Zero outside the grid, at the goal,
  /// if no path leads to the goal, and if the four cells of bilinear sampling cancel out. With
  /// `normalize`, any other direction has length 1.
  [[nodiscard]] Vec2 direction_at(Vec2 position) const {
    const DirectionField& field = fields_->directions();
    if (sampling_ == Sampling::kNearest) return sample_nearest(field, frame_, position);
    const Vec2 direction = sample_bilinear(field, frame_, position);
    return normalize_ ? unit(direction) : direction;
  }

  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  [[nodiscard]] const std::shared_ptr<const LazyFields>& fields() const { return fields_; }

 private:
  std::shared_ptr<const LazyFields> fields_;
  GridFrame frame_;
  Sampling sampling_;
  bool normalize_;
};

}  // namespace flocking::flow
