#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "app/nameless_file.h"
#include "app/replay_observer.h"
#include "grade/mapped_file.h"
#include "grade/record.h"
#include "io/file.h"
#include "judge/comparator.h"
#include "settings/tree.h"

namespace flocking::app {

/// A flock to be shown beside the simulator's.
struct OtherFlock {
  std::string program;      ///< what printed it: a command line, a file
  std::string_view output;  ///< all of it; must outlive what it is given to
  std::string how;          ///< why it did not end well: "exit status 1"; empty where it did
  /// Of how it ended; where that was well, what it printed decides.
  grade::Verdict verdict = grade::Verdict::kAccepted;
  std::optional<replay::ToldExplanation> explanation =
      std::nullopt;  ///< why it parts from the rules
};

/// What a page is called.
struct ReplayNames {
  std::string title;
  std::string input;
};

/// A page, and what it shows.
struct ReplayPage {
  std::string page;
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
  std::optional<judge::Comparison> comparison;  ///< of the other flock
  grade::Verdict verdict = grade::Verdict::kAccepted;
};

/// Simulates an assignment for a replay.
class Replayer {
 public:
  /// `has_other`: another flock will stand beside the simulator's. Throws EnvironmentError.
  explicit Replayer(bool has_other, const replay::Budget& budget = {});

  /// Throws what Simulation does; what was computed by then is kept. To be called once.
  void simulate(const settings::Tree& settings, const io::File& input);

  /// Whether there are agents to show.
  [[nodiscard]] bool has_flock() const { return observer_.has_begun(); }
  /// With another flock, how much the simulator printed.
  [[nodiscard]] std::uint64_t expected_bytes() const { return answer_->text().size(); }

  /// With another flock: whether the simulator printed the numbers of `answer`.
  [[nodiscard]] bool computed(std::string_view answer) const;

  /// The page; `other` is given as it was announced. To be called once.
  ReplayPage finish(const ReplayNames& names, const OtherFlock* other,
                    const judge::Tolerance& tolerance);

 private:
  void compare(replay::Replay& replay, const OtherFlock& other, const judge::Tolerance& tolerance,
               ReplayPage& replayed);

  replay::Budget budget_;
  std::unique_ptr<NamelessFile> kept_;  // the answer, with another flock
  std::optional<io::Output> output_;
  ReplayObserver observer_;
  std::unique_ptr<grade::MappedFile> answer_;
};

/// An input and what it must make a program print.
struct InputAndAnswer {
  std::string_view input;
  std::string_view answer;
};

/// The replay of a case beside an output for it. Throws what Simulation does, and MisfitError where
/// the answer is not the simulator's.
ReplayPage replay_of_case(const InputAndAnswer& one, const settings::Tree& settings,
                          const ReplayNames& names, const OtherFlock& other,
                          const judge::Tolerance& tolerance);

}  // namespace flocking::app
