#pragma once

#include <sys/types.h>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "intake/bounds.h"
#include "intake/class_entry.h"
#include "intake/class_layout.h"
#include "intake/roster.h"
#include "sandbox/private_folder.h"

namespace flocking::intake {

/// A class that is ready to be graded. The files are deleted with this object.
struct Class {
  std::vector<Entry> entries;
  Layout layout = Layout::kFolders;
  std::vector<std::string> notes;  ///< information for the instructor
  std::unique_ptr<sandbox::PrivateFolder> folder;
};

/// The class to grade, and how to read it.
struct Wish {
  std::string place;               ///< a folder or an archive
  std::optional<Layout> layout;    ///< none: detect it
  const Roster* roster = nullptr;  ///< may be null
  const Roster* groups = nullptr;  ///< groups of students, see parse_groups(); may be null
  uid_t user = 0;                  ///< the user who reads archives, see Opener
  /// Returns true if the entry at this path is graded where it is, without a copy.
  std::function<bool(const std::string& path)> is_own = [](const std::string&) { return false; };
  /// Called regularly; if it throws, take_in() ends with that exception.
  std::function<void()> between = [] {};
  Bounds class_bounds = kBoundsOfClass;      ///< for an archive of the class
  Bounds student_bounds = kBoundsOfStudent;  ///< for the files of each student
};

/// Prepares a class for grading: detects its layout, determines who submitted which items, opens
/// archives, and copies files. The result contains every entry; a problem with one submission is
/// recorded only in its entry. Throws EnvironmentError if the class cannot be read or is empty.
Class take_in(const Wish& wish);

}  // namespace flocking::intake
