#include "build/plan.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/printable.h"
#include "io/file.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostSourceBytes = std::size_t{4} << 20U;
constexpr std::size_t kMostSources = 1'000;

std::vector<std::string> files_below(const std::string& folder) {
  std::vector<std::string> names;
  std::error_code error;
  for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->is_regular_file(error)) {
      names.push_back(entry->path().lexically_relative(folder).string());
    }
  }
  std::sort(names.begin(), names.end());
  return names;
}

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// How long a character in quotes is that `text` begins with: 'x' or '\\x'. Others have a quote
// alone.
std::size_t character_length(std::string_view text) {
  if (!text.starts_with('\'')) return 0;
  const std::size_t length = text.substr(1, 1) == "\\" ? 4 : 3;
  return text.size() >= length && text[length - 1] == '\'' ? length : 0;
}

// The words and signs of a source, without comments and texts, enough to find a function in it.
std::vector<std::string> pieces_of(std::string_view text) {
  std::vector<std::string> pieces;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (text.substr(at, 2) == "//") {
      at = std::min(text.find('\n', at), text.size());
    } else if (text.substr(at, 2) == "/*") {
      at = text.find("*/", at + 2);
      at = at == std::string_view::npos ? text.size() : at + 2;
    } else if (c == '"') {
      for (++at; at < text.size() && text[at] != '"' && text[at] != '\n'; ++at) {
        if (text[at] == '\\') ++at;
      }
      ++at;
    } else if (const std::size_t length = character_length(text.substr(at, 4)); length > 0) {
      at += length;
    } else if (is_letter(c)) {
      std::size_t end = at;
      while (end < text.size() && is_letter(text[end])) ++end;
      pieces.emplace_back(text.substr(at, end - at));
      at = end;
    } else {
      if (std::isspace(static_cast<unsigned char>(c)) == 0) pieces.emplace_back(1, c);
      ++at;
    }
  }
  return pieces;
}

// Whether `name` with a parenthesis behind it stands behind one of `before`.
bool has_function(const std::vector<std::string>& pieces, std::string_view name,
                  const std::vector<std::string_view>& before) {
  for (std::size_t i = 1; i + 1 < pieces.size(); ++i) {
    if (pieces[i] == name && pieces[i + 1] == "(" &&
        std::find(before.begin(), before.end(), pieces[i - 1]) != before.end()) {
      return true;
    }
  }
  return false;
}

std::string read_source(const std::string& path) {
  try {
    return io::File::open_input(path).read_start(kMostSourceBytes);
  } catch (const Error&) {
    return "";
  }
}

// Names with points between, of any alphabet.
bool is_package(std::string_view text) {
  constexpr std::size_t kLongestPackage = 1'000;
  return text.size() <= kLongestPackage && std::all_of(text.begin(), text.end(), [](char c) {
           return is_letter(c) || c == '.' || c == '$' || static_cast<unsigned char>(c) >= 0x80U;
         });
}

using Pieces = std::vector<std::string>;

bool is_kind_of_class(std::string_view word) {
  return word == "class" || word == "interface" || word == "enum" || word == "record";
}

// The name behind `class`, in pieces where it is not of ASCII alone.
std::string name_behind(const Pieces& pieces, std::size_t at) {
  std::string name;
  for (++at; at < pieces.size(); ++at) {
    const std::string& piece = pieces[at];
    if (piece == "{" || piece == "(" || piece == "<") break;
    if (piece == "extends" || piece == "implements") break;
    name += piece;
  }
  return name;
}

// The outermost class in which main stands. Only a public one has to be called as its file is.
std::string class_with_main(const Pieces& pieces) {
  std::string name;
  int depth = 0;
  for (std::size_t i = 1; i + 1 < pieces.size(); ++i) {
    if (depth == 0 && is_kind_of_class(pieces[i - 1])) name = name_behind(pieces, i - 1);
    if (pieces[i] == "main" && pieces[i + 1] == "(" && pieces[i - 1] == "void") return name;
    depth += (pieces[i] == "{" ? 1 : 0) - (pieces[i] == "}" ? 1 : 0);
  }
  return "";
}

std::string package_of(const Pieces& pieces) {
  const auto begin = std::find_if(pieces.begin(), pieces.end(), [](const std::string& piece) {
    return piece == "package" || piece == "class";
  });
  std::string package;
  if (begin == pieces.end() || *begin == "class") return package;
  const auto end = std::find(begin, pieces.end(), ";");
  for (auto piece = begin + 1; piece < end; ++piece) package += *piece;
  return is_package(package) ? package : "";
}

std::string class_of(const std::string& text, const std::string& path) {
  const Pieces pieces = pieces_of(text);
  const std::string package = package_of(pieces);
  std::string name = class_with_main(pieces);
  if (name.empty() || !is_package(name)) name = fs::path(path).stem().string();
  return package.empty() ? name : package + '.' + name;
}

std::string listed(const std::vector<std::string>& names) {
  constexpr std::size_t kMostListed = 4;
  constexpr std::size_t kLongest = 60;
  std::string text;
  for (std::size_t i = 0; i < std::min(names.size(), kMostListed); ++i) {
    text += (i > 0 ? ", " : "") + printable_lines(names[i], kLongest);
  }
  return text + (names.size() > kMostListed ? ", ..." : "");
}

std::string count_word(std::size_t count) {
  constexpr std::array<const char*, 4> kWords = {"no", "one", "two", "three"};
  return count < kWords.size() ? kWords.at(count) : std::to_string(count);
}

