#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::deploy {

/// An input and its answer, as the package has them.
struct TestCase {
  std::string name;  ///< any; the files get one that the format allows
  std::string input;
  std::string answer;
  bool is_sample = false;  ///< shown with the statement
};

/// The size of an assignment.
struct Extent {
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
};

/// How many agents an input names, and how many numbers follow them. None where it ends too early.
Extent extent_of(std::string_view input);

/// Why judges cannot have a case with this input, as the end of "left out NAME: ..."; empty where
/// they can. What passes is as the statement says.
std::string reason_against_input(std::string_view input);

/// The same for an answer.
std::string reason_against_answer(std::string_view answer);

/// An input that judges can have, as the statement has them: one line for the head, one for each
/// agent, one for each time step, a single blank between two numbers, and no number begins with a
/// needless 0. The numbers are the same.
std::string tidy_input(std::string_view input);

/// Where no case is a sample, makes the two smallest inputs of one to three agents samples, by name
/// where they are of one size; a case more stays secret.
void choose_samples(std::vector<TestCase>& cases);

/// A file name for each case, without its extension: letters, digits, '.', '_' and '-', the first
/// and the last of them a letter or a digit, none twice.
std::vector<std::string> file_names(const std::vector<TestCase>& cases);

}  // namespace flocking::deploy
