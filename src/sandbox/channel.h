#pragma once

#include <cstddef>
#include <utility>

namespace flocking::sandbox {

/// A file descriptor that is closed by its destructor.
class Descriptor {
 public:
  Descriptor() = default;
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(Descriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(number_, other.number_);
    return *this;
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { reset(); }

  [[nodiscard]] int get() const { return number_; }
  void reset();

 private:
  int number_ = -1;
};

/// Both ends of a pipe, closed on exec. make_pipe() throws EnvironmentError.
struct Pipe {
  Descriptor read_end;
  Descriptor write_end;
};
Pipe make_pipe();

/// Write or read exactly `size` bytes; return false on failure.
bool write_all(int file, const void* bytes, std::size_t size);
bool read_all(int file, void* bytes, std::size_t size);

}  // namespace flocking::sandbox
