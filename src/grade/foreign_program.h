#pragma once

#include <string>
#include <vector>

/// Programs that a submission must not be or start. sandbox::find_command() reports programs that
/// cannot be started; these functions report programs that could be started but must not be.
namespace flocking::grade {

/// Returns the problem of an entry in a class's folder, in words for the student; empty if the
/// entry, or the program `run` in it, is the student's own. `class_folder` must be canonical.
/// Inspects a limited number of files and bytes, and opens nothing that could block.
std::string problem_of_entry(const std::string& entry, const std::string& class_folder);

/// Returns the problem of a folder's contents: the simulator among its files, links out of the
/// folder, or too many files or bytes.
std::string problem_of_files(const std::string& folder);

/// Returns the problem of the interpreters that the first line of `program` names, and of their
/// interpreters: a relative path, a path below /proc or /dev, or the simulator. Empty if there is
/// none.
std::string problem_of_interpreter(const std::string& program);

/// Returns the problem of a single submission given by the path `name`: a link in the path that
/// leads out of its folder, other than into the system. Empty if there is none.
std::string problem_of_named(const std::string& name);

/// Returns the copies of the simulator in and below the folder of the program `name`, which a run
/// must not see, as absolute paths without links. If there is a copy and the folder is too large to
/// be searched completely, returns the folder instead. Empty if the folder is not visible to runs.
std::vector<std::string> simulators_beside(const std::string& name);

/// The problem "it is the flocking simulator itself, ...".
extern const char* const kIsSimulator;

}  // namespace flocking::grade
