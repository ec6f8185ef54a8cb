#include "explain/judgement.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "explain/step_judgement.h"
#include "observe/facts/facts.h"
#include "observe/ill_conditioned.h"
#include "observe/kinematics.h"
#include "observe/probes.h"
#include "variant/force.h"

namespace flocking::explain {
namespace {

constexpr std::size_t kFreshOfForce = 10;
constexpr std::uint64_t kAnnouncedOfForce = 5;  // number of probes announced at a time
constexpr std::size_t kMostTriedSurvivors = 40;
constexpr std::uint64_t kSeedOfForces = 5'000'000;

std::vector<Slot> deviations_in(const Variant& variant, std::string_view part) {
  std::vector<Slot> slots;
  for (const Slot slot : variant.deviations()) {
    if (part_of(slot) == part) slots.push_back(slot);
  }
  return slots;
}

PartFinding known_part(const Variant& variant, const std::string& part) {
  PartFinding finding;
  finding.part = part;
  finding.deviations = deviations_in(variant, part);
  const bool is_right = std::all_of(finding.deviations.begin(), finding.deviations.end(),
                                    [&](Slot slot) { return is_of_loop(variant, slot); });
  finding.knowledge = is_right ? Knowledge::kRight : Knowledge::kDescribed;
  return finding;
}

// Returns a probe of one force in a single step, on which other forces, and state that lasts
// between steps, have no effect.
Probe alone(Force force, const Regime& regime, std::uint64_t seed) {
  Probe probe = random_probe(seed);
  probe.name = std::string(name_of(force)) + " alone " + std::to_string(seed);
  for (const Force other : kForces) {
    if (other == force) continue;
    weight_of(probe.course, other) = 0.0;
    if (!regime.has_company) radius_of(probe.course, other) = 0.001;
  }
  double& weight = weight_of(probe.course, force);
  if (weight == 0.0) weight = 1.3;
  double& radius = radius_of(probe.course, force);
  if (radius == 0.0) radius = 4.7;
  if (regime.has_one_dt) probe.steps.front() = regime.dt;
  probe.steps.resize(regime.steps, probe.steps.front());
  return probe;
}

class ForceJudge {
 public:
  ForceJudge(Study& study, Force force, Budget& budget)
      : study_(study), force_(force), budget_(budget) {}

  // Returns the variant of the force, if it is known.
  std::optional<Variant> run() {
    std::vector<Variant> candidates = study_.finding(force_).survivors;
    if (study_.finding(force_).is_doubtful) candidates.clear();
    if (candidates.size() > kMostTriedSurvivors) candidates.resize(kMostTriedSurvivors);
    if (candidates.empty()) return std::nullopt;
    if (study_.finding(force_).is_silent && !study_.finding(force_).is_missing) return std::nullopt;
    std::size_t held = 0;
    for (std::uint64_t i = 0; held < kFreshOfForce && i < 2 * kFreshOfForce; ++i) {
      if (i % kAnnouncedOfForce == 0) announce(i);
      const Observation* seen = study_.investigation().observe(fresh(i));
      if (seen == nullptr) continue;
      std::vector<Variant> left;
      for (const Variant& candidate : candidates) {
        if (reproduces(candidate, *seen, but_for_nan(candidate), budget_))
          left.push_back(candidate);
      }
      if (left.empty() && !is_ill_conditioned(candidates.front(), *seen, budget_))
        return std::nullopt;
      if (left.empty()) continue;
      candidates = std::move(left);
      ++held;
    }
    if (held < kFreshOfForce) return std::nullopt;
    return candidates.front();
  }

 private:
  [[nodiscard]] Probe fresh(std::uint64_t i) const {
    const auto number = static_cast<std::uint64_t>(force_);
    return alone(force_, study_.regime(), kSeedOfForces + 1000 * number + i);
  }

  void announce(std::uint64_t begin) {
    std::vector<Probe> next;
    for (std::uint64_t i = begin; i < begin + kAnnouncedOfForce; ++i) next.push_back(fresh(i));
    study_.investigation().announce(next);
  }

