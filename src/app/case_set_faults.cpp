#include "app/case_set_faults.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "app/answers.h"
#include "app/audit_texts.h"
#include "audit/audit.h"
#include "audit/set_check.h"
#include "audit/unfair.h"
#include "base/error.h"
#include "base/words.h"
#include "grade/case_check.h"
#include "grade/case_pairs.h"
#include "grade/discovery.h"
#include "redaction/rules_words.h"
#include "report/audit_report.h"

namespace flocking::app {
namespace {

// The same limit as in `flocking audit`.
constexpr double kMostPairsOfCheck = 1e9;
constexpr std::size_t kMostSurvivorsNamed = 10;

/// Splits a message that begins with its place: "a.in:3:1: expected ...".
CaseSetFault split_at_place(const std::string& message) {
  const std::size_t end = message.find(": ");
  if (end == std::string::npos) return {"cases", message};
  return {message.substr(0, end), message.substr(end + 2)};
}

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

/// Collects the faults of one folder.
class CaseSetCheck {
 public:
  CaseSetCheck(const std::string& folder, std::size_t threads)
      : folder_(grade::found_cases_folder(folder)), threads_(threads) {}

  CaseSetFaults look(const grade::CaseOverrides& overrides) {
    std::vector<grade::Case> cases = found(overrides);
    all_.cases = cases.size();
    add_pairs(cases);
    cases = right_ones(std::move(cases));
    for (const grade::Case& one : cases) files_[one.name] = {one.input_path, one.answer_path};
    const grade::AnswerRules rules = follow_answers(cases);
    add_rules(rules);
    const std::optional<Answers> answers = answered(cases);
    if (!answers || cases.empty()) return std::move(all_);
    const AuditTexts texts(cases);
    add_same(audit::set_findings(texts.as_set()));
    const explain::Variant right = right_variant(rules, overrides.rules.value_or(""));
    add_unfair(audit::unfair_cases(texts.texts(), right, texts.judging(), kMostPairsOfCheck / 4,
                                   threads_));
    add_audit(audit::audit(texts.texts(), right, texts.judging(), kMostPairsOfCheck, threads_));
    return std::move(all_);
  }

 private:
  /// The files of a case; the answer's name is empty if it has none.
  struct Files {
    std::string input;
    std::string answer;
  };

  void add(const std::string& place, const std::string& sentence) {
    all_.faults.push_back({place, sentence});
  }

  // A wrong cases.toml hides which cases there are. Then the settings are the only fault to report.
  std::vector<grade::Case> found(const grade::CaseOverrides& overrides) {
    try {
      return grade::find_cases(folder_, overrides);
    } catch (const InputError& error) {
      all_.faults.push_back(split_at_place(first_line(error.what())));
    } catch (const MisfitError& error) {
      all_.faults.push_back(split_at_place(first_line(error.what())));
    }
    return {};
  }

  void add_pairs(const std::vector<grade::Case>& cases) {
    for (const grade::PairFault& fault : grade::unpaired_files(folder_)) {
      add(fault.place, fault.sentence);
    }
    for (const grade::Case& one : cases) {
      if (!one.answer_path.empty()) continue;
      const bool is_named =
          std::any_of(all_.faults.begin(), all_.faults.end(),
                      [&one](const CaseSetFault& fault) { return fault.place == one.input_path; });
      if (is_named) continue;
      add(one.input_path,
          "no answer, so flocking computes it; to store one, run flocking < NAME.in > NAME.out");
    }
  }

  std::vector<grade::Case> right_ones(std::vector<grade::Case> cases) {
    std::set<std::size_t> wrong;
    for (const grade::CaseFault& fault : grade::faults_of_cases(cases)) {
      wrong.insert(fault.number);
      all_.faults.push_back(split_at_place(fault.text));
    }
    std::vector<grade::Case> right;
    for (std::size_t i = 0; i < cases.size(); ++i) {
      if (!wrong.contains(i)) right.push_back(std::move(cases[i]));
    }
    return right;
  }

  [[nodiscard]] const std::string& answer_of(const std::string& name) const {
    const Files& files = files_.at(name);
    return files.answer.empty() ? files.input : files.answer;
  }

