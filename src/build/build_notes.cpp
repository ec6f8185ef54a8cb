#include "build/build_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "base/printable.h"
#include "base/words.h"

namespace flocking::build {
namespace {

constexpr std::size_t kMostNotes = 20;
constexpr std::size_t kWidestArgument = 120;

struct NoteForm {
  std::string_view code;
  std::string_view begin;   // the sentence before, between and after its arguments
  std::string_view middle;  // empty: the second argument is not shown
  std::string_view end;
};

// The calls of `note` in scripts/ use these codes.
constexpr std::array kForms = {
    NoteForm{"runs", "runs ", "; not run: ", ""},
    NoteForm{"built", "built ", "; not used: ", ""},
    NoteForm{"older_cxx", "", " is compiled as C++", ", since it is not valid C++20"},
    NoteForm{"without_cmake", "built without CMake, which fails: ", "", ""},
    NoteForm{"cmake", "CMakeLists.txt asks for CMake ", " or higher; built with CMake ", ""},
    NoteForm{"standard",
             "CMakeLists.txt asks for a newer C++ than the compiler knows; built as C++", "", ""},
    NoteForm{
        "compiler",
        "CMakeLists.txt asks for a compiler that is not installed; built with the installed one",
        "", ""},
    NoteForm{"generator",
             "CMakeLists.txt asks for a generator that is not installed; built with make", "", ""},
};

bool is_name(std::string_view item) {
  constexpr std::string_view kBroken = " (does not compile)";
  if (item.ends_with(kBroken)) item.remove_suffix(kBroken.size());
  return !item.empty() && std::all_of(item.begin(), item.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view("._/+-").find(c) != std::string_view::npos;
  });
}

// Returns names separated by ", " unchanged, and all other text in quotes.
std::string shown(std::string_view argument) {
  std::string text = printable_lines(argument, kWidestArgument);
  std::string_view left = text;
  while (!left.empty()) {
    const std::size_t end = left.find(", ");
    if (!is_name(left.substr(0, end))) {
      std::replace(text.begin(), text.end(), '"', '\'');
      return '"' + text + '"';
    }
    left = end == std::string_view::npos ? std::string_view() : left.substr(end + 2);
  }
  return text;
}

std::optional<std::string> sentence_of(std::string_view line) {
  const std::vector<std::string_view> fields = split(line, '\t');
  const auto* const form = std::find_if(kForms.begin(), kForms.end(), [&](const NoteForm& each) {
    return each.code == fields.front();
  });
  if (form == kForms.end() || fields.size() > 3) return std::nullopt;
  std::string sentence(form->begin);
  if (fields.size() > 1) sentence += shown(fields[1]);
  if (fields.size() > 2) sentence += std::string(form->middle) + shown(fields[2]);
  return sentence += form->end;
}

}  // namespace

std::vector<std::string> take_notes(std::string_view& text) {
  std::vector<std::string> notes;
  while (text.starts_with(kNoteMark)) {
    const std::string_view line = text.substr(0, text.find('\n'));
    std::optional<std::string> sentence = sentence_of(line.substr(kNoteMark.size()));
    if (sentence && notes.size() < kMostNotes) notes.push_back(std::move(*sentence));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
  }
  return notes;
}

}  // namespace flocking::build