  Study& study_;
  Force force_;
  Budget& budget_;
};

Variant with_usual(Variant variant, std::string_view part) {
  for (const Slot slot : deviations_in(variant, part)) variant.set(slot, 0);
  return variant;
}

// Returns the finding for a part. The part is unknown if there is a fact about it or if it was not
// seen.
PartFinding judged_part(const Variant& variant, const std::string& part,
                        const std::optional<Fact>& fact, bool is_seen = true) {
  PartFinding finding = known_part(variant, part);
  if (fact) finding.facts.push_back(*fact);
  if (fact || !is_seen) finding.knowledge = Knowledge::kUnknown;
  return finding;
}

// The parts that are known even if no force is known: how the program steps, and its format. They
// are known if agents without forces move by the rules, or by the printed velocities; the step also
// requires that agents keep their velocities.
struct Support {
  bool of_step = true;
  bool of_format = true;
};
Support support_without_forces(Study& study, Budget& budget) {
  const Investigation& investigation = study.investigation();
  const Variant& rules = study.rules().front();
  if (investigation.seen().empty()) return {false, false};
  const Observation& reading = investigation.seen().front();
  if (reproduces(without_forces(rules), reading, budget)) return {};
  const auto position = rules.at<Position>(Slot::kStepPosition);
  const bool follows = !prints_positions_only(rules) && study.is_step_seen() &&
                       (position == Position::kNewVelocity || position == Position::kOldVelocity);
  const bool keeps = !reading.frames.empty() && keeps_velocities(reading);
  return {follows && keeps, follows || investigation.format().has_odd_positions};
}

bool is_seen_to_act(const Variant& variant, Force force) {
  return !(without(variant, force) == variant);
}

// Returns the order of updates within a step, if all known forces agree on an order other than
// kTwo.
std::optional<Buffers> buffers_of(const std::vector<Variant>& forces) {
  std::optional<Buffers> buffers;
  for (const Variant& force : forces) {
    const auto own = force.at<Buffers>(Slot::kStepBuffers);
    if (own == Buffers::kTwo || (buffers && *buffers != own)) return std::nullopt;
    buffers = own;
  }
  return buffers;
}

// Returns the forces with which to test the step. Leaves out forces whose facts show a dependence
// on the order of agents or on earlier steps, since these would make the step look wrong. If that
// would leave out all forces, the step itself may be the cause: returns all forces.
std::vector<Force> forces_to_step_by(const std::vector<PartFinding>& parts) {
  constexpr std::array kCodes = {"depends-on-order", "sees-earlier-only", "sees-later-only",
                                 "carries-state"};
  std::vector<Force> forces;
  std::copy_if(kForces.begin(), kForces.end(), std::back_inserter(forces), [&](Force force) {
    const std::vector<Fact>& facts = parts[static_cast<std::size_t>(force)].facts;
    return std::none_of(facts.begin(), facts.end(), [&](const Fact& fact) {
      return std::find(kCodes.begin(), kCodes.end(), fact.code) != kCodes.end();
    });
  });
  if (forces.empty()) forces.assign(kForces.begin(), kForces.end());
  return forces;
}

// Judges the step with all forces; `known` are the variants of known forces. `parts` are the three
// forces and the step.
void judge_step(Study& study, const std::vector<Variant>& known, Variant& assembled,
                std::vector<PartFinding>& parts, Budget& budget) {
  PartFinding& step = parts.back();
  if (step.knowledge == Knowledge::kUnknown) return;
  if (const std::optional<Buffers> buffers = buffers_of(known)) {
    assembled.set(Slot::kStepBuffers, *buffers);
    step = known_part(assembled, step.part);
    return;
  }
  const std::vector<Force> forces = forces_to_step_by(parts);
  const StepFindings findings = step_findings(study.investigation(), forces, assembled, budget);
  const bool is_all_known = known.size() == kForces.size();
  if (is_all_known && findings.follows_variant.value_or(false)) return;
  if (const auto fact = fact_of_step(findings, forces)) step.facts.push_back(*fact);
  const bool is_open = findings.habits.may_heed_order || (known.empty() && is_position_open(study));
  if (is_open || is_all_known || !step.facts.empty()) step.knowledge = Knowledge::kUnknown;
}

bool has_fact(const PartFinding& part, std::initializer_list<std::string_view> beginnings) {
  return std::any_of(part.facts.begin(), part.facts.end(), [&](const Fact& fact) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](std::string_view code) { return fact.code.starts_with(code); });
  });
}

