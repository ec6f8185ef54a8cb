#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

/// Parse the values of flags. `flag` names the value in messages, mostly the name of the flag. Each
/// function throws UsageError "FLAG: expected ..., found 'TEXT'".
namespace flocking::cli {

/// Returns the whole number in `text`, from `least` to `most`.
std::uint64_t whole_number(std::string_view text, const std::string& flag, std::uint64_t least,
                           std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// Returns a finite number of at least 0.
double number_from_zero(const std::string& text, const std::string& flag);

/// Returns a number above 0 and at most the largest limit of a run.
double number_above_zero(const std::string& text, const std::string& flag);

/// Returns a tolerance of at least 0 as it is written, since decimal fractions are compared
/// exactly.
std::string tolerance(const std::string& text, const std::string& flag);

/// Returns the name of a file or a folder, which must not be empty.
std::string file_name(const std::string& text, const std::string& flag);
std::string folder_name(const std::string& text, const std::string& flag);

/// Returns the index of `word` in `names`. The error lists all names and suggests a similar one.
std::size_t one_of(const std::vector<std::string>& names, const std::string& word,
                   const std::string& flag);

/// A word and the value that it stands for.
template <class Value>
struct Choice {
  std::string_view name;
  Value value;
};

/// Returns the value of `word` among `choices`.
template <class Value, std::size_t count>
Value chosen(const std::array<Choice<Value>, count>& choices, const std::string& word,
             const std::string& flag) {
  std::vector<std::string> names;
  for (const Choice<Value>& choice : choices) names.emplace_back(choice.name);
  return choices[one_of(names, word, flag)].value;
}

}  // namespace flocking::cli
