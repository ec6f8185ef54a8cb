#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/course_parameters.h"
#include "judge/comparison.h"
#include "replay/exact_log.h"
#include "replay/force_log.h"
#include "replay/recording.h"
#include "replay/step_rules.h"
#include "replay/worlds.h"

namespace flocking::replay {

/// The radii and behaviours of a class of agents, for display.
struct AgentKind {
  double cohesion_radius = 0.0;
  double separation_radius = 0.0;
  double alignment_radius = 0.0;
  double body_radius = 0.0;
  std::vector<std::string_view> behaviors;  ///< in the order in which they are combined
};

/// A deviation of a program from the rules, in a sentence.
struct ToldCause {
  std::vector<std::string> parts;  ///< parts of the program: "separation", "the time step"
  std::string sentence;
  std::string expected_formula;  ///< like `formula`, empty if the hint withholds formulas
  std::string formula;
};

/// The disclosed part of the explanation of how a program deviates from the rules.
struct ToldExplanation {
  std::string headline;
  std::vector<ToldCause> causes;
};

/// The output of another program, and the result of its comparison.
struct OtherOutput {
  std::string program;                    ///< its source: a command line or a file
  std::optional<judge::Address> ends_at;  ///< the place of the first missing value
  bool goes_on = false;                   ///< there is more output than required
  std::string how;                        ///< why the program did not end normally; empty if it did
  std::string verdict;                    ///< "WA"
  std::string verdict_words;              ///< "wrong answer"
  std::optional<judge::Difference> first;  ///< within the steps of the assignment
  std::string tolerance;                   ///< absolute tolerance of the comparison
  std::string relative_tolerance;          ///< relative tolerance of the comparison
  std::optional<ToldExplanation> explanation;
};

/// The content of a page; docs/replay.md describes its encoding.
struct Replay {
  std::string title;
  std::string input;
  std::string made_by;
  std::string rules = "course";
  std::uint64_t steps = 0;  ///< number of steps of the assignment
  CourseParameters course;
  std::vector<AgentKind> kinds;
  std::vector<std::uint32_t> kind_of;    ///< per agent of the assignment; empty: all are of kind 0
  std::vector<std::string> group_names;  ///< few kinds of agents; empty: no groups
  std::vector<std::uint32_t> group_of;   ///< per agent of the assignment
  Recording recording;
  std::optional<OtherOutput> other;  ///< set together with recording.actual
  std::optional<std::vector<ForceTrack>> forces;
  std::string forces_left_out;  ///< why there are no forces
  std::optional<ExactTrack> exact;
  std::string exact_left_out;         ///< why there are no exact numbers
  std::vector<StepRules> step_rules;  ///< ascending by step; the first is from step 0
  std::vector<World> worlds;          ///< the first from step 0
};

/// Reasons why forces and exact numbers are missing: they are stored for all steps and agents, or
/// not at all.
inline constexpr std::string_view kStepsLeftOut = "steps are left out";
inline constexpr std::string_view kAgentsLeftOut = "agents are left out";

/// Returns the page: one text without external parts. Leaves out steps until the compressed frames
/// fit in `state_bytes`.
std::string page_of(Replay replay, std::size_t state_bytes);

}  // namespace flocking::replay
