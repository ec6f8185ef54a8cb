#pragma once

namespace flocking::app {

/// File descriptors of the standard streams, handed down from main.
struct StandardStreams {
  int input = 0;
  int output = 1;
  int error = 2;
};

}  // namespace flocking::app
