#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// Parses the table of --groups: a column group (or team), and columns that identify students as in
/// a roster. Throws InputError if a column or a field is missing, or a student is in two groups.
Roster parse_groups(std::string_view text, const std::string& source);

/// Reads and parses the table of --groups in the file `path`. Throws EnvironmentError, InputError.
Roster read_groups(const std::string& path);

/// Returns an entry without id and name for another student of the submission `first`; `number` is
/// the index of `first`.
Entry shared_entry(const Entry& first, std::size_t number);

/// Adds entries for students who submitted together with others. An entry with the name of a group,
/// or of a student in a group, is the submission of all students of the group who have no separate
/// entry. The groups come from `groups`, which may be null. A group of `roster`, which may be null,
/// counts only for entries with its name. Adds unclear cases to the instructor's `notes`.
void share_entries(std::vector<Entry>& entries, const Roster* groups, const Roster* roster,
                   Layout layout, std::vector<std::string>& notes);

}  // namespace flocking::intake
