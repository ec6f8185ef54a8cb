#include "report/explanation_json.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json_writer.h"
#include "redaction/field_redactor.h"
#include "redaction/rules_words.h"
#include "report/explanation_formats.h"
#include "report/explanation_headline.h"
#include "report/explanation_words.h"
#include "report/json_fields.h"
#include "report/program_rules_words.h"

namespace flocking::report {
namespace {

using explain::Hint;

constexpr std::string_view kExplanationSchema = "flocking-explain/1";

std::string_view name_of(explain::Status status) {
  if (status == explain::Status::kExplained) return "explained";
  return status == explain::Status::kPartly ? "partly" : "unexplained";
}

void write_witness(JsonWriter& json, const std::optional<redaction::RedactedWitness>& witness) {
  if (!witness) return json.nothing("witness");
  write_record(json, "witness", *witness);
}

void write_cause(JsonWriter& json, const redaction::RedactedCause& cause,
                 const redaction::RedactedExplanation& explanation) {
  json.begin_object();
  json.text("part", cause.part);
  json.texts("parts", cause.parts);
  json.text("title", cause.title);
  json.text("sentence", cause.sentence);
  json.text("effect", breaks_words(cause, explanation));
  json.flag("breaks_nothing", cause.breaks_nothing);
  if (explanation.hint == Hint::kFull) {
    json.text("code", cause.code);
    json.text("expected_formula", cause.expected_formula);
    json.text("formula", cause.formula);
    json.text("symbols", cause.symbols);
    json.text("witness_part", cause.witness_part);
    write_witness(json, cause.witness);
  }
  json.end_object();
}

void write_deviation(JsonWriter& json, const redaction::RedactedDeviation& deviation, Hint hint) {
  json.begin_object();
  json.text("part", deviation.part);
  json.text("title", deviation.title);
  json.text("sentence", deviation.sentence);
  json.count("breaks", deviation.breaks);
  if (hint == Hint::kFull) {
    json.text("slot", deviation.slot);
    json.text("choice", deviation.choice);
    json.text("expected_formula", deviation.expected_formula);
    json.text("formula", deviation.formula);
    write_witness(json, deviation.witness);
  }
  json.end_object();
}

void write_deviations(JsonWriter& json, const redaction::RedactedExplanation& explanation) {
  json.begin_array("causes");
  for (const redaction::RedactedCause& cause : explanation.causes)
    write_cause(json, cause, explanation);
  json.end_array();
  json.begin_array("deviations");
  for (const redaction::RedactedDeviation& deviation : explanation.deviations) {
    write_deviation(json, deviation, explanation.hint);
  }
  json.end_array();
  json.texts("debug_lines", explanation.debug_lines);
  json.texts("remarks", explanation.remarks);
  json.count("cases", explanation.cases);
  json.count("judged", explanation.judged == 0 ? explanation.cases : explanation.judged);
  json.count("passed", explanation.passed);
  json.begin_array("fixes");
  for (const explain::Fix& fix : explanation.fixes) write_record(json, {}, fix);
  json.end_array();
}

std::string_view name_of(const redaction::RedactedPart& part) {
  if (part.knowledge == explain::Knowledge::kRight) return "right";
  return part.knowledge == explain::Knowledge::kDescribed ? "described" : "unknown";
}

void write_part_members(JsonWriter& json, const redaction::RedactedPart& part, Hint hint) {
  json.text("verdict", name_of(part));
  if (hint == Hint::kFull) json.texts("deviations", part.deviations);
  if (hint < Hint::kWhat) return;
  json.begin_array("facts");
  for (const redaction::RedactedFact& fact : part.facts) {
    json.begin_object();
    json.text("code", fact.code);
    json.text("sentence", fact.sentence);
    json.flag("right", fact.holds_for_rules);
    if (hint == Hint::kFull) json.text("input", fact.input);
    json.end_object();
  }
  json.end_array();
}

void write_parts(JsonWriter& json, const redaction::RedactedExplanation& explanation) {
  json.begin_array("forces");
  for (const char* name : {"cohesion", "separation", "alignment"}) {
    const redaction::RedactedPart* const part = redaction::find_part(explanation, name);
    if (part == nullptr) continue;
    json.begin_object();
    json.text("name", part->name);
    write_part_members(json, *part, explanation.hint);
    json.end_object();
  }
  json.end_array();
  constexpr std::array<std::array<std::string_view, 2>, 3> kOthers = {
      {{"step", "the time step"}, {"reading", "reading"}, {"printing", "printing"}}};
  for (const auto& [member, name] : kOthers) {
    const redaction::RedactedPart* const part = redaction::find_part(explanation, name);
    if (part == nullptr) {
      json.nothing(member);
      continue;
    }
    json.begin_object(member);
    write_part_members(json, *part, explanation.hint);
    json.end_object();
  }
}

// Returns "SIGABRT" for "signal 6 (SIGABRT)".
std::string_view signal_name(std::string_view how) {
  if (!how.starts_with("signal ") || !how.ends_with(')')) return {};
  const std::size_t bracket = how.find('(');
  return how.substr(bracket + 1, how.size() - bracket - 2);
}

void write_crash(JsonWriter& json, const redaction::RedactedExplanation& explanation) {
  if (!explanation.crash) return json.nothing("crash");
  const redaction::RedactedCrash& crash = *explanation.crash;
  json.begin_object("crash");
  json.text("sentence", crash_words(explanation) + ".");
  json.text("how", crash.how);
  const std::string_view signal = signal_name(crash.how);
  if (signal.empty()) {
    json.nothing("signal");
  } else {
    json.text("signal", signal);
  }
  json.count("inputs", crash.inputs);
  if (explanation.hint >= Hint::kWhat) {
    json.text("stderr", crash.last_words);
    json.text("cause", crash.cause);
  }
  if (explanation.hint == Hint::kFull) {
    json.text("advice", crash.advice);
    json.text("input", crash.input);
  }
  json.end_object();
}

// Writes nothing if no source was searched.
void write_lines(JsonWriter& json, const redaction::RedactedExplanation& explanation) {
  if (explanation.lines_cut) json.flag("lines_cut", true);
  if (explanation.line_fixes.empty() && explanation.lines.empty()) return;
  json.begin_array("line_fixes");
  for (const redaction::RedactedFix& fix : explanation.line_fixes) {
    json.begin_object();
    json.text("file", fix.file);
    json.count("line", fix.line);
    json.text("part", fix.part);
    if (explanation.hint >= Hint::kWhat) json.text("kind", fix.kind);
    if (explanation.hint == Hint::kFull) json.text("diff", fix.diff);
    json.count("cases_after", fix.cases_after);
    json.end_object();
  }
  json.end_array();
  json.begin_array("lines");
  for (const redaction::RedactedLines& lines : explanation.lines) {
    json.begin_object();
    json.text("part", lines.part);
    json.text("file", lines.file);
    json.count("first", lines.first);
    json.count("last", lines.last);
    json.end_object();
  }
  json.end_array();
}

// Returns the sentences below the headline.
std::vector<std::string> sentences(const redaction::RedactedExplanation& explanation) {
  std::vector<std::string> lines = {claim(explanation)};
  for (std::string& line : fix_words(explanation)) lines.push_back(std::move(line));
  std::erase(lines, "");
  return lines;
}

void write_occurrence(JsonWriter& json, const redaction::Occurrence& one, Hint hint) {
  json.begin_object();
  json.text("part", one.part);
  if (hint >= Hint::kWhat) json.text("title", one.title);
  if (hint == Hint::kFull) {
    json.text("slot", one.slot);
    json.text("choice", one.choice);
    json.text("code", one.code);
  }
  json.count("count", one.who.size());
  json.texts("submissions", one.who);
  json.end_object();
}

void write_class(JsonWriter& json, const redaction::RedactedExplanations& all, Hint hint) {
  json.begin_array("submissions");
  for (const redaction::RedactedExplanation& one : all.submissions) {
    json.begin_object();
    write_explanation_members(json, one);
    json.end_object();
  }
  json.end_array();
  write_explanation_totals(json, all, hint);
}

}  // namespace

std::string_view hint_name(Hint hint) {
  if (hint == Hint::kNone) return "none";
  if (hint == Hint::kWhere) return "where";
  return hint == Hint::kWhat ? "what" : "full";
}

void write_explanation_members(JsonWriter& json,
                               const redaction::RedactedExplanation& explanation) {
  json.text("name", explanation.name);
  json.text("status", name_of(explanation.status));
  json.flag("follows_rules", explanation.follows_rules);
  json.text("headline", headline(explanation));
  write_program_rules(json, explanation.followed);
  json.text("reason", explanation.reason);
  if (explanation.hint < Hint::kWhere) return;
  json.count("inputs", explanation.inputs);
  json.count("fresh", explanation.fresh);
  json.texts("parts", explanation.to_look_at);
  json.texts("unknown", explanation.unknown);
  json.texts("sentences", sentences(explanation));
  write_parts(json, explanation);
  write_crash(json, explanation);
  write_lines(json, explanation);
  if (explanation.hint < Hint::kWhat) return;
  write_deviations(json, explanation);
  if (explanation.hint == Hint::kFull) json.text("variant", explanation.variant);
}

void write_explanation_totals(JsonWriter& json, const redaction::ExplanationTotals& totals,
                              Hint hint) {
  json.begin_object("statuses");
  json.count("explained", totals.counts.explained);
  json.count("follow_rules", totals.counts.follow_rules);
  json.count("partly", totals.counts.partly);
  json.count("unexplained", totals.counts.unexplained);
  json.end_object();
  json.begin_array("histogram");
  for (const redaction::Occurrence& one : totals.histogram) write_occurrence(json, one, hint);
  json.end_array();
}

std::string write_explanation_json(const redaction::RedactedExplanations& all,
                                   const redaction::Telling& telling) {
  JsonWriter json;
  json.begin_object();
  json.text("schema", kExplanationSchema);
  json.text("hint", hint_name(telling.hint));
  redaction::write_rules(json, telling.rules);
  if (all.submissions.size() == 1) {
    write_explanation_members(json, all.submissions.front());
  } else {
    write_class(json, all, telling.hint);
  }
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
