#pragma once

#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// An input that many runs can read and none can change, whatever it does to its descriptor.
class Input {
 public:
  /// Takes over the content of a file. Throws EnvironmentError.
  explicit Input(const std::string& path);
  /// For one run, at its beginning. Throws EnvironmentError.
  [[nodiscard]] Descriptor open() const;

 private:
  Descriptor memory_;
};

}  // namespace flocking::sandbox
