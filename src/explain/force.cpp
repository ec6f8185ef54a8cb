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

Slot weight_slot(Force force) {
  constexpr std::array kSlotOf = {Slot::kCohesionWeight, Slot::kSeparationWeight,
                                  Slot::kAlignmentWeight};
  return kSlotOf[static_cast<std::size_t>(force)];
}

double& radius_of(CourseParameters& course, Force force) {
  if (force == Force::kCohesion) return course.cohesion_radius;
  return force == Force::kSeparation ? course.separation_radius : course.alignment_radius;
}

double& weight_of(CourseParameters& course, Force force) {
  if (force == Force::kCohesion) return course.cohesion_weight;
  return force == Force::kSeparation ? course.separation_weight : course.alignment_weight;
}

Variant without(Variant variant, Force force) {
  for (const Slot slot : main_slots(force)) variant.set(slot, 0);
  for (const Slot slot : rare_slots(force)) variant.set(slot, 0);
  variant.set(weight_slot(force), static_cast<std::uint8_t>(Weight::kZero));
  return variant;
}

Variant with_force_of(Variant variant, Force force, const Variant& from) {
  for (const Slot slot : main_slots(force)) variant.set(slot, from.choice(slot));
  for (const Slot slot : rare_slots(force)) variant.set(slot, from.choice(slot));
  return variant;
}

}  // namespace flocking::explain
