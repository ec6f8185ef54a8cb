#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"

// check.sh validates the syntax and the schema.
namespace flocking::report {
namespace {

using explain::Hint;
using testing::explained;

TEST(ExplanationJson, TellsAllUnderTheFullHint) {
  explain::Explanation one = testing::three_deviations();
  one.deviations.resize(1);
  one.fixes.resize(1);
  EXPECT_EQ(explained("json", {{"</script>", one}}, Hint::kFull), R"({
  "schema": "flocking-explain/1",
  "hint": "full",
  "rules": null,
  "name": "\u003c/script\u003e",
  "status": "explained",
  "follows_rules": false,
  "headline": "Cohesion and alignment are right. Separation points towards neighbours instead of away.",
  "reason": "",
  "inputs": 63,
  "fresh": 20,
  "parts": [
    "separation"
  ],
  "unknown": [],
  "sentences": [
    "Explained: with this change, our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them used only to check the explanation.",
    "Without changes, 4 of 15 cases pass.",
    "Fixing it makes 8 of 15 cases pass.",
    "The answers of the other 7 follow other rules than course: no program can pass all cases until all answers follow the same rules."
  ],
  "forces": [
    {
      "name": "cohesion",
      "verdict": "right",
      "deviations": [],
      "facts": []
    },
    {
      "name": "separation",
      "verdict": "described",
      "deviations": [
        "separation.direction=towards"
      ],
      "facts": []
    },
    {
      "name": "alignment",
      "verdict": "right",
      "deviations": [],
      "facts": []
    }
  ],
  "step": {
    "verdict": "right",
    "deviations": [],
    "facts": []
  },
  "reading": {
    "verdict": "right",
    "deviations": [],
    "facts": []
  },
  "printing": {
    "verdict": "right",
    "deviations": [],
    "facts": []
  },
  "crash": null,
  "causes": [
    {
      "part": "separation",
      "parts": [
        "separation"
      ],
      "title": "Pulls towards neighbours",
      "sentence": "Separation points at the neighbour instead of away from it.",
      "effect": "Breaks 11 of 15 cases on its own.",
      "breaks_nothing": false,
      "code": "separation.direction=towards",
      "expected_formula": "P_a - P_i",
      "formula": "P_i - P_a",
      "symbols": "P_a: the position of the agent, P_i: the position of a neighbour",
      "witness_part": "",
      "witness": {
        "input": "0 5 9 0\n0 1 0\n2\n0 0 0 0\n2 0 0 0\n1\n",
        "expected": "-0.500 0.000 -0.500 0.000\n2.500 0.000 0.500 0.000\n",
        "found": "0.500 0.000 0.500 0.000\n1.500 0.000 -0.500 0.000\n",
        "seen": true
      }
    }
  ],
  "deviations": [
    {
      "part": "separation",
      "title": "Pulls towards neighbours",
      "sentence": "Separation points at the neighbour instead of away from it.",
      "breaks": 11,
      "slot": "separation.direction",
      "choice": "towards",
      "expected_formula": "P_a - P_i",
      "formula": "P_i - P_a",
      "witness": {
        "input": "0 5 9 0\n0 1 0\n2\n0 0 0 0\n2 0 0 0\n1\n",
        "expected": "-0.500 0.000 -0.500 0.000\n2.500 0.000 0.500 0.000\n",
        "found": "0.500 0.000 0.500 0.000\n1.500 0.000 -0.500 0.000\n",
        "seen": true
      }
    }
  ],
  "debug_lines": [],
  "remarks": [
    "the text \"step 1\" was taken out of each frame"
  ],
  "cases": 15,
  "judged": 15,
  "passed": 4,
  "fixes": [
    {
      "fixed": 1,
      "passed": 8
    }
  ],
  "variant": "cohesion.times=per-neighbor separation.direction=towards numbers=float"
}
)");
}

TEST(ExplanationJson, TellsSentencesUnderTheHintWhat) {
  EXPECT_EQ(explained("json", testing::partly_explained(), Hint::kWhat), R"({
  "schema": "flocking-explain/1",
  "hint": "what",
  "rules": null,
  "name": "",
  "status": "partly",
  "follows_rules": false,
  "headline": "Separation is right. Alignment is missing. It is unknown what cohesion computes.",
  "reason": "no formula for cohesion fits",
  "inputs": 41,
  "fresh": 0,
  "parts": [
    "alignment"
  ],
  "unknown": [
    "cohesion"
  ],
  "sentences": [
    "Partly explained: the mistakes that were found do not explain everything that the program prints. 41 inputs were tried.",
    "Without changes, 0 of 1 case passes.",
    "Fixing it makes 0 of 1 case pass."
  ],
  "forces": [
    {
      "name": "cohesion",
      "verdict": "unknown",
      "facts": []
    },
    {
      "name": "separation",
      "verdict": "right",
      "facts": []
    },
    {
      "name": "alignment",
      "verdict": "described",
      "facts": []
    }
  ],
  "step": {
    "verdict": "right",
    "facts": []
  },
  "reading": {
    "verdict": "right",
    "facts": []
  },
  "printing": {
    "verdict": "right",
    "facts": []
  },
  "crash": null,
  "causes": [
    {
      "part": "alignment",
      "parts": [
        "alignment"
      ],
      "title": "Alignment is missing",
      "sentence": "Alignment does not move any agent.",
      "effect": "Breaks 1 of 1 case on its own.",
      "breaks_nothing": false
    }
  ],
  "deviations": [
    {
      "part": "alignment",
      "title": "Alignment is missing",
      "sentence": "Alignment does not move any agent.",
      "breaks": 1
    }
  ],
  "debug_lines": [],
  "remarks": [],
  "cases": 1,
  "judged": 1,
  "passed": 0,
  "fixes": [
    {
      "fixed": 1,
      "passed": 0
    }
  ]
}
)");
}

