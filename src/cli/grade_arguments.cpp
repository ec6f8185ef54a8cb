#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "base/date_text.h"
#include "base/error.h"
#include "base/printable.h"
#include "base/words.h"
#include "cli/arguments.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/override_arguments.h"
#include "cli/parser.h"
#include "cli/report_arguments.h"
#include "cli/values.h"
#include "grade/discovery.h"
#include "grade/late_penalty.h"
#include "intake/class_layout.h"
#include "report/report.h"
#include "sandbox/layer_words.h"
#include "sandbox/source_advice.h"

namespace flocking::cli {
namespace {

constexpr std::array<Choice<grade::Disclosure>, 3> kDisclosures = {
    {{"full", grade::Disclosure::kFull},
     {"difference", grade::Disclosure::kDifference},
     {"verdict", grade::Disclosure::kVerdict}}};

std::string grade_footer() {
  std::string names;
  for (const report::ReportFormat& format : report::report_formats()) {
    names += (names.empty() ? "" : ", ") + std::string(format.name);
  }
  std::string footer(kGradeFooter);
  return footer.replace(footer.find("{}"), 2, names);
}

std::vector<std::string> layers_named(const std::string& text) {
  std::vector<std::string> layers;
  const std::vector<std::string> known = sandbox::layer_names();
  for (const std::string_view piece : split(text, ',')) {
    layers.push_back(known[one_of(known, std::string(trimmed(piece)), "--require-sandbox")]);
  }
  return layers;
}

// Returns "folders, files, canvas, ...".
std::string layout_names() {
  std::string names;
  for (const intake::LayoutRow& row : intake::kLayoutRows) {
    names += (names.empty() ? "" : ", ") + std::string(row.name);
  }
  return names;
}

struct GradeWords {
  std::optional<std::string> cases;
  std::optional<std::string> submissions;
  std::optional<std::string> layout;
  std::optional<std::string> roster;
  std::optional<std::string> groups;
  std::optional<std::string> assignment;
  std::optional<std::string> missing;
  std::optional<std::string> adjustments;
  std::optional<std::string> late_penalty;
  std::optional<std::string> due;
  std::optional<std::string> main;
  std::optional<std::string> cxx_flags;
  std::optional<std::string> build_time;
  std::optional<std::string> cache;
  bool resume = false;
  std::optional<std::string> since;
  OverrideWords overrides;
  bool strict = false;
  bool strict_cases = false;
  std::optional<std::string> sandbox;
  std::optional<std::string> required;
  std::optional<std::string> jobs;
  std::optional<std::string> repeat;
  std::optional<std::string> points;
  std::optional<std::string> disclose;
  std::optional<std::string> hint;
  bool lines = false;
  bool all = false;
  std::optional<std::string> shard;
  std::optional<std::string> save;
  std::optional<std::string> keep;
  std::optional<std::string> replays;
  std::optional<std::string> feedback;
};

void add_grade_options(Parser& parser, GradeWords& words) {
  parser.add_option("--cases", words.cases, "DIR",
                    "Folder of cases: every NAME.in below it (default: testcases/course)");
  parser.add_option("--submissions", words.submissions, "PLACE",
                    "A class: a folder or an archive of submissions");
  const std::string layouts = "Layout of the class: " + layout_names() + " (default: detected)";
  parser.add_option("--layout", words.layout, "WHICH", layouts.c_str());
  parser.add_option("--roster", words.roster, "FILE",
                    "CSV with id, name, login, email, section of the students");
  parser.add_option("--groups", words.groups, "FILE",
                    "CSV with group and login, id or name: who submits together");
  parser.add_option("--assignment", words.assignment, "NAME",
                    "Column in the platform's export (default: the only one)");
  parser.add_option("--missing", words.missing, "WHAT",
                    "Grades without a submission: keep (the default), zero, blank");
  parser.add_option("--adjustments", words.adjustments, "FILE",
                    "CSV with id, points (or percent, keep) and reason, applied last");
  parser.add_option("--late-penalty", words.late_penalty, "RULE",
                    "Points lost if late: \"10%/day, max 50%, grace 15min\"; needs --due");
  parser.add_option("--due", words.due, "TIME", "Deadline, such as \"2026-11-13 23:59\"");
  parser.add_option("--main", words.main, "FILE",
                    "Which program counts if a student submitted several");
  parser.add_option("--cxx-flags", words.cxx_flags, "FLAGS",
                    "Flags for C++ (-std=c++20 -O2 -g -pipe)");
  parser.add_option("--build-time-limit", words.build_time, "S", "CPU time of a build (60)");
  parser.add_option("--cache", words.cache, "DIR",
                    "Store builds and results in DIR (~/.cache/flocking/builds)");
  parser.add_switch("--resume", words.resume,
                    "Reuse results of earlier gradings of the same submissions");
  parser.add_option("--since", words.since, "FILE",
                    "Reuse results of submissions unchanged since this JSON report");
  parser.add_switch("--strict-cases", words.strict_cases, kStrictCasesHelp);
  words.overrides.add_to(parser);
  parser.add_switch("--strict-format", words.strict, "Layout counts: blanks, lines, decimals");
  parser.add_option("--sandbox", words.sandbox, "WHICH", "auto (the default), full, limits, none");
  parser.add_option("--require-sandbox", words.required, "LAYERS",
                    "Do not grade without these: limits,filters,landlock,namespaces,cgroup");
  parser.add_option("-j,--jobs", words.jobs, "N",
                    "Run, and explain, N submissions in parallel (1)");
  parser.add_option("--repeat", words.repeat, "N",
                    "Run each case N times and report differences (1)");
  parser.add_option("--points", words.points, "P", "Share P points among the cases by weight");
  add_report_flags(parser);
  parser.add_option("--hint", words.hint, "WHAT",
                    "How much to explain: none, where, what or full (the default)");
  parser.add_switch("--lines", words.lines,
                    "Name the wrong lines of sources in C and C++ that are explained");
  parser.add_switch("--all", words.all, "Explain every cause at length, not only the first three");
  parser.add_option("--disclose", words.disclose, "WHAT",
                    "What reports show of a case: full (the default), difference, verdict");
  parser.add_option("--shard", words.shard, "I/N", "Grade the Ith of N parts of the submissions");
  parser.add_option("--save", words.save, "FILE", "Save all results to FILE, for flocking merge");
  parser.add_option("--keep", words.keep, "DIR", "Keep all outputs in DIR");
  parser.add_option("--replays", words.replays, "DIR",
                    "Write replay pages of failing cases to DIR");
  parser.add_option("--feedback", words.feedback, "DIR",
                    "Write feedback for each student to DIR: ID.html, ID.md, ID.txt");
}

intake::Layout layout_named(const std::string& text) {
  std::vector<std::string> names;
  for (const intake::LayoutRow& row : intake::kLayoutRows) names.emplace_back(row.name);
  return intake::kLayoutRows.at(one_of(names, text, "--layout")).layout;
}

void set_shard(app::GradeOptions& options, const std::string& text) {
  const std::vector<std::string_view> parts = split(text, '/');
  if (parts.size() != 2) {
    throw UsageError("--shard: expected I/N such as 1/4, found " + in_quotes(text));
  }
  options.shards = whole_number(parts[1], "--shard", 1, 1'000'000);
  options.shard = whole_number(parts[0], "--shard", 1, options.shards);
}

void set_point_options(app::GradeOptions& options, const GradeWords& words) {
  if (words.missing) options.missing = missing_grade(*words.missing);
  if (words.adjustments) options.adjustments = file_name(*words.adjustments, "--adjustments");
  if (words.late_penalty) {
    options.late_penalty = grade::parse_late_penalty(*words.late_penalty, "--late-penalty");
  }
  if (words.due) {
    options.due = find_date_time(*words.due);
    if (!options.due) {
      throw UsageError("--due: expected a time such as 2026-11-13 23:59, found " +
                       in_quotes(*words.due));
    }
  }
  if (words.late_penalty.has_value() == words.due.has_value()) return;
  throw UsageError(words.due ? "--due needs --late-penalty; add it, or leave out --due"
                             : "--late-penalty needs a deadline; add --due \"2026-11-13 23:59\"");
}

void set_build_options(app::GradeOptions& options, const GradeWords& words) {
  if (words.main) options.main = file_name(*words.main, "--main");
  if (words.cxx_flags) options.cxx_flags = *words.cxx_flags;
  if (words.cxx_flags && trimmed(*words.cxx_flags).empty()) {
    throw UsageError("--cxx-flags: expected flags such as -O2, found " +
                     in_quotes(*words.cxx_flags));
  }
  if (words.cache) options.cache = folder_name(*words.cache, "--cache");
  options.resume = words.resume;
  if (words.since) options.since = file_name(*words.since, "--since");
  if (words.build_time) {
    options.build_time_limit_s = number_above_zero(*words.build_time, "--build-time-limit");
  }
}

void set_grade_options(app::GradeOptions& options, const GradeWords& words) {
  options.cases =
      words.cases ? folder_name(*words.cases, "--cases") : grade::default_cases_folder();
  options.has_strict_cases = words.strict_cases;
  if (words.submissions) options.submissions = folder_name(*words.submissions, "--submissions");
  if (words.layout) options.layout = layout_named(*words.layout);
  if (words.roster) options.roster = file_name(*words.roster, "--roster");
  if (words.groups) options.groups = file_name(*words.groups, "--groups");
  if (words.assignment) options.assignment = assignment_name(*words.assignment);
  set_point_options(options, words);
  set_build_options(options, words);
  if (words.sandbox) options.sandbox = chosen(kSandboxes, *words.sandbox, "--sandbox");
  if (words.disclose) options.disclosure = chosen(kDisclosures, *words.disclose, "--disclose");
  if (words.hint) options.hint = chosen(kHints, *words.hint, "--hint");
  options.finds_lines = words.lines;
  options.explains_at_length = words.all;
  if (words.required) options.required_layers = layers_named(*words.required);
  if (words.jobs) options.jobs = whole_number(*words.jobs, "--jobs", 1, 1024);
  if (words.repeat) options.repeat = whole_number(*words.repeat, "--repeat", 1, 1'000'000'000);
  if (words.shard) set_shard(options, *words.shard);
  if (words.points) options.points = number_from_zero(*words.points, "--points");
  if (words.save) options.save = file_name(*words.save, "--save");
  if (words.keep) options.keep_folder = folder_name(*words.keep, "--keep");
  if (words.replays) options.replay_folder = folder_name(*words.replays, "--replays");
  if (words.feedback) options.feedback_folder = folder_name(*words.feedback, "--feedback");
  options.explains_feedback = (words.feedback || words.save) && words.hint;
}

// Throws if a flag for classes is given with a single program, which is run in place.
void require_class_for_its_flags(const GradeWords& words) {
  struct OfClass {
    const char* flag;
    const std::optional<std::string>& value;
  };
  const std::optional<std::string> resume = words.resume ? std::optional("") : std::nullopt;
  const std::optional<std::string> lines = words.lines ? std::optional("") : std::nullopt;
  const std::array<OfClass, 16> all = {{{"--layout", words.layout},
                                        {"--feedback", words.feedback},
                                        {"--roster", words.roster},
                                        {"--groups", words.groups},
                                        {"--assignment", words.assignment},
                                        {"--missing", words.missing},
                                        {"--adjustments", words.adjustments},
                                        {"--late-penalty", words.late_penalty},
                                        {"--due", words.due},
                                        {"--main", words.main},
                                        {"--cxx-flags", words.cxx_flags},
                                        {"--build-time-limit", words.build_time},
                                        {"--cache", words.cache},
                                        {"--lines", lines},
                                        {"--resume", resume},
                                        {"--since", words.since}}};
  for (const OfClass& one : all) {
    if (!one.value) continue;
    throw UsageError(std::string(one.flag) +
                     " is for a class; give one with --submissions PLACE, or leave out this flag");
  }
}

void require_one_grade_task(const app::GradeOptions& options) {
  if (options.command.empty() && options.submissions.empty()) {
    throw UsageError(
        "nothing to grade; give a program after --, or a class with --submissions DIR");
  }
  if (!options.command.empty() && !options.submissions.empty()) {
    throw UsageError("--submissions cannot be combined with a program after --");
  }
  if (options.resume && !options.since.empty()) {
    throw UsageError("--resume cannot be combined with --since, which reuses fewer results");
  }
  if (options.finds_lines && options.explanations.empty() && !options.explains_feedback) {
    throw UsageError("--lines names lines of programs that are explained; add --explain text");
  }
  if (!options.replay_folder.empty() && options.disclosure != grade::Disclosure::kFull) {
    throw UsageError(
        "--replays: a replay page shows a whole case, but --disclose hides parts of it; leave out "
        "one of the two");
  }
}

}  // namespace

app::Command parse_grade_arguments(int argc, const char* const* argv) {
  app::GradeOptions options;
  const char* const* end = argv + argc;
  const char* const* separator = separator_in(argc, argv);
  if (separator != end) options.command.assign(separator + 1, end);
  GradeWords words;
  Parser parser("flocking grade", std::string(kGradeDescription), grade_footer());
  add_grade_options(parser, words);
  const auto about_word = [](const std::string& word) {
    const bool is_source = !sandbox::advice_for_source(word).empty();
    const bool is_path = is_source || word.find('/') != std::string::npos;
    return "; write -- before a program: flocking grade -- " + (is_path ? word : "./" + word);
  };
  if (auto text = parser.parse(static_cast<int>(separator - argv), argv, about_word)) {
    return app::TextRequest{*std::move(text)};
  }
  options.overrides = words.overrides.overrides();
  if (words.strict) options.overrides.strict_format = true;
  set_grade_options(options, words);
  add_wanted_reports(parser, options);
  require_one_grade_task(options);
  if (options.submissions.empty()) require_class_for_its_flags(words);
  return options;
}

}  // namespace flocking::cli
