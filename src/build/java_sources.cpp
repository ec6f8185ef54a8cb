#include "build/java_sources.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "base/text_encoding.h"
#include "build/java_tokens.h"
#include "build/main_choice.h"
#include "build/script_choice.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

// Limit for files that declare types of one name; further files are ignored as copies.
constexpr std::size_t kMostOfOneName = 20;
// Limit for the types of all files; the types of further files are not found.
constexpr std::size_t kMostTypesOfAll = 20'000;

// Returns true for files that declare no types. If module-info.java is left out, javac finds every
// package of the platform.
bool is_description(const std::string& name) {
  const std::string file = fs::path(name).filename().string();
  return file == "module-info.java" || file == "package-info.java";
}

/// The sources of a program, and the types that each of them uses from others.
class JavaFiles {
 public:
  JavaFiles(const WorkFiles& work, const std::vector<std::string>& sources) : work_(work) {
    for (const std::string& name : sources) {
      if (!is_description(name)) add(name);
    }
    for (std::size_t i = 0; i < scripts_.size(); ++i) find_uses(i);
  }

  [[nodiscard]] const std::vector<Script>& scripts() const { return scripts_; }
  [[nodiscard]] const JavaDeclarations& declared(std::size_t i) const { return declared_[i]; }
  /// Returns true if a source is in the Windows code page.
  [[nodiscard]] bool has_code_page() const { return has_code_page_; }

  [[nodiscard]] bool has_any_main() const {
    return std::any_of(declared_.begin(), declared_.end(),
                       [](const JavaDeclarations& one) { return one.has_main; });
  }

  /// Returns the files to compile: `start` and the files that it needs. If several files declare
  /// the same type, the file nearest to `start` counts.
  [[nodiscard]] std::vector<std::size_t> needed_by(std::size_t start) const {
    const std::vector<std::size_t> near = nearness_to(start);
    std::map<std::string, std::size_t> chosen;  // by the qualified name of a type
    std::vector<std::size_t> waiting = {start};
    std::vector<std::size_t> needed;
    std::vector<bool> is_seen(scripts_.size(), false);
    is_seen[start] = true;
    while (!waiting.empty()) {
      const std::size_t next = waiting.back();
      waiting.pop_back();
      if (!takes_its_types(next, chosen)) continue;
      needed.push_back(next);
      std::vector<std::size_t> others = scripts_[next].uses;
      std::sort(others.begin(), others.end(), [&](std::size_t a, std::size_t b) {
        return near[a] < near[b];  // the nearest first
      });
      for (const std::size_t other : others) {
        if (!is_seen[other]) waiting.push_back(other);
        is_seen[other] = true;
      }
    }
    std::sort(needed.begin() + 1, needed.end());
    return needed;
  }

 private:
  void add(const std::string& name) {
    const std::string text = read_source(work_, name);
    has_code_page_ = has_code_page_ || find_encoding(text) == TextEncoding::kWindows1252;
    declared_.push_back(java_declarations(text));
    JavaDeclarations& own = declared_.back();
    types_ += own.types.size();
    if (types_ > kMostTypesOfAll) own.types.clear();
    for (const std::string& type : own.types) {
      std::vector<std::size_t>& files = by_type_[type];
      const bool is_known = !files.empty() && files.back() == scripts_.size();
      if (!is_known && files.size() < kMostOfOneName) files.push_back(scripts_.size());
    }
    Script script;
    script.name = name;
    const std::string stem = fs::path(name).stem().string();
    script.stem = own.main_type.empty() ? stem : own.main_type;
    script.is_test = script.stem.starts_with("Test") || script.stem.ends_with("Test") ||
                     script.stem.ends_with("Tests");
    script.is_helper = !own.has_main;
    script.is_main = script.stem == "Main" || stem == "Main" || stem == "main";
    script.reads_input = text.find("System.in") != std::string::npos;
    scripts_.push_back(std::move(script));
  }

  // Names in literals count, too, since a program can load a class by its name.
  void find_uses(std::size_t number) {
    const std::string text = read_source(work_, scripts_[number].name);
    std::unordered_set<std::string_view> seen;
    std::vector<std::size_t>& uses = scripts_[number].uses;
    const auto use = [&](std::string_view word) {
      const auto files = by_type_.find(std::string(word));
      if (files == by_type_.end() || !seen.insert(word).second) return;
      uses.insert(uses.end(), files->second.begin(), files->second.end());
    };
    JavaTokens tokens(text);
    while (tokens.next()) {
      if (tokens.is_word()) use(tokens.token());
      if (tokens.is_literal()) use(last_part(tokens.token()));
    }
    std::sort(uses.begin(), uses.end());
    uses.erase(std::unique(uses.begin(), uses.end()), uses.end());
  }

