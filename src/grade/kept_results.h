#pragma once

#include <map>
#include <string>
#include <string_view>

namespace flocking::grade {

/// Stores results of gradings as they arrive: one journal per submission, which only the grading
/// user can read or write. Several graders may add to a journal at once.
///
/// Each line of a journal is a result: its key, a checksum, the result. Incomplete lines, such as
/// those of a grader that was killed, are skipped.
class KeptResults {
 public:
  /// Creates `folder` if needed, and deletes journals that have not changed in the last 90 days.
  /// Throws EnvironmentError if the folder cannot be created, or if other users could write to it.
  explicit KeptResults(const std::string& folder);

  /// Returns the results in the journal `name` by key, for each key the newest. Empty if there is
  /// no journal, or if it does not belong to this user.
  [[nodiscard]] std::map<std::string, std::string> read(const std::string& name) const;

  /// Adds a result of any bytes; `key` must not contain blanks. Returns false if the result could
  /// not be written.
  [[nodiscard]] bool add(const std::string& name, std::string_view key,
                         std::string_view result) const;

  [[nodiscard]] const std::string& folder() const { return folder_; }

 private:
  std::string folder_;
};

}  // namespace flocking::grade
