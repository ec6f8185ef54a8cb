#include "build/c_sources.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/printable.h"
#include "base/text_encoding.h"
#include "build/includes.h"
#include "build/source_words.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr auto kAside = std::to_array<std::string_view>(
    {"test", "tests", "testing", "unittest", "unittests", "old", "older", "backup", "bak", "copy",
     "kopie", "copia", "orig", "original", "unused", "deprecated", "attic", "bench", "benchmark"});

// A source, and the facts about it that the build script needs.
struct Ranked {
  std::string name;
  char rank = '2';
  bool has_main = false;
  bool is_included = false;
  bool has_header = false;  // a header of the same name exists, and other files include it
};

// Removes NUL bytes, so that ASCII text in UTF-16 can be found.
std::string without_nuls(std::string text) {
  std::erase(text, '\0');
  return text;
}

bool can_be_listed(const std::string& name) {
  return name.find('\n') == std::string::npos && name.find('\r') == std::string::npos;
}

bool is_called_main(const std::string& name) {
  std::string stem = fs::path(name).stem().string();
  for (char& c : stem) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return stem == "main";
}

bool is_named_by(const std::string& wish, const std::string& name) {
  const fs::path path = name;
  return !wish.empty() && (name == wish || path.filename() == wish || path.stem() == wish);
}

// Reads all C and C++ files once.
class CReader {
 public:
  CReader(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan)
      : work_(work), plan_(plan), includes_(work) {
    for (const std::string& name : sources) ranked_[name].name = name;
  }

  void read() {
    for (const std::string& name : work_.names) {
      if (!is_c_file(name) || !can_be_listed(name)) continue;
      std::string text = read_source(work_, name);
      if (is_utf16(text)) {
        plan_.repairs.push_back({.kind = Repair::Kind::kUtf8, .path = name, .word = {}});
        plan_.warnings.push_back(printable_lines(name, 200) +
                                 ": is UTF-16 text, which few compilers read; save it as UTF-8");
        text = without_nuls(std::move(text));
      }
      includes_.look_at(name, text);
      const auto source = ranked_.find(name);
      if (source == ranked_.end()) continue;
      source->second.has_main = begins_program(Start::kCMain, text);
    }
  }

  void rank() {
    const std::set<std::string> stems = stems_of_headers();
    for (auto& [name, source] : ranked_) {
      const auto includers = includes_.includers().find(name);
      source.is_included = includers != includes_.includers().end() &&
                           std::any_of(includers->second.begin(), includers->second.end(),
                                       [&, &own = name](const std::string& one) {
                                         return one != own && !is_aside(one);
                                       });
      if (is_named_by(work_.main, name)) {
        source.rank = '0';
      } else if (source.is_included && !source.has_main) {
        source.rank = '4';
      } else if (is_aside(name)) {
        source.rank = '3';
      } else if (is_called_main(name)) {
        source.rank = '1';
      }
      source.has_header = stems.contains(fs::path(name).stem().string());
    }
  }

  void take(bool finds_folders) {
    includes_.add_repairs(finds_folders, plan_);
    std::vector<const Ranked*> sorted;
    for (const auto& [name, source] : ranked_) {
      if (can_be_listed(name)) sorted.push_back(&source);
    }
    // If two sources define the same function, the first is linked.
    std::stable_sort(sorted.begin(), sorted.end(), [](const Ranked* one, const Ranked* other) {
      const auto key = [](const Ranked& source) {
        return std::make_tuple(source.rank, !source.has_main, !source.has_header,
                               std::count(source.name.begin(), source.name.end(), '/'));
      };
      return key(*one) < key(*other);
    });
    for (const Ranked* source : sorted) {
      plan_.sources.push_back(source->name);
      plan_.roles.push_back(
          {source->rank, source->has_main ? 'm' : '-', source->is_included ? 'i' : '-'});
    }
  }

 private:
  // Returns the stems of included headers. The functions of flock.h are usually in flock.cpp.
  [[nodiscard]] std::set<std::string> stems_of_headers() const {
    std::set<std::string> stems;
    for (const auto& [file, ignored] : includes_.includers()) {
      stems.insert(fs::path(file).stem().string());
    }
    return stems;
  }

  const WorkFiles& work_;
  Plan& plan_;
  IncludeFinder includes_;
  std::map<std::string, Ranked> ranked_;
};

}  // namespace

bool is_aside(const std::string& name) {
  std::string word;
  const auto is_word = [&word] {
    const bool is_it = std::find(kAside.begin(), kAside.end(), word) != kAside.end();
    word.clear();
    return is_it;
  };
  for (std::size_t i = 0; i < name.size(); ++i) {
    const auto c = static_cast<unsigned char>(name[i]);
    const bool begins_word =
        std::isupper(c) != 0 && i > 0 && std::islower(static_cast<unsigned char>(name[i - 1])) != 0;
    if ((begins_word || std::isalpha(c) == 0) && is_word()) return true;
    if (std::isalpha(c) != 0) word += static_cast<char>(std::tolower(c));
  }
  return is_word();
}

void choose_c_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                      bool finds_folders, Plan& plan) {
  CReader reader(work, sources, plan);
  reader.read();
  reader.rank();
  reader.take(finds_folders);
}

}  // namespace flocking::build
