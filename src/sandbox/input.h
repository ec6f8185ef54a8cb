#pragma once

#include <string>
#include <string_view>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// An input of which each run gets a separate file. So no run sees another run's changes, such as
/// changed times and attributes.
class Input {
 public:
  /// Reads the content of a file. Throws EnvironmentError.
  explicit Input(const std::string& path);
  /// Returns an input with the content `text`. Throws EnvironmentError.
  static Input of_text(std::string_view text);
  /// Returns a path at which the input can be read during the lifetime of this object.
  [[nodiscard]] std::string path() const {
    return "/proc/self/fd/" + std::to_string(memory_.get());
  }
  /// Returns a file in memory for one run, positioned at its start; no process can write to it.
  /// Throws EnvironmentError.
  [[nodiscard]] Descriptor open() const;

 private:
  Input() = default;
  void hold(const std::string& name);

  Descriptor memory_;  // never passed to a run
};

}  // namespace flocking::sandbox
