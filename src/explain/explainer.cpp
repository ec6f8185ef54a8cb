#include "explain/explainer.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/team.h"
#include "explain/conclusion.h"
#include "explain/judgement.h"
#include "explain/study/study.h"
#include "observe/budget.h"
#include "variant/likelihood.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kMostFormats = 3;
constexpr double kSomewhatStranger = 15.0;
// Less than kBudgetForAll, so that a part of the budget is left for judging the parts.
constexpr std::uint64_t kBudgetForWhole = 60'000'000;
constexpr std::uint64_t kBudgetForWidened = 15'000'000;

// An order of reading, and the forces that appear wrong because of it.
struct Reorder {
  ReadingOrder order;
  bool cohesion, separation, alignment;
};
constexpr std::array kReorders = {
    Reorder{ReadingOrder::kSwapCohesionSeparation, true, true, false},
    Reorder{ReadingOrder::kMaxLast, false, true, true},
    Reorder{ReadingOrder::kSwapWeights, true, true, false},
    Reorder{ReadingOrder::kSwapLastWeights, false, true, true},
    Reorder{ReadingOrder::kSwapSeparationMax, false, true, false},
    Reorder{ReadingOrder::kSwapCohesionAlignment, true, false, true},
    Reorder{ReadingOrder::kSwapSeparationAlignment, false, true, true},
};

// Returns the other one of two weights that are read in the wrong order.
Weight exchanged(Weight weight, Weight one, Weight other) {
  return weight == one ? other : weight == other ? one : weight;
}

bool exchanges_weights(ReadingOrder order) {
  return order == ReadingOrder::kSwapWeights || order == ReadingOrder::kSwapLastWeights;
}

// Returns the variant with the usual reading order. If two weights are both read and used in the
// wrong order, the program is right. If a force uses its own weight, the variant says that it uses
// the other force's weight, so that the two weights can be exchanged.
Variant in_usual_order(const Variant& variant) {
  const auto order = variant.at<ReadingOrder>(Slot::kReadingOrder);
  if (!exchanges_weights(order)) return variant;
  const bool is_last = order == ReadingOrder::kSwapLastWeights;
  Variant usual = variant;
  usual.set(Slot::kReadingOrder, ReadingOrder::kAsGiven);
  for (const Force force : kForces) {
    const Slot slot = weight_slot(force);
    const Weight own = own_weight(force);
    auto weight = variant.at<Weight>(slot);
    const auto& ops = variant.formula(force).ops;
    const bool has_weight = std::find(ops.begin(), ops.end(), Op::kTimesWeight) != ops.end();
    if (weight == Weight::kTwice || has_weight) return variant;
    if (weight == Weight::kOwn) weight = own;
    weight =
        exchanged(weight, Weight::kSeparation, is_last ? Weight::kAlignment : Weight::kCohesion);
    usual.set(slot, weight == own ? Weight::kOwn : weight);
  }
  return cost_of(usual) < cost_of(variant) ? usual : variant;
}

class Explainer {
 public:
  Explainer(const Program& program, std::span<const CaseInput> cases, std::size_t threads,
            Budget::Stop stop)
      : program_(program),
        cases_(cases),
        team_(std::clamp<std::size_t>(threads, 1, 2)),
        budget_(&team_, stop),
        first_(program, budget_) {}

  Explanation run() {
    search();
    describe();
    return std::move(explanation_);
  }

 private:
  void search() {
    const BudgetLimit limit(budget_, kBudgetForAll);
    if (!explain_whole() && explanation_.reason.empty()) explanation_.reason = why_no_more();
    if (has_format_) judge();
  }

  std::string why_no_more() {
    std::string given_up = first_.investigation().why_given_up();
    if (!given_up.empty()) return given_up;
    return is_cut_short_ ? "the search stopped at its limit before all combinations of known "
                           "mistakes were tried"
                         : "all likely combinations of known mistakes were tried";
  }

  // Judges each part separately if the program as a whole is unexplained.
  void judge() {
    std::optional<Variant> known;
    if (explanation_.status == Status::kExplained) known = explanation_.variant;
    Variant assembled;
    explanation_.parts = judged_parts(first_, known, assembled, budget_);
    if (known) return;
    explanation_.variant = assembled;
    // If no force was ever seen to act, the step, reading and printing are not known either.
    bool is_any_known = false;
    for (const PartFinding& part : explanation_.parts) {
      const bool is_unknown = part.knowledge == Knowledge::kUnknown;
      const bool is_force = force_named(part.part).has_value();
      if (is_unknown) explanation_.unknown.push_back(part.part);
      const bool has_facts = part.part != "printing" && !part.facts.empty();
      is_any_known = is_any_known || (is_force && !is_unknown) || has_facts;
    }
    explanation_.status = is_any_known ? Status::kPartly : Status::kUnexplained;
    if (is_any_known && explanation_.unknown.empty()) {
      explanation_.unknown.emplace_back("how the forces work together over several steps");
    }
  }

  bool explain_whole() {
    const BudgetLimit limit(budget_, kBudgetForWhole);
    if (!first_.learn(0)) {
      explanation_.reason = first_.investigation().reason();
      return false;
    }
    has_format_ = true;
    explanation_.reason = first_.investigation().why_given_up();
    if (!explanation_.reason.empty()) return false;
    if (first_.investigation().manner().layout.whole != WholeNumbers::kNone) {
      explanation_.reason = "it is unknown how the program treats numbers with decimals";
      return false;
    }
    if (first_.investigation().format().has_odd_positions) {
      if (!first_.is_clear()) first_.look_further();
      explanation_.reason = "no known rule gives the positions from the velocities";
      return false;
    }
    if (explain_with(first_, first_.is_clear() ? Depth::kWhole : Depth::kNear)) return true;
    if (explain_reordered() || explain_by_formulas() || explain_reread() || explain_widened()) {
      return true;
    }
    is_cut_short_ = is_cut_short_ || budget_.is_spent();
    return false;
  }

