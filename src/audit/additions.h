#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "audit/audit.h"

namespace flocking::audit {

/// A new case.
struct Addition {
  CaseText text;                     ///< named after the commonest of what it notices
  std::vector<std::size_t> notices;  ///< survivors that no earlier addition notices
};

/// New cases for what survives.
struct Additions {
  std::vector<Addition> cases;
  std::vector<std::size_t> open;  ///< survivors that only unfair inputs show
};

/// Few cases (see set_cover.h), of equals the smallest, that notice every survivor that an input
/// shows: of the inputs that show survivors and of rich ones, those to which all right
/// programs give the answer. `taken` are names that are there already. Throws std::bad_alloc.
Additions additions(const Audit& audit, const explain::Variant& right, const Passes& passes,
                    const std::vector<std::string>& taken, std::size_t threads);

}  // namespace flocking::audit
