#include "deploy/test_case.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <tuple>

#include "base/printable.h"
#include "base/words.h"
#include "io/number_parse.h"

namespace flocking::deploy {
namespace {

constexpr std::size_t kLengths = 4;      // r_c r_s F_Smax r_a must not be negative
constexpr std::size_t kHeadNumbers = 8;  // r_c r_s F_Smax r_a K_c K_s K_a N
constexpr std::size_t kFieldsPerAgent = 4;
constexpr std::size_t kSamples = 2;
constexpr std::uint64_t kMostSampleAgents = 3;
constexpr std::size_t kLongestName = 200;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c);
}

bool is_plain(char c) { return (c >= ' ' && c <= '~') || io::is_blank(c); }

// Returns "7" for "007" and "0.5" for "00.5".
std::string without_leading_zeros(std::string_view number) {
  std::string text;
  if (number.front() == '+' || number.front() == '-') {
    text = number.front();
    number.remove_prefix(1);
  }
  while (number.size() > 1 && number[0] == '0' && is_digit(number[1])) number.remove_prefix(1);
  return text.append(number);
}

bool can_be_shown(const TestCase& one) {
  const std::uint64_t agents = extent_of(one.input).agents;
  return agents >= 1 && agents <= kMostSampleAgents && !one.answer.empty();
}

std::string made_valid(std::string_view name) {
  std::string valid(name.substr(0, kLongestName));
  for (char& c : valid) {
    if (!is_letter_or_digit(c) && c != '.' && c != '-') c = '_';
  }
  // The format rejects names of one character.
  if (valid.size() < 2 || !is_letter_or_digit(valid.front())) valid.insert(0, "case_");
  if (!is_letter_or_digit(valid.back())) valid += "_0";
  return valid;
}

}  // namespace

Extent extent_of(std::string_view input) {
  const std::vector<std::string_view> numbers = words(input);
  if (numbers.size() < kHeadNumbers) return {};
  const std::optional<double> agents = io::parse_number(numbers[kHeadNumbers - 1]);
  const std::size_t rest = numbers.size() - kHeadNumbers;
  const std::size_t most = rest / kFieldsPerAgent;
  if (!agents || !(*agents >= 0.0) || *agents > static_cast<double>(most)) {
    return {};
  }
  const auto count = static_cast<std::uint64_t>(*agents);
  return {.agents = count, .steps = rest - count * kFieldsPerAgent};
}

std::string reason_against_input(std::string_view input) {
  if (!std::all_of(input.begin(), input.end(), is_plain)) {
    return "its input contains bytes that are not plain text, such as a byte-order mark";
  }
  const std::vector<std::string_view> numbers = words(input);
  for (const std::string_view word : numbers) {
    if (!io::parse_number(word))
      return "its input contains a word that is not a number: " + in_quotes(word);
  }
  if (numbers.size() < kHeadNumbers) return "its input ends before the number of agents";
  for (std::size_t i = 0; i < kLengths; ++i) {
    if (*io::parse_number(numbers[i]) < 0.0) return "its input has a negative radius or F_Smax";
  }
  const std::string_view agents = numbers[kHeadNumbers - 1];
  if (!std::all_of(agents.begin(), agents.end(), is_digit)) {
    return "its number of agents must be written in digits, found " + in_quotes(agents);
  }
  if (*io::parse_number(agents) != static_cast<double>(extent_of(input).agents)) {
    return "its input has too few agents";
  }
  return "";
}

std::string reason_against_answer(std::string_view answer) {
  // Among all numbers, only nan and inf contain an n.
  if (answer.find_first_of("nN") != std::string_view::npos) return "its answer contains nan or inf";
  for (const std::string_view word : words(answer)) {
    if (!io::parse_number(word))
      return "its answer contains a word that is not a number: " + in_quotes(word);
  }
  return "";
}

std::string tidy_input(std::string_view input) {
  const std::size_t agents_end =
      kHeadNumbers + static_cast<std::size_t>(extent_of(input).agents) * kFieldsPerAgent;
  std::string text;
  std::size_t place = 0;
  for (const std::string_view word : words(input)) {
    ++place;
    const bool ends_line = place == kHeadNumbers || place > agents_end ||
                           (place > kHeadNumbers && (place - kHeadNumbers) % kFieldsPerAgent == 0);
    text += without_leading_zeros(word) + (ends_line ? '\n' : ' ');
  }
  return text;
}

void choose_samples(std::vector<TestCase>& cases) {
  std::vector<TestCase*> candidates;
  for (TestCase& one : cases) {
    if (one.is_sample) return;
    if (can_be_shown(one)) candidates.push_back(&one);
  }
  std::sort(candidates.begin(), candidates.end(), [](const TestCase* a, const TestCase* b) {
    return std::forward_as_tuple(a->input.size(), a->name) <
           std::forward_as_tuple(b->input.size(), b->name);
  });
  for (std::size_t i = 0; i < std::min(kSamples, candidates.size()) && i + 1 < cases.size(); ++i) {
    candidates[i]->is_sample = true;
  }
}

std::vector<std::string> file_names(const std::vector<TestCase>& cases) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const TestCase& one : cases) {
    const std::string wanted = made_valid(one.name);
    std::string name = wanted;
    for (std::size_t next = 2; !taken.insert(name).second; ++next) {
      name = wanted + "_" + std::to_string(next);
    }
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace flocking::deploy
