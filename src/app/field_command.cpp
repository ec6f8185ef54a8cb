#include "app/field_command.h"

#include <algorithm>

#include "base/error.h"
#include "flow/field_text.h"
#include "flow/picture.h"
#include "io/cost_grid_writer.h"
#include "io/file.h"
#include "io/image_file.h"
#include "settings/class_settings.h"
#include "settings/flow_world.h"
#include "settings/maps.h"

namespace flocking::app {
namespace {

constexpr std::size_t kMostPixels = std::size_t{1} << 27U;
constexpr std::size_t kWishedSide = 768;  // pixels of the longer side, if no scale is given
constexpr std::size_t kLargestScale = 48;

bool is_image(FieldFormat format) {
  return format == FieldFormat::kPpm || format == FieldFormat::kPng;
}

std::size_t scale_for(const CostGrid& costs, std::optional<std::size_t> wish) {
  const std::size_t longer = std::max(costs.width, costs.height);
  const std::size_t scale =
      wish.value_or(std::clamp(kWishedSide / longer, std::size_t{1}, kLargestScale));
  if (scale > kMostPixels || scale * scale > kMostPixels / costs.costs.size()) {
    throw MisfitError("--scale " + std::to_string(scale) + ": the picture would have more than " +
                      std::to_string(kMostPixels) + " pixels");
  }
  return scale;
}

/// Prints the fields of a map and a goal in each format.
class FieldPrinter {
 public:
  FieldPrinter(const FieldOptions& options, const CostGrid& costs,
               const std::optional<flow::FieldPlan>& plan)
      : options_(options), costs_(costs), plan_(plan) {}

  [[nodiscard]] std::string bytes() const {
    if (is_image(options_.format)) {
      const Image image = picture(scale_for(costs_, options_.scale));
      return options_.format == FieldFormat::kPng ? io::as_png(image) : io::as_ppm(image);
    }
    const char separator = options_.format == FieldFormat::kCsv ? ',' : ' ';
    switch (options_.show) {
      case FieldKind::kCost:
        return options_.format == FieldFormat::kMap ? io::cost_grid_as_map(costs_)
                                                    : io::cost_grid_as_rows(costs_, separator);
      case FieldKind::kIntegration:
        return flow::integration_as_rows(integration(), separator);
      case FieldKind::kDirection:
        break;
    }
    return options_.arrows ? flow::directions_as_arrows(directions(), costs_, plan_->goal)
                           : flow::directions_as_rows(directions(), separator);
  }

 private:
  [[nodiscard]] Image picture(std::size_t scale) const {
    switch (options_.show) {
      case FieldKind::kCost:
        return flow::picture_of_costs(
            costs_, plan_ ? std::optional<Cell>(plan_->goal) : std::nullopt, scale);
      case FieldKind::kIntegration:
        return flow::picture_of_integration(integration(), costs_, plan_->goal, scale);
      case FieldKind::kDirection:
        break;
    }
    return flow::picture_of_directions(directions(), costs_, plan_->goal, scale);
  }

  [[nodiscard]] flow::IntegrationField integration() const {
    return flow::integrate(costs_, plan_->goal);
  }
  [[nodiscard]] flow::DirectionField directions() const {
    return flow::directions(integration(), plan_->corners);
  }

  const FieldOptions& options_;
  const CostGrid& costs_;
  const std::optional<flow::FieldPlan>& plan_;
};

std::optional<flow::FieldPlan> plan_of(const FieldOptions& options,
                                       const settings::FlowWorld& world) {
  const settings::Entry* goal = options.settings.find("flow.goal");
  const bool has_goal = goal != nullptr || world.costs()->goal;
  if (!has_goal && options.show == FieldKind::kCost) return std::nullopt;
  if (!has_goal) throw UsageError("the map has no cell of cost 0; give --goal X,Y");
  const settings::Entry* corners = options.settings.find("flow.corners");
  const bool safe = corners != nullptr && std::get<std::string>(corners->value) == "safe";
  return world.plan(goal, safe ? flow::CornerRule::kSafe : flow::CornerRule::kCut);
}

}  // namespace

void print_field(const FieldOptions& options, const console::StandardStreams& streams) {
  settings::Maps maps;
  const settings::FlowWorld world(options.settings, maps);
  const std::optional<flow::FieldPlan> plan = plan_of(options, world);
  const std::string bytes = FieldPrinter(options, *world.costs(), plan).bytes();
  if (options.output == "-") {
    io::File::borrow(streams.output, "<stdout>").write(bytes);
    return;
  }
  io::File file = io::File::open_output(options.output);
  file.write(bytes);
  file.close();
}

}  // namespace flocking::app
