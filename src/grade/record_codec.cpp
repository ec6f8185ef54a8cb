#include "grade/record_codec.h"

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "grade/explanation_codec.h"
#include "grade/record_fields.h"
#include "grade/result_codec.h"

namespace flocking::grade {
namespace {

/// A case result with all its fields. The list for CaseResult (result_codec) has only the fields
/// that a worker sets.
struct WholeCase : CaseResult {};

/// The findings that have a separate codec.
struct PackedFindings {
  std::optional<std::string> explanation;
  std::optional<std::string> lines;
};

PackedFindings packed_findings(const SubmissionResult& result) {
  PackedFindings packed;
  if (result.explanation) {
    packed.explanation = packed_explanation(*result.explanation);
    if (!packed.explanation) throw std::logic_error("an explanation that no text holds");
  }
  if (result.lines) packed.lines = packed_lines(*result.lines);
  return packed;
}

}  // namespace

template <class Way, FieldsOf<LocalDateTime> Time>
void visit(Way& way, Time& time) {
  // The list has no type for negative numbers. A double represents these numbers exactly.
  const auto number = [&way](const char* name, int& value) {
    auto exact = static_cast<double>(value);
    way(name, exact);
    if constexpr (Way::kReads) value = static_cast<int>(exact);
  };
  LocalDateTime copy = time;
  number("year", copy.year);
  number("month", copy.month);
  number("day", copy.day);
  number("hour", copy.hour);
  number("minute", copy.minute);
  number("second", copy.second);
  bool has_offset = copy.utc_offset_min.has_value();
  way("has_offset", has_offset);
  int offset = copy.utc_offset_min.value_or(0);
  number("utc_offset_min", offset);
  if constexpr (Way::kReads) {
    time = copy;
    time.utc_offset_min = has_offset ? std::optional(offset) : std::nullopt;
  }
}

template <class Way, FieldsOf<WholeCase> Result>
void visit(Way& way, Result& result) {
  way("name", result.name);
  way("group", result.group);
  way("hidden", result.hidden);
  way("sample", result.sample);
  way("points", result.points);
  way("max_points", result.max_points);
  way("uncounted", result.uncounted);
  way("verdict", result.verdict);
  way("detail", result.detail);
  way("limits", result.limits);
  way("usage", result.usage);
  way("warnings", result.warnings);
  way("comparison", result.comparison);
  way("absolute_tolerance", result.absolute_tolerance);
  way("relative_tolerance", result.relative_tolerance);
  way("agents", result.agents);
  way("steps", result.steps);
  way("input_excerpt", result.input_excerpt);
  way("stderr_excerpt", result.stderr_excerpt);
  way("runs", result.runs);
  way("nondeterministic", result.nondeterministic);
  way("replay", result.replay);
  way("crash", result.crash);
  way("passes_by", result.passes_by);
}

template <class Way, FieldsOf<PointChange> Change>
void visit(Way& way, Change& change) {
  way("kind", change.kind);
  way("points", change.points);
  way("reason", change.reason);
}

template <class Way, FieldsOf<ProgramRules> Rules>
void visit(Way& way, Rules& rules) {
  way("rules", rules.rules);
  way("rules_of_cases", rules.rules_of_cases);
  way("failed", rules.failed);
  way("missed", rules.missed);
  way("is_computed", rules.is_computed);
}

template <class Way, FieldsOf<PackedFindings> Findings>
void visit(Way& way, Findings& findings) {
  way("explanation", findings.explanation);
  way("lines", findings.lines);
}

template <class Way, FieldsOf<SubmissionResult> Result>
void visit(Way& way, Result& result) {
  way("name", result.name);
  way("cannot_start", result.cannot_start);
  std::vector<WholeCase> cases;
  PackedFindings findings;
  if constexpr (!Way::kReads) {
    for (const CaseResult& one : result.cases) cases.push_back(WholeCase{one});
    findings = packed_findings(result);
  }
  way("cases", cases);
  way("findings", findings);
  if constexpr (Way::kReads) {
    for (WholeCase& one : cases) result.cases.push_back(std::move(one));
    if (findings.explanation) result.explanation = unpacked_explanation(*findings.explanation);
    if (findings.lines) result.lines = unpacked_lines(*findings.lines);
  }
  way("refused_as", result.refused_as);
  way("is_refused_here", result.is_refused_here);
  way("id", result.id);
  way("roster_line", result.roster_line);
  way("notes", result.notes);
  way("presence", result.presence);
  way("submitted_at", result.submitted_at);
  way("is_late", result.is_late);
  way("point_changes", result.point_changes);
  way("grade_change", result.grade_change);
  way("build_warnings", result.build_warnings);
  way("followed", result.followed);
  way("build_log", result.build_log);
  way("fingerprint", result.fingerprint);
}

template <class Way, FieldsOf<NearestRules> Nearest>
void visit(Way& way, Nearest& nearest) {
  way("rules", nearest.rules);
  way("step", nearest.step);
  way("agent", nearest.agent);
  way("field", nearest.field);
}

template <class Way, FieldsOf<CaseRules> Rules>
void visit(Way& way, Rules& rules) {
  way("name", rules.name);
  way("group", rules.group);
  way("hidden", rules.hidden);
  way("is_looked_at", rules.is_looked_at);
  way("is_whole", rules.is_whole);
  way("given_by", rules.given_by);
  way("nearest", rules.nearest);
  way("wanted", rules.wanted);
}

template <class Way, FieldsOf<RuleCount> Count>
void visit(Way& way, Count& count) {
  way("rules", count.rules);
  way("cases", count.cases);
}

template <class Way, FieldsOf<AnswerRules> Rules>
void visit(Way& way, Rules& rules) {
  way("cases", rules.cases);
  way("counts", rules.counts);
  way("looked_at", rules.looked_at);
  way("odd", rules.odd);
  way("computed", rules.computed);
}

template <class Way, FieldsOf<Record> Given>
void visit(Way& way, Given& record) {
  way("program_version", record.program_version);
  way("started_at", record.started_at);
  way("layers", record.layers);
  way("timing", record.timing);
  way("missing", record.missing);
  way("is_class", record.is_class);
  way("cases_folder", record.cases_folder);
  way("layout", record.layout);
  way("notes", record.notes);
  way("disclosure", record.disclosure);
  way("hint", record.hint);
  way("rules", record.rules);
  way("wall_s", record.wall_s);
  way("interrupted", record.interrupted);
  way("submissions", record.submissions);
}

std::string packed_record(const Record& record) { return packed_fields(record); }

Record unpacked_record(std::string_view text) { return unpacked_fields<Record>(text); }

}  // namespace flocking::grade
