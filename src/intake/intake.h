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

/// A class, taken in. The files live as long as it does.
struct Class {
  std::vector<Entry> entries;
  Layout layout = Layout::kFolders;
  std::vector<std::string> notes;  ///< what whoever grades should know
  std::unique_ptr<sandbox::PrivateFolder> folder;
};

/// What is to be taken in, and how.
struct Wish {
  std::string place;               ///< a folder or an archive
  std::optional<Layout> layout;    ///< none: it is found out
  const Roster* roster = nullptr;  ///< may be missing
  const Roster* groups = nullptr;  ///< who works together, see parse_groups(); may be missing
  uid_t user = 0;                  ///< as whom archives are read, see Opener
  /// Whether the entry at this path is graded as it lies there, so that nothing of it is copied.
  std::function<bool(const std::string& path)> is_own = [](const std::string&) { return false; };
  /// Called now and then; what it throws ends the taking in.
  std::function<void()> between = [] {};
  Bounds class_bounds = kBoundsOfClass;      ///< of an archive that holds the class
  Bounds student_bounds = kBoundsOfStudent;  ///< of what is taken of each student
};

/// Takes a class in: finds its layout, who handed in what, opens archives, copies. Every entry is
/// in the result; what students did wrong is a problem of theirs alone. Throws EnvironmentError
/// where the class cannot be read or nothing is in it.
Class take_in(const Wish& wish);

}  // namespace flocking::intake