  void add_rules(const grade::AnswerRules& rules) {
    for (const grade::CaseRules& one : rules.cases) {
      const auto gives = [&one](const std::string& name) {
        return std::find(one.given_by.begin(), one.given_by.end(), name) != one.given_by.end();
      };
      if (rules.is_odd(one.name)) {
        add(answer_of(one.name), redaction::odd_answer_words(one));
      } else if (one.given_by.empty()) {
        continue;  // too large to examine
      } else if (!one.wanted.empty() && !gives(one.wanted)) {
        add(answer_of(one.name), fmt::format("the rules {} are set for this case, but its answer "
                                             "follows {}; change the setting or the answer",
                                             one.wanted, one.given_by.front()));
      } else if (one.wanted.empty() && !gives(rules.main())) {
        add(answer_of(one.name),
            fmt::format("this answer follows {}, but most answers follow {}; compute it again with "
                        "--rules {}, or set its rules in cases.toml",
                        one.given_by.front(), rules.main(), rules.main()));
      }
    }
  }

  std::optional<Answers> answered(std::vector<grade::Case>& cases) {
    try {
      return std::optional<Answers>(std::in_place, cases);
    } catch (const MisfitError& error) {
      add(folder_, first_line(error.what()));
      return std::nullopt;
    }
  }

  void add_same(const audit::SetFindings& findings) {
    const auto others = [](const std::vector<std::string>& names) {
      return redaction::first_names({names.begin() + 1, names.end()});
    };
    for (const std::vector<std::string>& names : findings.leaks) {
      add(files_.at(names.front()).input, "this hidden case has the same numbers as " +
                                              others(names) +
                                              ", which is not hidden; change one of them");
    }
    for (const std::vector<std::string>& names : findings.same) {
      add(files_.at(names.front()).input,
          "the same numbers as in " + others(names) + "; remove all but one");
    }
    for (const std::string& name : findings.other_layout) {
      add(files_.at(name).input,
          "the line breaks differ from the assignment, and programs that read line by line may "
          "fail; use the layout of the assignment");
    }
    for (const std::string& name : findings.without_newline) {
      add(files_.at(name).input, "no line end after the last line, here or in the answer; add it");
    }
  }

  void add_unfair(const std::vector<audit::UnfairCase>& unfair) {
    for (const audit::UnfairCase& one : unfair) {
      add(files_.at(one.name).input,
          report::unfair_words(one) + "; move agents away from the limit, or raise the tolerance");
    }
  }

  void add_audit(const audit::Audit& audit) {
    for (const std::string& name : audit.wrong) {
      const bool is_named = std::any_of(
          all_.faults.begin(), all_.faults.end(), [this, &name](const CaseSetFault& fault) {
            return fault.place == files_.at(name).input || fault.place == answer_of(name);
          });
      if (!is_named) add(answer_of(name), "a right program does not pass it; correct the answer");
    }
    add_survivors(audit);
  }

  // The commonest mistakes first.
  void add_survivors(const audit::Audit& audit) {
    std::vector<const audit::Mutant*> survivors;
    for (const audit::Survivor& survivor : audit.survivors) {
      if (audit.fate(survivor.mutant) != audit::Fate::kSurvives) continue;
      survivors.push_back(&audit.mutants[survivor.mutant]);
    }
    std::stable_sort(
        survivors.begin(), survivors.end(),
        [](const audit::Mutant* a, const audit::Mutant* b) { return a->prior > b->prior; });
    for (std::size_t i = 0; i < survivors.size() && i < kMostSurvivorsNamed; ++i) {
      add(folder_,
          fmt::format("no case notices {}: {}", survivors[i]->code, survivors[i]->sentence));
    }
    if (survivors.size() > kMostSurvivorsNamed) {
      add(folder_,
          fmt::format("no case notices {}; see flocking audit --cases {}",
                      counted(survivors.size() - kMostSurvivorsNamed, "more mistake"), folder_));
    }
  }

  std::string folder_;
  std::size_t threads_;
  std::map<std::string, Files> files_;  // by the names of cases
  CaseSetFaults all_;
};

}  // namespace

CaseSetFaults find_case_set_faults(const std::string& folder, const grade::CaseOverrides& overrides,
                                   std::size_t threads) {
  return CaseSetCheck(folder, threads).look(overrides);
}

}  // namespace flocking::app
