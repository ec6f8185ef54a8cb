#include "sandbox/request.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <string_view>

#include "base/error.h"
#include "base/packing.h"

namespace flocking::sandbox {
namespace {

using launcher::Order;

std::uint32_t count(const std::vector<std::string>& words) {
  return static_cast<std::uint32_t>(words.size());
}

// Sets the kernel's limits, which are only a fallback: the watching process stops the run earlier
// and more exactly.
void set_limits(Order& order, const Limits& limits, bool is_counted) {
  // The kernel converts this limit to nanoseconds, and the number must not overflow. It compares
  // the limit with a count of whole ticks, which on a busy machine charges a program for several
  // percent more than it runs.
  constexpr double kMostCpu_s = 1e9;
  constexpr double kTicks = 1.5;
  constexpr std::uint64_t kMostMemoryBytes = std::uint64_t{1} << 60U;
  constexpr std::uint64_t kRoomBytes = std::uint64_t{1} << 30U;
  order.cpu_s =
      static_cast<std::uint64_t>(std::ceil(std::min(limits.cpu_s * kTicks, kMostCpu_s))) + 1;
  order.data_bytes = std::min(limits.memory_bytes, kMostMemoryBytes) * 4 + kRoomBytes +
                     std::min(limits.reserved_bytes, kMostMemoryBytes);
  order.file_bytes = limits.output_bytes;
  order.processes = limits.processes;
  // The kernel memory of open files is charged to a run only if a control group counts it.
  constexpr std::uint64_t kFiles = 256;
  constexpr std::uint64_t kFewFiles = 64;
  order.files = is_counted ? kFiles : kFewFiles;
  order.is_uncounted = !is_counted;
}

Order head_of(const Request& request, int report) {
  Order order;
  order.arguments = count(request.arguments);
  order.environment = count(request.environment);
  order.paths = count(request.reach);
  order.report = report;
  order.filter = request.filter;
  order.notifying_filter = request.notifying_filter;
  order.notices = request.notices;
  order.landlock_abi = request.landlock_abi;
  order.streams = request.streams;
  order.runs = request.runs;
  order.user = request.user;
  order.guardian = request.guardian;
  order.stays = request.stays();
  order.traces = request.traces;
  // For an ordinary user, the limit would also count the user's other processes. The guardian needs
  // one process more.
  order.limits_users = request.user != 0;
  // No run may use resources that other runs then lack.
  if (request.shares_user) order.queued_signals = 0;
  order.is_bare = request.is_bare;
  set_limits(order, request.limits, !request.cgroup.empty());
  order.processes += request.runs - 1;  // processes that wait for their runs have the same user
  return order;
}

// Returns the words in the order in which the launcher reads them; their numbers are in the head of
// the order.
std::string words_of(const Request& request) {
  Packer packer;
  packer.add(request.executable);
  packer.add(request.working_directory);
  for (const auto* words : {&request.arguments, &request.environment, &request.reach}) {
    for (const std::string& word : *words) packer.add(word);
  }
  return packer.take();
}

}  // namespace

SharedOrder::SharedOrder(const Request& request, int report)
    : file_(memfd_create("order", MFD_CLOEXEC)) {
  const std::string words = words_of(request);
  bytes_ = sizeof(Order) + words.size();
  if (bytes_ > Order::kMostBytes) throw EnvironmentError("the command is too long");
  if (file_.get() < 0 || ftruncate(file_.get(), static_cast<off_t>(bytes_)) != 0) {
    fail_by_system("cannot store the launcher's instructions in memory");
  }
  void* memory = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, MAP_SHARED, file_.get(), 0);
  if (memory == MAP_FAILED) fail_by_system("cannot store the launcher's instructions in memory");
  order_ = static_cast<Order*>(memory);
  *order_ = head_of(request, report);
  order_->bytes = static_cast<std::uint32_t>(bytes_);
  std::memcpy(static_cast<char*>(memory) + sizeof(Order), words.data(), words.size());
}

SharedOrder::~SharedOrder() {
  if (order_ != nullptr) munmap(order_, bytes_);
}

double SharedOrder::ended_cpu_s() const {
  return static_cast<double>(__atomic_load_n(&order_->ended_cpu_ns, __ATOMIC_RELAXED)) * 1e-9;
}

std::uint64_t SharedOrder::peak_bytes() const {
  return __atomic_load_n(&order_->peak_bytes, __ATOMIC_RELAXED);
}

std::uint64_t SharedOrder::alive() const {
  return __atomic_load_n(&order_->alive, __ATOMIC_RELAXED);
}

bool SharedOrder::is_over_processes() const {
  return __atomic_load_n(&order_->over_processes, __ATOMIC_RELAXED) != 0;
}

std::string step_words(std::int32_t step) {
  switch (static_cast<launcher::Step>(step)) {
    case launcher::Step::kGroup:
      return "the process could not enter its control group";
    case launcher::Step::kLauncher:
      return "the launcher could not be started";
    case launcher::Step::kOrder:
      return "the launcher did not receive its instructions";
    case launcher::Step::kFork:
      return "no process could be started";
    case launcher::Step::kTrace:
      return "processes could not be traced (ptrace)";
    case launcher::Step::kLimits:
      return "the limits could not be set";
    case launcher::Step::kFolder:
      return "its working directory cannot be entered";
    case launcher::Step::kUser:
      return "root privileges could not be dropped";
    case launcher::Step::kParent:
      return "the process could not be set to end with the grader";
    case launcher::Step::kDescriptors:
      return "open files of the grader could not be closed";
    case launcher::Step::kLandlock:
      return "file access could not be restricted (Landlock)";
    case launcher::Step::kFilter:
      return "system calls could not be filtered";
    case launcher::Step::kStreams:
      return "its input and output could not be connected";
  }
  return "the sandbox failed";
}

}  // namespace flocking::sandbox
