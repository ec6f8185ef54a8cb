#include "observe/facts/facts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <set>
#include <string>

#include "observe/facts/fact_bench.h"
#include "observe/facts/fact_rows.h"
#include "observe/format_study.h"
#include "variant/play.h"

namespace flocking::explain {
namespace {

std::vector<Fact> all_facts(const ForceMeter& meter, const Variant& rules) {
  Bench bench(meter);
  if (!bench.find_action()) return bench.facts();
  // If agents move before others see them, or the first agent sees no other agent, only the facts
  // about order are reliable for alignment.
  if (bench.is_alignment()) {
    find_order(bench, rules);
    if (bench.is_last() || bench.has_told("sees-earlier-only")) return bench.facts();
  }
  find_velocities(bench);
  find_frame(bench);
  find_directions(bench);
  find_powers(bench);
  find_twins(bench);
  find_limit(bench);
  if (bench.is_inside()) {
    // Friction would look like a part of the force.
    const auto speed = rules.at<Speed>(Slot::kStepSpeed);
    const bool is_free = speed == Speed::kFree || own_largest_speed(speed);
    if (bench.has_weight() && is_free) find_likeness(bench);
    find_reach(bench);
    find_nan(bench);
  }
  if (!bench.is_alignment()) find_order(bench, rules);
  return bench.facts();
}

// Removes the powers of the number of neighbours if the force depends on the order of agents: the
// powers were measured in one order only.
void leave_out_what_order_may_change(std::vector<Fact>& facts) {
  const bool heeds_order = std::any_of(
      facts.begin(), facts.end(), [](const Fact& fact) { return fact.code == "depends-on-order"; });
  if (!heeds_order) return;
  std::erase_if(facts, [](const Fact& fact) {
    return fact.code.starts_with("grows-as-n^") || fact.code.starts_with("grows-as-N^");
  });
}

std::set<std::string> codes_of_rules(Force force) {
  const Program program = [](const std::string& input) {
    RunResult result;
    result.output = play(Variant(), input);
    return result;
  };
  Investigation investigation(program);
  std::set<std::string> codes;
  if (!learn_format(investigation, 0, ReadingOrder::kAsGiven)) return codes;
  const Variant& rules = investigation.format().variant;
  for (const Fact& fact : all_facts(ForceMeter(investigation, force, rules), rules)) {
    codes.insert(fact.code);
  }
  return codes;
}

bool holds_for_rules(const std::string& code, Force force) {
  static const std::array<std::set<std::string>, 3> kCodesOfRules = {
      codes_of_rules(Force::kCohesion), codes_of_rules(Force::kSeparation),
      codes_of_rules(Force::kAlignment)};
  return kCodesOfRules[static_cast<std::size_t>(force)].contains(code);
}

// Returns each fact once. Drops some of the facts that also hold for the rules, and moves the
// others to the end.
std::vector<Fact> told_of(std::vector<Fact> all, Force force) {
  leave_out_what_order_may_change(all);
  std::vector<Fact> facts;
  std::set<std::string> told;
  for (Fact& fact : all) {
    if (!told.insert(fact.code).second) continue;
    fact.holds_for_rules = holds_for_rules(fact.code, force);
    if (is_always_told(fact.code) || !fact.holds_for_rules) facts.push_back(std::move(fact));
  }
  std::stable_partition(facts.begin(), facts.end(),
                        [](const Fact& fact) { return !fact.holds_for_rules; });
  return facts;
}

}  // namespace

std::vector<Fact> facts_of(Investigation& investigation, Force force, const Variant& rules) {
  return told_of(all_facts(ForceMeter(investigation, force, rules), rules), force);
}

// Tries forces of about the largest speed, then weaker ones.
std::vector<Fact> facts_below(double largest_speed, Investigation& investigation, Force force,
                              const Variant& rules) {
  for (const double share : {0.4, 0.06}) {
    ForceMeter meter(investigation, force, rules);
    meter.keep_below(largest_speed, share);
    std::vector<Fact> facts = all_facts(meter, rules);
    if (!facts.empty()) return told_of(std::move(facts), force);
  }
  return {};
}

}  // namespace flocking::explain
