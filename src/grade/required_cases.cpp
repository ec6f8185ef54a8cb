#include "grade/required_cases.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "base/error.h"
#include "base/nearest.h"
#include "base/printable.h"

namespace flocking::grade {
namespace {

constexpr std::size_t kNameWidth = 80;

/// Finds required cases, and cycles among them.
class Requirements {
 public:
  Requirements(std::vector<Case>& cases, const std::map<std::string, RequiredCases>& wanted)
      : wanted_(wanted) {
    for (Case& one : cases) cases_.emplace(one.name, &one);
  }

  void set() {
    for (const auto& [name, required] : wanted_) set_one(*cases_.at(name), required);
    for (const auto& [name, required] : wanted_) require_no_circle(name, name, {});
  }

 private:
  void set_one(Case& one, const RequiredCases& required) const {
    for (const std::string& wanted : required.names) {
      const std::string found = found_name(wanted, required);
      if (found == one.name && required.is_of_folder) continue;
      one.settings.required.push_back(found);
    }
  }

  [[nodiscard]] std::string found_name(const std::string& wanted,
                                       const RequiredCases& required) const {
    const std::string beside = required.folder.empty() ? wanted : required.folder + '/' + wanted;
    for (const std::string& name : {beside, wanted}) {
      if (cases_.contains(name)) return name;
    }
    std::vector<std::string> known;
    const std::string start = required.folder.empty() ? "" : required.folder + '/';
    for (const auto& [name, ignored] : cases_) {
      known.push_back(name.starts_with(start) ? name.substr(start.size()) : name);
    }
    const std::string best = nearest(wanted, known);
    throw InputError(required.place,
                     "requires: there is no case " + in_quotes(wanted, kNameWidth) +
                         " in the same folder or below the folder of all cases" +
                         (best.empty() ? "" : "; did you mean " + best + "?"),
                     "");
  }

  // `way` is the path from `first` to the case before `name`.
  void require_no_circle(const std::string& first, const std::string& name,
                         const std::vector<std::string>& way) {
    if (way.empty()) seen_.clear();
    std::vector<std::string> longer = way;
    longer.push_back(name);
    for (const std::string& next : cases_.at(name)->settings.required) {
      if (next == first) fail_at_circle(first, longer);
      if (seen_.insert(next).second) require_no_circle(first, next, longer);
    }
  }

  [[noreturn]] void fail_at_circle(const std::string& first,
                                   const std::vector<std::string>& way) const {
    std::string words;
    for (const std::string& name : way) words += in_quotes(name, kNameWidth) + " requires ";
    throw InputError(wanted_.at(first).place,
                     "requires: a circle: " + words + in_quotes(first, kNameWidth) +
                         "; remove one of these requirements",
                     "");
  }

  const std::map<std::string, RequiredCases>& wanted_;
  std::map<std::string, Case*> cases_;
  std::set<std::string> seen_;
};

}  // namespace

void set_required(std::vector<Case>& cases, const std::map<std::string, RequiredCases>& wanted) {
  Requirements(cases, wanted).set();
}

}  // namespace flocking::grade
