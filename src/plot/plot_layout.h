#pragma once

#include <optional>

#include "plot/drawing.h"
#include "plot/plot.h"

namespace flocking::plot {

/// Returns the picture of `plot` as a list of shapes. If `size` is not set, the height depends on
/// the shape of the flock. `plot` must outlive the drawing, which refers to its trails.
Drawing drawing_of(const Plot& plot, const std::optional<PlotSize>& size);

}  // namespace flocking::plot
