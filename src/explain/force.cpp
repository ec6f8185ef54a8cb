#include "explain/force.h"

#include <cstddef>

#include "explain/choices.h"

namespace flocking::explain {

std::string_view name_of(Force force) {
  constexpr std::array<std::string_view, 3> kNames = {"cohesion", "separation", "alignment"};
  return kNames[static_cast<std::size_t>(force)];
}

std::vector<Slot> main_slots(Force force) {
  switch (force) {
    case Force::kCohesion:
      return {Slot::kCohesionWho,   Slot::kCohesionSelf,  Slot::kCohesionCollect,
              Slot::kCohesionShape, Slot::kCohesionLimit, Slot::kCohesionEmpty,
              Slot::kCohesionTimes, Slot::kCohesionWeight};
    case Force::kSeparation:
      return {Slot::kSeparationWho,   Slot::kSeparationSelf,      Slot::kSeparationCoincident,
              Slot::kSeparationTerm,  Slot::kSeparationDirection, Slot::kSeparationCollect,
              Slot::kSeparationClamp, Slot::kSeparationTimes,     Slot::kSeparationWeight};
    case Force::kAlignment:
      return {Slot::kAlignmentWho,     Slot::kAlignmentSelf,  Slot::kAlignmentTerm,
              Slot::kAlignmentCollect, Slot::kAlignmentShape, Slot::kAlignmentTimes,
              Slot::kAlignmentWeight};
  }
  return {};
}

std::vector<Slot> rare_slots(Force force) {
  switch (force) {
    case Force::kCohesion:
      return {Slot::kCohesionCoincident, Slot::kCohesionZeroRadius};
    case Force::kSeparation:
      return {Slot::kSeparationEmpty};
    case Force::kAlignment:
      return {Slot::kAlignmentCoincident, Slot::kAlignmentEmpty};
  }
  return {};
}

Slot who_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionWho, Slot::kSeparationWho, Slot::kAlignmentWho};
  return kSlotOf[static_cast<std::size_t>(force)];
}

Slot weight_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionWeight, Slot::kSeparationWeight,
                                  Slot::kAlignmentWeight};
  return kSlotOf[static_cast<std::size_t>(force)];
}

Slot times_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionTimes, Slot::kSeparationTimes,
                                  Slot::kAlignmentTimes};
  return kSlotOf[static_cast<std::size_t>(force)];
}

Slot collect_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionCollect, Slot::kSeparationCollect,
                                  Slot::kAlignmentCollect};
  return kSlotOf[static_cast<std::size_t>(force)];
}

Slot empty_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionEmpty, Slot::kSeparationEmpty,
                                  Slot::kAlignmentEmpty};
  return kSlotOf[static_cast<std::size_t>(force)];
}

Slot formula_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionFormula, Slot::kSeparationFormula,
                                  Slot::kAlignmentFormula};
  return kSlotOf[static_cast<std::size_t>(force)];
}

std::vector<Slot> replaced_slots(Force force) {
  switch (force) {
    case Force::kCohesion:
      return {Slot::kCohesionShape, Slot::kCohesionLimit};
    case Force::kSeparation:
      return {Slot::kSeparationTerm, Slot::kSeparationDirection, Slot::kSeparationClamp};
    case Force::kAlignment:
      return {Slot::kAlignmentTerm, Slot::kAlignmentShape};
  }
  return {};
}

double& radius_of(CourseParameters& course, Force force) {
  if (force == Force::kCohesion) return course.cohesion_radius;
  return force == Force::kSeparation ? course.separation_radius : course.alignment_radius;
}

double& weight_of(CourseParameters& course, Force force) {
  if (force == Force::kCohesion) return course.cohesion_weight;
  return force == Force::kSeparation ? course.separation_weight : course.alignment_weight;
}

}  // namespace flocking::explain
