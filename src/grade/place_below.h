#pragma once

#include <string>

#include "sandbox/channel.h"

namespace flocking::grade {

/// The place of a file below a folder of results, reached without following links below that
/// folder.
class PlaceBelow {
 public:
  /// `file` is a path relative to `folder`, which may itself be a link. Creates missing folders.
  PlaceBelow(const std::string& folder, const std::string& file);

  /// Returns false if a folder on the way is a link, or cannot be created or opened.
  [[nodiscard]] bool is_reached() const { return parent_.get() >= 0; }

  /// Returns a path of the file through the open folder that contains it, valid for the lifetime of
  /// this object. The path can only be opened if is_reached().
  [[nodiscard]] std::string path() const;

 private:
  sandbox::Descriptor parent_;
  std::string name_;
};

/// Creates the file at `path` after removing an old file or link. Returns no descriptor if that
/// fails.
sandbox::Descriptor new_file(const std::string& path);

}  // namespace flocking::grade
