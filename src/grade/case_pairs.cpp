#include "grade/case_pairs.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string_view>
#include <system_error>

#include "base/named_path.h"
#include "base/nearest.h"
#include "base/words.h"
#include "grade/discovery.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

enum class Role { kInput, kAnswer };

/// A file whose name is, or resembles, that of an input or an answer.
struct NamedFile {
  std::string name;  // without its folder
  std::string stem;  // "h" for h.in, h.IN and h.in.txt
  Role role = Role::kInput;
  bool is_exact = false;  // its ending is exactly right
};

struct Ending {
  std::string_view text;
  Role role;
  bool is_read;
};
constexpr std::array<Ending, 9> kEndings = {{{".in", Role::kInput, true},
                                             {".out", Role::kAnswer, true},
                                             {".ans", Role::kAnswer, true},
                                             {".input", Role::kInput, false},
                                             {".inp", Role::kInput, false},
                                             {".output", Role::kAnswer, false},
                                             {".answer", Role::kAnswer, false},
                                             {".expected", Role::kAnswer, false},
                                             {".outp", Role::kAnswer, false}}};

std::string lower(std::string_view text) {
  std::string lowered(text);
  for (char& c : lowered) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lowered;
}

// Classifies a file by its name; none if it resembles neither an input nor an answer.
std::optional<NamedFile> named_file(const std::string& name) {
  for (const std::string_view extra : {"", ".txt"}) {
    const std::string lowered = lower(name);
    if (!lowered.ends_with(extra)) continue;
    const std::string_view rest = std::string_view(lowered).substr(0, name.size() - extra.size());
    for (const Ending& ending : kEndings) {
      if (!rest.ends_with(ending.text) || rest.size() == ending.text.size()) continue;
      return NamedFile{.name = name,
                       .stem = name.substr(0, rest.size() - ending.text.size()),
                       .role = ending.role,
                       .is_exact = ending.is_read && name.ends_with(ending.text)};
    }
  }
  return std::nullopt;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return c >= 'a' && c <= 'z'; }

// Returns a stem without leading zeros, "1" for "01", since people consider both equal.
std::string plain_stem(std::string_view stem) {
  std::string plain;
  for (std::size_t i = 0; i < stem.size(); ++i) {
    const bool begins = plain.empty() || !is_digit(plain.back());
    const bool has_more = i + 1 < stem.size() && is_digit(stem[i + 1]);
    if (stem[i] == '0' && begins && has_more) continue;
    plain += lower(stem.substr(i, 1));
  }
  return plain;
}

// Returns true if `part`, in lower case, is one or more words of `text`: "h" in "expected-h", "1"
// in "out1", but not "h" in "other".
bool has_words(std::string_view text, std::string_view part) {
  const auto are_one_word = [](char a, char b) {
    return (is_digit(a) && is_digit(b)) || (is_letter(a) && is_letter(b));
  };
  for (std::size_t at = text.find(part); at != std::string_view::npos;
       at = text.find(part, at + 1)) {
    const std::size_t end = at + part.size();
    const bool begins = at == 0 || !are_one_word(text[at - 1], text[at]);
    const bool ends = end == text.size() || !are_one_word(text[end - 1], text[end]);
    if (begins && ends) return true;
  }
  return false;
}

// Returns the one of `stems` for which `stem` was probably meant; empty if none is similar.
std::string meant_stem(const std::string& stem, const std::vector<std::string>& stems) {
  const std::string plain = plain_stem(stem);
  for (const std::string& one : stems) {
    if (plain_stem(one) == plain) return one;
  }
  std::string longest;
  for (const std::string& one : stems) {
    const std::string other = plain_stem(one);
    const bool is_part = has_words(plain, other) || has_words(other, plain);
    if (is_part && one.size() > longest.size()) longest = one;
  }
  return longest.empty() ? nearest(stem, stems) : longest;
}

