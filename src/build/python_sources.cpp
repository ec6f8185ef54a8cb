#include "build/python_sources.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string_view>

#include "base/words.h"
#include "build/main_choice.h"
#include "build/python_imports.h"
#include "build/script_choice.h"

namespace flocking::build {
namespace {

namespace fs = std::filesystem;

// Limit for the total length of paths that are looked up, which takes a small fraction of a second.
// Further modules are not found.
constexpr std::size_t kMostModulePathBytes = std::size_t{32} << 20U;

std::string joined(const std::string& folder, const std::string& name) {
  return folder.empty() ? name : folder + '/' + name;
}

std::string folder_of(const std::string& path) { return fs::path(path).parent_path().string(); }

std::string lower(std::string text) {
  for (char& c : text) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return text;
}

std::string path_of_module(std::string module) {
  std::replace(module.begin(), module.end(), '.', '/');
  return module;
}

/// How the program must be run, derived from the imports of its start script.
struct Needs {
  std::size_t levels = 0;           ///< number of enclosing folders that are packages
  std::optional<std::string> root;  ///< enclosing folder that absolute imports start from
  bool has_neighbors = false;       ///< an absolute import refers to its own folder
  std::string own_package;          ///< name by which it imports the topmost folder
};

/// The scripts of a program, found by module names.
class Modules {
 public:
  Modules(const WorkFiles& work, const std::vector<std::string>& sources) {
    for (const std::string& name : sources) {
      numbers_.emplace(lower(fs::path(name).replace_extension().string()), scripts_.size());
      scripts_.push_back(script_of(name, read_source(work, name)));
      for (fs::path folder = fs::path(name).parent_path(); !folder.empty();
           folder = folder.parent_path()) {
        if (!folders_.insert(lower(folder.string())).second) break;
      }
    }
    needs_.resize(scripts_.size());
    for (std::size_t i = 0; i < sources.size(); ++i) follow(i, read_source(work, sources[i]));
  }

  [[nodiscard]] const std::vector<Script>& scripts() const { return scripts_; }
  [[nodiscard]] const Needs& needs(std::size_t script) const { return needs_[script]; }
  [[nodiscard]] bool is_package(const std::string& folder) const {
    return numbers_.contains(lower(joined(folder, "__init__")));
  }

 private:
  static Script script_of(const std::string& name, const std::string& text) {
    Script script;
    script.name = name;
    const std::string stem = lower(fs::path(name).stem().string());
    const std::string folder = fs::path(folder_of(name)).filename().string();
    script.stem = stem == "__main__" && !folder.empty() ? folder : fs::path(name).stem().string();
    script.is_test = stem.starts_with("test_") || stem.ends_with("_test") || stem == "tests" ||
                     stem == "conftest" || lower(folder) == "tests" || lower(folder) == "test";
    script.is_helper = stem == "__init__" || stem == "setup";
    script.is_main = stem == "main" || stem == "__main__";
    script.is_guarded = text.find("__main__") != std::string::npos;
    script.reads_input = text.find("stdin") != std::string::npos ||
                         text.find("input(") != std::string::npos ||
                         text.find("open(0") != std::string::npos;
    return script;
  }

  // Adds the script at `path`, or the script that makes the folder `path` a package. Returns false
  // if neither exists.
  bool use(std::size_t from, const std::string& path) {
    looked_up_ += path.size();
    bool is_there = folders_.contains(lower(path));
    for (const std::string& name : {path, joined(path, "__init__")}) {
      const auto found = numbers_.find(lower(name));
      if (found == numbers_.end()) continue;
      scripts_[from].uses.push_back(found->second);
      is_there = true;
    }
    return is_there;
  }

  // Adds everything that `import a.b` and `from a.b import c` may load below `folder`. Returns
  // false if `a` does not exist there.
  bool use_below(std::size_t from, const std::string& folder, const PythonImport& one) {
    const std::string path = path_of_module(one.module);
    bool is_there = path.empty();
    for (std::size_t end = 0; end != std::string::npos && !path.empty();) {
      end = path.find('/', end + 1);
      if (!use(from, joined(folder, path.substr(0, end)))) break;
      is_there = true;
    }
    if (!is_there) return false;
    const std::string inside = path.empty() ? folder : joined(folder, path);
    for (const std::string& name : one.names) static_cast<void>(use(from, joined(inside, name)));
    return true;
  }

  void follow_relative(std::size_t from, const PythonImport& one) {
    std::string folder = folder_of(scripts_[from].name);
    for (std::size_t i = 1; i < one.level && !folder.empty(); ++i) folder = folder_of(folder);
    static_cast<void>(use_below(from, folder, one));
    needs_[from].levels = std::max(needs_[from].levels, one.level);
  }

