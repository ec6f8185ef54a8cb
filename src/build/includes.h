#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "build/plan.h"
#include "build/work_files.h"

namespace flocking::build {

/// An #include line.
struct Include {
  std::uint64_t line = 0;  ///< from 1
  std::string name;        ///< as written
  bool is_quoted = false;  ///< "name", not <name>
};

/// Returns the #include lines of `text`, in linear time. Ignores comments and #if.
std::vector<Include> includes_of(std::string_view text);

/// Returns true if `name` is a source or header of C or C++.
bool is_c_file(std::string_view name);

/// Finds the files of a submission that #include lines name, by the rules of a Windows compiler.
class IncludeFinder {
 public:
  explicit IncludeFinder(const WorkFiles& work);

  /// Reads the includes of the file `name`, whose content is `text`.
  void look_at(const std::string& name, std::string_view text);

  /// Returns, for each included file, the files that include it.
  [[nodiscard]] const std::map<std::string, std::vector<std::string>>& includers() const {
    return includers_;
  }

  /// Adds a repair and a warning for each include that a compiler does not find. With
  /// `finds_folders`, also repairs includes of files in other folders, which build systems would
  /// find.
  void add_repairs(bool finds_folders, Plan& plan) const;

 private:
  struct Found {
    std::string file;  ///< empty: no file, or several files match
    bool is_exact = false;
  };
  struct Misspelled {
    std::string includer;
    Include include;
    Found found;
  };

  [[nodiscard]] Found find(const std::string& includer, const Include& include) const;
  [[nodiscard]] static std::string best_of(const std::vector<std::string>& files);

  std::map<std::string, std::vector<std::string>> by_name_;  ///< file names in lower case
  std::vector<std::string> names_;
  std::map<std::string, std::vector<std::string>> includers_;
  std::vector<Misspelled> misspelled_;
  std::uint64_t looked_at_ = 0;
};

}  // namespace flocking::build
