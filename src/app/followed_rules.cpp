#include "app/followed_rules.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "base/error.h"
#include "base/named_path.h"
#include "base/words.h"
#include "console/diagnostics.h"
#include "grade/case_check.h"
#include "grade/discovery.h"
#include "grade/mapped_file.h"
#include "io/file.h"
#include "io/flock_output.h"
#include "io/scanner.h"
#include "judge/comparator.h"
#include "recording/simulation.h"
#include "recording/step_observer.h"
#include "redaction/rules_words.h"
#include "settings/resolve.h"
#include "settings/table.h"

namespace flocking::app {
namespace {

// Limits in pairs of agents, N * N in each step, for one case by one rule set, and below for all
// cases and rule sets together: some seconds if all agents are near each other. Larger limits would
// delay gradings, smaller limits would skip steps of large cases.
constexpr double kMostPairsOfCase = 1e9;
constexpr double kMostPairs = 5e9;

/// Compares the output of a simulation with an answer until they differ.
class AnswerObserver final : public recording::StepObserver {
 public:
  AnswerObserver(const grade::Case& one, double pairs)
      : answer_(one.answer_path),
        comparator_(answer_.text(), one.settings.tolerance),
        pairs_(pairs) {}

  void begins(sim::Flock& flock, const settings::Tree& /*settings*/) override {
    const auto agents = static_cast<double>(flock.state().size());
    pairs_of_step_ = agents * agents;
    is_too_large_ = pairs_of_step_ > kMostPairsOfCase;
  }

  void stepped(sim::Flock& flock, double /*dt*/) override {
    const std::string lines = io::lines_of(flock.state());
    is_same_text_ = is_same_text_ && answer_.text().substr(bytes_).starts_with(lines);
    bytes_ += lines.size();
    comparator_.feed(lines);
    spent_ += pairs_of_step_;
  }

  [[nodiscard]] bool wants_more() const override {
    if (is_too_large_) return false;
    if (comparator_.differs() && !is_same_text_) return false;
    return spent_ == 0.0 || spent_ + pairs_of_step_ <= pairs_;
  }

  [[nodiscard]] double spent() const { return spent_; }

  /// Returns the result of the trial. `has_ended`: the input has been read to its end. Must be
  /// called once.
  [[nodiscard]] grade::RuleTrial finish(bool has_ended) {
    grade::RuleTrial trial;
    trial.is_looked_at = !is_too_large_;
    if (is_too_large_) return trial;
    const bool differs = comparator_.differs();
    const judge::Comparison comparison = comparator_.finish();
    trial.is_whole = has_ended || comparison.matches();
    const bool is_same = is_same_text_ && (!trial.is_whole || bytes_ == answer_.text().size());
    if (!is_same && (trial.is_whole ? !comparison.matches() : differs)) {
      trial.differs_at = comparison.first->index;
    }
    return trial;
  }

 private:
  grade::MappedFile answer_;
  judge::Comparator comparator_;
  double pairs_;
  double pairs_of_step_ = 0.0;
  double spent_ = 0.0;
  std::size_t bytes_ = 0;  // printed so far
  bool is_same_text_ = true;
  bool is_too_large_ = false;
};

/// Tries rule sets on cases until the limit of work is reached.
class RuleTrials {
 public:
  grade::RuleTrial attempt(const grade::Case& one, const std::string& rules) {
    AnswerObserver observer(one, std::min(kMostPairsOfCase, left_));
    try {
      const io::File file = io::File::open_input(one.input_path);
      io::Scanner scanner(file, [] {});
      recording::Simulation simulation(settings_of_rules(rules), scanner, observer);
      simulation.run();
    } catch (const EnvironmentError&) {
      throw;
    } catch (const Error&) {
      grade::RuleTrial trial;
      trial.is_computed = false;
      return trial;
    }
    left_ = std::max(0.0, left_ - observer.spent());
    return observer.finish(observer.wants_more());
  }

 private:
  double left_ = kMostPairs;
};

// Returns true if these rules can be resolved without further settings for an assignment in which
// all three forces act.
bool computes_assignments(const std::string& rules) {
  try {
    static_cast<void>(settings::resolve(settings_of_rules(rules), {1, 1, 1, 1, 1, 1, 1}, 2));
  } catch (const Error&) {
    return false;
  }
  return true;
}

std::vector<std::string> found_assignment_rules() {
  std::vector<std::string> found;
  for (const std::string_view name : words(settings::find_row("rules")->setting.choices)) {
    if (computes_assignments(std::string(name))) found.emplace_back(name);
  }
  return found;
}

}  // namespace

settings::Tree settings_of_rules(const std::string& rules) {
  settings::Tree settings;
  settings.set("rules", rules, settings::Origin::of_flag("--rules"));
  return settings;
}

const std::vector<std::string>& assignment_rules() {
  static const std::vector<std::string> kRules = found_assignment_rules();
  return kRules;
}

grade::AnswerRules followed_rules(const std::vector<grade::Case>& cases) {
  RuleTrials trials;
  return grade::find_answer_rules(cases, assignment_rules(),
                                  [&trials](const grade::Case& one, const std::string& rules) {
                                    return trials.attempt(one, rules);
                                  });
}

grade::AnswerRules rules_of_answer(const std::string& input, const std::string& answer,
                                   const grade::CaseSettings& settings) {
  grade::Case one;
  one.name = name_of_path(path_of(input).stem());
  one.group = ".";
  one.input_path = input;
  one.answer_path = answer;
  one.settings = settings;
  grade::AnswerRules rules = followed_rules({one});
  const bool is_known = !rules.counts.empty() || rules.cases.front().nearest.has_value();
  return is_known ? rules : grade::AnswerRules();
}

grade::AnswerRules rules_among_cases(const grade::AnswerRules& of_one, const std::string& input,
                                     const grade::CaseOverrides& overrides) {
  if (of_one.counts.size() < 2) return of_one;
  const std::string folder = name_of_path(std::filesystem::absolute(path_of(input)).parent_path());
  try {
    std::vector<grade::Case> cases = grade::find_cases(folder, overrides);
    std::erase_if(cases, [](const grade::Case& one) { return one.group != "."; });
    grade::require_files(cases);
    grade::AnswerRules all = followed_rules(cases);
    const std::vector<std::string>& given_by = of_one.cases.front().given_by;
    const bool gives = std::find(given_by.begin(), given_by.end(), all.main()) != given_by.end();
    return gives ? all : of_one;
  } catch (const Error&) {
    return of_one;  // `input` is not in a folder of cases
  }
}

std::string rules_text(const grade::AnswerRules& rules) {
  std::string text;
  for (const std::string& line : redaction::rules_lines(rules)) text += line + "\n";
  return text;
}

void warn_of_other_rules(const grade::AnswerRules& rules, const console::StandardStreams& streams) {
  for (const std::string& warning : redaction::rules_warnings(rules)) {
    console::print_warning(streams, warning);
  }
}

}  // namespace flocking::app
