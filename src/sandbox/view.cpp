#include "sandbox/view.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <map>
#include <system_error>

#include "base/words.h"
#include "sandbox/interpreter.h"
#include "sandbox/paths.h"
#include "sandbox/system_paths.h"

namespace flocking::sandbox {
namespace {

namespace fs = std::filesystem;

// Folders and files that languages install in the parent folder of their bin. bin itself is shown
// only for other programs.
constexpr std::array<const char*, 15> kInstalled = {
    "lib",     "lib32",    "lib64",      "libexec", "conf",    "jre", "jmods", "plugins",
    "include", "versions", "pyvenv.cfg", "release", "VERSION", "pkg", "src"};

// Largest number of parts into which folders with masked files are split, since each part needs a
// mount or a rule.
constexpr std::size_t kMostParts = 1000;

bool contains(const std::vector<std::string>& all, const std::string& one) {
  return std::find(all.begin(), all.end(), one) != all.end();
}

/// A collector of the files that a run may see.
class Sight {
 public:
  Sight(const Command& command, const std::vector<std::string>& hidden,
        const std::vector<std::string>& never_shown)
      : command_(command), hidden_(hidden), never_shown_(never_shown) {
    std::error_code ignored;
    start_ = real(fs::current_path(ignored));
  }

  View view() {
    show_programs();
    show_arguments();
    for (const std::string& path : command_.own) show_own(path);
    for (const std::string& tool : command_.tools) {
      if (!is_system(tool)) show_installation(tool);
      if (!is_system(real(tool))) show_installation(real(tool));
    }
    View view;
    const std::vector<std::string> names = programs();
    view.system = system_paths_for(names);
    view.runs_one_language =
        !names.empty() && std::all_of(names.begin(), names.end(), is_of_one_language);
    // Sorted by path, so that a file inside a shown folder comes after the folder.
    for (const auto& [path, one] : shown_) {
      const auto shows_it = [&one = one](const Shown& folder) {
        return is_within(one.path, folder.path) &&
               one.source == folder.source + one.path.substr(folder.path.size());
      };
      if (std::none_of(view.shown.begin(), view.shown.end(), shows_it)) view.shown.push_back(one);
    }
    view.hidden = hidden_;
    view.has_open_devices = command_.opens_devices;
    // If files are counted, the run is stopped before the folder is full.
    constexpr std::uint64_t kSlackBytes = std::uint64_t{32} << 20U;
    view.temporary_bytes = command_.temporary_bytes + (command_.counts_files ? kSlackBytes : 0);
    const std::string program = real(command_.executable);
    for (const std::string& path : never_shown_) {
      if (path != program) view.hidden.push_back(path);
    }
    if (!is_system(command_.working_directory)) view.working_directory = command_.working_directory;
    view.search_path = search_path_ + kSystemSearchPath;
    return view;
  }

 private:
  // Returns the names of the machine's programs that the command starts.
  [[nodiscard]] std::vector<std::string> programs() const {
    std::vector<std::string> names;
    const auto add = [&names](const std::string& path) {
      names.push_back(fs::path(path).filename().string());
    };
    const std::string interpreter = interpreter_of(command_.executable);
    const bool is_installed = command_.arguments.front().find('/') == std::string::npos ||
                              is_system(plain(command_.executable));
    if (is_installed) add(command_.executable);
    if (!interpreter.empty()) add(interpreter);
    for (const std::string& tool : command_.tools) add(tool);
    // builds start compilers and other programs
    if (!command_.tools.empty()) names.emplace_back("sh");
    return names;
  }

  // Shows a file of the submission in any folder.
  void show_own(const fs::path& path) { show_as(path, true); }

  // Shows a path unless it is hidden: no other submissions, cases or answers.
  void show(const fs::path& path) {
    if (!is_hidden(path)) show_as(path, false);
  }

  [[nodiscard]] bool is_hidden(const fs::path& path) const {
    const std::array<std::string, 2> names = {plain(path), real(path)};
    const auto meets = [&names](const std::string& hidden) {
      return std::any_of(names.begin(), names.end(), [&hidden](const std::string& name) {
        return is_within(name, hidden) || is_within(hidden, name);
      });
    };
    return std::any_of(hidden_.begin(), hidden_.end(), meets);
  }

  void show_as(const fs::path& path, bool is_own) {
    if (!is_there(path)) return;
    const std::string source = real(path);
    for (const std::string& name : {plain(path), source}) {
      if (is_showable(name) && !contains(hidden_, name))
        shown_.emplace(name, Shown{name, source, is_own});
    }
  }

  static bool is_showable(const std::string& path) {
    constexpr std::array<const char*, 3> kKernels = {"/proc", "/sys", "/dev"};
    const auto has = [&path](const char* folder) { return is_within(path, folder); };
    return !is_system(path) && std::none_of(kKernels.begin(), kKernels.end(), has);
  }

