#pragma once

#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// What a filter of system calls is to refuse beside what it always refuses.
struct Refusals {
  bool processes = false;   ///< new processes and threads
  bool is_noticed = false;  ///< they are refused by make_notifying_filter() instead
  bool sockets = false;     ///< also those that stay on this machine, where no network namespace is
  bool uncounted = false;   ///< memory that belongs to no process, where no control group counts it
  bool outsiders = false;  ///< signals to any process but the one that is filtered, where neither a
                           ///< process namespace nor Landlock keeps them in
  bool attributes = false;  ///< modes, owners, times and attributes of files, where they are those
                            ///< of the user who grades, and Landlock does not mind

  bool operator==(const Refusals&) const = default;
};

/// The filter for `refusals`, as the kernel takes it, in a sealed file in memory, made by
/// libseccomp of the table in refused_calls.cpp. With `outsiders` the launcher puts the number of
/// the process in it where kSelf stands. Throws EnvironmentError where it cannot be made.
Descriptor make_filter(const Refusals& refusals);

/// Whether filters can be made and installed here; else `why` says why not.
bool filters_work(std::string& why);

}  // namespace flocking::sandbox
