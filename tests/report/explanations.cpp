#include "report/explanations.h"

#include <stdexcept>

#include "report/explanation_formats.h"
#include "report/records.h"

namespace flocking::report::testing {
namespace {

using explain::Deviation;
using explain::Explanation;
using explain::Slot;
using explain::Status;

// Without a witness.
template <class Choice>
Deviation& deviate(Explanation& explanation, Slot slot, Choice choice, std::uint64_t breaks) {
  explanation.variant.set(slot, static_cast<std::uint8_t>(choice));
  Deviation& deviation = explanation.deviations.emplace_back();
  deviation.slot = slot;
  deviation.choice = static_cast<std::uint8_t>(choice);
  deviation.breaks = breaks;
  return deviation;
}

}  // namespace

Explanation three_deviations() {
  Explanation all;
  all.status = Status::kExplained;
  deviate(all, Slot::kSeparationDirection, explain::Direction::kTowards, 11).witness = {
      "0 5 9 0\n0 1 0\n2\n0 0 0 0\n2 0 0 0\n1\n",
      "-0.500 0.000 -0.500 0.000\n2.500 0.000 0.500 0.000\n",
      "0.500 0.000 0.500 0.000\n1.500 0.000 -0.500 0.000\n", true};
  deviate(all, Slot::kCohesionTimes, explain::Times::kPerNeighbor, 7).witness = {
      "4 0 0 0\n1 0 0\n3\n", "1\n", "2\n", false};
  deviate(all, Slot::kNumbers, explain::Numbers::kFloat, 0);
  all.remarks = {"the text \"step 1\" was taken out of each frame"};
  all.inputs = 63;
  all.fresh = 20;
  all.cases = 15;
  all.passed = 4;
  all.fixes = {{1, 8}, {2, 15}, {3, 15}};
  return all;
}

Explanation right_program() {
  Explanation all;
  all.status = Status::kExplained;
  all.inputs = 1;
  all.fresh = 1;
  all.cases = 1;
  all.passed = 1;
  return all;
}

Explanation partly_explained() {
  Explanation all;
  all.status = Status::kPartly;
  deviate(all, Slot::kAlignmentWeight, explain::Weight::kZero, 1);
  all.unknown = {"cohesion"};
  all.reason = "no formula for cohesion fits";
  all.inputs = 41;
  all.cases = 1;
  all.fixes = {{1, 0}};
  return all;
}

Explanation unexplained() {
  Explanation all;
  all.reason = "it prints something else each time";
  all.inputs = 2;
  return all;
}

Explanation wrong_loop() {
  Explanation all = three_deviations();
  all.deviations.clear();
  all.variant = {};
  deviate(all, Slot::kSeparationDirection, explain::Direction::kTowards, 9);
  deviate(all, Slot::kCohesionTimes, explain::Times::kPerNeighbor, 7);
  deviate(all, Slot::kSeparationTimes, explain::Times::kPerNeighbor, 5).witness = {
      "4 0 0 0\n1 0 0\n3\n", "1\n", "2\n", true};
  deviate(all, Slot::kSeparationClamp, explain::Clamp::kPerComponent, 4);
  deviate(all, Slot::kAlignmentTimes, explain::Times::kPerNeighbor, 3);
  deviate(all, Slot::kPrintingDigits, explain::Digits::kSix, 0);
  deviate(all, Slot::kCohesionEmpty, explain::Empty::kNan, 0);
  deviate(all, Slot::kAlignmentEmpty, explain::Empty::kNan, 0);
  all.fixes = {{1, 5}, {2, 6}, {3, 7}, {4, 8}, {5, 9}, {6, 9}, {7, 9}, {8, 9}};
  return all;
}

Explanation template_unchanged() {
  Explanation all = right_program();
  deviate(all, Slot::kCohesionWeight, explain::Weight::kZero, 1);
  deviate(all, Slot::kSeparationWeight, explain::Weight::kZero, 1);
  deviate(all, Slot::kAlignmentWeight, explain::Weight::kZero, 0);
  all.passed = 0;
  all.fixes = {{1, 0}, {2, 0}, {3, 1}};
  return all;
}

Explanation partly_with_facts() {
  Explanation all;
  all.status = Status::kPartly;
  deviate(all, Slot::kSeparationDirection, explain::Direction::kTowards, 0);
  all.unknown = {"alignment"};
  all.parts = {
      {"cohesion", explain::Knowledge::kRight, {}, {}},
      {"separation", explain::Knowledge::kDescribed, {Slot::kSeparationDirection}, {}},
      {"alignment",
       explain::Knowledge::kUnknown,
       {},
       {{"needs-two", "Alignment does nothing where there is only one neighbour.", "1 2\n3\n"},
        {"grows-with-dt", "Alignment is twice as strong where dt is.", "4 5\n6\n"}}},
      {"the time step", explain::Knowledge::kRight, {}, {}},
      {"reading", explain::Knowledge::kRight, {}, {}},
      {"printing", explain::Knowledge::kRight, {}, {}}};
  all.reason = "no formula for alignment fits";
  all.inputs = 80;
  return all;
}

Explanation facts_alone() {
  Explanation all;
  all.parts = {{"cohesion",
                explain::Knowledge::kUnknown,
                {},
                {{"no-effect", "Cohesion has no effect.", "7 8\n9\n"}}},
               {"reading", explain::Knowledge::kUnknown, {}, {}}};
  all.reason = "it prints something else each time";
  all.inputs = 30;
  return all;
}

Explanation crashing() {
  Explanation all;
  all.crash = explain::Crash{"signal 6 (SIGABRT)",
                             "terminate called after throwing 'std::invalid_argument' what(): stod",
                             "0 0 0 0\n0 0 0\n0\n1\n",
                             "The end of the last agent's line is read as a time step.",
                             "Add one getline before the loop over the time steps.",
                             12};
  all.reason = "it prints nothing";
  all.debug_lines = {"reading...", "N = 2", "done", "one too many"};
  all.inputs = 12;
  return all;
}

Explanation nasty_explanation(const std::string& text) {
  Explanation all = three_deviations();
  all.status = Status::kPartly;
  all.deviations[1].witness->found = text;
  all.unknown = {text};
  all.reason = text;
  all.remarks = {text, text};
  all.debug_lines = {text, text};
  all.crash = explain::Crash{"exit status 1", text, "", "", "", 1};
  return all;
}

std::vector<redaction::NamedExplanation> explained_class() {
  return {{"alice", three_deviations()},
          {"bob", right_program()},
          {"carol", partly_explained()},
          {"dave", unexplained()}};
}

std::vector<NamedClass> all_explanations() {
  std::vector<NamedClass> all;
  for (const redaction::NamedExplanation& one : explained_class()) all.push_back({one.name, {one}});
  const std::vector<redaction::NamedExplanation> more = {{"loop", wrong_loop()},
                                                         {"template", template_unchanged()},
                                                         {"facts", partly_with_facts()},
                                                         {"facts_alone", facts_alone()},
                                                         {"crash", crashing()}};
  for (const redaction::NamedExplanation& one : more) all.push_back({one.name, {one}});
  all.push_back({"class", explained_class()});
  all.push_back({"more", more});
  all.push_back({"none", {}});
  std::vector<redaction::NamedExplanation> nasty;
  for (const std::string& text : nasty_texts()) nasty.push_back({text, nasty_explanation(text)});
  all.push_back({"nasty", nasty});
  return all;
}

grade::Record explained_record(explain::Hint hint) {
  grade::Record record = record_of({});
  record.is_class = true;
  record.hint = hint;
  for (const redaction::NamedExplanation& one : explained_class()) {
    const bool is_right = one.explanation.deviations.empty() && one.explanation.reason.empty();
    grade::SubmissionResult& result = record.submissions.emplace_back();
    result.name = one.name;
    result.cases = {passed_case(), is_right ? passed_case() : wrong_case()};
    result.cases.back().name = "course/wrong";
    if (!is_right) result.explanation = one.explanation;
  }
  record.submissions.push_back(cannot_start_record().submissions.front());
  record.submissions.back().name = "erin";
  return record;
}

grade::Record located_record() {
  grade::Record record = crash_record();
  record.hint = explain::Hint::kWhat;
  grade::SubmissionResult& result = record.submissions.front();
  result.explanation = three_deviations();
  result.lines = diagnosis::LineFindings{
      .fixes = {{.file = "src/force, all.cpp",
                 .line = 88,
                 .part = "separation",
                 .kind = "swap the two sides of -",
                 .diff = "-a - b\n+b - a\n",
                 .cases_after = 9}},
      .lines = {{.part = "cohesion", .file = "src/main.cpp", .first = 60, .last = 82}},
      .unrepaired = {"cohesion"},
      .cases = 14};
  result.cases.push_back(crash_case());
  result.cases.back().name = "course/other";
  for (int i = 0; i < 12; ++i) {
    result.cases.push_back(wrong_case());
    result.cases.back().name += std::to_string(i);
    result.cases.back().comparison->first->line = static_cast<std::uint64_t>(i) + 1;
  }
  return record;
}

std::vector<NamedRecord> explained_records() {
  std::vector<NamedRecord> records;
  for (const NamedHint& named : all_hints()) {
    records.push_back({"explained_" + std::string(named.name), explained_record(named.hint)});
  }
  grade::Record nasty = nasty_record(nasty_texts(), true);
  nasty.hint = explain::Hint::kFull;
  for (grade::SubmissionResult& one : nasty.submissions) {
    one.explanation = nasty_explanation(one.name);
  }
  records.push_back({"explained_nasty", nasty});
  records.push_back({"located", located_record()});
  nasty = nasty_record(nasty_texts(), false);
  nasty.hint = explain::Hint::kFull;
  nasty.submissions.front().explanation = nasty_explanation(nasty_texts().back());
  records.push_back({"explained_nasty_one", nasty});
  return records;
}

std::vector<NamedHint> all_hints() {
  return {{"none", explain::Hint::kNone},
          {"where", explain::Hint::kWhere},
          {"what", explain::Hint::kWhat},
          {"full", explain::Hint::kFull}};
}

std::string explained(std::string_view format, const Explanation& explanation, explain::Hint hint) {
  return explained(format, std::vector<redaction::NamedExplanation>{{"", explanation}}, hint);
}

std::string explained(std::string_view format,
                      const std::vector<redaction::NamedExplanation>& explanations,
                      explain::Hint hint) {
  for (const ExplanationFormat& row : explanation_formats()) {
    if (row.name == format) return row.write(explanations, {.hint = hint});
  }
  throw std::invalid_argument("no such format");
}

}  // namespace flocking::report::testing
