#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace flocking::io {

/// No scenario is longer, nor a map of kMostCells.
inline constexpr std::size_t kMostScenarioBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kMostMapBytes = std::size_t{1} << 27U;

/// An open file descriptor with the name to call it by in messages. Owns the descriptor only if it
/// opened it itself: the standard streams stay open.
class File {
 public:
  /// A stream somebody else owns, such as standard input.
  static File borrow(int descriptor, std::string name);
  /// Opens for reading. Throws EnvironmentError.
  static File open_input(const std::string& path);
  /// Creates or empties for writing; refuses the very file that `input` reads from, before a byte
  /// of it is lost. Throws EnvironmentError, UsageError for that file.
  static File open_output(const std::string& path, const File& input);

  /// The same without an input to mind.
  static File open_output(const std::string& path);

  File(File&& other) noexcept;
  File& operator=(File&&) = delete;
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File();

  [[nodiscard]] const std::string& name() const { return name_; }

  /// Reads up to `room.size()` bytes, waiting for at least one; 0 at the end. Throws
  /// EnvironmentError.
  [[nodiscard]] std::size_t read(std::span<char> room) const;
  /// Reads to the end. Throws EnvironmentError, also beyond `most` bytes.
  [[nodiscard]] std::string read_all(std::size_t most) const;
  /// Reads to the end, or up to `most` bytes of a longer one. Throws EnvironmentError.
  [[nodiscard]] std::string read_start(std::size_t most) const;
  /// Writes all of `bytes`. Throws OutputClosed when nobody reads any more, else EnvironmentError.
  void write(std::span<const char> bytes) const;
  /// Whether this is the very regular file that `path` names.
  [[nodiscard]] bool is_same_file(const std::string& path) const;
  /// True if a read would return at once.
  [[nodiscard]] bool ready() const;
  /// Closes an own descriptor and reports what the system held back until then (full disk, network
  /// file systems). Throws EnvironmentError.
  void close();

 private:
  File(int descriptor, bool owned, std::string name);

  int descriptor_;
  bool owned_;
  std::string name_;
};

}  // namespace flocking::io
