#pragma once

#include <string>
#include <vector>

#include "intake/class_entry.h"
#include "intake/roster.h"

namespace flocking::intake {

/// Gives entries the ids and names of `roster`, which may be null, adds its students who handed in
/// nothing, and makes all names different. What whoever grades should know goes to `notes`.
void name_entries(std::vector<Entry>& entries, const Roster* roster,
                  std::vector<std::string>& notes);

}  // namespace flocking::intake
