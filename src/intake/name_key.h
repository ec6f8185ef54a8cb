#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Keys to compare ids, logins, addresses and names: two texts are equal if their keys are. All
/// keys are in Unicode's NFC after full case folding. In text that is not UTF-8, bytes above 127
/// never equal a letter.
namespace flocking::intake {

/// Returns `text` in NFC, with its case unchanged.
std::string composed(std::string_view text);

/// Returns `text` in NFC after full case folding: "JOSE" with a combining acute accent gives
/// "josé".
std::string folded(std::string_view text);

/// Returns only the letters and digits of folded(): "O'Brien" gives "obrien".
std::string key_of(std::string_view text);

/// Returns the keys of a name's words, sorted and separated by blanks, so that "Berg, Anna",
/// "Anna_Berg" and "anna berg" are equal.
std::string key_of_name(std::string_view name);

/// Returns the keys of a name's words in their order.
std::vector<std::string> keys_of_words(std::string_view name);

/// Returns spellings of `name` without marks: "muller", and "mueller" with e after the vowel for
/// umlauts and ligatures. They are distinct and not empty.
std::vector<std::string> plain_spellings(std::string_view name);

}  // namespace flocking::intake
