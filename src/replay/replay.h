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

/// What is drawn around the agents of a class.
struct AgentKind {
  double cohesion_radius = 0.0;
  double separation_radius = 0.0;
  double alignment_radius = 0.0;
  double body_radius = 0.0;
  std::vector<std::string_view> behaviors;  ///< in the order in which they are combined
};

/// Something that a program does otherwise than the rules, in a sentence.
struct ToldCause {
  std::vector<std::string> parts;  ///< of a step: "separation", "the time step"
  std::string sentence;
  std::string expected_formula;  ///< both empty where they are withheld
  std::string formula;
};

/// Why a program parts from the rules, as far as it may be told.
struct ToldExplanation {
  std::string headline;
  std::vector<ToldCause> causes;
};

/// Of the flock that another program printed.
struct OtherOutput {
  std::string program;                     ///< what printed it: a command line, a file
  std::optional<judge::Address> ends_at;   ///< the first value that is missing
  bool goes_on = false;                    ///< there is more than was asked for
  std::string how;                         ///< why it did not end well; empty where it did
  std::string verdict;                     ///< "WA"
  std::string verdict_words;               ///< "wrong answer"
  std::optional<judge::Difference> first;  ///< that lies in the assignment's steps
  std::string tolerance;                   ///< of the comparison, absolute
  std::string relative_tolerance;          ///< the same, relative
  std::optional<ToldExplanation> explanation;
};

/// All that a page shows; docs/replay.md says how it is written down.
struct Replay {
  std::string title;
  std::string input;
  std::string made_by;
  std::string rules = "course";
  std::uint64_t steps = 0;  ///< of the assignment
  CourseParameters course;
  std::vector<AgentKind> kinds;
  std::vector<std::uint32_t> kind_of;    ///< of each agent of the assignment; empty: all are of 0
  std::vector<std::string> group_names;  ///< of few kinds of agents; empty: they are not told apart
  std::vector<std::uint32_t> group_of;   ///< of each agent of the assignment
  Recording recording;
  std::optional<OtherOutput> other;  ///< with recording.actual
  std::optional<std::vector<ForceTrack>> forces;
  std::string forces_left_out;  ///< why there are none
  std::optional<ExactTrack> exact;
  std::string exact_left_out;         ///< why there is none
  std::vector<StepRules> step_rules;  ///< ascending by step, the first from step 0
  std::vector<World> worlds;          ///< the first from step 0
};

/// The reason where steps are, for forces and exact numbers are kept of all or none.
inline constexpr std::string_view kStepsLeftOut = "steps are left out";
inline constexpr std::string_view kAgentsLeftOut = "agents are left out";

/// The page: one text without any outside part. `state_bytes`: what its frames may take compressed;
/// steps are left out until they fit.
std::string page_of(Replay replay, std::size_t state_bytes);

}  // namespace flocking::replay
