#pragma once

#include <string>

#include "io/file.h"
#include "sandbox/channel.h"

namespace flocking::app {

/// A file that nobody else sees, gone with this: in memory, or where that is refused, as to graded
/// programs, without a name in the folder for such.
class NamelessFile {
 public:
  /// `name` is what messages call it by. Throws EnvironmentError.
  explicit NamelessFile(const std::string& name);

  [[nodiscard]] const io::File& file() const { return file_; }
  /// The same once more, for who takes a file.
  [[nodiscard]] io::File borrowed() const;
  /// By which this process may open it from its start.
  [[nodiscard]] std::string path() const;
  /// What is read or written next is its start. Throws EnvironmentError.
  void rewind() const;

 private:
  sandbox::Descriptor descriptor_;
  io::File file_;
};

/// Lets this process have more of them at a time than the usual thousand files, as far as it may.
void allow_many_nameless_files();

}  // namespace flocking::app
