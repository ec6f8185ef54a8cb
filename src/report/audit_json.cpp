#include "base/json_writer.h"
#include "redaction/rules_words.h"
#include "report/audit_report.h"

namespace flocking::report {
namespace {

const char* audit_word(audit::Fate fate) {
  switch (fate) {
    case audit::Fate::kNoticed:
      return "noticed";
    case audit::Fate::kSurvives:
      return "survives";
    case audit::Fate::kUnshown:
      return "unshown";
  }
  return "";
}

const char* audit_word(audit::MutantKind kind) {
  switch (kind) {
    case audit::MutantKind::kSingle:
      return "single";
    case audit::MutantKind::kPair:
      return "pair";
    case audit::MutantKind::kTemplate:
      return "template";
  }
  return "";
}

void write_tally(JsonWriter& json, const audit::Tally& tally, std::string_view name) {
  json.begin_object(name);
  json.text("name", tally.name);
  json.count("noticed", tally.noticed);
  json.count("survive", tally.survive);
  json.count("unshown", tally.unshown);
  json.end_object();
}

void write_mutants(JsonWriter& json, const audit::Audit& audit) {
  json.begin_array("deviations");
  for (std::size_t i = 0; i < audit.mutants.size(); ++i) {
    const audit::Mutant& mutant = audit.mutants[i];
    json.begin_object();
    json.text("kind", audit_word(mutant.kind));
    json.text("code", mutant.code);
    json.text("part", mutant.part);
    json.text("sentence", mutant.sentence);
    json.number("prior", mutant.prior);
    json.text("fate", audit_word(audit.fate(i)));
    std::vector<std::string> by;
    for (const audit::AuditedCase& one : audit.cases) {
      if (one.notices[i]) by.push_back(one.name);
    }
    json.texts("noticed_by", by);
    for (const audit::Survivor& survivor : audit.survivors) {
      if (survivor.mutant == i && !survivor.input.empty()) json.text("input", survivor.input);
    }
    json.end_object();
  }
  json.end_array();
}

void write_cases(JsonWriter& json, const audit::Audit& audit) {
  json.begin_array("cases");
  for (std::size_t i = 0; i < audit.cases.size(); ++i) {
    json.begin_object();
    json.text("name", audit.cases[i].name);
    json.count("agents", audit.cases[i].agents);
    json.count("steps", audit.cases[i].steps);
    std::vector<std::string> alone;
    for (const std::size_t mutant : audit::noticed_alone(audit, i)) {
      alone.push_back(audit.mutants[mutant].code);
    }
    json.texts("noticed_alone", alone);
    json.end_object();
  }
  json.end_array();
}

void write_minimal(JsonWriter& json, const AuditReport& report) {
  if (!report.minimal) return json.nothing("minimal");
  json.begin_object("minimal");
  json.flag("is_smallest", report.minimal->is_smallest);
  std::vector<std::string> names;
  for (const std::size_t i : report.minimal->cases) names.push_back(report.audit.cases[i].name);
  json.texts("cases", names);
  json.end_object();
}

void write_added(JsonWriter& json, const AuditReport& report) {
  if (!report.added) return json.nothing("added");
  json.begin_array("added");
  for (const AddedCase& one : *report.added) {
    json.begin_object();
    json.text("name", one.name);
    std::vector<std::string> codes;
    for (const std::size_t mutant : one.notices) {
      codes.push_back(report.audit.mutants[mutant].code);
    }
    json.texts("notices", codes);
    json.end_object();
  }
  json.end_array();
}

void write_unfair(JsonWriter& json, const AuditReport& report) {
  json.begin_array("unfair");
  for (const audit::UnfairCase& one : report.unfair) {
    json.begin_object();
    json.text("name", one.name);
    json.text("manner", one.manner);
    json.count("step", one.step);
    json.count("agent", one.agent);
    json.text("field", one.field);
    json.text("expected", one.expected);
    json.text("found", one.found);
    json.number("drift", one.drift);
    json.end_object();
  }
  json.end_array();
}

}  // namespace

std::string write_audit_json(const AuditReport& report) {
  const audit::Audit& audit = report.audit;
  JsonWriter json;
  json.begin_object();
  json.text("schema", "flocking-audit/1");
  json.text("folder", report.folder);
  json.number("score", audit::score(audit));
  redaction::write_rules(json, report.rules);
  write_tally(json, audit::total_tally(audit), "total");
  json.begin_array("parts");
  for (const audit::Tally& tally : audit::tallies_by_part(audit)) write_tally(json, tally, "");
  json.end_array();
  write_mutants(json, audit);
  write_cases(json, audit);
  json.texts("wrong", audit.wrong);
  json.texts("large", audit.large);
  json.count("inputs_tried", audit.inputs);
  write_minimal(json, report);
  write_added(json, report);
  write_unfair(json, report);
  json.texts("remarks", report.remarks);
  json.end_object();
  return json.take();
}

}  // namespace flocking::report
