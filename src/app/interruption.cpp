#include "app/interruption.h"

#include <csignal>

namespace flocking::app {
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

}  // namespace flocking::app
