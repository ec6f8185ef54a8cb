#include <array>
#include <string>
#include <string_view>

#include "base/json_writer.h"
#include "redaction/field_redactor.h"
#include "redaction/rules_words.h"
#include "report/explanation_json.h"
#include "report/formats.h"
#include "report/grading_document.h"
#include "report/json_fields.h"
#include "report/program_rules_words.h"
#include "report/result_words.h"

namespace flocking::report {
namespace {

constexpr std::string_view kSchema = "flocking-grade/1";

// In the order of DifferenceKind, Layout and Disclosure.
constexpr std::array<std::string_view, 7> kKinds = {"value", "not_number", "not_finite", "missing",
                                                    "extra", "no_answer",  "utf16"};
constexpr std::array<std::string_view, judge::kLayouts> kLayoutNames = {
    "line_ends",        "blank_lines", "tokens_per_line", "blanks",
    "no_final_newline", "decimals",    "byte_order_mark"};
constexpr std::array<std::string_view, 3> kDisclosures = {"full", "difference", "verdict"};

template <class Enum, std::size_t count>
std::string_view name_of(const std::array<std::string_view, count>& names, Enum value) {
  return names.at(static_cast<std::size_t>(value));
}

void text_or_null(JsonWriter& json, std::string_view name, std::string_view text) {
  if (text.empty()) {
    json.nothing(name);
  } else {
    json.text(name, text);
  }
}

// Writes a place; its address is null if unknown, or after the end of the answer.
void write_place(JsonWriter& json, std::uint64_t index, const redaction::RedactedCase& result) {
  json.count("index", index);
  if (result.agents == 0 || index >= result.comparison->expected_tokens) {
    for (const char* part : {"step", "agent", "field"}) json.nothing(part);
    return;
  }
  const judge::Address address = judge::address_of(index, result.agents);
  json.count("step", address.step);
  json.count("agent", address.agent);
  json.text("field", address.field);
}

void write_first(JsonWriter& json, const redaction::RedactedCase& result) {
  if (!result.comparison->first) return json.nothing("first_difference");
  const redaction::RedactedDifference& first = *result.comparison->first;
  json.begin_object("first_difference");
  json.text("kind", name_of(kKinds, first.kind));
  write_place(json, first.index, result);
  text_or_null(json, "expected", first.expected);
  text_or_null(json, "found", first.found);
  text_or_null(json, "error", first.error);
  json.count("line", first.line);
  json.count("column", first.column);
  json.end_object();
}

void write_largest(JsonWriter& json, const redaction::RedactedCase& result) {
  if (!result.comparison->largest) return json.nothing("largest_error");
  json.begin_object("largest_error");
  json.text("error", result.comparison->largest->error);
  json.number("value", result.comparison->largest->value);
  write_place(json, result.comparison->largest->index, result);
  json.end_object();
}

void write_comparison(JsonWriter& json, const redaction::RedactedCase& result) {
  if (!result.comparison) return json.nothing("comparison");
  const redaction::RedactedComparison& comparison = *result.comparison;
  json.begin_object("comparison");
  text_or_null(json, "absolute_tolerance", result.absolute_tolerance);
  text_or_null(json, "relative_tolerance", result.relative_tolerance);
  json.count("expected_values", comparison.expected_tokens);
  json.count("found_values", comparison.found_tokens);
  json.count("differences", comparison.differences);
  json.count("extra_lines", comparison.extra_lines);
  write_first(json, result);
  write_largest(json, result);
  if (comparison.first_not_finite) {
    json.begin_object("first_not_finite");
    write_place(json, *comparison.first_not_finite, result);
    json.end_object();
  } else {
    json.nothing("first_not_finite");
  }
  json.begin_array("layout");
  for (const judge::LayoutNote& note : comparison.layout) write_record(json, {}, note);
  json.end_array();
  json.end_object();
}

void write_details(JsonWriter& json, const redaction::RedactedCase& result) {
  json.text("detail", result.detail);
  json.count("runs", result.not_run ? 0 : result.runs);
  json.flag("nondeterministic", result.nondeterministic);
  json.count("agents", result.agents);
  json.count("steps", result.steps);
  write_record(json, "limits", result.limits);
  if (has_usage(result)) {
    write_record(json, "usage", result.usage);
  } else {
    json.nothing("usage");
  }
  json.texts("warnings", result.warnings);
  write_comparison(json, result);
  if (result.crash) write_record(json, "crash", *result.crash);
  json.texts("findings", findings(result));
  json.text("input_excerpt", result.input_excerpt);
  json.text("stderr_excerpt", result.stderr_excerpt);
  text_or_null(json, "replay", result.replay);
}

void write_case(JsonWriter& json, const redaction::RedactedCase& result) {
  json.begin_object();
  json.text("name", result.name);
  json.text("group", result.group);
  json.flag("hidden", result.hidden);
  json.flag("sample", result.sample);
  json.text("verdict", grade::short_name(result.verdict));
  json.text("verdict_name", grade::long_name(result.verdict));
  json.number("points", result.points);
  json.number("max_points", result.max_points);
  if (!result.uncounted.empty()) json.text("uncounted", result.uncounted);
  json.flag("verdict_only", result.verdict_only);
  if (!result.verdict_only) write_details(json, result);
  json.end_object();
}

void write_score(JsonWriter& json, const redaction::Score& score) {
  json.begin_object("score");
  json.count("passed", score.passed);
  json.count("cases", score.cases);
  json.number("points", score.points);
  json.number("max_points", score.max_points);
  json.end_object();
}

void write_explanation(JsonWriter& json, const redaction::RedactedSubmission& submission) {
  if (!submission.explanation) return json.nothing("explanation");
  json.begin_object("explanation");
  write_explanation_members(json, *submission.explanation);
  json.end_object();
}

void write_explanations(JsonWriter& json, const redaction::RedactedRecord& record) {
  if (!record.explanations) return json.nothing("explanations");
  json.begin_object("explanations");
  json.text("hint", hint_name(*record.about.hint));
  write_explanation_totals(json, *record.explanations, *record.about.hint);
  json.end_object();
}

const char* presence_name(Presence presence) {
  if (presence == Presence::kMissing) return "missing";
  return presence == Presence::kUnknown ? "unknown" : "submitted";
}

void write_point_changes(JsonWriter& json, const redaction::RedactedSubmission& submission) {
  if (submission.point_changes.empty()) return;
  json.begin_array("point_changes");
  for (const redaction::RedactedPointChange& change : submission.point_changes) {
    json.begin_object();
    const bool is_penalty = change.kind == grade::PointChange::Kind::kLatePenalty;
    json.text("kind", is_penalty ? "late penalty" : "adjustment");
    json.number("points", change.points);
    text_or_null(json, "reason", change.reason);
    json.end_object();
  }
  json.end_array();
  if (submission.grade_change == grade::GradeChange::kKept) json.flag("keeps_grade", true);
}

void write_submission(JsonWriter& json, const redaction::RedactedSubmission& submission) {
  json.begin_object();
  json.text("name", submission.name);
  if (!submission.id.empty()) json.text("id", submission.id);
  if (submission.roster_line != 0) json.text("presence", presence_name(submission.presence));
  write_point_changes(json, submission);
  if (!submission.build_warnings.empty()) {
    json.texts("build_warnings", submission.build_warnings);
  }
  if (!submission.notes.empty()) json.texts("notes", submission.notes);
  if (!submission.build_log.empty()) json.text("build_log", submission.build_log);
  if (!submission.fingerprint.empty()) json.text("fingerprint", submission.fingerprint);
  text_or_null(json, "cannot_start", submission.cannot_start);
  if (submission.refused_as != grade::Verdict::kRuntimeError) {
    json.text("refused_as", grade::short_name(submission.refused_as));
  }
  write_program_rules(json, submission.followed);
  write_score(json, submission.score);
  json.begin_array("cases");
  for (const redaction::RedactedCase& one : submission.cases) write_case(json, one);
  json.end_array();
  write_explanation(json, submission);
  json.end_object();
}

void write_total(JsonWriter& json, const redaction::CaseTotal& total) {
  json.begin_object();
  json.text("name", total.name);
  json.text("group", total.group);
  json.flag("hidden", total.hidden);
  write_score(json, total.score);
  json.end_object();
}

}  // namespace

void JsonFields::operator()(std::string_view name, judge::Layout layout) {
  json_.text(name, name_of(kLayoutNames, layout));
}

void JsonFields::operator()(std::string_view name, diagnosis::Trouble trouble) {
  const bool is_crash = trouble == diagnosis::Trouble::kCrash;
  const bool is_time = trouble == diagnosis::Trouble::kTimeLimit;
  json_.text(name, is_crash ? "crash" : is_time ? "time_limit" : "not_finite");
}

std::string write_json(const redaction::RedactedRecord& record, const ReportStyle& /*style*/) {
  return grading_document(record, JsonWriter::Style::kIndented);
}

std::string grading_document(const redaction::RedactedRecord& record, JsonWriter::Style form) {
  JsonWriter json(form);
  json.begin_object();
  json.text("schema", kSchema);
  json.text("program_version", record.about.program_version);
  json.text("started_at", record.about.started_at);
  json.number("wall_s", record.about.wall_s);
  json.text("disclosure", name_of(kDisclosures, record.about.disclosure));
  json.flag("is_class", record.about.is_class);
  text_or_null(json, "interrupted", record.about.interrupted);
  if (!record.about.cases_folder.empty()) json.text("cases_folder", record.about.cases_folder);
  const bool has_layout = !record.about.layout.empty();
  if (has_layout) json.text("layout", record.about.layout);
  if (has_layout || !record.about.notes.empty()) json.texts("notes", record.about.notes);
  json.begin_object("sandbox");
  json.texts("layers", record.about.layers);
  json.text("timing", record.about.timing);
  json.texts("missing", record.about.missing);
  json.end_object();
  if (const auto first = first_lines(record); !first.empty()) json.texts("followed_rules", first);
  redaction::write_rules(json, record.about.rules);
  write_score(json, record.score);
  json.begin_array("submissions");
  for (const redaction::RedactedSubmission& submission : record.submissions) {
    write_submission(json, submission);
  }
  json.end_array();
  json.begin_array("cases");
  for (const redaction::CaseTotal& total : record.cases) write_total(json, total);
  json.end_array();
  write_explanations(json, record);
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
