#include "console/interruption.h"

#include <csignal>
#include <string>

#include "base/error.h"

namespace flocking::console {
namespace {

volatile std::sig_atomic_t last_signal = 0;  // NOLINT: a signal handler can reach nothing else

void note(int signal) { last_signal = signal; }

}  // namespace

void note_interruptions() {
  static_cast<void>(std::signal(SIGINT, note));
  static_cast<void>(std::signal(SIGTERM, note));
  if (std::signal(SIGHUP, note) == SIG_IGN) static_cast<void>(std::signal(SIGHUP, SIG_IGN));
}

int interruption() { return last_signal; }

void require_no_interruption(const char* what) {
  if (interruption() == 0) return;
  throw EnvironmentError(std::string(what) + " was stopped by signal " +
                         std::to_string(interruption()));
}

}  // namespace flocking::console
