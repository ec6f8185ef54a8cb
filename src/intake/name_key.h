#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Keys by which ids, logins, addresses and names are compared. Two texts mean the same if their
/// keys are equal. All keys are in Unicode's NFC after full case folding; of text that is not
/// UTF-8, bytes that are not ASCII never equal a letter.
namespace flocking::intake {

/// Returns `text` in NFC, case as it is.
std::string composed(std::string_view text);

/// Returns `text` in NFC after full case folding: "JOSE" with a combining acute accent gives
/// "josé".
std::string folded(std::string_view text);

/// Returns the letters and digits of folded(): "O'Brien" gives "obrien".
std::string key_of(std::string_view text);

/// Returns the keys of a name's words, sorted, with blanks between them, so that "Berg, Anna",
/// "Anna_Berg" and "anna berg" are equal.
std::string key_of_name(std::string_view name);

/// Returns the keys of a name's words in their order.
std::vector<std::string> keys_of_words(std::string_view name);

/// Returns how `name` is written in letters without marks: "muller", and, with e after vowels for
/// umlauts and ligatures, "mueller". No two are equal, and none is empty.
std::vector<std::string> plain_spellings(std::string_view name);

}  // namespace flocking::intake
