#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "launcher/order.h"
#include "sandbox/channel.h"
#include "sandbox/limits.h"

namespace flocking::sandbox {

/// Everything that there is to say about a run before it begins.
struct Request {
  std::vector<std::string> arguments;
  std::string executable;
  std::string working_directory;
  std::vector<std::string> environment;  ///< NAME=VALUE
  std::vector<std::string> wrapper;  ///< of namespaces: the command that the launcher is put behind
  std::vector<std::string> reach;    ///< for Landlock: letters of launcher::Reach, each with a path
  std::string cgroup;                ///< a folder per controller behind each other, or empty
  Limits limits;
  uid_t user = 0;             ///< to become, 0: stay who we are
  uid_t guardian = 0;         ///< that a launcher becomes which stays, likewise
  int filter = -1;            ///< a file of filter instructions, -1: none
  int notifying_filter = -1;  ///< the same of make_notifying_filter(); -1: nothing is noticed
  int notices = -1;           ///< socket of Notices for it
  int landlock_abi = 0;       ///< 0: without
  bool is_alone = false;      ///< new processes and threads are refused by the filter
  bool is_guarded = false;    ///< the launcher stays though nothing else asks for it
  bool traces = false;        ///< each descendant is followed, so that none of its time is lost
  int streams = -1;        ///< of several runs: a socket that brings each its streams; -1: one run
  std::uint32_t runs = 1;  ///< so many at most, one after the other, with `is_alone` and a wrapper
  bool shares_user = false;  ///< what the kernel counts for each user it counts for other runs too
  std::uint64_t temporary_bytes = 0;  ///< size of the private /tmp, where there is one
  std::uint64_t file_bytes = 0;       ///< of all files in the private folder; 0: not counted
  std::string folder;                 ///< the private one, where it is not in memory
  bool is_bare = false;  ///< no limits of the kernel: the process that watches ends the run

  /// Whether the launcher stays, as guardian of the program.
  [[nodiscard]] bool stays() const { return is_guarded || traces || !wrapper.empty(); }
};

/// A request as the launcher takes it, in memory that both see.
class SharedOrder {
 public:
  /// `report` is the writing end of the pipe for its report. Throws EnvironmentError.
  SharedOrder(const Request& request, int report);
  ~SharedOrder();
  SharedOrder(const SharedOrder&) = delete;
  SharedOrder& operator=(const SharedOrder&) = delete;

  [[nodiscard]] int file() const { return file_.get(); }
  /// What the launcher tells while the program runs.
  [[nodiscard]] double ended_cpu_s() const;
  [[nodiscard]] std::uint64_t peak_bytes() const;
  [[nodiscard]] bool is_over_processes() const;
  /// Processes and threads of a run that is traced, its guardian not counted.
  [[nodiscard]] std::uint64_t alive() const;

 private:
  Descriptor file_;
  launcher::Order* order_ = nullptr;
  std::size_t bytes_ = 0;
};

/// In words: "it could not be confined to its files". Of launcher::Report::step.
std::string step_words(std::int32_t step);

}  // namespace flocking::sandbox
