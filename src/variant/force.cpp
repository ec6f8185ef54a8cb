#include "variant/force.h"

#include <algorithm>

namespace flocking::explain {
namespace {

constexpr std::array kCohesionMain = {
    Slot::kCohesionWho,   Slot::kCohesionSelf,  Slot::kCohesionCollect, Slot::kCohesionShape,
    Slot::kCohesionLimit, Slot::kCohesionEmpty, Slot::kCohesionTimes,   Slot::kCohesionWeight};
constexpr std::array kCohesionRare = {Slot::kCohesionCoincident, Slot::kCohesionZeroRadius};
constexpr std::array kCohesionReplaced = {Slot::kCohesionShape, Slot::kCohesionLimit};

constexpr std::array kSeparationMain = {
    Slot::kSeparationWho,   Slot::kSeparationSelf,      Slot::kSeparationCoincident,
    Slot::kSeparationTerm,  Slot::kSeparationDirection, Slot::kSeparationCollect,
    Slot::kSeparationClamp, Slot::kSeparationTimes,     Slot::kSeparationWeight};
constexpr std::array kSeparationRare = {Slot::kSeparationEmpty};
constexpr std::array kSeparationReplaced = {Slot::kSeparationTerm, Slot::kSeparationDirection,
                                            Slot::kSeparationClamp};

constexpr std::array kAlignmentMain = {
    Slot::kAlignmentWho,   Slot::kAlignmentSelf,  Slot::kAlignmentTerm,  Slot::kAlignmentCollect,
    Slot::kAlignmentShape, Slot::kAlignmentTimes, Slot::kAlignmentWeight};
constexpr std::array kAlignmentRare = {Slot::kAlignmentCoincident, Slot::kAlignmentEmpty};
constexpr std::array kAlignmentReplaced = {Slot::kAlignmentTerm, Slot::kAlignmentShape};

struct ForceParts {
  std::string_view name;
  double CourseParameters::*radius;
  double CourseParameters::*weight;
  std::span<const Slot> main_slots;
  std::span<const Slot> rare_slots;
  std::span<const Slot> replaced_slots;
  Slot self;
  Slot empty;
};

constexpr std::array<ForceParts, kForces.size()> kForceParts = {{
    {"cohesion", &CourseParameters::cohesion_radius, &CourseParameters::cohesion_weight,
     kCohesionMain, kCohesionRare, kCohesionReplaced, Slot::kCohesionSelf, Slot::kCohesionEmpty},
    {"separation", &CourseParameters::separation_radius, &CourseParameters::separation_weight,
     kSeparationMain, kSeparationRare, kSeparationReplaced, Slot::kSeparationSelf,
     Slot::kSeparationEmpty},
    {"alignment", &CourseParameters::alignment_radius, &CourseParameters::alignment_weight,
     kAlignmentMain, kAlignmentRare, kAlignmentReplaced, Slot::kAlignmentSelf,
     Slot::kAlignmentEmpty},
}};

const ForceParts& parts_of(Force force) { return kForceParts[static_cast<std::size_t>(force)]; }

}  // namespace

std::string_view name_of(Force force) { return parts_of(force).name; }

std::optional<Force> force_named(std::string_view name) {
  const auto* const found = std::find_if(kForces.begin(), kForces.end(),
                                         [name](Force force) { return name_of(force) == name; });
  return found == kForces.end() ? std::nullopt : std::optional(*found);
}

Force next_force(Force force, std::size_t steps) {
  return kForces[(static_cast<std::size_t>(force) + steps) % kForces.size()];
}

std::span<const Slot> main_slots(Force force) { return parts_of(force).main_slots; }
std::span<const Slot> rare_slots(Force force) { return parts_of(force).rare_slots; }
std::span<const Slot> replaced_slots(Force force) { return parts_of(force).replaced_slots; }

Slot self_slot(Force force) { return parts_of(force).self; }
Slot empty_slot(Force force) { return parts_of(force).empty; }

std::optional<Force> weigher_of(Weight weight, Force force) {
  switch (weight) {
    case Weight::kOwn:
    case Weight::kTwice:
      return force;
    case Weight::kCohesion:
      return Force::kCohesion;
    case Weight::kSeparation:
      return Force::kSeparation;
    case Weight::kAlignment:
      return Force::kAlignment;
    default:
      return std::nullopt;
  }
}

double radius_of(const CourseParameters& course, Force force) {
  return course.*parts_of(force).radius;
}
double& radius_of(CourseParameters& course, Force force) { return course.*parts_of(force).radius; }
double weight_of(const CourseParameters& course, Force force) {
  return course.*parts_of(force).weight;
}
double& weight_of(CourseParameters& course, Force force) { return course.*parts_of(force).weight; }

}  // namespace flocking::explain
