#include "report/explanation_json.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/json_writer.h"
#include "report/explanation_formats.h"
#include "report/explanation_words.h"

namespace flocking::report {
namespace {

using explain::Hint;

constexpr std::string_view kExplanationSchema = "flocking-explain/1";

std::string_view name_of(explain::Status status) {
  if (status == explain::Status::kExplained) return "explained";
  return status == explain::Status::kPartly ? "partly" : "unexplained";
}

void write_witness(JsonWriter& json, const ShownDeviation& deviation) {
  if (!deviation.witness) return json.nothing("witness");
  json.begin_object("witness");
  json.text("input", deviation.witness->input);
  json.text("expected", deviation.witness->expected);
  json.text("found", deviation.witness->found);
  json.flag("seen", deviation.witness->is_seen);
  json.end_object();
}

void write_deviation(JsonWriter& json, const ShownDeviation& deviation, Hint hint) {
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
    write_witness(json, deviation);
  }
  json.end_object();
}

void write_deviations(JsonWriter& json, const ShownExplanation& explanation) {
  json.begin_array("deviations");
  for (const ShownDeviation& deviation : explanation.deviations) {
    write_deviation(json, deviation, explanation.hint);
  }
  json.end_array();
  json.text("reason", explanation.reason);
  json.texts("remarks", explanation.remarks);
  json.count("cases", explanation.cases);
  json.count("passed", explanation.passed);
  json.begin_array("fixes");
  for (const explain::Fix& fix : explanation.fixes) {
    json.begin_object();
    json.count("fixed", fix.fixed);
    json.count("passed", fix.passed);
    json.end_object();
  }
  json.end_array();
}

// Each part once, in the order to look at them.
std::vector<std::string> parts_of(const ShownExplanation& explanation) {
  std::vector<std::string> parts;
  for (const ShownDeviation& deviation : explanation.deviations) {
    bool is_new = true;
    for (const std::string& part : parts) is_new = is_new && part != deviation.part;
    if (is_new) parts.push_back(deviation.part);
  }
  return parts;
}

// The account in words, but for the headline.
std::vector<std::string> sentences(const ShownExplanation& explanation) {
  std::vector<std::string> lines = {where_to_look(explanation), claim(explanation),
                                    not_known(explanation)};
  for (std::string& line : fix_words(explanation)) lines.push_back(std::move(line));
  std::erase(lines, "");
  return lines;
}

void write_occurrence(JsonWriter& json, const Occurrence& one, Hint hint) {
  json.begin_object();
  json.text("part", one.part);
  if (hint >= Hint::kWhat) json.text("title", one.title);
  if (hint == Hint::kFull) {
    json.text("slot", one.slot);
    json.text("choice", one.choice);
  }
  json.count("count", one.who.size());
  json.texts("submissions", one.who);
  json.end_object();
}

void write_class(JsonWriter& json, const ShownExplanations& all, Hint hint) {
  json.begin_array("submissions");
  for (const ShownExplanation& one : all.submissions) {
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

void write_explanation_members(JsonWriter& json, const ShownExplanation& explanation) {
  json.text("name", explanation.name);
  json.text("status", name_of(explanation.status));
  json.flag("follows_rules", explanation.follows_rules);
  json.text("headline", headline(explanation));
  if (explanation.hint < Hint::kWhere) return;
  json.count("inputs", explanation.inputs);
  json.count("fresh", explanation.fresh);
  json.texts("parts", parts_of(explanation));
  json.texts("unknown", explanation.unknown);
  json.texts("sentences", sentences(explanation));
  if (explanation.hint < Hint::kWhat) return;
  write_deviations(json, explanation);
  if (explanation.hint == Hint::kFull) json.text("variant", explanation.variant);
}

void write_explanation_totals(JsonWriter& json, const ExplanationTotals& totals, Hint hint) {
  json.begin_object("statuses");
  json.count("explained", totals.counts.explained);
  json.count("follow_rules", totals.counts.follow_rules);
  json.count("partly", totals.counts.partly);
  json.count("unexplained", totals.counts.unexplained);
  json.end_object();
  json.begin_array("histogram");
  for (const Occurrence& one : totals.histogram) write_occurrence(json, one, hint);
  json.end_array();
}

std::string write_explanation_json(const ShownExplanations& all, Hint hint) {
  JsonWriter json;
  json.begin_object();
  json.text("schema", kExplanationSchema);
  json.text("hint", hint_name(hint));
  if (all.submissions.size() == 1) {
    write_explanation_members(json, all.submissions.front());
  } else {
    write_class(json, all, hint);
  }
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
