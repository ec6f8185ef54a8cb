#include "intake/archive_names.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "base/code_point.h"
#include "base/words.h"
#include "intake/name_key.h"

namespace flocking::intake {
namespace {

// More names do not improve the choice.
constexpr std::size_t kMostNames = 2000;

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(),
                     [](char c) { return static_cast<unsigned char>(c) < 0x80U; });
}

bool is_east_asian(std::uint32_t c) {
  return c == 0x3005 || (c >= 0x3041 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x9FFF) ||
         (c >= 0xF900 && c <= 0xFAFF);
}

// Returns true for letters of European names. 0x192, f with a hook, is a currency sign in CP437.
bool is_latin(std::uint32_t c) {
  return c >= 0xC0 && c <= 0x24F && c != 0xD7 && c != 0xF7 && c != 0x192;
}

bool is_upper(std::uint32_t c) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_LU;
}

bool is_lower(std::uint32_t c) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(c)) == UTF8PROC_CATEGORY_LL;
}

/// Judges whether text decoded from some code page looks like human writing.
class Plausibility {
 public:
  bool holds(std::string_view text, bool is_of_two_bytes) {
    while (!text.empty()) {
      const CodePoint c = first_code_point(text);
      if (!add(c.value, is_of_two_bytes)) return false;
      text.remove_prefix(c.length);
    }
    return is_word();
  }

 private:
  bool add(std::uint32_t c, bool is_of_two_bytes) {
    const bool is_plain = c < 0x80;
    if (is_plain && !is_upper(c) && !is_lower(c)) {
      const bool is_right = is_word();
      plain_ = others_ = 0;
      was_lower_ = false;
      return is_right;
    }
    if (!is_plain && is_of_two_bytes) return is_east_asian(c);
    if (!is_plain && (!is_latin(c) || (is_upper(c) && was_lower_))) return false;
    ++(is_plain ? plain_ : others_);
    was_lower_ = is_lower(c);
    return true;
  }

  // Returns true if the text looks like a European word: it has few letters with marks.
  [[nodiscard]] bool is_word() const { return others_ <= 1 || others_ <= plain_; }

  std::size_t plain_ = 0;
  std::size_t others_ = 0;
  bool was_lower_ = false;
};

bool is_plausible(std::string_view text, CodePage page) {
  const bool is_of_two_bytes = page == CodePage::kShiftJis || page == CodePage::kGb18030;
  return Plausibility().holds(text, is_of_two_bytes);
}

/// The words of the names on a roster.
class KnownWords {
 public:
  explicit KnownWords(const Roster* roster) {
    if (roster == nullptr) return;
    for (const Student& student : roster->students) {
      for (const std::string* text : {&student.name, &student.id, &student.login}) add(*text);
    }
  }

  // Returns true if a word of the text that is not ASCII is known.
  [[nodiscard]] bool are_in(std::string_view text) const {
    const std::vector<std::string> words = keys_of_words(text);
    return std::any_of(words.begin(), words.end(), [this](const std::string& word) {
      return !is_ascii(word) && (words_.contains(word) || is_known_without_marks(word));
    });
  }

 private:
  void add(std::string_view name) {
    const std::vector<std::string> words = keys_of_words(name);
    if (words.empty()) return;
    words_.insert(words.begin(), words.end());
    // Canvas joins the words of a name, the last name first.
    std::string joined;
    for (const std::string& word : words) joined += word;
    words_.insert(joined);
    words_.insert(words.back() + joined.substr(0, joined.size() - words.back().size()));
  }

  [[nodiscard]] bool is_known_without_marks(const std::string& word) const {
    const std::vector<std::string> spellings = plain_spellings(word);
    return std::any_of(spellings.begin(), spellings.end(),
                       [this](const std::string& spelling) { return words_.contains(spelling); });
  }

  std::set<std::string> words_;
};

PageChoice judged(CodePage page, const std::set<std::string>& names, const KnownWords& known) {
  PageChoice choice{.page = page, .names = names.size(), .known = 0, .letters = 0};
  std::size_t count = 0;
  for (const std::string& name : names) {
    if (++count > kMostNames) break;
    const std::optional<std::string> text = decode(name, page);
    if (!text) continue;
    if (known.are_in(*text)) ++choice.known;
    if (is_plausible(*text, page)) ++choice.letters;
  }
  return choice;
}

std::string mapped_names(std::string_view path,
                         const std::function<std::string(std::string_view)>& decoded) {
  std::string all;
  bool is_first = true;
  for (const std::string_view name : split(path, '/')) {
    if (!is_first) all += '/';
    is_first = false;
    all += is_utf8(name) ? std::string(name) : decoded(name);
  }
  return all;
}

// Always succeeds, since CP437 defines every byte.
std::string decoded_alone(std::string_view name) {
  const CodePage page = choose_page({std::string(name)}, nullptr).page;
  return decode(name, page).value_or(std::string(name));
}

}  // namespace

PageChoice choose_page(const std::set<std::string>& names, const Roster* roster) {
  const KnownWords known(roster);
  PageChoice best = judged(CodePage::kCp437, names, known);
  for (const CodePageRow& row : kCodePageRows) {
    const PageChoice one = judged(row.page, names, known);
    if (std::pair(one.known, one.letters) > std::pair(best.known, best.letters)) best = one;
  }
  return best;
}

std::string words_of(const PageChoice& choice, std::string_view where) {
  const std::string names = counted(choice.names, "name") + ' ' + std::string(where) + ' ' +
                            (choice.names == 1 ? "is" : "are") + " not UTF-8; read as " +
                            std::string(name_of(choice.page));
  if (choice.known > 0) {
    return names + ", in which " + std::to_string(choice.known) +
           (choice.known == 1 ? " contains" : " contain") + " a name of the roster";
  }
  if (choice.letters > 0) {
    return names + ", in which " + std::to_string(choice.letters) +
           (choice.letters == 1 ? " has" : " have") + " letters only";
  }
  return names + ", the usual encoding of zip archives";
}

void add_unknown_names(std::string_view path, std::set<std::string>& names) {
  for (const std::string_view name : split(path, '/')) {
    if (!is_utf8(name) && names.size() < kMostNames) names.emplace(name);
  }
}

std::string utf8_path(std::string_view path, CodePage page) {
  return mapped_names(path, [page](std::string_view name) {
    const std::optional<std::string> text = decode(name, page);
    return text ? *text : decoded_alone(name);
  });
}

std::string utf8_path(std::string_view path) { return mapped_names(path, decoded_alone); }

}  // namespace flocking::intake
