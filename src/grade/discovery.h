#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "grade/case.h"

namespace flocking::grade {

/// `folder`, or where it is relative and not there that of the same name among the cases that were
/// installed with the program: testcases/course, and course, is
/// PREFIX/share/flocking/testcases/course.
std::string found_cases_folder(const std::string& folder);

/// Every NAME.in below found_cases_folder(`folder`), in lexicographic order of its path, with
/// NAME.out or NAME.ans as its answer. A folder may have a cases.toml with settings for the cases
/// in and below it, and for single ones in tables [case.NAME]; `flags` win over those. Whether
/// inputs and answers are files at all, require_files() says. Throws EnvironmentError where the
/// folder or a cases.toml cannot be read, InputError at the line and column of a wrong cases.toml,
/// MisfitError where there is no case.
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