// Returns the number of parameters whose proper effect was not seen. Two such parameters may be
// read in the wrong order.
std::size_t open_parameters(const std::vector<PartFinding>& parts) {
  std::size_t open = 0;
  for (const Force force : kForces) {
    const PartFinding& part = parts[static_cast<std::size_t>(force)];
    if (part.knowledge != Knowledge::kUnknown) continue;
    if (!has_fact(part, {"grows-as-K^1"})) ++open;
    if (part.facts.empty() || has_fact(part, {"beyond-radius", "sees-everybody", "radius-of-"}))
      ++open;
    const bool is_cut = has_fact(part, {"cut-", "always-maximum", "components-cut-at-maximum"});
    if (force == Force::kSeparation && !is_cut) ++open;
  }
  return open;
}

// Adds the step, reading and printing for a program that is not fully known.
void add_rest(Study& study, const Support& support, const std::optional<LargestSpeed>& largest,
              const std::vector<Variant>& known, Variant& assembled,
              std::vector<PartFinding>& parts, Budget& budget) {
  const Investigation& investigation = study.investigation();
  std::optional<Fact> of_step = fact_of_positions(investigation);
  if (!of_step && support.of_format && !support.of_step)
    of_step = fact_of_velocities(investigation);
  if (largest) of_step = largest->fact;
  if (of_step || !support.of_step) assembled = with_usual(assembled, "the time step");
  if (!support.of_format) {
    assembled = with_usual(with_usual(assembled, "reading"), "printing");
  }
  const bool has_format = support.of_format;
  const auto of_printing = has_format ? std::nullopt : fact_of_printing(investigation);
  parts.push_back(judged_part(assembled, "the time step", of_step, support.of_step));
  judge_step(study, known, assembled, parts, budget);
  PartFinding reading =
      judged_part(assembled, "reading", fact_of_reading(investigation), has_format);
  if (reading.knowledge == Knowledge::kRight && open_parameters(parts) > 1) {
    reading.knowledge = Knowledge::kUnknown;
  }
  parts.push_back(std::move(reading));
  parts.push_back(judged_part(assembled, "printing", of_printing, has_format));
}

std::vector<PartFinding> known_parts(const Variant& known) {
  std::vector<PartFinding> parts;
  for (const Force force : kForces) parts.push_back(known_part(known, std::string(name_of(force))));
  for (const char* const part : {"the time step", "reading", "printing"}) {
    parts.push_back(known_part(known, part));
  }
  return parts;
}

// Adds facts for unknown forces.
void add_facts(Study& study, const std::optional<double>& largest_speed, const Variant& rules,
               std::vector<PartFinding>& forces) {
  Investigation& investigation = study.investigation();
  for (const Force force : kForces) {
    PartFinding& finding = forces[static_cast<std::size_t>(force)];
    if (finding.knowledge != Knowledge::kUnknown) continue;
    finding.facts = largest_speed ? facts_below(*largest_speed, investigation, force, rules)
                                  : facts_of(investigation, force, rules);
  }
}

}  // namespace

std::vector<PartFinding> judged_parts(Study& study, const std::optional<Variant>& known,
                                      Variant& assembled, Budget& budget) {
  assembled = known ? *known : study.rules().front();
  if (known) return known_parts(*known);
  const Variant& rules = study.rules().front();
  std::optional<double> most = own_largest_speed(rules.at<Speed>(Slot::kStepSpeed));
  std::optional<LargestSpeed> largest;
  if (!most) largest = largest_speed_of(study.investigation());
  if (largest) most = largest->speed;
  std::vector<PartFinding> parts;
  bool is_any_seen = false;
  std::vector<Variant> known_forces;
  for (const Force force : kForces) {
    const std::string part(name_of(force));
    const std::optional<Variant> found = ForceJudge(study, force, budget).run();
    parts.push_back(found ? known_part(*found, part)
                          : PartFinding{part, Knowledge::kUnknown, {}, {}});
    if (!found) continue;
    assembled = with_force_of(assembled, force, *found);
    known_forces.push_back(*found);
    is_any_seen = is_any_seen || is_seen_to_act(*found, force);
  }
  const Support support = is_any_seen ? Support{} : support_without_forces(study, budget);
  // Only if the format is known is the interpretation of the numbers certain.
  if (support.of_format) {
    add_facts(study, most, largest ? with_usual(rules, "the time step") : rules, parts);
  }
  add_rest(study, support, largest, known_forces, assembled, parts, budget);
  return parts;
}

}  // namespace flocking::explain
