#pragma once

#include <string>
#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// Gives entries of a class in `layout` the ids and names of `roster`, which may be null, adds its
/// students who have no entry, as missing or unknown (Presence), and makes all names different.
/// Adds notes for the instructor to `notes`. Throws EnvironmentError if there are entries
/// and none belongs to a student.
void name_entries(std::vector<Entry>& entries, const Roster* roster, Layout layout,
                  std::vector<std::string>& notes);

}  // namespace flocking::intake
