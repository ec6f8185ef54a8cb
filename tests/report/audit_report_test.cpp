#include "report/audit_report.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace flocking::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

audit::Mutant mutant(const std::string& code, const std::string& part, double prior) {
  audit::Mutant made;
  made.code = code;
  made.part = part;
  made.sentence = "It does " + part + ".";
  made.prior = prior;
  return made;
}

AuditReport sample_report() {
  AuditReport report;
  report.folder = "my cases";
  audit::Audit& audit = report.audit;
  audit.mutants = {mutant("cohesion.a=b", "cohesion", 3.0), mutant("cohesion.c=d", "cohesion", 1.0),
                   mutant("step.e=f", "step", 4.0), mutant("step.g=h", "step", 9.0)};
  audit.cases.push_back({.name = "a|<b>",
                         .agents = 2,
                         .steps = 1,
                         .pairs = 4,
                         .notices = {true, false, false, false}});
  audit.cases.push_back(
      {.name = "c", .agents = 3, .steps = 2, .pairs = 18, .notices = {true, true, false, false}});
  audit.survivors = {{2, "0 0 0\n1\n"}, {3, ""}};
  audit.wrong = {"bad"};
  audit.large = {"big"};
  report.minimal = audit::MinimalSet{{1}, true};
  report.remarks = {"a remark"};
  return report;
}

TEST(AuditReport, IsText) {
  EXPECT_EQ(
      write_audit_text(sample_report()),
      R"(my cases: audit: score 50.0 of 100; 2 of 4 wrong programs are noticed, 1 survive, 1 show on no input that was tried
left out, since a right program fails them: bad
left out, since they take too long: big
1 of 2 cases notice only what other cases notice too, such as a|<b>
1 of 2 cases notice as much as all, and no smaller set does: c
a remark

  part     noticed survive shown by no input
  cohesion 2 of 2  0       0
  step     0 of 2  1       1
  all      2 of 4  1       1

Not noticed by any case, although these inputs show them:
  step.e=f
    It does step.
| 0 0 0
| 1

No input that was tried shows these:
  step.g=h
    It does step.

Cases:
    case  agents steps notices noticed only here
  1 a|<b> 2      1     1
  2 c     3      2     2       cohesion.c=d

Which case notices which mistake (one column per case):
  xx cohesion.a=b
  .x cohesion.c=d
  .. step.e=f
  .. step.g=h
)");
}

TEST(AuditReport, IsMarkdown) {
  const std::string text = write_audit_markdown(sample_report());
  EXPECT_THAT(text, HasSubstr("# Cases of `my cases`\n\naudit: score 50.0 of 100;"));
  EXPECT_THAT(
      text, HasSubstr("\n## Survive\n\n| deviation | what the wrong program does |\n| --- | --- |\n"
                      "| `step.e=f` | It does step. |\n"));
  EXPECT_THAT(text, HasSubstr("| 1 | `a\\x7c<b>` | 2 | 1 | 1 |  |\n"));
  EXPECT_THAT(text, HasSubstr("| deviation | 1 | 2 |\n| --- | --- | --- |\n"
                              "| `cohesion.a=b` | x | x |\n| `cohesion.c=d` |  | x |\n"));
}

TEST(AuditReport, TellsWhatIsOddAboutTheSet) {
  audit::SetFindings findings;
  EXPECT_THAT(set_words(findings), ::testing::IsEmpty());
  findings.same = {{"a", "b"}};
  findings.leaks = {{"c", "d"}};
  findings.other_layout = {"e"};
  findings.without_newline = {"f"};
  findings.dearest = "g";
  findings.dearest_pairs = 4e5;
  findings.dearest_share = 0.875;
  EXPECT_THAT(
      set_words(findings),
      ::testing::ElementsAre(
          "a hidden case has the same numbers as a visible case: c and d",
          "cases with the same numbers, equal or in another layout: a and b",
          "programs that read the assignment line by line may crash on 1 input in another "
          "layout: e",
          "no line end after the last line: f", "g takes 88% of the time to compute all cases"));
  findings.dearest_pairs = 4.0;
  EXPECT_EQ(set_words(findings).size(), 4U);
}

TEST(AuditReport, TellsUnfairCases) {
  EXPECT_EQ(unfair_words({.name = "a",
                          .manner = "compares squares",
                          .step = 2,
                          .agent = 1,
                          .field = "vy",
                          .expected = "1.000",
                          .found = "3.500",
                          .drift = 2.5}),
            "a is unfair: a right program that compares squares prints 3.500 for 1.000 at step 2, "
            "agent 1, vy; right programs differ by 2.5");
}

TEST(AuditReport, IsJson) {
  const std::string text = write_audit_json(sample_report());
  for (const char* piece :
       {"\"schema\": \"flocking-audit/1\"", "\"score\": 50", "\"code\": \"step.e=f\"",
        "\"fate\": \"survives\"", "\"input\": \"0 0 0\\n1\\n\"", "\"is_smallest\": true",
        "\"rules\": null", "\"added\": null", "\"inputs_tried\": 0"}) {
    EXPECT_THAT(text, HasSubstr(piece));
  }
}

TEST(AuditReport, IsAPageWithoutScriptsThatNothingCanBreakOutOf) {
  const std::string text = write_audit_html(sample_report());
  EXPECT_THAT(text, HasSubstr("<td><code>a|&lt;b&gt;</code></td>"));
  EXPECT_THAT(text, HasSubstr("<td class=\"noticed\">x</td>"));
  EXPECT_THAT(text, HasSubstr("default-src 'none'; style-src 'sha256-"));
  EXPECT_THAT(text, Not(HasSubstr("<b>")));
  EXPECT_THAT(text, Not(HasSubstr("<script")));
}

}  // namespace
}  // namespace flocking::report
