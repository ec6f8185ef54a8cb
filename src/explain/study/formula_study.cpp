#include "explain/study/formula_study.h"

#include "explain/search/formula_search.h"
#include "observe/probes.h"

namespace flocking::explain {

// Searches for a formula first without the known variants of the other forces, then with them. If
// the force does not act by its own weight, tries the weights that have an effect.
void FormulaStudy::find(Force force) {
  if (!learnt_.finding(force).is_silent) {
    find_by(Weight::kOwn, force, learnt_.own[force]);
    return;
  }
  for (const Weight weight :
       other_weights_.weights_that_act(force, learnt_.bases_beside_others(force).front())) {
    if (find_by(weight, force, learnt_.foreign[force])) return;
  }
}

bool FormulaStudy::find_by(Weight weight, Force force, const Learnt::Seen& others) {
  Learnt::Seen& pairs = pairs_[{force, weight}];
  if (pairs.empty()) {
    pairs = learnt_.investigation.observe_all(formula_probes(force, weight, learnt_.step.regime));
  }
  const bool is_own = weight == Weight::kOwn;
  const std::vector<Variant> bases =
      is_own ? learnt_.bases_for(force) : learnt_.bases_beside_others(force);
  std::vector<Variant> formulas =
      find_formulas(force, weight, bases, {pairs, others}, learnt_.budget);
  if (formulas.empty()) return false;
  learnt_.findings[force] = {.survivors = std::move(formulas)};
  return true;
}

}  // namespace flocking::explain
