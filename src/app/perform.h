#pragma once

#include <string>
#include <variant>

#include "app/audit_command.h"
#include "app/check_command.h"
#include "app/compare_command.h"
#include "app/deploy_command.h"
#include "app/explain_command.h"
#include "app/field_command.h"
#include "app/grade_command.h"
#include "app/merge_command.h"
#include "app/new_command.h"
#include "app/package_command.h"
#include "app/play_variant.h"
#include "app/playground_command.h"
#include "app/plot_command.h"
#include "app/simulate_command.h"
#include "app/view_command.h"
#include "base/exit_status.h"
#include "console/streams.h"

namespace flocking::app {

/// A text to print: for --help, --version and `flocking settings`.
struct TextRequest {
  std::string text;
};

/// The options of any command; each command needs an alternative.
using Command =
    std::variant<SimulateOptions, VariantOptions, FieldOptions, GradeOptions, MergeOptions,
                 ExplainOptions, CompareOptions, ValidateOptions, PackageOptions, DeployOptions,
                 ViewOptions, PlotOptions, PlaygroundOptions, NewOptions, AuditOptions,
                 CheckOptions, TextRequest>;

/// Performs the command and returns its exit status. Throws Error, OutputClosed.
ExitStatus perform(const Command& command, const console::StandardStreams& streams);

}  // namespace flocking::app
