#include "build/python_imports.h"

#include <algorithm>

#include "base/words.h"

namespace flocking::build {
namespace {

// Limit for modules and names of one source; typical programs have a few dozen.
constexpr std::size_t kMostImports = 2'000;

// Splits the source into lines, without those inside literals such as """...""".
class CodeLines {
 public:
  explicit CodeLines(std::string_view text) : rest_(text) {}

  bool next(std::string_view& line) {
    while (!rest_.empty()) {
      const std::size_t end = std::min(rest_.find('\n'), rest_.size());
      line = rest_.substr(0, end);
      rest_.remove_prefix(std::min(end + 1, rest_.size()));
      const bool was_inside = !quotes_.empty();
      follow_quotes(line);
      if (was_inside) continue;
      line = trimmed(line.substr(0, line.find('#')));
      return true;
    }
    return false;
  }

 private:
  void follow_quotes(std::string_view line) {
    for (std::size_t at = 0; at + 3 <= line.size();) {
      const std::string_view here = line.substr(at, 3);
      const bool is_quote = quotes_.empty() ? here == R"(""")" || here == "'''" : here == quotes_;
      if (quotes_.empty() && line[at] == '#') return;
      if (is_quote) quotes_ = quotes_.empty() ? here : std::string_view();
      at += is_quote ? 3 : 1;
    }
  }

  std::string_view rest_;
  std::string_view quotes_;  // the open literal's quotes
};

// Returns the module a.b of "a.b as c".
std::string_view first_word(std::string_view text) {
  text = trimmed(text);
  return text.substr(0, text.find_first_of(" \t"));
}

// Limit for the names of one import.
constexpr std::size_t kMostNames = 200;

void add_plain(std::string_view modules, std::vector<PythonImport>& imports) {
  for (const std::string_view part : split(modules, ',')) {
    if (imports.size() >= kMostImports) return;
    imports.push_back({.level = 0, .module = std::string(first_word(part)), .names = {}});
  }
}

// `rest` is the text after `from`, up to the last name.
void add_from(std::string_view rest, std::vector<PythonImport>& imports) {
  PythonImport one;
  rest = trimmed(rest);
  while (rest.starts_with('.')) {
    ++one.level;
    rest = trimmed(rest.substr(1));
  }
  const std::size_t begin = rest.find_first_of(" \t");
  if (!rest.starts_with("import")) {
    if (begin == std::string_view::npos) return;
    one.module = rest.substr(0, begin);
    rest = trimmed(rest.substr(begin));
  }
  constexpr std::string_view kImport = "import";
  if (!rest.starts_with(kImport)) return;
  std::string names(rest.substr(kImport.size()));
  std::replace_if(
      names.begin(), names.end(), [](char c) { return c == '(' || c == ')' || c == '\\'; }, ' ');
  for (const std::string_view name : split(names, ',')) {
    if (one.names.size() >= kMostNames) break;
    if (const std::string_view word = first_word(name); !word.empty()) one.names.emplace_back(word);
  }
  imports.push_back(std::move(one));
}

// Handles import_module("vec") and __import__("vec").
void add_called(std::string_view line, std::vector<PythonImport>& imports) {
  for (const std::string_view call : {"import_module(", "__import__("}) {
    const std::size_t at = line.find(call);
    if (at == std::string_view::npos) continue;
    const std::string_view argument = trimmed(line.substr(at + call.size()));
    if (argument.empty() || (argument[0] != '"' && argument[0] != '\'')) continue;
    const std::size_t end = argument.find(argument[0], 1);
    if (end == std::string_view::npos) continue;
    imports.push_back(
        {.level = 0, .module = std::string(argument.substr(1, end - 1)), .names = {}});
  }
}

bool begins_with_word(std::string_view line, std::string_view word) {
  return line.size() > word.size() && line.starts_with(word) &&
         (line[word.size()] == ' ' || line[word.size()] == '\t' ||
          (word == "from" && line[word.size()] == '.'));
}

// Returns a list of names in parentheses, which may span several lines.
std::string whole_list(std::string_view line, CodeLines& lines) {
  std::string whole(line);
  constexpr std::size_t kLongest = 100'000;
  bool is_opened = false;
  const auto is_open = [&is_opened](std::string_view last) {
    is_opened = is_opened || last.find('(') != std::string_view::npos;
    return last.ends_with('\\') || (is_opened && last.find(')') == std::string_view::npos);
  };
  while (is_open(line) && whole.size() < kLongest && lines.next(line)) {
    whole += ' ';
    whole += line;
  }
  return whole;
}

}  // namespace

std::vector<PythonImport> python_imports(std::string_view text) {
  std::vector<PythonImport> imports;
  CodeLines lines(text);
  for (std::string_view line; imports.size() < kMostImports && lines.next(line);) {
    for (std::string_view part : split(line, ';')) {
      part = trimmed(part);
      if (begins_with_word(part, "import")) {
        add_plain(part.substr(sizeof "import" - 1), imports);
      } else if (begins_with_word(part, "from")) {
        add_from(whole_list(part.substr(sizeof "from" - 1), lines), imports);
      } else {
        add_called(part, imports);
      }
    }
  }
  return imports;
}

}  // namespace flocking::build
