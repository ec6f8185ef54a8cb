#pragma once

#include <string>

#include "sandbox/channel.h"

namespace flocking::sandbox {

/// The calls that a filter refuses in addition to those that every filter refuses.
struct Refusals {
  bool processes = false;   ///< new processes and threads
  bool is_noticed = false;  ///< make_notifying_filter() refuses processes instead
  bool sockets = false;     ///< sockets, also local ones, for runs without a network namespace
  /// memory that belongs to no process, for runs without a control group that counts it
  bool uncounted = false;
  /// signals to all processes except the filtered one, for runs without a process namespace or a
  /// Landlock version that blocks such signals
  bool outsiders = false;
  /// changes of modes, owners, times and attributes of files, if the run has the user who grades
  /// and could change that user's files; Landlock does not check these
  bool attributes = false;
  /// truncating files that are not open for writing, if `attributes` is true and Landlock is older
  /// than version 3
  bool truncation = false;

  bool operator==(const Refusals&) const = default;
};

/// Returns the filter for `refusals` in the kernel's format, in a sealed file in memory. libseccomp
/// makes it from the table in refused_calls.cpp. With `outsiders`, the launcher replaces kSelf in
/// the filter by the id of the process. Throws EnvironmentError if the filter cannot be made.
Descriptor make_filter(const Refusals& refusals);

/// Returns true if filters can be made and installed on this machine; otherwise sets `why` to the
/// reason.
bool filters_work(std::string& why);

}  // namespace flocking::sandbox
