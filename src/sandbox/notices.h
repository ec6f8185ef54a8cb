#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// The requests of a run for another process or thread. The kernel suspends the caller and asks the
/// grader (seccomp's user notifications). The grader refuses with EAGAIN if the process limit is
/// reached, so it knows of each refusal. The run's process installs the notifying filter before all
/// others; it sends the descriptor for the requests through a socket.
class Notices {
 public:
  /// Creates an object without notifications.
  Notices() = default;
  /// Returns an object with its sockets. Throws EnvironmentError.
  static Notices of_run();

  /// Returns the socket that the launcher inherits; -1 without notifications.
  [[nodiscard]] int sender() const { return sockets_.write_end.get(); }
  /// Closes the socket of sender() in this process, once the launcher has been started.
  void begin() { sockets_.write_end.reset(); }
  /// Returns the descriptor to poll for input; -1 if no more input can come.
  [[nodiscard]] int file() const;
  /// Receives the descriptor for the requests, or a request. Refuses the request unless `has_room`
  /// soon returns true; a null `has_room` always refuses.
  void take(const std::function<bool()>& has_room);

  /// Returns the kind of the refused requests: "a thread", "a process"; "" if there were none.
  [[nodiscard]] const std::string& refused() const { return refused_; }

 private:
  Pipe sockets_;
  Descriptor requests_;
  bool is_over_ = false;
  std::string refused_;
};

/// Makes the filter that notifies about new processes and threads, in a file like make_filter().
/// Throws EnvironmentError.
Descriptor make_notifying_filter();

/// Returns true if the kernel supports notifications on this machine.
bool notices_work();

}  // namespace flocking::sandbox
