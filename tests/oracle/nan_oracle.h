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

/// Whether it is so only where another distance is within the radius.
inline bool needs_company(const explain::Variant& variant) {
  using explain::NanDistance;
  const auto nan = variant.at<NanDistance>(explain::Slot::kNanDistance);
  return nan == NanDistance::kInForcesIfAny || nan == NanDistance::kInSeparationIfAny;
}

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_
