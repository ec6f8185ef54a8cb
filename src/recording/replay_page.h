#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "console/nameless_file.h"
#include "grade/mapped_file.h"
#include "grade/record.h"
#include "io/file.h"
#include "judge/comparator.h"
#include "recording/replay_observer.h"
#include "settings/tree.h"

namespace flocking::recording {

/// A flock that is shown next to the simulator's.
struct OtherFlock {
  std::string program;      ///< its origin: a command line or a file
  std::string_view output;  ///< all of it; not owned
  std::string how;  ///< why its run did not end well: "exit status 1"; empty if it ended well
  /// The verdict on its run; kAccepted: the comparison of the outputs decides.
  grade::Verdict verdict = grade::Verdict::kAccepted;
  std::optional<replay::ToldExplanation> explanation =
      std::nullopt;  ///< why it differs from the rules
};

/// The title and the names in a page.
struct ReplayNames {
  std::string title;
  std::string input;
};

/// A page, and a summary of it.
struct ReplayPage {
  std::string page;
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
  std::optional<judge::Comparison> comparison;  ///< with the other flock
  grade::Verdict verdict = grade::Verdict::kAccepted;
};

/// Simulates an assignment for a replay.
class Replayer {
 public:
  /// `has_other`: the page will show another flock next to the simulator's. Throws
  /// EnvironmentError.
  explicit Replayer(bool has_other, const replay::Budget& budget = {});

  /// Simulates. Throws like Simulation; the steps before the error are kept. Must be called once.
  void simulate(const settings::Tree& settings, const io::File& input);

  /// Returns true if there are agents to show.
  [[nodiscard]] bool has_flock() const { return observer_.has_begun(); }
  /// Returns the number of bytes that the simulator printed. Requires `has_other`.
  [[nodiscard]] std::uint64_t expected_bytes() const { return answer_->text().size(); }

  /// Returns true if the simulator printed the numbers of `answer`. Requires `has_other`.
  [[nodiscard]] bool computed(std::string_view answer) const;

  /// Returns the page; `other` must be null unless `has_other`. Must be called once.
  ReplayPage finish(const ReplayNames& names, const OtherFlock* other,
                    const judge::Tolerance& tolerance);

 private:
  void compare(replay::Replay& replay, const OtherFlock& other, const judge::Tolerance& tolerance,
               ReplayPage& replayed);

  replay::Budget budget_;
  std::unique_ptr<console::NamelessFile> kept_;  // the answer; only with another flock
  std::optional<io::Output> output_;
  ReplayObserver observer_;
  std::unique_ptr<grade::MappedFile> answer_;
};

/// An input and its expected output.
struct InputAndAnswer {
  std::string_view input;
  std::string_view answer;
};

/// Returns a replay of a case next to a program's output for it. Throws like Simulation, and
/// MisfitError if the answer is not the simulator's.
ReplayPage replay_of_case(const InputAndAnswer& one, const settings::Tree& settings,
                          const ReplayNames& names, const OtherFlock& other,
                          const judge::Tolerance& tolerance);

}  // namespace flocking::recording
