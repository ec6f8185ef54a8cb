#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "sandbox/channel.h"

namespace flocking::intake {

/// Returns the sorted names in the open folder `folder`; reads at most `most`.
std::vector<std::string> sorted_names_in(int folder, std::size_t most);

/// Read-only access to an open folder. Its owner may change it at any time, so no link in it is
/// followed.
class FolderView {
 public:
  /// Opens the folder of the descriptor `folder` again.
  explicit FolderView(int folder);

  /// Returns the sorted names in the folder; at most 5,000.
  [[nodiscard]] std::vector<std::string> names() const;
  [[nodiscard]] bool is_folder(const std::string& name) const;
  /// Returns a folder in this folder; a view without names if it cannot be opened.
  [[nodiscard]] FolderView open_folder(const std::string& name) const;
  /// Returns the first `most_bytes` of a file; empty if it does not exist.
  [[nodiscard]] std::string read_file(const std::string& name, std::size_t most_bytes) const;

 private:
  FolderView() = default;

  sandbox::Descriptor folder_;
};

/// Returns true if package.json in `folder` has dependencies, or if a script in `folder` or a
/// subfolder uses a package of node_modules.
bool uses_node_modules(const FolderView& folder);

}  // namespace flocking::intake
