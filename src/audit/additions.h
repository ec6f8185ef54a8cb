#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "audit/audit.h"

namespace flocking::audit {

/// A new case.
struct Addition {
  CaseText text;                     ///< its name comes from the commonest mutant that it notices
  std::vector<std::size_t> notices;  ///< survivors that no earlier addition notices
};

/// New cases that notice the survivors of an audit.
struct Additions {
  std::vector<Addition> cases;
  std::vector<std::size_t> open;  ///< survivors that only unfair inputs expose
};

/// Returns few cases (see set_cover.h), preferring small ones, that notice every survivor that any
/// fair input exposes. The candidates are the inputs that expose survivors, and rich inputs, if all
/// right programs print the same answer for them. `taken` has the names already in use. Throws
/// std::bad_alloc.
Additions additions(const Audit& audit, const explain::Variant& right, const Passes& passes,
                    const std::vector<std::string>& taken, std::size_t threads);

}  // namespace flocking::audit
