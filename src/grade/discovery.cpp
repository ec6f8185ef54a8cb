#include "grade/discovery.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>
#include <utility>

#include "core/error.h"
#include "core/printable.h"
#include "io/file.h"

namespace flocking::grade {
namespace {

namespace fs = std::filesystem;

class Discovery {
 public:
  Discovery(const std::string& folder, const CaseOverrides& flags) : root_(folder), flags_(flags) {}

  std::vector<Case> find() {
    std::error_code error;
    if (!fs::is_directory(root_, error)) {
      throw EnvironmentError("--cases " + root_.string() + ": there is no such folder");
    }
    visit(root_, {});
    if (cases_.empty()) {
      throw MisfitError("--cases " + root_.string() + ": there is no NAME.in in it");
    }
    std::sort(cases_.begin(), cases_.end(),
              [](const Case& a, const Case& b) { return a.name < b.name; });
    return std::move(cases_);
  }

 private:
  void visit(const fs::path& folder, CaseOverrides inherited) {
    FolderSettings own;
    const fs::path file = folder / "cases.toml";
    std::error_code none_there;
    if (fs::exists(file, none_there)) {
      own = parse_folder_settings(
          io::File::open_input(file.string()).read_all(io::kMostScenarioBytes), file.string());
      inherited = own.all.over(inherited);
    }
    std::map<std::string, const CaseTable*> of_case;
    for (const CaseTable& table : own.of_case) of_case.emplace(table.name, &table);
    std::error_code error;
    std::error_code ignored;  // links that lead nowhere are no cases
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
      if (entry.is_directory(ignored)) {
        if (!entry.is_symlink(ignored)) visit(entry.path(), inherited);
      } else if (entry.path().extension() == ".in" && entry.is_regular_file(ignored)) {
        const std::string stem = entry.path().stem().string();
        const auto named = of_case.find(stem);
        const CaseOverrides none;
        add(entry.path(),
            (named != of_case.end() ? named->second->overrides : none).over(inherited));
        if (named != of_case.end()) of_case.erase(named);
      }
    }
    if (error) throw EnvironmentError("cannot read " + folder.string() + ": " + error.message());
    if (!of_case.empty()) {
      throw InputError(of_case.begin()->second->place,
                       "there is no case " + in_quotes(of_case.begin()->first) + " beside it", "");
    }
  }

  void add(const fs::path& input, const CaseOverrides& overrides) {
    Case found;
    fs::path relative = input.lexically_relative(root_);
    relative.replace_extension();
    found.name = relative.generic_string();
    found.group = relative.has_parent_path() ? relative.parent_path().generic_string() : ".";
    found.input_path = input.string();
    for (const char* extension : {".out", ".ans"}) {
      const fs::path answer = fs::path(input).replace_extension(extension);
      std::error_code ignored;
      if (found.answer_path.empty() && fs::exists(answer, ignored))
        found.answer_path = answer.string();
    }
    found.settings = flags_.over(overrides).settings();
    cases_.push_back(std::move(found));
  }

  fs::path root_;
  const CaseOverrides& flags_;
  std::vector<Case> cases_;
};

}  // namespace

std::vector<Case> find_cases(const std::string& folder, const CaseOverrides& flags) {
  return Discovery(folder, flags).find();
}

}  // namespace flocking::grade
