#pragma once

#include <string>
#include <vector>

#include "core/error.h"
#include "grade/case.h"

namespace flocking::grade {

/// Every NAME.in below `folder`, in lexicographic order of its path, with NAME.out or NAME.ans as
/// its answer. A folder may have a cases.toml with settings for the cases in and below it, and for
/// single ones in tables [case.NAME]; `flags` win over those. Throws EnvironmentError where the
/// folder cannot be read, InputError at the line and column of a wrong cases.toml, MisfitError
/// where there is no case.
std::vector<Case> find_cases(const std::string& folder, const CaseOverrides& flags);

/// A table [case.NAME] of a cases.toml.
struct CaseTable {
  std::string name;
  CaseOverrides overrides;
  SourcePlace place;
};

/// Settings by cases.toml: those for all cases of its folder, and those of single cases.
struct FolderSettings {
  CaseOverrides all;
  std::vector<CaseTable> of_case;
};

/// Understands a cases.toml; `source` names it in messages. Throws InputError.
FolderSettings parse_folder_settings(const std::string& text, const std::string& source);

}  // namespace flocking::grade
