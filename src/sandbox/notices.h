#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// The requests of a run for another process or thread. The kernel holds the caller and
/// asks the grader (seccomp's user notifications), which refuses it with EAGAIN if the process
/// limit is reached, and so knows of each refusal. The filter that notifies is the first one that
/// the run's process installs; it sends the descriptor for the requests through a socket.
class Notices {
 public:
  /// Notices nothing.
  Notices() = default;
  /// Makes the sockets. Throws EnvironmentError.
  static Notices of_run();

  /// The socket that the launcher inherits; -1: nothing is noticed.
  [[nodiscard]] int sender() const { return sockets_.write_end.get(); }
  /// Closes that socket here, once the launcher has been started.
  void begin() { sockets_.write_end.reset(); }
  /// The descriptor to poll for input; -1: nothing more can come.
  [[nodiscard]] int file() const;
  /// Takes what has come: the descriptor for the requests, or a request, which it refuses unless
  /// `has_room` soon returns true; null: there is never room.
  void take(const std::function<bool()>& has_room);

  /// Returns the kind of the refused requests: "a thread", "a process"; empty if there were none.
  [[nodiscard]] const std::string& refused() const { return refused_; }

 private:
  Pipe sockets_;
  Descriptor requests_;
  bool is_over_ = false;
  std::string refused_;
};

/// Makes the filter that notifies of new processes and threads, in a file as make_filter() does.
/// Throws EnvironmentError.
Descriptor make_notifying_filter();

/// Returns true if the kernel can notify of refused calls here.
bool notices_work();

}  // namespace flocking::sandbox
