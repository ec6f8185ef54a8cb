#pragma once

#include <string>
#include <string_view>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// An input, of which each run gets a file of its own: what a run does to it, its times and
/// attributes included, no other sees.
class Input {
 public:
  /// Takes over the content of a file. Throws EnvironmentError.
  explicit Input(const std::string& path);
  /// Holds `text`. Throws EnvironmentError.
  static Input of_text(std::string_view text);
  /// Where it can be read again, for as long as this lives.
  [[nodiscard]] std::string path() const {
    return "/proc/self/fd/" + std::to_string(memory_.get());
  }
  /// For one run: a file in memory, at its beginning, that nobody can write to. Throws
  /// EnvironmentError.
  [[nodiscard]] Descriptor open() const;

 private:
  Input() = default;
  void hold(const std::string& name);

  Descriptor memory_;  // never given to a run
};

}  // namespace flocking::sandbox
