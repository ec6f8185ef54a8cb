#pragma once

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "repair/edit_trial.h"
#include "repair/isolation.h"
#include "repair/origins.h"
#include "repair/round.h"
#include "repair/work.h"

namespace flocking::repair {

/// An edit that was applied. Steps are in the order of application.
struct Step {
  std::string file;
  std::uint64_t line = 0;           ///< of the student's source
  std::string kind;                 ///< as of Edit
  std::string diff;                 ///< as diff_of()
  Part part = Part::kStep;          ///< the part that it repairs
  bool repairs_all = false;         ///< all three forces are right on more inputs with it
  bool is_last = true;              ///< false: the next step belongs to it
  std::vector<SourceFile> sources;  ///< after the step
};

/// Lines that run only if a force acts.
struct ForceLines {
  Part part = Part::kCohesion;
  std::string file;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
};

/// The result of the search.
struct Found {
  bool is_built = false;  ///< false: no trial could be built
  std::vector<Step> steps;
  std::vector<ForceLines> lines;
  std::set<Part> wrong;  ///< parts that were wrong before
  std::set<Part> right;  ///< parts of `wrong` that are right after all steps
  Origins origins;       ///< of the sources after all steps
};

/// Returns the step of an edit at a line of the student's source; `sources` are those after it. Its
/// part is kStep until the caller knows better.
Step step_of(const ParsedFiles& files, const Edit& edit, std::uint64_t line,
             const std::vector<SourceFile>& sources);

/// Searches for edits of `sources` that make the program right on `inputs`, in at most four rounds.
/// Repairs only the parts in `parts`. `origins` are those of `sources`; empty if nothing has been
/// changed yet. Begins nothing new when `work` is over. Throws EnvironmentError.
Found search(const Workshop& workshop, Work& work, const std::vector<SourceFile>& sources,
             const SearchInputs& inputs, const std::set<Part>& parts, Origins origins = {});

}  // namespace flocking::repair
