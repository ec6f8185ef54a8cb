#include <optional>
#include <string>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/report_arguments.h"
#include "cli/values.h"

namespace flocking::cli {

app::Command parse_merge_arguments(int argc, const char* const* argv) {
  app::MergeOptions options;
  std::optional<std::string> assignment;
  std::optional<std::string> missing;
  std::optional<std::string> feedback;
  Parser parser("flocking merge", std::string(kMergeDescription), std::string(kMergeFooter));
  parser.add_positional("FILE", options.files, "A file of flocking grade --save, for each shard");
  add_report_flags(parser);
  parser.add_switch("--all", options.outputs.explains_at_length,
                    "Explain every cause at length, not only the first three");
  parser.add_option("--assignment", assignment, "NAME",
                    "Column in the platform's export (default: the only one)");
  parser.add_option("--missing", missing, "WHAT",
                    "Grades without a submission: keep (the default), zero, blank");
  parser.add_option("--feedback", feedback, "DIR",
                    "Write feedback for each student to DIR: ID.html, ID.md, ID.txt");
  const auto about_word = [](const std::string&) { return std::string(); };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  if (assignment) options.outputs.assignment = assignment_name(*assignment);
  if (missing) options.outputs.missing = missing_grade(*missing);
  if (feedback) options.outputs.feedback_folder = folder_name(*feedback, "--feedback");
  for (std::string& file : options.files) file = file_name(file, "FILE");
  add_wanted_reports(parser, options.outputs);
  return options;
}

}  // namespace flocking::cli
