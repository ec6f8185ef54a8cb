#include "grade/discovery.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include "base/error.h"
#include "base/named_path.h"
#include "base/printable.h"
#include "grade/case_pairs.h"
#include "grade/required_cases.h"
#include "io/readable.h"
#include "io/toml_bounds.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

class Discovery {
 public:
  Discovery(const std::string& folder, const CaseOverrides& flags)
      : root_(path_of(folder)), flags_(flags) {}

  std::vector<Case> find() {
    std::error_code error;
    if (!fs::is_directory(root_, error)) {
      throw EnvironmentError("--cases " + name_of_path(root_) + ": there is no such folder");
    }
    visit(root_, {});
    if (cases_.empty()) {
      const std::vector<PairFault> faults = unpaired_files(name_of_path(root_));
      throw MisfitError("--cases " + name_of_path(root_) + ": it contains no NAME.in" +
                        (faults.empty() ? "" : "\n  " + faults.front().words()));
    }
    std::sort(cases_.begin(), cases_.end(),
              [](const Case& a, const Case& b) { return a.name < b.name; });
    set_required(cases_, required_);
    return std::move(cases_);
  }

 private:
  void visit(const fs::path& folder, CaseOverrides inherited) {
    FolderSettings own = settings_of(folder);
    place_requirements(own, folder);
    inherited = own.all.over(inherited);
    std::map<std::string, const CaseTable*> of_case;
    for (const CaseTable& table : own.of_case) of_case.emplace(table.name, &table);
    std::error_code error;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
      if (is_litter(name_of_path(entry.path().filename()))) continue;
      if (entry.path().extension() == ".in") {
        const std::string stem = name_of_path(entry.path().stem());
        const auto named = of_case.find(stem);
        const CaseOverrides none;
        add(entry.path(),
            (named != of_case.end() ? named->second->overrides : none).over(inherited));
        if (named != of_case.end()) of_case.erase(named);
      } else if (entry.is_directory(ignored) && !entry.is_symlink(ignored)) {
        visit(entry.path(), inherited);
      }
    }
    if (error) {
      throw EnvironmentError(name_of_path(folder) + ": cannot read the folder: " + error.message());
    }
    if (!of_case.empty()) {
      throw InputError(of_case.begin()->second->place,
                       "there is no case " + in_quotes(of_case.begin()->first) + " in its folder",
                       "");
    }
  }

  // Names of required cases are relative to this folder.
  void place_requirements(FolderSettings& settings, const fs::path& folder) const {
    const fs::path below = folder.lexically_relative(root_);
    const std::string name = below == "." ? "" : below.generic_string();
    if (settings.all.required) {
      settings.all.required->folder = name;
      settings.all.required->is_of_folder = true;
    }
    for (CaseTable& table : settings.of_case) {
      if (table.overrides.required) table.overrides.required->folder = name;
    }
  }

  static FolderSettings settings_of(const fs::path& folder) {
    const std::string file = name_of_path(folder / "cases.toml");
    if (!is_there(file)) return {};
    if (const std::string reason = io::reason_not_to_read(file); !reason.empty()) {
      throw EnvironmentError(file + ": " + reason);
    }
    return parse_folder_settings(io::read_toml(file), file);
  }

  // True also for a link to a missing file.
  static bool is_there(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
  }

  // Returns true for files that editors and other systems create: .#a.in, ._a.in.
  static bool is_litter(const std::string& name) {
    return name.starts_with(".#") || name.starts_with("._") || name == "__MACOSX";
  }

  void add(const fs::path& input, const CaseOverrides& overrides) {
    Case found;
    fs::path relative = input.lexically_relative(root_);
    relative.replace_extension();
    found.name = relative.generic_string();
    found.group = relative.has_parent_path() ? relative.parent_path().generic_string() : ".";
    found.input_path = name_of_path(input);
    for (const char* extension : {".out", ".ans"}) {
      const fs::path answer = fs::path(input).replace_extension(extension);
      if (found.answer_path.empty() && is_there(answer)) found.answer_path = name_of_path(answer);
    }
    found.settings = flags_.over(overrides).settings();
    if (overrides.required) required_.emplace(found.name, *overrides.required);
    cases_.push_back(std::move(found));
  }

  fs::path root_;
  const CaseOverrides& flags_;
  std::vector<Case> cases_;
  std::map<std::string, RequiredCases> required_;  // by case name
};

}  // namespace

// Looks for the cases of PREFIX/bin/flocking in PREFIX/share/flocking.
std::string found_cases_folder(const std::string& folder) {
  const fs::path here = path_of(folder);
  const fs::path first = here.empty() ? here : *here.begin();
  if (here.is_absolute() || first == "." || first == "..") return folder;
  std::error_code error;
  const bool is_here = fs::exists(here, error);
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  const fs::path shared = program.parent_path().parent_path() / "share/flocking";
  if (error) return folder;
  for (const fs::path& installed : {shared / here, shared / "testcases" / here}) {
    if (!fs::is_directory(installed, error)) continue;
    if (!is_here) return name_of_path(installed);
    if (fs::equivalent(installed, here, error)) continue;
    throw UsageError(fmt::format(
        "--cases {0}: a folder here and installed cases have this name; use ./{0} or {1}", folder,
        name_of_path(installed)));
  }
  return folder;
}

std::string default_cases_folder() {
  constexpr const char* kAll = "testcases";
  constexpr const char* kOfTheText = "testcases/course";
  std::error_code error;
  const bool is_own_folder = fs::exists(kAll, error) && !fs::exists(kOfTheText, error);
  const bool is_found = !is_own_folder && fs::is_directory(found_cases_folder(kOfTheText), error);
  return is_found ? kOfTheText : kAll;
}

std::vector<Case> find_cases(const std::string& folder, const CaseOverrides& flags) {
  return Discovery(found_cases_folder(folder), flags).find();
}

}  // namespace flocking::grade
