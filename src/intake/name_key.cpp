#include "intake/name_key.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <utility>

#include "base/code_point.h"
#include "base/words.h"

namespace flocking::intake {
namespace {

using Options = std::uint32_t;

constexpr Options kCompose = UTF8PROC_STABLE | UTF8PROC_COMPOSE;
constexpr Options kFold = kCompose | UTF8PROC_CASEFOLD;
constexpr Options kFoldWithoutMarks =
    UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_STRIPMARK;

// Replaces each byte that is not valid UTF-8 by U+FFFD.
std::string valid(std::string_view text) {
  std::string all;
  while (!text.empty()) {
    const CodePoint c = first_code_point(text);
    append_code_point(all, c.length == 0 ? kReplacementCharacter : c.value);
    text.remove_prefix(std::max<std::size_t>(c.length, 1));
  }
  return all;
}

std::string mapped(std::string_view text, Options options) {
  std::string all = valid(text);
  utf8proc_uint8_t* result = nullptr;
  const utf8proc_ssize_t size = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(all.data()),  // NOLINT: bytes
      static_cast<utf8proc_ssize_t>(all.size()), &result, static_cast<utf8proc_option_t>(options));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(result, &std::free);
  if (size < 0) return all;  // out of memory
  return {result, result + size};
}

bool is_blank(std::uint32_t value) {
  const utf8proc_category_t category = utf8proc_category(static_cast<utf8proc_int32_t>(value));
  return category == UTF8PROC_CATEGORY_ZS || category == UTF8PROC_CATEGORY_CC;
}

// Returns true for letters, their marks, and digits. U+FFFD and characters that utf8proc does not
// know count as unknown letters.
bool is_part_of_word(std::uint32_t value) {
  const utf8proc_category_t category = utf8proc_category(static_cast<utf8proc_int32_t>(value));
  const bool is_letter_or_mark =
      category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_ME;
  const bool is_number = category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO;
  return is_letter_or_mark || is_number || category == UTF8PROC_CATEGORY_CN ||
         value == kReplacementCharacter;
}

// Splits text into words of letters and digits, at blanks, commas and underscores.
std::vector<std::string> words_in(std::string_view mapped_text) {
  std::vector<std::string> words(1);
  while (!mapped_text.empty()) {
    const CodePoint c = first_code_point(mapped_text);
    if (is_part_of_word(c.value)) {
      append_code_point(words.back(), c.value);
    } else if (c.value == ',' || c.value == '_' || is_blank(c.value)) {
      if (!words.back().empty()) words.emplace_back();
    }
    mapped_text.remove_prefix(c.length);
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

struct Spelling {
  std::uint32_t letter;
  std::string_view plain;   ///< without the mark
  std::string_view with_e;  ///< German and Danish spelling without marks
};

// Letters that Unicode does not decompose, and letters that become two letters, all case folded.
constexpr auto kSpellings = std::to_array<Spelling>({
    {0xE4, "a", "ae"},
    {0xF6, "o", "oe"},
    {0xFC, "u", "ue"},
    {0xE5, "a", "aa"},
    {0xF8, "o", "oe"},
    {0xE6, "ae", "ae"},
    {0x153, "oe", "oe"},
    {0xF0, "d", "d"},
    {0xFE, "th", "th"},
    {0x111, "d", "d"},
    {0x127, "h", "h"},
    {0x131, "i", "i"},
    {0x142, "l", "l"},
    {0x14B, "n", "n"},
    {0x167, "t", "t"},
});

std::string spelled(std::string_view name, std::string_view Spelling::*how) {
  const std::string letters = folded(name);
  std::string all;
  for (std::string_view rest = letters; !rest.empty();) {
    const CodePoint c = first_code_point(rest);
    const auto* const row =
        std::find_if(kSpellings.begin(), kSpellings.end(),
                     [&c](const Spelling& spelling) { return spelling.letter == c.value; });
    all += row == kSpellings.end() ? rest.substr(0, c.length) : row->*how;
    rest.remove_prefix(c.length);
  }
  return mapped(all, kFoldWithoutMarks);
}

}  // namespace

std::string composed(std::string_view text) { return mapped(text, kCompose); }

std::string folded(std::string_view text) { return mapped(text, kFold); }

std::vector<std::string> keys_of_words(std::string_view name) { return words_in(folded(name)); }

std::string key_of(std::string_view text) {
  std::string key;
  for (const std::string& word : keys_of_words(text)) key += word;
  return key;
}

std::string key_of_name(std::string_view name) {
  std::vector<std::string> words = keys_of_words(name);
  std::sort(words.begin(), words.end());
  std::string all;
  for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
  return all;
}

std::vector<std::string> plain_spellings(std::string_view name) {
  std::vector<std::string> spellings;
  for (const auto how : {&Spelling::plain, &Spelling::with_e}) {
    std::string one = spelled(name, how);
    if (!one.empty() && std::find(spellings.begin(), spellings.end(), one) == spellings.end()) {
      spellings.push_back(std::move(one));
    }
  }
  return spellings;
}

}  // namespace flocking::intake
