#ifndef FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_
#define FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_

#include "variant/force.h"
#include "variant/slots.h"
#include "variant/variant.h"

namespace flocking::oracle {

/// Returns true if a force treats a distance of NaN as near.
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

/// Returns true if the force does so only if another distance is within the radius.
inline bool needs_company(const explain::Variant& variant) {
  using explain::NanDistance;
  const auto nan = variant.at<NanDistance>(explain::Slot::kNanDistance);
  return nan == NanDistance::kInForcesIfAny || nan == NanDistance::kInSeparationIfAny;
}

}  // namespace flocking::oracle

#endif  // FLOCKING_TESTS_ORACLE_NAN_ORACLE_H_
