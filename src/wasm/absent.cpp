// Replacements for commands that the module lacks: they need the sandbox, or package for that.
#include <string>
#include <vector>

#include "app/explain_watch.h"
#include "app/perform.h"
#include "app/source_lines.h"
#include "app/source_trouble.h"
#include "cli/arguments.h"
#include "wasm/lacking_sandbox.h"

namespace flocking {

using wasm::refuse;

namespace cli {

app::Command parse_merge_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("merge"); }
app::Command parse_check_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("check"); }
app::Command parse_package_arguments(int /*argc*/, const char* const* /*argv*/) {
  refuse("package");
}
app::Command parse_deploy_arguments(int /*argc*/, const char* const* /*argv*/) { refuse("deploy"); }

}  // namespace cli

namespace app {

ExitStatus merge_gradings(const MergeOptions& /*options*/,
                          const console::StandardStreams& /*streams*/) {
  refuse("merge");
}
ExitStatus watch_source(const std::string& /*source*/,
                        const std::function<redaction::NamedExplanation(
                            const std::function<bool()>& stop)>& /*explain*/,
                        const redaction::Telling& /*telling*/,
                        const console::StandardStreams& /*streams*/) {
  refuse("--watch");
}
ExitStatus write_problem_package(const PackageOptions& /*options*/,
                                 const console::StandardStreams& /*streams*/) {
  refuse("package");
}
void write_deployment(const DeployOptions& /*options*/,
                      const console::StandardStreams& /*streams*/) {
  refuse("deploy");
}
ExitStatus check_cases(const CheckOptions& /*options*/,
                       const console::StandardStreams& /*streams*/) {
  refuse("check");
}

// Lines are found by builds in the sandbox; without them, explanations name no line.
bool can_find_lines(const build::Task& /*task*/, const sandbox::Layers& /*layers*/) {
  return false;
}
std::optional<diagnosis::LineFindings> found_lines(const build::Task& /*task*/,
                                                   const build::Settings& /*settings*/,
                                                   const explain::Explanation& /*explanation*/,
                                                   const ExplainableCases& /*cases*/,
                                                   const sandbox::Limits& /*limits*/,
                                                   const sandbox::Layers& /*layers*/,
                                                   const std::function<bool()>& /*stop*/) {
  return std::nullopt;
}
std::optional<diagnosis::Crash> found_trouble(const build::Task& /*task*/,
                                              const build::Settings& /*settings*/,
                                              const explain::Crash& /*crash*/,
                                              const sandbox::Limits& /*limits*/,
                                              const sandbox::Layers& /*layers*/,
                                              const std::function<bool()>& /*stop*/) {
  return std::nullopt;
}

}  // namespace app
}  // namespace flocking