/// Chooses among files.
class Finder {
 public:
  Finder(const std::string& folder, std::string main)
      : folder_(folder), main_(std::move(main)), files_(files_below(folder)) {}

  Plan plan() {
    for (const Language& language : languages()) {
      plan_ = {.language = &language, .sources = {}, .java_class = {}, .problem = {}};
      if (language.marker.empty() ? take_sources(language) : has_marker(language)) return plan_;
    }
    return {};
  }

 private:
  [[nodiscard]] bool has_marker(const Language& language) const {
    return std::any_of(files_.begin(), files_.end(), [&](const std::string& file) {
      const bool is_on_top = file.find('/') == std::string::npos;
      return is_on_top && (language.marker.starts_with('.') ? file.ends_with(language.marker)
                                                            : file == language.marker);
    });
  }

  static bool has_ending(const Language& language, const std::string& file) {
    return std::any_of(language.endings.begin(), language.endings.end(), [&](const auto& ending) {
      return !ending.empty() && file.size() > ending.size() && file.ends_with(ending);
    });
  }

  // Whether there are any; which is first, and what is wrong, is in the plan then.
  bool take_sources(const Language& language) {
    std::vector<std::string> starts;
    std::vector<std::string> others;
    for (const std::string& file : files_) {
      if (!has_ending(language, file)) continue;
      const bool is_start = language.start == Start::kScript ||
                            begins_program(language.start, read_source(folder_ + '/' + file));
      (is_start ? starts : others).push_back(file);
    }
    if (starts.empty() && others.empty()) return false;
    if (starts.size() + others.size() > kMostSources) {
      plan_.problem = "it has more than " + std::to_string(kMostSources) + " source files";
    } else if (starts.empty()) {
      plan_.problem = "none of its files has a main: " + listed(others);
    } else {
      choose(starts, others);
    }
    return true;
  }

  void choose(const std::vector<std::string>& starts, const std::vector<std::string>& others) {
    const std::string first = chosen(starts);
    if (first.empty()) {
      plan_.problem = count_word(starts.size()) + " programs: " + listed(starts) +
                      (main_.empty() ? "; say which with --main"
                                     : "; --main " + in_quotes(main_, 60) + " does not say which");
      return;
    }
    plan_.sources = {first};
    if (plan_.language->start == Start::kScript) return;
    plan_.sources.insert(plan_.sources.end(), others.begin(), others.end());
    if (plan_.language->start == Start::kJavaMain) {
      plan_.java_class = class_of(read_source(folder_ + '/' + first), first);
    }
  }

  [[nodiscard]] std::string chosen(const std::vector<std::string>& starts) const {
    if (starts.size() == 1) return starts.front();
    const auto only = [&starts](const auto& fits) -> std::string {
      if (std::count_if(starts.begin(), starts.end(), fits) != 1) return "";
      return *std::find_if(starts.begin(), starts.end(), fits);
    };
    if (!main_.empty()) {
      return only([&](const std::string& file) {
        const fs::path path = file;
        return file == main_ || path.filename() == main_ || path.stem() == main_;
      });
    }
    std::string found = only([](const std::string& file) {
      const std::string stem = fs::path(file).stem().string();
      return stem == "main" || stem == "Main" || stem == "__main__" || stem == "index";
    });
    if (!found.empty() || plan_.language->start != Start::kScript) return found;
    return only([&](const std::string& file) {
      return read_source(folder_ + '/' + file).find("__main__") != std::string::npos;
    });
  }

  const std::string& folder_;
  std::string main_;
  std::vector<std::string> files_;
  Plan plan_;
};

}  // namespace

bool begins_program(Start start, const std::string& text) {
  if (text.find(start == Start::kCsMain ? "Main" : "main") == std::string::npos) return false;
  const std::vector<std::string> pieces = pieces_of(text);
  switch (start) {
    case Start::kCMain:
      return has_function(pieces, "main", {"int", "auto", "void", "signed"});
    case Start::kRustMain:
      return has_function(pieces, "main", {"fn"});
    case Start::kGoMain:
      return has_function(pieces, "main", {"func"});
    case Start::kJavaMain:
      return has_function(pieces, "main", {"void"});
    case Start::kCsMain:
      return has_function(pieces, "Main", {"void", "int", "Task"});
    default:
      return true;
  }
}

Plan plan_for(const std::string& files, const std::string& main) {
  return Finder(files, main).plan();
}

std::string description_of(const std::string& files) {
  const std::vector<std::string> names = files_below(files);
  if (names.empty()) return "its folder is empty";
  const auto all_end = [&names](const std::vector<std::string_view>& endings) {
    return std::all_of(names.begin(), names.end(), [&](const std::string& name) {
      return std::any_of(endings.begin(), endings.end(),
                         [&](std::string_view ending) { return name.ends_with(ending); });
    });
  };
  if (names.size() == 1 && all_end({".pdf", ".PDF"})) return "only a PDF: " + listed(names);
  if (all_end({".pdf", ".PDF", ".doc", ".docx", ".odt", ".txt", ".md", ".html", ".rtf"})) {
    return "only documents: " + listed(names);
  }
  if (all_end({".h", ".hpp", ".hh", ".hxx"})) return "only headers: " + listed(names);
  if (all_end({".rar", ".7z", ".RAR"})) {
    return "an archive of a kind that is not opened: " + listed(names) + "; hand in a .zip";
  }
  return "there is no program in it: " + listed(names);
}

}  // namespace flocking::build
