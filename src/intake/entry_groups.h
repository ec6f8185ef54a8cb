#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"

namespace flocking::intake {

/// Reads the table of --groups: a column group (or team), and columns that tell students as those
/// of a roster do. Throws InputError where a column or a field is missing, or a student is in two
/// groups.
Roster parse_groups(std::string_view text, const std::string& source);

/// Reads the file `path`. Throws EnvironmentError, InputError.
Roster read_groups(const std::string& path);

/// Returns an entry, without id and name, of one who made `first` together with its student;
/// `number` is the place of `first`.
Entry shared_entry(const Entry& first, std::size_t number);

/// Adds entries for those who submitted together with others: an entry that is named as a group, or
/// whose student is in one, is the submission of all students of the group who have none of their
/// own. The groups are those of `groups`, which may be null; a group of `roster`, which may be
/// null, counts only for entries that are named as it is. The instructor's `notes` get what is
/// unclear.
void share_entries(std::vector<Entry>& entries, const Roster* groups, const Roster* roster,
                   Layout layout, std::vector<std::string>& notes);

}  // namespace flocking::intake
