#pragma once

#include <string>
#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// Gives the entries of a class in `layout` the ids and names of `roster`, which may be null. Adds
/// an entry for each student of the roster who has none, as missing or unknown (Presence). Makes
/// all names unique. Adds notes for the instructor to `notes`. Throws EnvironmentError if there are
/// entries but no entry belongs to a student.
void name_entries(std::vector<Entry>& entries, const Roster* roster, Layout layout,
                  std::vector<std::string>& notes);

}  // namespace flocking::intake