  static std::string_view last_part(std::string_view name) {
    return name.substr(name.find_last_of('.') + 1);
  }

  // Returns false if a nearer file declares a type of this file.
  bool takes_its_types(std::size_t number, std::map<std::string, std::size_t>& chosen) const {
    const JavaDeclarations& own = declared_[number];
    const auto whole = [&own](const std::string& type) { return own.package + '.' + type; };
    const bool is_free =
        std::none_of(own.types.begin(), own.types.end(), [&](const std::string& type) {
          const auto place = chosen.find(whole(type));
          return place != chosen.end() && place->second != number;
        });
    if (!is_free) return false;
    for (const std::string& type : own.types) chosen.emplace(whole(type), number);
    return true;
  }

  // Returns for each file the length of the path that it shares with `start`, up to the last common
  // folder.
  [[nodiscard]] std::vector<std::size_t> nearness_to(std::size_t start) const {
    std::vector<std::size_t> nearness;
    const std::string& b = scripts_[start].name;
    for (const Script& script : scripts_) {
      const std::string& a = script.name;
      std::size_t shared = 0;
      for (std::size_t i = 0; i < std::min(a.size(), b.size()) && a[i] == b[i]; ++i) {
        if (a[i] == '/') shared = i + 1;
      }
      nearness.push_back(shared);
    }
    return nearness;
  }

  const WorkFiles& work_;
  std::vector<Script> scripts_;
  std::vector<JavaDeclarations> declared_;
  std::unordered_map<std::string, std::vector<std::size_t>> by_type_;
  std::size_t types_ = 0;  // in all files
  bool has_code_page_ = false;
};

// Returns the file name that javac requires: the name of the public type, with the ending .java.
std::string wanted_name(const std::string& name, const JavaDeclarations& declared) {
  const fs::path path = name;
  const std::string stem =
      declared.public_type.empty() ? path.stem().string() : declared.public_type;
  return stem + ".java";
}

bool has_mark(const WorkFiles& work, const std::string& name) {
  return read_source(work, name).starts_with("\xEF\xBB\xBF");
}

void add_source(const WorkFiles& work, const std::string& from, const JavaDeclarations& declared,
                Plan& plan) {
  const std::string wanted = wanted_name(from, declared);
  const bool is_marked = has_mark(work, from);
  if (fs::path(from).filename() == wanted && !is_marked) {
    plan.sources.push_back(from);
    return;
  }
  plan.renamed.push_back(renamed_source(plan.renamed.size(), from, wanted, is_marked ? 3 : 0));
  plan.sources.push_back(plan.renamed.back().to);
}

std::string class_to_start(const std::string& name, const JavaDeclarations& declared) {
  const std::string type =
      declared.main_type.empty() ? fs::path(name).stem().string() : declared.main_type;
  return declared.package.empty() ? type : declared.package + '.' + type;
}

}  // namespace

void choose_java_sources(const WorkFiles& work, const std::vector<std::string>& sources,
                         Plan& plan) {
  const JavaFiles files(work, sources);
  if (!files.has_any_main()) {
    plan.problem = "none of its files has a main: " + listed(sources);
    return;
  }
  const std::vector<Script>& scripts = files.scripts();
  const std::optional<std::size_t> start = starting_script(scripts, work.main);
  if (!start) {
    std::vector<std::string> starts;
    for (const Script& script : scripts) {
      if (!script.is_helper) starts.push_back(script.name);
    }
    plan.problem = problem_of_several(work, starts);
    return;
  }
  plan.java_class = class_to_start(scripts[*start].name, files.declared(*start));
  if (files.has_code_page()) plan.words = {"-encoding", "windows-1252"};
  std::vector<bool> is_needed(scripts.size(), false);
  for (const std::size_t number : files.needed_by(*start)) {
    add_source(work, scripts[number].name, files.declared(number), plan);
    is_needed[number] = true;
  }
  std::vector<std::string> others;
  for (std::size_t i = 0; i < scripts.size(); ++i) {
    if (!is_needed[i]) others.push_back(scripts[i].name);
  }
  if (others.empty()) return;
  plan.notes.push_back("runs " + scripts[*start].name + "; not used: " + listed(others));
}

}  // namespace flocking::build