TEST(ExplanationJson, TellsPartsUnderTheHintWhere) {
  EXPECT_EQ(explained("json", testing::three_deviations(), Hint::kWhere), R"({
  "schema": "flocking-explain/1",
  "hint": "where",
  "rules": null,
  "name": "",
  "status": "explained",
  "follows_rules": false,
  "headline": "Alignment is right. Look at separation, then at cohesion, then at the numbers.",
  "reason": "",
  "inputs": 63,
  "fresh": 20,
  "parts": [
    "separation",
    "cohesion",
    "the numbers"
  ],
  "unknown": [],
  "sentences": [
    "Explained: with changes in these parts, our simulator prints exactly what the program prints, on all 63 inputs that were tried, 20 of them used only to check the explanation."
  ],
  "forces": [
    {
      "name": "cohesion",
      "verdict": "described"
    },
    {
      "name": "separation",
      "verdict": "described"
    },
    {
      "name": "alignment",
      "verdict": "right"
    }
  ],
  "step": {
    "verdict": "right"
  },
  "reading": {
    "verdict": "right"
  },
  "printing": {
    "verdict": "right"
  },
  "crash": null
}
)");
}

TEST(ExplanationJson, TellsTheStatusAloneUnderTheHintNone) {
  EXPECT_EQ(explained("json", testing::right_program(), Hint::kNone), R"({
  "schema": "flocking-explain/1",
  "hint": "none",
  "rules": null,
  "name": "",
  "status": "explained",
  "follows_rules": true,
  "headline": "The program follows the rules.",
  "reason": ""
}
)");
}

TEST(ExplanationJson, EndsAClassWithAHistogram) {
  const std::string report =
      explained("json", {{"alice", testing::partly_explained()}, {"bob", testing::unexplained()}},
                Hint::kFull);
  EXPECT_TRUE(report.starts_with(
      "{\n  \"schema\": \"flocking-explain/1\",\n  \"hint\": \"full\",\n  \"rules\": null,\n"
      "  \"submissions\": [\n    {\n      \"name\": \"alice\",\n"));
  EXPECT_EQ(report.substr(report.find("  \"statuses\"")), R"(  "statuses": {
    "explained": 0,
    "follow_rules": 0,
    "partly": 1,
    "unexplained": 1
  },
  "histogram": [
    {
      "part": "alignment",
      "title": "Alignment is missing",
      "slot": "alignment.weight",
      "choice": "missing",
      "code": "alignment.weight=missing",
      "count": 1,
      "submissions": [
        "alice"
      ]
    }
  ]
}
)");
}

TEST(ExplanationJson, IsOfAClassWithoutSubmissions) {
  EXPECT_EQ(explained("json", std::vector<redaction::NamedExplanation>(), Hint::kNone), R"({
  "schema": "flocking-explain/1",
  "hint": "none",
  "rules": null,
  "submissions": [],
  "statuses": {
    "explained": 0,
    "follow_rules": 0,
    "partly": 0,
    "unexplained": 0
  },
  "histogram": []
}
)");
}

}  // namespace
}  // namespace flocking::report
