#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

#include "cli/arguments.h"
#include "cli/help.h"
#include "cli/parser.h"
#include "core/error.h"
#include "core/printable.h"
#include "core/words.h"
#include "io/number_parse.h"
#include "report/report.h"

namespace flocking::cli {
namespace {

struct OverrideFlag {
  const char* flag;
  const char* setting;
  const char* metavar;
  const char* help;
};
constexpr std::array kOverrides = {
    OverrideFlag{"--rules", "rules", "NAME", "That answer cases without an answer (course)"},
    OverrideFlag{"--abs-tolerance", "abs_tolerance", "X", "Numbers may differ by X (0.001) ..."},
    OverrideFlag{"--rel-tolerance", "rel_tolerance", "X", "... or by X times the answer (0)"},
    OverrideFlag{"--time-limit", "time_limit", "S", "CPU time of a run, in seconds (2)"},
    OverrideFlag{"--wall-limit", "wall_limit", "S", "Time by the clock (twice that and 1 s)"},
    OverrideFlag{"--memory-limit", "memory_limit", "MIB", "Memory of a run (512)"},
    OverrideFlag{"--output-limit", "output_limit", "MIB", "Output, and errors, of a run (16)"},
    OverrideFlag{"--process-limit", "process_limit", "N",
                 "Processes and threads of a run, itself included (1)"},
};

std::uint64_t whole(const std::string& text, const char* flag, std::uint64_t most) {
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto result = std::from_chars(text.data(), end, value);
  if (result.ec == std::errc() && result.ptr == end && value >= 1 && value <= most) return value;
  throw UsageError(std::string(flag) + ": expected a whole number from 1 to " +
                   std::to_string(most) + ", found " + in_quotes(text));
}

template <class Value>
using Choice = std::pair<std::string_view, Value>;

template <class Value, std::size_t count>
Value chosen(const std::array<Choice<Value>, count>& choices, const std::string& word,
             const char* flag) {
  std::vector<std::string> names;
  std::string list;
  for (const auto& [name, value] : choices) {
    if (name == word) return value;
    names.emplace_back(name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  throw UsageError(std::string(flag) + ": expected one of: " + list + ", found " + in_quotes(word) +
                   suggestion(word, names));
}

constexpr std::array<Choice<SandboxWish>, 4> kSandboxes = {{{"auto", SandboxWish::kAuto},
                                                            {"full", SandboxWish::kFull},
                                                            {"limits", SandboxWish::kLimits},
                                                            {"none", SandboxWish::kNone}}};
constexpr std::array<Choice<grade::Disclosure>, 3> kDisclosures = {
    {{"full", grade::Disclosure::kFull},
     {"difference", grade::Disclosure::kDifference},
     {"verdict", grade::Disclosure::kVerdict}}};

WantedReport report_named(const std::string& text) {
  const std::size_t equals = text.find('=');
  WantedReport wanted{text.substr(0, equals),
                      equals == std::string::npos ? "" : text.substr(equals + 1)};
  std::vector<std::string> names;
  std::string list;
  for (const report::ReportFormat& format : report::report_formats()) {
    names.emplace_back(format.name);
    list += (list.empty() ? "" : ", ") + names.back();
  }
  if (std::find(names.begin(), names.end(), wanted.format) == names.end()) {
    throw UsageError("--report: expected one of: " + list + ", found " + in_quotes(wanted.format) +
                     suggestion(wanted.format, names));
  }
  if (equals != std::string::npos && wanted.file.empty()) {
    throw UsageError("--report " + text + ": expected the name of a file behind =");
  }
  return wanted;
}

std::vector<std::string> layers_named(const std::string& text) {
  std::vector<std::string> layers;
  const std::vector<std::string> known = {"limits", "namespaces", "cgroup"};
  for (const std::string_view piece : split(text, ',')) {
    const std::string name(trimmed(piece));
    if (std::find(known.begin(), known.end(), name) == known.end()) {
      throw UsageError("--require-sandbox: expected one of: limits, namespaces, cgroup, found " +
                       in_quotes(name) + suggestion(name, known));
    }
    layers.push_back(name);
  }
  return layers;
}

struct Words {
  std::array<std::string, kOverrides.size()> overrides;
  bool exact = false;
  bool strict = false;
  std::string sandbox = "auto";
  std::string required;
  std::string jobs = "1";
  std::string repeat = "1";
  std::string points;
  std::string disclose = "full";
  std::string shard;
};

void add_options(Parser& parser, GradeOptions& options, Words& words) {
  parser.add_option("--cases", options.cases, "DIR", "Cases: every NAME.in below (testcases)");
  parser.add_option("--submissions", options.submissions, "DIR",
                    "A class: every executable file, or folder with an executable run");
  for (std::size_t i = 0; i < kOverrides.size(); ++i) {
    parser.add_option(kOverrides[i].flag, words.overrides[i], kOverrides[i].metavar,
                      kOverrides[i].help);
  }
  parser.add_switch("--exact", words.exact, "No tolerance: equal numbers, however written");
  parser.add_switch("--strict-format", words.strict, "Layout counts: blanks, lines, decimals");
  parser.add_option("--sandbox", words.sandbox, "WHICH", "auto (the default), full, limits, none");
  parser.add_option("--require-sandbox", words.required, "LAYERS",
                    "Do not grade without these: limits,namespaces,cgroup");
  parser.add_option("-j,--jobs", words.jobs, "N", "Run N submissions side by side (1)");
  parser.add_option("--repeat", words.repeat, "N", "Run each case N times, tell differences (1)");
  parser.add_option("--points", words.points, "P", "Share P points among the cases by weight");
  parser.add_repeated("--report", "FORMAT[=FILE]", "A report more; as many as you like");
  parser.add_option("--disclose", words.disclose, "WHAT",
                    "full (the default), difference or verdict");
  parser.add_option("--shard", words.shard, "I/N", "Grade the Ith of N parts of the submissions");
  parser.add_option("--keep", options.keep_folder, "DIR", "Keep all outputs in DIR");
}

void set_overrides(GradeOptions& options, const Words& words) {
  for (std::size_t i = 0; i < kOverrides.size(); ++i) {
    if (words.overrides[i].empty()) continue;
    try {
      options.overrides.set(kOverrides[i].setting, words.overrides[i]);
    } catch (const std::invalid_argument& error) {
      throw UsageError(std::string(kOverrides[i].flag) + ": " + error.what());
    }
  }
  if (words.exact) {
    options.overrides.abs_tolerance = "0";
    options.overrides.rel_tolerance = "0";
  }
  if (words.strict) options.overrides.strict_format = true;
}

void set_shard(GradeOptions& options, const std::string& text) {
  if (text.empty()) return;
  const std::vector<std::string_view> parts = split(text, '/');
  if (parts.size() != 2) {
    throw UsageError("--shard: expected I/N such as 1/4, found " + in_quotes(text));
  }
  options.shards = whole(std::string(parts[1]), "--shard", 1'000'000);
  options.shard = whole(std::string(parts[0]), "--shard", options.shards);
}

void set_points(GradeOptions& options, const std::string& text) {
  if (text.empty()) return;
  options.points = io::parse_number(text);
  if (options.points && *options.points >= 0.0) return;
  throw UsageError("--points: expected a number of at least 0, found " + in_quotes(text));
}

void require_one_of(const GradeOptions& options) {
  if (options.command.empty() && options.submissions.empty()) {
    throw UsageError("nothing to grade; give a program behind -- or a class by --submissions DIR");
  }
  if (!options.command.empty() && !options.submissions.empty()) {
    throw UsageError("--submissions and a program behind -- do not go together");
  }
  for (const WantedReport& report : options.reports) {
    if (report.format == "gradescope" && !options.submissions.empty()) {
      throw UsageError("--report gradescope: the format is for one submission, not for a class");
    }
  }
}

}  // namespace

Command parse_grade_arguments(int argc, const char* const* argv) {
  GradeOptions options;
  const char* const* end = argv + argc;
  const char* const* separator =
      std::find_if(argv, end, [](const char* word) { return std::string_view(word) == "--"; });
  if (separator != end) options.command.assign(separator + 1, end);
  Words words;
  Parser parser("flocking grade", std::string(kGradeDescription), std::string(kGradeFooter));
  add_options(parser, options, words);
  const auto about_word = [](const std::string&) {
    return std::string("; a program to grade stands behind --");
  };
  if (auto text = parser.parse(static_cast<int>(separator - argv), argv, about_word)) {
    return TextRequest{*std::move(text)};
  }
  set_overrides(options, words);
  options.sandbox = chosen(kSandboxes, words.sandbox, "--sandbox");
  options.disclosure = chosen(kDisclosures, words.disclose, "--disclose");
  if (!words.required.empty()) options.required_layers = layers_named(words.required);
  options.jobs = whole(words.jobs, "--jobs", 1024);
  options.repeat = whole(words.repeat, "--repeat", 1'000'000'000);
  set_shard(options, words.shard);
  set_points(options, words.points);
  for (const Occurrence& wanted : parser.occurrences()) {
    options.reports.push_back(report_named(wanted.value));
  }
  require_one_of(options);
  return options;
}

}  // namespace flocking::cli