/// The files of a folder, by their names.
class FolderPairs {
 public:
  explicit FolderPairs(const fs::path& folder) : folder_(folder) {
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
      std::error_code ignored;
      const std::string name = name_of_path(entry->path().filename());
      if (name.starts_with('.') || entry->is_directory(ignored)) continue;
      if (const auto file = named_file(name)) files_.push_back(*file);
    }
    std::sort(files_.begin(), files_.end(),
              [](const NamedFile& a, const NamedFile& b) { return a.name < b.name; });
  }

  void add_faults(std::vector<PairFault>& faults) const {
    for (const NamedFile& file : files_) {
      if (const std::string sentence = fault_of(file); !sentence.empty()) {
        faults.push_back({name_of_path(folder_ / path_of(file.name)), sentence});
      }
    }
  }

  void add_faults_of_input(const std::string& stem, std::vector<PairFault>& faults) const {
    const std::string place = name_of_path(folder_ / path_of(stem + ".in"));
    if (const std::string sentence = two_answers(stem); !sentence.empty()) {
      faults.push_back({place, sentence});
    }
    if (has_answer(stem)) return;
    for (const NamedFile& file : files_) {
      const bool is_free = file.role == Role::kAnswer && !(file.is_exact && has_input(file.stem));
      if (!is_free || meant_stem(file.stem, bare_inputs()) != stem) continue;
      std::string fault = "no answer " + stem;
      fault.append(".out; did you mean ").append(file.name);
      fault.append("? Rename it to ").append(stem).append(".out");
      faults.push_back({place, fault});
      return;
    }
  }

 private:
  [[nodiscard]] bool has(const std::string& name) const {
    return std::any_of(files_.begin(), files_.end(),
                       [&name](const NamedFile& file) { return file.name == name; });
  }
  [[nodiscard]] bool has_input(const std::string& stem) const { return has(stem + ".in"); }
  [[nodiscard]] bool has_answer(const std::string& stem) const {
    return has(stem + ".out") || has(stem + ".ans");
  }

  // Returns the stems of inputs without an answer.
  [[nodiscard]] std::vector<std::string> bare_inputs() const {
    std::vector<std::string> stems;
    for (const NamedFile& file : files_) {
      const bool is_input = file.role == Role::kInput && file.is_exact;
      if (is_input && !has_answer(file.stem)) stems.push_back(file.stem);
    }
    return stems;
  }

  [[nodiscard]] std::string two_answers(const std::string& stem) const {
    if (!has(stem + ".out") || !has(stem + ".ans")) return "";
    return "two answers, " + stem + ".out and " + stem + ".ans; " + stem +
           ".out is used. Remove one of them";
  }

  [[nodiscard]] std::string fault_of(const NamedFile& file) const {
    if (!file.is_exact) return fault_of_name(file);
    if (file.role == Role::kInput) return two_answers(file.stem);
    return has_input(file.stem) ? "" : fault_of_answer(file);
  }

  [[nodiscard]] std::string fault_of_name(const NamedFile& file) const {
    const bool is_input = file.role == Role::kInput;
    if (is_input ? has_input(file.stem) : has_answer(file.stem)) {
      return "not read, as there is another " + std::string(is_input ? "input " : "answer of ") +
             file.stem + ".in; remove one of them";
    }
    return std::string(is_input ? "not read as an input: expected the ending .in"
                                : "not read as an answer: expected the ending .out or .ans") +
           "; rename it to " + file.stem + (is_input ? ".in" : ".out");
  }

  [[nodiscard]] std::string fault_of_answer(const NamedFile& file) const {
    const auto is_its_input = [&file](const NamedFile& one) {
      return one.role == Role::kInput && one.stem == file.stem;
    };
    if (std::any_of(files_.begin(), files_.end(), is_its_input)) return "";  // the input exists
    const std::string words = "no input " + file.stem + ".in";
    const std::string meant = meant_stem(file.stem, bare_inputs());
    if (meant.empty()) return words + "; add the input, or remove the answer";
    return words + "; did you mean the answer of " + meant + ".in? Rename it to " + meant + ".out";
  }

  fs::path folder_;
  std::vector<NamedFile> files_;
};

}  // namespace

std::vector<PairFault> unpaired_files(const std::string& folder) {
  const fs::path root = path_of(found_cases_folder(folder));
  std::vector<fs::path> folders = {root};
  std::error_code error;
  for (fs::recursive_directory_iterator entry(root, error), end; !error && entry != end;
       entry.increment(error)) {
    std::error_code ignored;
    if (!entry->is_directory(ignored) || entry->is_symlink(ignored)) continue;
    if (name_of_path(entry->path().filename()) == "__MACOSX") {
      entry.disable_recursion_pending();
    } else {
      folders.push_back(entry->path());
    }
  }
  std::sort(folders.begin(), folders.end());
  std::vector<PairFault> faults;
  for (const fs::path& one : folders) FolderPairs(one).add_faults(faults);
  return faults;
}

std::vector<PairFault> faults_of_input(const std::string& input) {
  const fs::path path = path_of(input);
  std::vector<PairFault> faults;
  if (path.extension() != ".in") return faults;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  FolderPairs(folder).add_faults_of_input(name_of_path(path.stem()), faults);
  for (PairFault& fault : faults) fault.place = input;
  return faults;
}

std::vector<std::string> names_without_answer(const std::vector<Case>& cases) {
  std::vector<std::string> names;
  for (const Case& one : cases) {
    if (one.answer_path.empty()) names.push_back(one.name);
  }
  return names;
}

}  // namespace flocking::grade
