#pragma once

#include <string>
#include <string_view>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// An input that many runs can read and none can change, whatever it does to its descriptor.
class Input {
 public:
  /// Takes over the content of a file. Throws EnvironmentError.
  explicit Input(const std::string& path);
  /// Holds `text`. Throws EnvironmentError.
  static Input of_text(std::string_view text);
  /// For one run, at its beginning. Throws EnvironmentError.
  [[nodiscard]] Descriptor open() const;

 private:
  Input() = default;
  void hold(const std::string& name);
  void seal(const std::string& name) const;

  Descriptor memory_;
};

}  // namespace flocking::sandbox