  void follow_absolute(std::size_t from, const PythonImport& one) {
    Needs& needs = needs_[from];
    const std::string own = folder_of(scripts_[from].name);
    if (one.module.empty()) return;
    if (use_below(from, own, one)) {
      needs.has_neighbors = true;
      return;
    }
    for (std::string folder = own; !folder.empty();) {
      folder = folder_of(folder);
      if (!use_below(from, folder, one)) continue;
      needs.root = folder;
      return;
    }
    // The topmost folder may be a package. Its name is then unknown.
    const std::size_t point = one.module.find('.');
    if (!is_package("")) return;
    PythonImport inner = one;
    inner.module = point == std::string::npos ? "" : one.module.substr(point + 1);
    const std::size_t before = scripts_[from].uses.size();
    static_cast<void>(use_below(from, "", inner));
    if (scripts_[from].uses.size() > before) needs.own_package = one.module.substr(0, point);
  }

  void follow(std::size_t from, const std::string& text) {
    for (const PythonImport& one : python_imports(text)) {
      if (looked_up_ > kMostModulePathBytes) break;
      if (one.level > 0) {
        follow_relative(from, one);
      } else {
        follow_absolute(from, one);
      }
    }
    // A program that changes sys.path takes care of its module search.
    if (text.find("sys.path") != std::string::npos) needs_[from].root.reset();
    std::vector<std::size_t>& uses = scripts_[from].uses;
    std::sort(uses.begin(), uses.end());
    uses.erase(std::unique(uses.begin(), uses.end()), uses.end());
  }

  std::vector<Script> scripts_;
  std::vector<Needs> needs_;
  std::map<std::string, std::size_t> numbers_;  // by path without ending, in lower case
  std::set<std::string> folders_;               // folders with scripts in or below them
  std::size_t looked_up_ = 0;                   // total length of the paths looked up
};

// Runs a package whose folder is the topmost one: Python could not import it by a name.
constexpr const char* kTopmostPackage =
    "import os, runpy, sys, types\n"
    "here, name = os.getcwd(), sys.argv.pop(1)\n"
    "sys.path[0] = here\n"
    "package = types.ModuleType(name)\n"
    "package.__path__ = [here]\n"
    "sys.modules[name] = package\n"
    "start = os.path.join(here, '__init__.py')\n"
    "if os.path.exists(start):\n"
    "    package.__file__ = start\n"
    "    exec(compile(open(start, 'rb').read(), start, 'exec'), package.__dict__)\n"
    "runpy.run_module(name + '.' + sys.argv.pop(1), run_name='__main__', alter_sys=True)\n";

std::string module_of(const std::string& path, const std::string& root) {
  std::string module = fs::path(path).replace_extension().string();
  if (!root.empty()) module.erase(0, root.size() + 1);
  std::replace(module.begin(), module.end(), '/', '.');
  return module;
}

// Returns the folder that contains the packages of a module; none if the topmost folder is a
// package.
std::optional<std::string> root_of(const Modules& modules, const std::string& path, Needs needs) {
  std::string folder = folder_of(path);
  while (needs.levels > 0 || modules.is_package(folder)) {
    if (folder.empty()) return std::nullopt;
    if (needs.levels > 0) --needs.levels;
    folder = folder_of(folder);
  }
  return folder;
}

bool is_run_as_module(const Modules& modules, const Script& script, const Needs& needs) {
  const bool is_package_program = fs::path(script.name).stem() == "__main__" &&
                                  modules.is_package(folder_of(script.name)) &&
                                  !needs.has_neighbors;
  return needs.levels > 0 || !needs.own_package.empty() || is_package_program ||
         (needs.root && !needs.has_neighbors);
}

void set_start(const Modules& modules, std::size_t start, Plan& plan) {
  const Script& script = modules.scripts()[start];
  const Needs& needs = modules.needs(start);
  plan.sources = {script.name};
  if (!is_run_as_module(modules, script, needs)) return;
  const std::optional<std::string> root = !needs.own_package.empty() ? std::nullopt
                                          : needs.levels == 0 && needs.root
                                              ? needs.root
                                              : root_of(modules, script.name, needs);
  if (root) {
    plan.folder = *root;
    plan.words = {"-m", module_of(script.name, *root)};
  } else {
    plan.words = {"-c", kTopmostPackage,
                  needs.own_package.empty() ? "submission" : needs.own_package,
                  module_of(script.name, "")};
  }
}

}  // namespace

void choose_python(const WorkFiles& work, const std::vector<std::string>& sources, Plan& plan) {
  const Modules modules(work, sources);
  const std::optional<std::size_t> start = starting_script(modules.scripts(), work.main);
  if (!start) {
    plan.problem = problem_of_several(work, sources);
    return;
  }
  set_start(modules, *start, plan);
  const std::vector<std::string> others = scripts_not_run(modules.scripts(), *start);
  if (others.empty()) return;
  plan.notes.push_back("runs " + plan.sources.front() + "; not run: " + listed(others));
}

}  // namespace flocking::build
