#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "launcher/order.h"
#include "sandbox/channel.h"
#include "sandbox/limits.h"

namespace flocking::sandbox {

/// All parameters of a run, before it starts.
struct Request {
  std::vector<std::string> arguments;
  std::string executable;
  std::string working_directory;
  std::vector<std::string> environment;  ///< NAME=VALUE
  /// the command that starts the launcher in namespaces; empty: no namespaces
  std::vector<std::string> wrapper;
  /// for Landlock: letters of launcher::Reach, each followed by a path
  std::vector<std::string> reach;
  std::string cgroup;  ///< a folder for each controller, separated by ':'; or empty
  Limits limits;
  uid_t user = 0;             ///< the user for the program; 0: ours
  uid_t guardian = 0;         ///< the user for a launcher that stays as guardian; 0: ours
  int filter = -1;            ///< a file with filter instructions; -1: none
  int notifying_filter = -1;  ///< a file of make_notifying_filter(); -1: no notifications
  int notices = -1;           ///< the socket of Notices; -1: none
  int landlock_abi = 0;       ///< the version of Landlock; 0: do not use it
  bool is_alone = false;      ///< the filter refuses new processes and threads
  bool is_guarded = false;    ///< the launcher stays even if nothing else requires it to stay
  bool traces = false;        ///< all descendants are traced, so that all of their time is counted
  /// with several runs, a socket that receives the streams of each run; -1: one run
  int streams = -1;
  /// largest number of runs, one after another; above 1 only with `is_alone` and a wrapper
  std::uint32_t runs = 1;
  bool shares_user = false;           ///< the kernel's counts for each user include other runs
  std::uint64_t temporary_bytes = 0;  ///< size of the private /tmp, if there is one
  std::uint64_t file_bytes = 0;       ///< limit for all files in the private folder; 0: not counted
  std::string folder;                 ///< the private folder, if it is not in memory
  bool is_bare = false;  ///< no limits of the kernel: only the watching process ends the run

  /// Returns true if the launcher does not become the program but stays as its guardian.
  [[nodiscard]] bool stays() const { return is_guarded || traces || !wrapper.empty(); }
};

/// A request in the launcher's format, in memory shared with the launcher.
class SharedOrder {
 public:
  /// `report` is the writing end of the pipe for the launcher's report. Throws EnvironmentError.
  SharedOrder(const Request& request, int report);
  ~SharedOrder();
  SharedOrder(const SharedOrder&) = delete;
  SharedOrder& operator=(const SharedOrder&) = delete;

  [[nodiscard]] int file() const { return file_.get(); }
  /// Return data that the launcher updates while the program runs.
  [[nodiscard]] double ended_cpu_s() const;
  [[nodiscard]] std::uint64_t peak_bytes() const;
  [[nodiscard]] bool is_over_processes() const;
  /// Returns the number of processes and threads of a traced run, without its guardian.
  [[nodiscard]] std::uint64_t alive() const;

 private:
  Descriptor file_;
  launcher::Order* order_ = nullptr;
  std::size_t bytes_ = 0;
};

/// Returns a text for launcher::Report::step, such as "it could not be confined to its files".
std::string step_words(std::int32_t step);

}  // namespace flocking::sandbox
