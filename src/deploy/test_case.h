#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace flocking::deploy {

/// An input and its answer in a package.
struct TestCase {
  std::string name;  ///< any text; files get a valid name
  std::string input;
  std::string answer;
  bool is_sample = false;  ///< shown with the statement
};

/// The size of an assignment.
struct Extent {
  std::uint64_t agents = 0;
  std::uint64_t steps = 0;
};

/// Returns the number of agents in an input, and the number of numbers after them. None if the
/// input ends too early.
Extent extent_of(std::string_view input);

/// Returns why a case with this input is left out of a package, as the end of "left out NAME: ...";
/// empty if it is included. Accepted inputs follow the statement.
std::string reason_against_input(std::string_view input);

/// Returns why a case with this answer is left out, like reason_against_input().
std::string reason_against_answer(std::string_view answer);

/// Returns the input in the layout of the statement: one line for the head, one for each agent, one
/// for each time step, a single blank between numbers, and no unnecessary leading 0. The numbers do
/// not change.
std::string tidy_input(std::string_view input);

/// If no case is a sample, makes samples of the two smallest inputs of one to three agents; among
/// equal sizes, the first by name. At least one case stays secret.
void choose_samples(std::vector<TestCase>& cases);

/// Returns a file name for each case, without its extension: letters, digits, '.', '_' and '-',
/// with a letter or a digit at both ends. All names are different.
std::vector<std::string> file_names(const std::vector<TestCase>& cases);

}  // namespace flocking::deploy
