#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"
#include "variant/choices.h"

namespace flocking::report {
namespace {

using explain::Hint;
using testing::explained;

TEST(ExplanationMarkdown, TellsAllUnderTheFullHint) {
  explain::Explanation one = testing::three_deviations();
  one.deviations.resize(1);
  one.fixes.resize(1);
  one.variant = {};
  one.variant.set(one.deviations[0].slot, one.deviations[0].choice);
  EXPECT_EQ(explained("markdown", {{"./a`b", one}}, Hint::kFull), R"(# Explanation

Submission: `./a\x60b`

**Cohesion and alignment are right. Separation points towards neighbours instead of away.**

Explained: with this change, our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them used only to check the explanation.

## 1. Pulls towards neighbours [separation]

Separation points at the neighbour instead of away from it.

- by the rules: `P_a - P_i`
- the program: `P_i - P_a`
- `P_a: the position of the agent, P_i: the position of a neighbour`

Breaks 11 of 15 cases on its own.

```text
input:
| 0 5 9 0
| 0 1 0
| 2
| 0 0 0 0
| 2 0 0 0
| 1
by the rules:                with only this mistake (the program really printed this):
| -0.500 0.000 -0.500 0.000  | 0.500 0.000 0.500 0.000
| 2.500 0.000 0.500 0.000    | 1.500 0.000 -0.500 0.000
```

## Altogether

- Without changes, 4 of 15 cases pass.
- Fixing it makes 8 of 15 cases pass.
- The answers of the other 7 follow other rules than course: no program can pass all cases until all answers follow the same rules.

This command prints what the program prints:

```text
flocking --variant "separation.direction=towards" < INPUT
```

- remark: `the text "step 1" was taken out of each frame`
)");
}

TEST(ExplanationMarkdown, KeepsAReasonInCode) {
  EXPECT_EQ(explained("markdown", testing::unexplained()),
            "# Explanation\n\n**Not explained**: `it prints something else each time`\n\n"
            "2 inputs were tried.\n");
  EXPECT_EQ(explained("markdown", explain::Explanation(), Hint::kNone),
            "# Explanation\n\n**Not explained.**\n");
}

TEST(ExplanationMarkdown, ShowsAHistogramAsATable) {
  const std::string full = explained("markdown", testing::explained_class());
  EXPECT_EQ(full.substr(full.find("## All")), R"(## All

4 submissions: 2 explained (1 of them follows the rules), 1 partly, 1 unexplained

| submissions | causes | choices | who |
| --- | --- | --- | --- |
| 1 | Added once per neighbour [cohesion] | `cohesion.times=per-neighbor` | `alice` |
| 1 | Pulls towards neighbours [separation] | `separation.direction=towards` | `alice` |
| 1 | Alignment is missing [alignment] | `alignment.weight=missing` | `carol` |
| 1 | Single precision [the numbers] | `numbers=float` | `alice` |
)");
  const std::string where = explained("markdown", testing::explained_class(), Hint::kWhere);
  EXPECT_NE(where.find("\n| submissions | parts to look at | who |\n| --- | --- | --- |\n"
                       "| 1 | cohesion | `alice` |\n"),
            std::string::npos);
  EXPECT_EQ(explained("markdown", std::vector<redaction::NamedExplanation>()),
            "# Explanations\n\n## All\n\n0 submissions: 0 explained, 0 partly, 0 unexplained\n");
}

TEST(ExplanationMarkdown, TellsTheRestInALine) {
  const std::string report = explained("markdown", testing::wrong_loop());
  EXPECT_NE(report.find("\n## Besides\n\n- Six decimals [printing]: Numbers are printed with six "
                        "decimals. Breaks no case on its own.\n"),
            std::string::npos);
  EXPECT_NE(report.find("\nUse --all to see every cause in full.\n"), std::string::npos);
}

TEST(ExplanationMarkdown, QuotesWhatTheProgramWrote) {
  const std::string report = explained("markdown", testing::crashing());
  EXPECT_NE(report.find("\nOn every input that was tried it ends with signal 6 (SIGABRT): "
                        "`terminate called after "),
            std::string::npos);
  EXPECT_NE(report.find("\nThese lines are not part of the answer:\n\n- `reading...`\n"),
            std::string::npos);
}

// These words are not escaped, so they must not contain markup.
TEST(ExplanationMarkdown, HasHarmlessWordsInTheTable) {
  for (const explain::Choice& choice : explain::choices()) {
    for (const std::string_view words : {choice.title, choice.sentence}) {
      EXPECT_EQ(words.find_first_of("`*<>[]|\\~#&\n"), std::string_view::npos) << words;
    }
    EXPECT_EQ(choice.formula.find_first_of("`\n"), std::string_view::npos) << choice.formula;
  }
}

}  // namespace
}  // namespace flocking::report
