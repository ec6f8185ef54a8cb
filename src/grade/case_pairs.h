#pragma once

#include <string>
#include <vector>

#include "grade/case.h"

/// Files of a folder of cases that make no pair of an input NAME.in and an answer NAME.out.
namespace flocking::grade {

/// A fault of the pairs in a folder of cases.
struct PairFault {
  std::string place;     ///< the file or folder
  std::string sentence;  ///< what is wrong and what to do: "no input h.in; ..."

  /// "cases/h.out: no input h.in; ..."
  [[nodiscard]] std::string words() const { return place + ": " + sentence; }
};

/// Returns the faults of the files below found_cases_folder(`folder`), in the order of their paths:
/// answers without an input, files named almost like an input or an answer, and inputs with two
/// answers. A folder that cannot be read has none.
std::vector<PairFault> unpaired_files(const std::string& folder);

/// Returns the faults that concern the input file `input`: two answers, or no answer and a file in
/// its folder that may be meant as one.
std::vector<PairFault> faults_of_input(const std::string& input);

/// Returns the names of the cases that have no answer of their own.
std::vector<std::string> names_without_answer(const std::vector<Case>& cases);

}  // namespace flocking::grade
