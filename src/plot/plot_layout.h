#pragma once

#include <optional>

#include "plot/drawing.h"
#include "plot/plot.h"

namespace flocking::plot {

/// The picture of `plot`, as a list of shapes. Without a size it is as high as the flock asks for.
/// `plot` must outlive the drawing, which reads the trails from it.
Drawing drawing_of(const Plot& plot, const std::optional<PlotSize>& size);

}  // namespace flocking::plot
