#include "explain/explainer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "explain/conclusion.h"
#include "explain/effort.h"
#include "explain/study.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostFormats = 3;
constexpr double kSomewhatStranger = 15.0;
// Below five seconds in all: most of it for the whole, and what is left for parts of it.
constexpr std::uint64_t kEffortForAll = 96'000'000;
constexpr std::uint64_t kEffortForWhole = 80'000'000;
constexpr std::uint64_t kEffortForParts = 45'000'000;

class Explainer {
 public:
  Explainer(const Program& program, std::span<const CaseInput> cases)
      : program_(program), cases_(cases), first_(program) {}

  Explanation run() {
    search();
    describe();
    return std::move(explanation_);
  }

 private:
  void search() {
    const EffortLimit limit(kEffortForAll);
    if (!explain_whole() && explanation_.reason.empty() && !explain_partly()) {
      explanation_.reason = "no variant prints what it prints";
    }
  }

  bool explain_whole() {
    const EffortLimit limit(kEffortForWhole);
    if (!first_.learn(0, ReadingOrder::kAsGiven)) {
      explanation_.reason = first_.lab().reason();
      return false;
    }
    if (first_.lab().is_given_up()) {
      explanation_.reason = "it was stopped at its limits again and again";
      return false;
    }
    return explain_with(first_, {}) || explain_reordered() || explain_reread() || explain_widened();
  }

  bool explain_widened() {
    if (is_tired() || !first_.widen()) return false;
    if (explain_with(first_, {})) return true;
    first_.narrow();
    return false;
  }

  bool explain_with(Study& study, const std::vector<Force>& unknown) {
    Explanation found;
    const bool is_found = Conclusion(study, cases_).explain(unknown, found);
    if (is_found) explanation_ = std::move(found);
    return is_found;
  }

  bool explain_reordered();
  bool explain_reread();
  bool explain_partly();
  void describe();
  const Program& program_;
  std::span<const CaseInput> cases_;
  Study first_;
  Explanation explanation_;
  std::uint64_t other_runs_ = 0;
};

// Numbers that are read in the wrong order make all forces strange.
bool Explainer::explain_reordered() {
  std::vector<std::unique_ptr<Study>> studies;
  for (const ReadingOrder order : {ReadingOrder::kSwapCohesionSeparation, ReadingOrder::kMaxLast,
                                   ReadingOrder::kSwapWeights}) {
    auto study = std::make_unique<Study>(program_);
    if (study->learn(0, order) && study->strangeness() < first_.strangeness() + kSomewhatStranger) {
      studies.push_back(std::move(study));
    } else {
      other_runs_ += study->lab().runs();
    }
  }
  std::stable_sort(studies.begin(), studies.end(), [](const auto& a, const auto& b) {
    return a->strangeness() < b->strangeness();
  });
  bool is_explained = false;
  for (const std::unique_ptr<Study>& study : studies) {
    is_explained = is_explained || (!is_tired() && explain_with(*study, {}));
    other_runs_ += study->lab().runs();
  }
  return is_explained;
}

// Its output may be meant in another way.
bool Explainer::explain_reread() {
  for (std::size_t format = 1; format < kMostFormats && !is_tired(); ++format) {
    Study study(program_);
    const bool is_explained =
        study.learn(format, ReadingOrder::kAsGiven) && explain_with(study, {});
    other_runs_ += study.lab().runs();
    if (is_explained) return true;
  }
  return false;
}

// One force is not known, or all but one: first those that were not understood.
bool Explainer::explain_partly() {
  const EffortLimit limit(kEffortForParts);
  std::array<Force, 3> likely = kForces;
  std::stable_partition(likely.begin(), likely.end(),
                        [this](Force force) { return first_.is_open(force); });
  for (const Force force : likely) {
    if (explain_with(first_, {force})) return true;
  }
  for (const Force force : kForces) {
    if (is_tired()) return false;
    std::vector<Force> others;
    for (const Force other : kForces) {
      if (other != force) others.push_back(other);
    }
    if (explain_with(first_, others)) return true;
  }
  return false;
}

void Explainer::describe() {
  Investigation& lab = first_.lab();
  explanation_.inputs = lab.runs() + other_runs_;
  explanation_.remarks.insert(explanation_.remarks.begin(), lab.remarks().begin(),
                              lab.remarks().end());
  explanation_.deviations = deviations_of(explanation_.variant);
}

}  // namespace

Explanation explain(const Program& program, std::span<const CaseInput> cases) {
  return Explainer(program, cases).run();
}

}  // namespace flocking::explain
