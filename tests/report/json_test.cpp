#include <gtest/gtest.h>

#include <string>

#include "report/explanations.h"
#include "report/records.h"

namespace flocking::report {
namespace {

using testing::written;

TEST(JsonReport, TellsAllOfACase) {
  grade::CaseResult result = testing::wrong_case();
  result.comparison->layout = {{judge::Layout::kBlanks, 2, 7}};
  result.comparison->first_not_finite = 16;
  EXPECT_EQ(written("json", testing::record_of({result})),
            R"~({
  "schema": "flocking-grade/1",
  "program_version": "1.0",
  "started_at": "2025-03-01T12:00:00Z",
  "wall_s": 2.5,
  "disclosure": "full",
  "is_class": false,
  "interrupted": null,
  "sandbox": {
    "layers": [
      "limits",
      "namespaces"
    ],
    "timing": "",
    "missing": [
      "cgroup (not writable)"
    ]
  },
  "rules": null,
  "score": {
    "passed": 0,
    "cases": 1,
    "points": 0,
    "max_points": 1
  },
  "submissions": [
    {
      "name": "./student",
      "cannot_start": null,
      "score": {
        "passed": 0,
        "cases": 1,
        "points": 0,
        "max_points": 1
      },
      "cases": [
        {
          "name": "course/wrong",
          "group": "course",
          "hidden": false,
          "sample": false,
          "verdict": "WA",
          "verdict_name": "wrong answer",
          "points": 0,
          "max_points": 1,
          "verdict_only": false,
          "detail": "",
          "runs": 1,
          "nondeterministic": false,
          "agents": 2,
          "steps": 2,
          "limits": {
            "cpu_s": 2,
            "wall_s": 5,
            "memory_bytes": 536870912,
            "output_bytes": 16777216,
            "processes": 1
          },
          "usage": {
            "cpu_s": 0.0031,
            "wall_s": 0.0102,
            "peak_memory_bytes": 3670016,
            "output_bytes": 120
          },
          "warnings": [],
          "comparison": {
            "absolute_tolerance": "0.001",
            "relative_tolerance": "0",
            "expected_values": 16,
            "found_values": 16,
            "differences": 3,
            "extra_lines": 0,
            "first_difference": {
              "kind": "value",
              "index": 11,
              "step": 2,
              "agent": 0,
              "field": "vy",
              "expected": "1.234",
              "found": "1.236",
              "error": "0.002",
              "line": 3,
              "column": 19
            },
            "largest_error": {
              "error": "0.4",
              "value": 0.4,
              "index": 12,
              "step": 2,
              "agent": 1,
              "field": "x"
            },
            "first_not_finite": {
              "index": 16,
              "step": null,
              "agent": null,
              "field": null
            },
            "layout": [
              {
                "kind": "blanks",
                "count": 2,
                "first_line": 7
              }
            ]
          },
          "findings": [
            "step 2, agent 0, vy: expected 1.234, found 1.236, off by 0.002 (line 3, column 19 of the output)",
            "the first NaN or infinity: step 3, agent 0, x",
            "3 of 16 values differ, largest error 0.4 at step 2, agent 1, x",
            "layout: 2 places without exactly one space between values, first line 7"
          ],
          "input_excerpt": "10 10 1 10\n1 1 1 2",
          "stderr_excerpt": "step 1\nstep 2",
          "replay": null
        }
      ],
      "explanation": null
    }
  ],
  "cases": [
    {
      "name": "course/wrong",
      "group": "course",
      "hidden": false,
      "score": {
        "passed": 0,
        "cases": 1,
        "points": 0,
        "max_points": 1
      }
    }
  ],
  "explanations": null
}
)~");
}

TEST(JsonReport, TellsTheVerdictOnlyOfAHiddenCase) {
  const std::string report = written("json", testing::record_of({testing::hidden_case()}));
  const std::size_t begin = report.find("      \"cases\": [");
  EXPECT_EQ(report.substr(begin, report.find("\n    }\n  ]", begin) - begin),
            R"~(      "cases": [
        {
          "name": "secret/zero",
          "group": "secret",
          "hidden": true,
          "sample": false,
          "verdict": "WA",
          "verdict_name": "wrong answer",
          "points": 0,
          "max_points": 2,
          "verdict_only": true
        }
      ],
      "explanation": null)~");
}

TEST(JsonReport, HasTotalsPerCaseAndPerSubmission) {
  const std::string report =
      written("json", testing::under(grade::Disclosure::kVerdict, testing::class_record()));
  const std::size_t begin = report.find("\n  \"cases\"") + 1;
  EXPECT_EQ(report.substr(begin, report.find("\n  \"explanations\"") - begin),
            R"~(  "cases": [
    {
      "name": "course/two",
      "group": "course",
      "hidden": false,
      "score": {
        "passed": 1,
        "cases": 2,
        "points": 1,
        "max_points": 2
      }
    },
    {
      "name": "course/wrong",
      "group": "course",
      "hidden": false,
      "score": {
        "passed": 0,
        "cases": 2,
        "points": 0,
        "max_points": 2
      }
    }
  ],)~");
}

TEST(JsonReport, HasExplanationsWhereThereAreSome) {
  grade::Record record = testing::explained_record(explain::Hint::kWhat);
  record.submissions.resize(1);
  const std::string report = written("json", record);
  const std::size_t begin = report.find("      \"explanation\"");
  EXPECT_TRUE(report.substr(begin).starts_with(R"(      "explanation": {
        "name": "alice",
        "status": "explained",
        "follows_rules": false,
        "headline": "Alignment is right. Separation points towards neighbours instead of away. Cohesion is added once per neighbour. One more thing differs from the rules, but breaks no case.",
        "reason": "",
        "inputs": 63,
)")) << report.substr(begin);
  EXPECT_TRUE(report.substr(report.find("  \"explanations\"")).starts_with(R"(  "explanations": {
    "hint": "what",
    "statuses": {
      "explained": 1,
)")) << report;
  EXPECT_EQ(report.find("variant"), std::string::npos);
}

TEST(JsonReport, TellsWhereItCrashedAndWhatCompilersWarnOf) {
  const std::string report = written("json", testing::crash_record());
  EXPECT_NE(report.find(R"~(          "crash": {
            "file": "src/main.cpp",
            "line": 71,
            "cause": "std::stod of 'x'",
            "callers": [
              "src/main.cpp:90",
              "src/read.h:4"
            ],
            "trouble": "crash"
          },
)~"),
            std::string::npos)
      << report;
  EXPECT_NE(report.find(R"~(      "build_warnings": [
        "src/main.cpp:8: suggest parentheses"
      ],
)~"),
            std::string::npos)
      << report;
}

// Every format shows the place of a crash, each in its own syntax.
TEST(Reports, TellWhereItCrashed) {
  for (const char* format : {"text", "markdown", "json", "junit", "html", "tap"}) {
    EXPECT_NE(written(format, testing::crash_record()).find("at src/main.cpp:71: std::stod of"),
              std::string::npos)
        << format;
  }
  EXPECT_NE(written("github", testing::crash_record()).find("::error file=src/main.cpp,line=71,"),
            std::string::npos);
}

TEST(JsonReport, LinksReplays) {
  grade::CaseResult result = testing::wrong_case();
  result.replay = "replays/a:b/100% \"\xff.html";
  const std::string report = written("json", testing::record_of({result}));
  EXPECT_NE(report.find(R"("replay": "replays/a%3Ab/100%25%20%22%FF.html")"), std::string::npos)
      << report;
}

}  // namespace
}  // namespace flocking::report
