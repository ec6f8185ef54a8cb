#pragma once

#include <string>
#include <variant>

#include "app/audit_command.h"
#include "app/compare_command.h"
#include "app/deploy_command.h"
#include "app/explain_command.h"
#include "app/field_command.h"
#include "app/grade_command.h"
#include "app/new_command.h"
#include "app/package_command.h"
#include "app/play_variant.h"
#include "app/playground_command.h"
#include "app/plot_command.h"
#include "app/simulate_command.h"
#include "app/streams.h"
#include "app/view_command.h"
#include "base/exit_status.h"

namespace flocking::app {

/// A text to be printed: what --help, --version and `flocking settings` ask for.
struct TextRequest {
  std::string text;
};

/// What there is to do; a command more is one alternative more.
using Command =
    std::variant<SimulateOptions, VariantOptions, FieldOptions, GradeOptions, ExplainOptions,
                 CompareOptions, ValidateOptions, PackageOptions, DeployOptions, ViewOptions,
                 PlotOptions, PlaygroundOptions, NewOptions, AuditOptions, TextRequest>;

/// Does it; returns how it went. Throws Error, OutputClosed.
ExitStatus perform(const Command& command, const StandardStreams& streams);

}  // namespace flocking::app
