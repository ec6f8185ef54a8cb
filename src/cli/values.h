#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

/// What the values of flags mean. `flag` is what a message calls the value by, mostly the flag's
/// name. Each function throws UsageError "FLAG: expected ..., found 'TEXT'".
namespace flocking::cli {

/// The whole number that `text` says, from `least` to `most`.
std::uint64_t whole_number(std::string_view text, const std::string& flag, std::uint64_t least,
                           std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// A finite number, 0 or more.
double number_from_zero(const std::string& text, const std::string& flag);

/// A number above 0 and no larger than a limit of a run may be.
double number_above_zero(const std::string& text, const std::string& flag);

/// A difference that is allowed, 0 or more, as it is written: decimals are judged as decimals.
std::string tolerance(const std::string& text, const std::string& flag);

/// The name of a file or of a folder, which may be any but the empty one.
std::string file_name(const std::string& text, const std::string& flag);
std::string folder_name(const std::string& text, const std::string& flag);

/// The index of `word` in `names`; a message tells all names and the one that may be meant.
std::size_t one_of(const std::vector<std::string>& names, const std::string& word,
                   const std::string& flag);

/// A word and what it stands for.
template <class Value>
struct Choice {
  std::string_view name;
  Value value;
};

/// What `word` stands for among `choices`.
template <class Value, std::size_t count>
Value chosen(const std::array<Choice<Value>, count>& choices, const std::string& word,
             const std::string& flag) {
  std::vector<std::string> names;
  for (const Choice<Value>& choice : choices) names.emplace_back(choice.name);
  return choices[one_of(names, word, flag)].value;
}

}  // namespace flocking::cli