  bool explain_widened() {
    const BudgetLimit limit(budget_, kBudgetForWidened);
    if (budget_.is_spent() || !first_.widen()) return false;
    if (explain_with(first_)) return true;
    is_cut_short_ = budget_.is_spent();
    first_.narrow();
    return false;
  }

  bool explain_with(Study& study, Depth depth = Depth::kWhole) {
    Explanation found;
    // A variant does not explain a program that crashes on inputs on which the variant does not.
    const bool is_found = Conclusion(study, cases_, budget_).explain(depth, found) &&
                          study.investigation().crashes() == 0;
    if (is_found) {
      explanation_ = std::move(found);
      explanation_.variant = in_usual_order(explanation_.variant);
    }
    return is_found;
  }

  [[nodiscard]] bool may_be(const Reorder& reorder) const;
  std::unique_ptr<Study> learnt(ReadingOrder order);
  bool explain_reordered();
  bool explain_by_formulas();
  bool explain_reread();
  void describe();
  const Program& program_;
  std::span<const CaseInput> cases_;
  Team team_;
  Budget budget_;
  Study first_;
  std::vector<std::unique_ptr<Study>> reordered_;
  Explanation explanation_;
  std::uint64_t other_runs_ = 0;
  bool has_format_ = false;
  bool is_cut_short_ = false;  // the search for the whole program reached its limit
};

bool Explainer::may_be(const Reorder& reorder) const {
  const bool is_maximum_last = reorder.order == ReadingOrder::kMaxLast;
  const bool has_other_maximum =
      is_maximum_last || reorder.order == ReadingOrder::kSwapSeparationMax;
  // If another number is read as F_Smax, it may be so large that it never limits a force.
  const bool is_cut_misread = is_maximum_last && first_.is_uncut();
  // With kMaxLast, the radius of alignment is read as F_Smax, so separation must be limited to that
  // radius.
  if (is_maximum_last && !is_cut_misread && !first_.may_be_cut_to_alignment_radius()) return false;
  // Alignment also acts without neighbours, since an agent counts itself.
  if (reorder.cohesion && !first_.may_be_quiet(Force::kCohesion)) return false;
  if (reorder.separation && !has_other_maximum && !first_.may_be_quiet(Force::kSeparation)) {
    return false;
  }
  return first_.may_be_misread(Force::kCohesion) == reorder.cohesion &&
         (first_.may_be_misread(Force::kSeparation) == reorder.separation || is_cut_misread) &&
         first_.may_be_misread(Force::kAlignment) == reorder.alignment;
}

// Returns a study of the program with the reading order `order`. Returns null if this order soon
// turns out to explain no more than the usual order, or only with much rarer forces.
std::unique_ptr<Study> Explainer::learnt(ReadingOrder order) {
  auto study = std::make_unique<Study>(program_, budget_);
  const bool is_learnt = study->learn_if_clearer(order, first_);
  if (is_learnt && study->strangeness() < first_.strangeness() + kSomewhatStranger) return study;
  other_runs_ += study->investigation().runs();
  return nullptr;
}

bool Explainer::explain_reordered() {
  // Positions alone reveal little, and the search takes long.
  if (prints_positions_only(first_.investigation().format().variant)) return false;
  for (const Reorder& reorder : kReorders) {
    if (budget_.is_spent() || !may_be(reorder)) continue;
    std::unique_ptr<Study> study = learnt(reorder.order);
    if (!study) continue;
    reordered_.push_back(std::move(study));
    if (reordered_.back()->is_clear() && explain_with(*reordered_.back())) return true;
  }
  return false;
}

// Tries the studies in order, the most usual one first.
bool Explainer::explain_by_formulas() {
  std::vector<Study*> studies = {&first_};
  for (const auto& study : reordered_) studies.push_back(study.get());
  std::stable_sort(studies.begin(), studies.end(), [](const Study* a, const Study* b) {
    return a->strangeness() < b->strangeness();
  });
  return std::any_of(studies.begin(), studies.end(), [this](Study* study) {
    if (budget_.is_spent()) return false;
    study->look_further();
    return explain_with(*study);
  });
}

// Tries other interpretations of the output.
bool Explainer::explain_reread() {
  if (first_.is_step_seen()) return false;
  for (const Force force : kForces) {
    if (first_.is_understood(force)) return false;
  }
  for (std::size_t format = 1; format < kMostFormats && !budget_.is_spent(); ++format) {
    Study study(program_, budget_);
    const bool is_explained = study.learn(format) && explain_with(study);
    other_runs_ += study.investigation().runs();
    if (is_explained) return true;
  }
  return false;
}

void Explainer::describe() {
  Investigation& investigation = first_.investigation();
  for (const auto& study : reordered_) other_runs_ += study->investigation().runs();
  explanation_.inputs = investigation.runs() + other_runs_;
  explanation_.remarks.insert(explanation_.remarks.begin(), investigation.remarks().begin(),
                              investigation.remarks().end());
  explanation_.deviations = deviations_of(explanation_.variant);
  explanation_.crash = investigation.crash();
  if (explanation_.crash) explanation_.crash->inputs = investigation.bad_ends();
  explanation_.dies_behind_last_line = !investigation.manner().layout.ends_last_line;
}

}  // namespace

Explanation explain(const Program& program, std::span<const CaseInput> cases, std::size_t threads,
                    Budget::Stop stop) {
  return Explainer(program, cases, threads, stop).run();
}

}  // namespace flocking::explain
