#include "build/javascript_sources.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <optional>
#include <string_view>

#include "base/words.h"
#include "build/javascript_imports.h"
#include "build/main_choice.h"
#include "build/script_choice.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

constexpr auto kEndings = std::to_array<std::string_view>(
    {"", ".js", ".mjs", ".cjs", "/index.js", "/index.mjs", "/index.cjs"});

// Limit for the total length of paths that are looked up, which takes a small fraction of a second.
// Further imports are ignored.
constexpr std::size_t kMostImportPathBytes = std::size_t{8} << 20U;

/// The scripts of a program, found by the path rules of Node.
class NodeScripts {
 public:
  NodeScripts(const WorkFiles& work, const std::vector<std::string>& sources) {
    for (const std::string& name : sources) {
      numbers_.emplace(name, scripts_.size());
      scripts_.push_back(script_of(name));
    }
    for (Script& script : scripts_) {
      const std::string text = read_source(work, script.name);
      script.is_guarded = text.find("require.main") != std::string::npos ||
                          text.find("import.meta.url") != std::string::npos;
      script.reads_input = text.find("stdin") != std::string::npos ||
                           text.find("readFileSync(0") != std::string::npos;
      for (const std::string& path : javascript_imports(text)) {
        looked_up_ += script.name.size() + path.size();
        if (looked_up_ > kMostImportPathBytes) break;
        const auto used = at(fs::path(script.name).parent_path(), path);
        if (used) script.uses.push_back(*used);
      }
    }
  }

  [[nodiscard]] const std::vector<Script>& scripts() const { return scripts_; }

  /// Returns the script that Node loads for `path` in `folder`.
  [[nodiscard]] std::optional<std::size_t> at(const fs::path& folder,
                                              const std::string& path) const {
    std::string whole = (folder / path).lexically_normal().string();
    if (whole.ends_with('/')) whole.pop_back();
    for (const std::string_view ending : kEndings) {
      const auto found =
          numbers_.find(whole == "." ? std::string(ending.substr(ending.empty() ? 0 : 1))
                                     : whole + std::string(ending));
      if (found != numbers_.end()) return found->second;
    }
    return std::nullopt;
  }

 private:
  static Script script_of(const std::string& name) {
    Script script;
    script.name = name;
    const fs::path path = name;
    script.stem = path.stem().string();
    const std::string folder = path.parent_path().filename().string();
    script.is_test = script.stem.ends_with(".test") || script.stem.ends_with(".spec") ||
                     script.stem.starts_with("test_") || script.stem.ends_with("_test") ||
                     script.stem == "test" || folder == "test" || folder == "tests" ||
                     folder == "__tests__";
    script.is_helper = script.stem.ends_with(".config") || script.stem.starts_with('.');
    script.is_main = script.stem == "main" || script.stem == "index";
    return script;
  }

  std::vector<Script> scripts_;
  std::map<std::string, std::size_t> numbers_;  // by path
  std::size_t looked_up_ = 0;                   // total length of the paths looked up
};

// Returns the script that `npm start` or `node .` would run; none if package.json does not say.
std::optional<std::size_t> started_by_package(const WorkFiles& work, const NodeScripts& scripts) {
  const auto found = std::find(work.names.begin(), work.names.end(), "package.json");
  if (found == work.names.end()) return std::nullopt;
  const NodePackage package = node_package(read_source(work, *found));
  std::vector<std::string> candidates;
  for (const std::string_view word : words(package.start)) {
    if (!word.starts_with('-') && word != "node") candidates.emplace_back(word);
  }
  if (!package.main.empty()) candidates.push_back(package.main);
  for (const std::string& path : candidates) {
    const std::string& named = path == "." && !package.main.empty() ? package.main : path;
    if (const auto number = scripts.at("", named)) return number;
  }
  return std::nullopt;
}

}  // namespace

void choose_javascript(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  const NodeScripts scripts(work, sources);
  std::optional<std::size_t> start;
  if (work.main.empty()) start = started_by_package(work, scripts);
  if (!start) start = starting_script(scripts.scripts(), work.main);
  if (!start) {
    plan.problem = problem_of_several(work, sources);
    return;
  }
  plan.sources = {scripts.scripts()[*start].name};
  const std::vector<std::string> others = scripts_not_run(scripts.scripts(), *start);
  if (others.empty()) return;
  plan.notes.push_back("runs " + plan.sources.front() + "; not run: " + listed(others));
}

}  // namespace flocking::build
