#ifndef FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_

#include "explain/force.h"
#include "explain/slots.h"
#include "explain/variant.h"

namespace flocking::oracle {

/// Whether a distance that is NaN is near to a force.
inline bool takes_nan(const explain::Variant& variant, explain::Force force) {
  using explain::NanDistance;
  switch (variant.at<NanDistance>(explain::Slot::kNanDistance)) {
    case NanDistance::kOut:
      return false;
    case NanDistance::kInSeparation:
    case NanDistance::kInSeparationIfAny:
      return force == explain::Force::kSeparation;
    default:
      return true;
  }
}

/// Whether choices of other slots call a force where somebody is near, and else not.
inline bool is_called_in_company(const explain::Variant& variant, explain::Force force) {
  using explain::Buffers;
  using explain::Force;
  using explain::NanDistance;
  using explain::Slot;
  const auto nan = variant.at<NanDistance>(Slot::kNanDistance);
  const auto buffers = variant.at<Buffers>(Slot::kStepBuffers);
  const bool of_separation =
      nan == NanDistance::kInSeparationIfAny || buffers == Buffers::kSeparationHandedNew;
  return (force == Force::kSeparation && of_separation) ||
         (force != Force::kAlignment && nan == NanDistance::kInForcesIfAny);
}

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_
