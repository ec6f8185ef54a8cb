#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "grade/case.h"

namespace flocking::grade {

/// Returns `folder`. If it is relative and does not exist, returns the folder of that name among
/// the cases installed with the program: testcases/course, and course, mean
/// PREFIX/share/flocking/testcases/course. Throws UsageError if both exist, since a student's
/// folder could replace the installed cases; ./course always means the local one.
std::string found_cases_folder(const std::string& folder);

/// Returns the folder of cases for a command that names none: testcases/course or else testcases if
/// it exists here, otherwise testcases/course if it is installed with the program, else testcases.
/// Cases of flow fields and steering are no assignments. Throws UsageError as found_cases_folder().
std::string default_cases_folder();

/// Returns every NAME.in below found_cases_folder(`folder`), sorted by path, with NAME.out or
/// NAME.ans as its answer. A folder may have a cases.toml with settings for all cases in and below
/// it, and for single cases in tables [case.NAME]; `flags` take precedence. require_files() checks
/// whether inputs and answers are readable. Throws EnvironmentError if the folder or a cases.toml
/// cannot be read, InputError with the line and column of an invalid cases.toml, and MisfitError if
/// there are no cases.
std::vector<Case> find_cases(const std::string& folder, const CaseOverrides& flags);

/// A table [case.NAME] of a cases.toml.
struct CaseTable {
  std::string name;
  CaseOverrides overrides;
  SourcePlace place;
};

/// The settings in a cases.toml: for all cases of its folder, and for single cases.
struct FolderSettings {
  CaseOverrides all;
  std::vector<CaseTable> of_case;
};

/// Parses a cases.toml; `source` names it in messages. Throws InputError.
FolderSettings parse_folder_settings(const std::string& text, const std::string& source);

}  // namespace flocking::grade
