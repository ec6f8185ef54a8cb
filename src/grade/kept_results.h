#pragma once

#include <map>
#include <string>
#include <string_view>

namespace flocking::grade {

/// Results of gradings, kept as they come in: a journal for each submission, which only the user
/// who grades can read or write. Several graders may add to one at once.
///
/// A journal is lines, one for each result: its key, a check sum, the result. A line that is cut
/// off, as where a grader was killed, is passed over, and so is any other that is not whole.
class KeptResults {
 public:
  /// `folder` is made where there is none; journals that nobody has added to for 90 days go. Throws
  /// EnvironmentError where it cannot be made, or where others could write to it.
  explicit KeptResults(const std::string& folder);

  /// What is kept in the journal `name`, by its key: the newest of each. Empty where there is none,
  /// or where it is not the user's own.
  [[nodiscard]] std::map<std::string, std::string> read(const std::string& name) const;

  /// Adds a result of any bytes; `key` has no blanks. False where it could not be written.
  [[nodiscard]] bool add(const std::string& name, std::string_view key,
                         std::string_view result) const;

  [[nodiscard]] const std::string& folder() const { return folder_; }

 private:
  std::string folder_;
};

}  // namespace flocking::grade
