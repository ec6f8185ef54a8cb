#pragma once

#include <string>

#include "observe/input_layout.h"
#include "observe/observation.h"

namespace flocking::explain {

/// How a program reads and prints, as far as known.
struct Manner {
  Format format;
  InputLayout layout;
  std::string lost_input;  ///< an input for which no agents are printed because some numbers are
                           ///< not integers
  bool is_float = false;   ///< runs showed that it computes with floats
  bool needs_company = false;  ///< it prints NaN, or crashes, for agents without neighbours
  bool needs_motion = false;   ///< it prints NaN, or crashes, for agents at rest
  double least_step = 0.0;     ///< shorter time steps change nothing; 0 if no such limit was seen
};

}  // namespace flocking::explain
