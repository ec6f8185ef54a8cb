#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "base/printable.h"
#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "cli/values.h"

namespace flocking::cli {

app::Command parse_compare_arguments(int argc, const char* const* argv) {
  app::CompareOptions options;
  std::optional<std::string> absolute;
  std::optional<std::string> relative;
  std::optional<std::string> agents;
  std::optional<std::string> input;
  bool exact = false;
  Parser parser("flocking compare", std::string(kCompareDescription), std::string(kCompareFooter));
  parser.add_positional("EXPECTED", options.expected,
                        "The right output, a file; or a folder of cases");
  parser.add_positional("ACTUAL", options.actual,
                        "The output to check: a file, - for stdin, or a folder");
  parser.add_option("--abs-tolerance", absolute, "X", "Numbers may differ by X (0.001) ...");
  parser.add_option("--rel-tolerance", relative, "X", "... or by X times the expected one (0)");
  parser.add_switch("--exact", exact, "No tolerance: equal numbers, however written");
  parser.add_switch("--strict-format", options.strict_format,
                    "Layout counts: blanks, lines, decimals");
  parser.add_option("--agents", agents, "N", "Number of agents (lines per step)");
  parser.add_option("--input", input, "FILE", "The assignment (NAME.in beside NAME.out)");
  const auto about_word = [](const std::string&) {
    return std::string("; compare takes two files");
  };
  if (auto text = parser.parse(argc, argv, about_word)) return app::TextRequest{*std::move(text)};
  options.expected = file_name(options.expected, "EXPECTED");
  options.actual = file_name(options.actual, "ACTUAL");
  if (absolute) options.tolerance.absolute = tolerance(*absolute, "--abs-tolerance");
  if (relative) options.tolerance.relative = tolerance(*relative, "--rel-tolerance");
  if (exact) options.tolerance = {.absolute = "0", .relative = "0"};
  options.overrides.abs_tolerance = exact ? "0" : absolute;
  options.overrides.rel_tolerance = exact ? "0" : relative;
  if (options.strict_format) options.overrides.strict_format = true;
  if (input) options.input = file_name(*input, "--input");
  if (agents) options.agents = whole_number(*agents, "--agents", 1);
  return options;
}

namespace {

// The arguments that judging systems pass after the three paths: words and numbers, without dashes.
class JudgesArguments {
 public:
  JudgesArguments(app::ValidateOptions& options, int argc, const char* const* argv)
      : options_(options), at_(argv), end_(argv + argc) {}

  void read() {
    while (at_ != end_) {
      const std::string name = *at_++;
      if (name == "float_tolerance") {
        options_.tolerance.absolute = options_.tolerance.relative =
            number(name, {&absolute_, &relative_});
      } else if (name == "float_absolute_tolerance") {
        options_.tolerance.absolute = number(name, {&absolute_});
      } else if (name == "float_relative_tolerance") {
        options_.tolerance.relative = number(name, {&relative_});
        if (!absolute_) options_.tolerance.absolute = "0";
      } else if (name == "space_change_sensitive") {
        once(name, strict_);
        options_.strict_format = true;
      } else if (name == "case_sensitive") {
        once(name, case_);  // only exponents have a case
      } else {
        throw UsageError("unknown argument " + in_quotes(name) +
                         suggestion(name, {"float_tolerance", "float_absolute_tolerance",
                                           "float_relative_tolerance", "case_sensitive",
                                           "space_change_sensitive"}));
      }
    }
  }

 private:
  static void once(const std::string& name, bool& seen) {
    if (seen) throw UsageError("the argument " + name + " is given twice");
    seen = true;
  }

  std::string number(const std::string& name, std::initializer_list<bool*> seen) {
    for (bool* each : seen) once(name, *each);
    if (at_ == end_) throw UsageError("expected a number after " + name);
    return tolerance(*at_++, name);
  }

  app::ValidateOptions& options_;
  const char* const* at_;
  const char* const* end_;
  bool absolute_ = false;
  bool relative_ = false;
  bool strict_ = false;
  bool case_ = false;
};

}  // namespace

app::Command parse_validate_arguments(int argc, const char* const* argv) {
  if (argc == 2 && (std::string_view(argv[1]) == "--help" || std::string_view(argv[1]) == "-h")) {
    return app::TextRequest{std::string(kValidateDescription) + "\n\n" +
                            std::string(kValidateFooter) + "\n"};
  }
  if (argc < 4) throw UsageError("expected flocking validate INPUT ANSWER FEEDBACK_DIR < OUTPUT");
  app::ValidateOptions options;
  options.input = file_name(argv[1], "INPUT");
  options.answer = file_name(argv[2], "ANSWER");
  options.feedback_folder = folder_name(argv[3], "FEEDBACK_DIR");
  JudgesArguments(options, argc - 4, argv + 4).read();
  return options;
}

}  // namespace flocking::cli
