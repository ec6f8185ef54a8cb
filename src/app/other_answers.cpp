#include "app/other_answers.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "app/followed_rules.h"
#include "base/error.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "io/flock_output.h"
#include "io/scanner.h"
#include "recording/simulation.h"
#include "recording/step_observer.h"

namespace flocking::app {
namespace {

// Limits in pairs of agents, N * N in each step, for one case and below for all cases: a second or
// so if all agents are near each other. Cases above the limits get no answers of other rules.
constexpr double kMostPairsOfOther = 2e8;
constexpr double kMostPairsOfOthers = 1e9;
// Limit for the answers of other rules of all cases together, which are in memory.
constexpr std::uint64_t kMostBytesOfOthers = std::uint64_t{64} << 20U;

/// Stores the output of a simulation within the budget.
class AnswerWriter final : public recording::StepObserver {
 public:
  AnswerWriter(double pairs, std::uint64_t bytes) : pairs_left_(pairs), bytes_left_(bytes) {}

  void begins(sim::Flock& flock, const settings::Tree& /*settings*/) override {
    const auto agents = static_cast<double>(flock.state().size());
    pairs_of_step_ = agents * agents;
    require_budget();
  }
  void stepped(sim::Flock& flock, double /*dt*/) override {
    text_ += io::lines_of(flock.state());
    pairs_left_ -= pairs_of_step_;
    require_budget();
  }
  [[nodiscard]] bool wants_more() const override { return !is_too_large_; }

  [[nodiscard]] bool is_too_large() const { return is_too_large_; }
  [[nodiscard]] double pairs_left() const { return pairs_left_; }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  void require_budget() {
    is_too_large_ = pairs_left_ < pairs_of_step_ || text_.size() > bytes_left_;
  }

  double pairs_left_;
  std::uint64_t bytes_left_;
  double pairs_of_step_ = 0.0;
  std::string text_;
  bool is_too_large_ = false;
};

/// The budget left for all cases together.
struct AnswerBudget {
  double pairs = kMostPairsOfOthers;
  std::uint64_t bytes = kMostBytesOfOthers;
};

// Returns the answer by `rules`; none if these rules cannot compute one, or if it is too large.
std::optional<std::string> answer_by(const grade::Case& one, const std::string& rules,
                                     AnswerBudget& budget) {
  const double pairs = std::min(budget.pairs, kMostPairsOfOther);
  AnswerWriter writer(pairs, budget.bytes);
  try {
    const io::File file = io::File::open_input(one.input_path);
    io::Scanner scanner(file, [] {});
    recording::Simulation simulation(settings_of_rules(rules), scanner, writer);
    simulation.run();
  } catch (const EnvironmentError&) {
    throw;
  } catch (const Error&) {
    return std::nullopt;
  }
  budget.pairs -= pairs - writer.pairs_left();
  if (writer.is_too_large()) return std::nullopt;
  return writer.text();
}

bool gives(const grade::Case& one, const std::string& rules) {
  return std::find(one.given_by.begin(), one.given_by.end(), rules) != one.given_by.end();
}

}  // namespace

CasesOfAllRules::CasesOfAllRules(std::vector<grade::Case> cases) : cases_(std::move(cases)) {
  AnswerBudget budget;
  for (grade::Case& one : cases_) {
    for (const std::string& rules : assignment_rules()) {
      if (gives(one, rules)) continue;
      const std::optional<std::string> answer = answer_by(one, rules, budget);
      if (!answer) continue;
      if (*answer == grade::MappedFile(one.answer_path).text()) {
        one.given_by.push_back(rules);
        continue;
      }
      if (made_.empty()) console::allow_many_nameless_files();
      console::NamelessFile made("an answer");
      made.file().write(*answer);
      one.other_answers.push_back({rules, made.path()});
      budget.bytes -= std::min<std::uint64_t>(budget.bytes, answer->size());
      made_.push_back(std::move(made));
    }
  }
}

}  // namespace flocking::app
