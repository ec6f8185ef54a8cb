#pragma once

#include "base/error.h"

namespace flocking::app {

/// Does `work`, which reads what whoever grades has made: cases, a roster. A fault in it has the
/// exit status of one that no program can help, not that of a program which failed.
template <class Work>
auto without_a_no(const Work& work) {
  try {
    return work();
  } catch (const InputError& error) {
    throw EnvironmentError(error.what());
  } catch (const MisfitError& error) {
    throw EnvironmentError(error.what());
  }
}

}  // namespace flocking::app
