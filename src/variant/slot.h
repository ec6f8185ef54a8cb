#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace flocking::explain {

/// A force of the assignment.
enum class Force : std::uint8_t { kCohesion, kSeparation, kAlignment };
inline constexpr std::array kForces = {Force::kCohesion, Force::kSeparation, Force::kAlignment};

/// A value for each force.
template <class Value>
struct PerForce {
  constexpr Value& operator[](Force force) { return of[static_cast<std::size_t>(force)]; }
  constexpr const Value& operator[](Force force) const {
    return of[static_cast<std::size_t>(force)];
  }

  std::array<Value, kForces.size()> of{};
};

/// A decision that a program makes; its possible values are in rows/.
enum class Slot : std::uint8_t {
  kCohesionWho,
  kCohesionSelf,
  kCohesionCoincident,
  kCohesionCollect,
  kCohesionShape,
  kCohesionLimit,
  kCohesionEmpty,
  kCohesionZeroRadius,
  kCohesionWeight,
  kCohesionTimes,
  kSeparationWho,
  kSeparationSelf,
  kSeparationTerm,
  kSeparationDirection,
  kSeparationCoincident,
  kSeparationCollect,
  kSeparationEmpty,
  kSeparationClamp,
  kSeparationWeight,
  kSeparationTimes,
  kAlignmentWho,
  kAlignmentSelf,
  kAlignmentCoincident,
  kAlignmentTerm,
  kAlignmentCollect,
  kAlignmentShape,
  kAlignmentEmpty,
  kAlignmentWeight,
  kAlignmentTimes,
  kStepBuffers,
  kStepState,
  kStepTotal,
  kStepMoved,
  kStepSpeed,
  kStepVelocity,
  kStepPosition,
  kStepDt,
  kNumbers,
  kZeroLength,
  kNanDistance,
  kMeasure,
  kDivisionByZero,
  kReadingOrder,
  kReadingParameters,
  kReadingSteps,
  kReadingEaten,
  kReadingEmptyLine,
  kReadingFirstLine,
  kPrintingStart,
  kPrintingText,
  kPrintingDigits,
  kPrintingColumns,
  kPrintingAgents,
  kPrintingFrames,
  kCohesionFormula,
  kSeparationFormula,
  kAlignmentFormula,
};
inline constexpr std::size_t kSlots = static_cast<std::size_t>(Slot::kAlignmentFormula) + 1;

/// A kind of slot that each force has, with the same choices.
enum class ForceSlot : std::uint8_t { kWho, kCollect, kWeight, kTimes, kFormula };

/// Returns the slot of that kind for a force.
constexpr Slot slot_of(Force force, ForceSlot kind) {
  constexpr std::array<std::array<Slot, 3>, 5> kSlotsOfForces = {{
      {Slot::kCohesionWho, Slot::kSeparationWho, Slot::kAlignmentWho},
      {Slot::kCohesionCollect, Slot::kSeparationCollect, Slot::kAlignmentCollect},
      {Slot::kCohesionWeight, Slot::kSeparationWeight, Slot::kAlignmentWeight},
      {Slot::kCohesionTimes, Slot::kSeparationTimes, Slot::kAlignmentTimes},
      {Slot::kCohesionFormula, Slot::kSeparationFormula, Slot::kAlignmentFormula},
  }};
  return kSlotsOfForces[static_cast<std::size_t>(kind)][static_cast<std::size_t>(force)];
}

}  // namespace flocking::explain
