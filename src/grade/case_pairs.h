#pragma once

#include <string>
#include <vector>

#include "grade/case.h"

/// Finds files in a folder of cases that do not form pairs of an input NAME.in and an answer
/// NAME.out.
namespace flocking::grade {

/// A fault of the pairs in a folder of cases.
struct PairFault {
  std::string place;     ///< the file or folder
  std::string sentence;  ///< the problem and its solution: "no input h.in; ..."

  /// Returns "cases/h.out: no input h.in; ...".
  [[nodiscard]] std::string words() const { return place + ": " + sentence; }
};

/// Returns the faults of files below found_cases_folder(`folder`), sorted by path: answers without
/// an input, files whose names are almost those of an input or an answer, and inputs with two
/// answers. Skips folders that cannot be read.
std::vector<PairFault> unpaired_files(const std::string& folder);

/// Returns the faults of the input file `input`: two answers, or no answer although a file in the
/// same folder may be meant as its answer.
std::vector<PairFault> faults_of_input(const std::string& input);

/// Returns the names of the cases that have no answer file.
std::vector<std::string> names_without_answer(const std::vector<Case>& cases);

}  // namespace flocking::grade
