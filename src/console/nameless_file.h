#pragma once

#include <string>

#include "io/file.h"
#include "sandbox/channel.h"

namespace flocking::console {

/// A private temporary file, removed with this object. It is in memory, or if the system refuses
/// that, as for graded programs, it is an unnamed file in the temporary folder.
class NamelessFile {
 public:
  /// `name` is used in messages. Throws EnvironmentError.
  explicit NamelessFile(const std::string& name);

  [[nodiscard]] const io::File& file() const { return file_; }
  /// Returns the file for a function that takes an io::File; this object still owns it.
  [[nodiscard]] io::File borrowed() const;
  /// Returns a path by which this process can open the file from its start.
  [[nodiscard]] std::string path() const;
  /// Moves the file position to the start. Throws EnvironmentError.
  void rewind() const;

 private:
  sandbox::Descriptor descriptor_;
  io::File file_;
};

/// Raises the limit of open files, usually about 1000, as far as the system allows.
void allow_many_nameless_files();

}  // namespace flocking::console
