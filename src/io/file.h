#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace flocking::io {

/// Largest size of a scenario, and of a map with kMostCells, in bytes.
inline constexpr std::size_t kMostScenarioBytes = std::size_t{1} << 20U;
inline constexpr std::size_t kMostMapBytes = std::size_t{1} << 27U;

/// An open file descriptor and its name for messages. Owns the descriptor only if it opened the
/// file: the standard streams stay open.
class File {
 public:
  /// Returns a File that does not own its descriptor, such as standard input.
  static File borrow(int descriptor, std::string name);
  /// Opens a file for reading. Throws EnvironmentError.
  static File open_input(const std::string& path);
  /// Creates or empties a file for writing. Throws UsageError, before any data is lost, if it is
  /// the file that `input` reads from; throws EnvironmentError if it cannot be opened.
  static File open_output(const std::string& path, const File& input);

  /// Creates or empties a file for writing. Throws EnvironmentError.
  static File open_output(const std::string& path);

  File(File&& other) noexcept;
  File& operator=(File&&) = delete;
  File(const File&) = delete;
  File& operator=(const File&) = delete;
  ~File();

  [[nodiscard]] const std::string& name() const { return name_; }

  /// Reads up to `room.size()` bytes and waits for at least one. Returns 0 at the end. Throws
  /// EnvironmentError.
  [[nodiscard]] std::size_t read(std::span<char> room) const;
  /// Reads to the end. Throws EnvironmentError on failure, and if there are more than `most` bytes.
  [[nodiscard]] std::string read_all(std::size_t most) const;
  /// Reads to the end, or only the first `most` bytes of a longer file. Throws EnvironmentError.
  [[nodiscard]] std::string read_start(std::size_t most) const;
  /// Writes all of `bytes`. Throws OutputClosed if the reader has gone, else EnvironmentError.
  void write(std::span<const char> bytes) const;
  /// Returns true if this is the same regular file as the one that `path` names.
  [[nodiscard]] bool is_same_file(const std::string& path) const;
  /// Returns true if a read would return at once.
  [[nodiscard]] bool ready() const;
  /// Closes an owned descriptor. Throws EnvironmentError if the system reports a delayed write
  /// error (full disk, network file systems).
  void close();

 private:
  File(int descriptor, bool owned, std::string name);

  int descriptor_;
  bool owned_;
  std::string name_;
};

}  // namespace flocking::io
