#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sandbox/channel.h"

namespace flocking::intake {

/// Returns the names in the folder `folder`, a descriptor, sorted; reads no more than `most`.
std::vector<std::string> sorted_names_in(int folder, std::size_t most);

/// An open folder that is only looked at. Whoever owns it may change it at any time; no link in it
/// is followed.
class FolderView {
 public:
  /// Opens the folder `folder`, a descriptor, again.
  explicit FolderView(int folder);

  /// Names in it, sorted; at most 5,000.
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] bool is_folder(const std::string& name) const;
  /// A folder in it; one without names if it cannot be opened.
  [[nodiscard]] FolderView open_folder(const std::string& name) const;
  /// The first `most_bytes` of a file; empty if there is none.
  [[nodiscard]] std::string read_file(const std::string& name, std::size_t most_bytes) const;

 private:
  FolderView() = default;

  sandbox::Descriptor folder_;
};

/// Returns true if the package.json in `folder` has dependencies, or a script in it or in a folder
/// of it uses a package from its node_modules.
bool uses_node_modules(const FolderView& folder);

}  // namespace flocking::intake
