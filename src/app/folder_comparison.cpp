#include "app/folder_comparison.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>

#include "app/answers.h"
#include "app/followed_rules.h"
#include "app/output_comparison.h"
#include "base/error.h"
#include "base/named_path.h"
#include "base/words.h"
#include "grade/assignment_head.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "redaction/safe_text.h"

namespace flocking::app {
namespace {

namespace fs = std::filesystem;

// Returns the path of the output of a case; empty if there is none.
std::string output_of(const std::string& folder, const std::string& name) {
  for (const char* const ending : {".out", ".txt", ".ans", ""}) {
    const fs::path file = path_of(folder) / path_of(name + ending);
    std::error_code ignored;
    if (fs::is_regular_file(file, ignored)) return name_of_path(file);
  }
  return "";
}

// Checked before find_cases(), whose message would name a flag that was not given.
bool has_inputs(const std::string& folder) {
  std::error_code ignored;
  const fs::recursive_directory_iterator entries(path_of(folder), ignored);
  return std::any_of(begin(entries), end(entries), [](const fs::directory_entry& entry) {
    return entry.path().extension() == ".in";
  });
}

// Returns "the same", or the first difference.
std::string finding(const judge::Comparison& comparison, const grade::Case& one) {
  const grade::CaseSettings& settings = one.settings;
  const std::string text = comparison_text(
      comparison, settings.tolerance, grade::agents_in(one.input_path), settings.strict_format);
  const std::size_t verdict = text.find('\n');
  const std::size_t first = text.find('\n', verdict + 1);
  if (is_accepted(comparison, settings.strict_format) || first == std::string::npos) {
    return text.substr(0, verdict);
  }
  return text.substr(verdict + 1, first - verdict - 1);
}

}  // namespace

ExitStatus compare_folders(const CompareOptions& options, const console::StandardStreams& streams) {
  if (!has_inputs(options.expected)) {
    throw EnvironmentError(options.expected +
                           ": expected a folder of cases, found no NAME.in in it");
  }
  const JudgedCases cases(options.expected, options.overrides);
  std::size_t right = 0;
  std::string text;
  for (const grade::Case& one : cases.list()) {
    text += redaction::one_line(one.name) + ": ";
    const std::string output = output_of(options.actual, one.name);
    if (output.empty()) {
      text += "no output\n";
      continue;
    }
    const grade::MappedFile answer(one.answer_path);
    const judge::Comparison comparison =
        compared(answer.text(), io::File::open_input(output), one.settings.tolerance);
    if (is_accepted(comparison, one.settings.strict_format)) ++right;
    text += finding(comparison, one) + "\n";
  }
  text += std::to_string(right) + " of " + counted(cases.list().size(), "output") + " right\n";
  io::File::borrow(streams.output, "<stdout>").write(text + rules_text(cases.rules()));
  return right == cases.list().size() ? ExitStatus::kSuccess : ExitStatus::kNo;
}

}  // namespace flocking::app
