#pragma once

#include <string>
#include <vector>

#include "intake/class_entry.h"

namespace flocking::intake {

/// The group with the same name as an entry.
struct GroupMatch {
  std::string group;          ///< its name as in the table; empty: none
  bool is_sure = false;       ///< the full name is equal, except for case and separators
  bool is_contested = false;  ///< several groups match the entry, or several entries the group
};

/// Returns for each entry which of `groups` has its id or name. Compares in rounds, the most
/// certain first: unchanged; case folded; with hyphens for all characters except letters and
/// digits; letters and digits only; and without the number that GitHub adds to a name that is
/// taken. Students choose these names, so an ambiguous round decides nothing.
std::vector<GroupMatch> match_groups(const std::vector<Entry>& entries,
                                     const std::vector<std::string>& groups);

}  // namespace flocking::intake
