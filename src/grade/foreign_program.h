#pragma once

#include <string>
#include <vector>

/// What a submission may not be, or start with: other than sandbox::find_command(), which says what
/// cannot be started, this says what could be started and must not.
namespace flocking::grade {

/// What is wrong with an entry of a class's folder, in words for its student; empty where it, or
/// the run in it, is a program of the student's own. `class_folder` is canonical. Looks at a
/// bounded number of files and bytes, and opens nothing that could wait.
std::string problem_of_entry(const std::string& entry, const std::string& class_folder);

/// The same for a folder whatever is in it: the simulator among its files, links to elsewhere, too
/// much of everything.
std::string problem_of_files(const std::string& folder);

/// What is wrong with the interpreters that the first line of `program` names, and theirs in turn:
/// relative, below /proc or /dev, or the simulator. Empty where nothing is.
std::string problem_of_interpreter(const std::string& program);

/// What is wrong with a single submission that is named by a path, `name`: a link in the path that
/// leads out of the folder in which it lies, other than into the system. Empty where nothing is.
std::string problem_of_named(const std::string& name);

/// Returns the copies of the simulator in the folder of the program `name` and below, which a run
/// must not see: absolute paths without links, or the folder alone if there is one and the folder
/// is too large to be searched for others. Empty where the folder is not shown to a run.
std::vector<std::string> simulators_beside(const std::string& name);

/// "it is the flocking simulator itself, ..."
extern const char* const kIsSimulator;

}  // namespace flocking::grade