  // Shows a file, and also its folder if that belongs to the submission.
  void show_with_folder(const fs::path& path) {
    show_own(path);
    const std::string program = real(path);
    const fs::path folder = fs::path(program).parent_path();
    if (!may_be_own(folder.string())) return;
    std::vector<std::string> masked = command_.masked;
    for (const std::string& file : never_shown_) {
      if (file != program) masked.push_back(file);
    }
    show_without(masked, folder, true);
  }

  // Shows a folder. If it contains masked files, shows each unmasked part of the folder separately.
  // Shows no links except those to unmasked files of the same folder.
  void show_without(const std::vector<std::string>& masked, const fs::path& path, bool is_own) {
    const std::string name = path.string();
    const auto is_here = [&name](const std::string& file) { return is_within(file, name); };
    if (std::none_of(masked.begin(), masked.end(), is_here)) return show_as(path, is_own);
    if (contains(masked, name)) return;
    std::error_code error;
    for (fs::directory_iterator entry(path, error), end; !error && entry != end;
         entry.increment(error)) {
      std::error_code ignored;
      if (++parts_ > kMostParts) continue;
      if (!entry->is_symlink(ignored)) {
        show_without(masked, entry->path(), is_own);
      } else if (const std::string target = real(entry->path());
                 fs::path(target).parent_path() == path && !contains(masked, target) &&
                 fs::is_regular_file(target, ignored)) {
        show_as(entry->path(), is_own);
      }
    }
  }

  // Shows a path of the command line, which also belongs to the submission.
  void show_named(const fs::path& path) {
    const auto hides = [&path](const std::string& folder) { return is_within(real(path), folder); };
    if (std::none_of(hidden_.begin(), hidden_.end(), hides)) show_with_folder(path);
  }

  [[nodiscard]] bool may_be_own(const std::string& folder) const {
    const auto holds = [&folder](const std::string& path) { return is_within(path, folder); };
    return !is_too_wide(folder) && !is_system(folder) && !holds(start_) &&
           std::none_of(hidden_.begin(), hidden_.end(), holds);
  }

  // Shows a part of an installation, without the simulator's files, which may be installed in the
  // same place.
  void show_part(const fs::path& path) {
    if (!is_hidden(path)) show_without(never_shown_, path, false);
  }

  [[nodiscard]] bool is_own(const std::string& folder) const {
    const auto holds = [&folder](const std::string& path) { return is_within(path, folder); };
    return may_be_own(folder) && std::none_of(never_shown_.begin(), never_shown_.end(), holds);
  }

  // Shows the installation of an interpreter below a home, but not the other files of that folder.
  void show_installation(const std::string& program) {
    const fs::path place = fs::path(program).parent_path();
    const std::string name = place.filename().string();
    const fs::path prefix = place.parent_path();
    show(program);
    if (const std::string store = store_of(program); !store.empty()) show(store);
    // Show the interpreter's libraries. A folder with the instructor's own tools has no libraries.
    const bool is_installed = is_folder(prefix / "lib") || is_folder(prefix / "libexec");
    if ((name == "bin" || name == "shims") && is_installed && may_be_own(prefix.string())) {
      // Show only these parts, because ~/.local also contains private files.
      for (const char* part : kInstalled) show_part(prefix / part);
    }
    search_path_ += place.string() + ':';
  }

  void show_programs() {
    const std::string interpreter = interpreter_of(command_.executable);
    const std::string found_as = plain(command_.executable);
    // A command without a slash is a program of the machine, not the submission.
    const bool is_installed = command_.arguments.front().find('/') == std::string::npos;
    if (!is_installed) {
      show_with_folder(command_.executable);
    } else if (!is_system(found_as)) {
      show_installation(found_as);
      const std::string program = real(found_as);
      if (program != found_as && !is_system(program)) show_installation(program);
    }
    if (!interpreter.empty() && !is_system(interpreter)) {
      show_installation(interpreter);
      if (real(interpreter) != interpreter) show_installation(real(interpreter));
    }
  }

  void show_arguments() {
    const bool is_interpreter = is_system(real(command_.executable)) ||
                                command_.arguments.front().find('/') == std::string::npos;
    bool is_first = true;  // the first file argument of an interpreter is the submission
    for (std::size_t i = 1; i < command_.arguments.size(); ++i) {
      if (command_.arguments[i].empty()) continue;
      const fs::path path = fs::path(command_.working_directory) / command_.arguments[i];
      if (!is_there(path)) continue;
      if (is_folder(path)) {
        if (is_own(real(path))) show(path);
      } else if (is_interpreter && is_first) {
        show_named(path);
        is_first = false;
      } else {
        show(path);
      }
    }
  }

  const Command& command_;
  const std::vector<std::string>& hidden_;
  const std::vector<std::string>& never_shown_;
  std::string start_;
  std::string search_path_;
  std::size_t parts_ = 0;  // number of parts of folders with masked files
  std::map<std::string, Shown> shown_;
};

}  // namespace

View view_of(const Command& command, const std::vector<std::string>& hidden,
             const std::vector<std::string>& never_shown) {
  return Sight(command, hidden, never_shown).view();
}

}  // namespace flocking::sandbox
