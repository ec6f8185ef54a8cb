#pragma once

namespace flocking::console {

/// File descriptors of the standard streams, passed down from main.
struct StandardStreams {
  int input = 0;
  int output = 1;
  int error = 2;
};

}  // namespace flocking::console
