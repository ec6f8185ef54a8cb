#include "launcher/serve.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <initializer_list>

#include "launcher/supervise.h"
#include "launcher/twin.h"

namespace flocking::launcher {
namespace {

constexpr const char* kPrivateFolder = "/tmp";  // the runs have namespaces

// Returns the inode number of a temporary file in the private folder; each number is one more than
// the last.
std::uint64_t next_file() {
  const int file = open(kPrivateFolder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  struct stat status {};
  const bool is_made = file >= 0 && fstat(file, &status) == 0;
  if (file >= 0) close(file);
  return is_made ? status.st_ino : 0;
}

std::uint64_t folder_times() {
  struct stat status {};
  if (stat(kPrivateFolder, &status) != 0) return 0;
  std::uint64_t digest = status.st_nlink;
  for (const timespec& time : {status.st_atim, status.st_mtim, status.st_ctim}) {
    digest = digest * 1'000'003U + static_cast<std::uint64_t>(time.tv_sec);
    digest = digest * 1'000'003U + static_cast<std::uint64_t>(time.tv_nsec);
  }
  return digest;
}

bool is_folder_untouched(Order& order) {
  const std::uint64_t last = order.last_file;
  order.last_file = next_file();
  return order.last_file == last + 1 && folder_times() == order.folder_times;
}

// Runs as the guardian of one run, reports the run and exits. Afterwards, the resources that its
// program used are in no counter that the next run could read.
void guard(Beginning& with) {
  Order& order = *with.order;
  static_cast<void>(std::signal(SIGCHLD, SIG_DFL));  // NOLINT(concurrency-mt-unsafe): one thread
  Report report = supervised(order, *with.words);
  report.wall_s = 0.0;  // includes the wait before the run began
  report.has_left_something = !is_folder_untouched(order);
  _exit(tell(order.report, report));
}

// Polls, because confined processes must not wake other processes, as those in wait_for_all() do.
bool are_all_standing_by(const Order& order) {
  constexpr int kMostTries = 100'000;
  constexpr useconds_t kPause_us = 100;
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (__atomic_load_n(&order.standing_by, __ATOMIC_ACQUIRE) == 2 * order.runs) return true;
    usleep(kPause_us);
  }
  errno = ETIMEDOUT;
  return false;
}

int fail(const Order& order, Step step) {
  const Report report{
      .kind = Report::Kind::kNotSetUp, .error = errno, .step = static_cast<std::int32_t>(step)};
  return tell(order.report, report);
}

// Reads the three descriptors in a message; returns false if it has another number.
bool streams_in(msghdr& message, int (&streams)[3]) {
  const cmsghdr* head = CMSG_FIRSTHDR(&message);
  if (head == nullptr || head->cmsg_type != SCM_RIGHTS ||
      head->cmsg_len != CMSG_LEN(sizeof streams)) {
    errno = EPROTO;
    return false;
  }
  std::memcpy(streams, CMSG_DATA(head), sizeof streams);
  return true;
}

}  // namespace

void wait_until_all_are_followed(Order& order) {
  // the processes of the guardians, and the first process
  wait_for_all(order.followed, order.runs + 1);
}

void stand_by(Order& order) {
  close(order.streams);
  __atomic_fetch_add(&order.standing_by, 1U, __ATOMIC_RELEASE);
}

bool take_streams(Order& order) {
  // The programs' processes will not stay confined and may have the same user as this one; they
  // must not inspect it.
  if (prctl(PR_SET_DUMPABLE, 0, 0, 0, 0) != 0) return false;
  __atomic_fetch_add(&order.standing_by, 1U, __ATOMIC_RELEASE);
  char byte = 0;
  iovec text{&byte, 1};
  int streams[3] = {-1, -1, -1};
  alignas(cmsghdr) char room[CMSG_SPACE(sizeof streams)] = {};
  msghdr message{};
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  message.msg_control = room;
  message.msg_controllen = sizeof room;
  ssize_t size = 0;
  do {
    size = recvmsg(order.streams, &message, MSG_CMSG_CLOEXEC);
  } while (size < 0 && errno == EINTR);
  if (size == 0) _exit(0);
  if (size < 0 || !streams_in(message, streams)) return false;
  for (int i = 0; i < 3; ++i) {
    if (dup2(streams[i], i) != i) return false;
  }
  return write(order.streams, &byte, 1) == 1;
}

int serve(Order& order, const Words& words) {
  order.last_file = next_file();
  order.folder_times = folder_times();
  // No counter may include the resources of ended processes.
  static_cast<void>(std::signal(SIGCHLD, SIG_IGN));  // NOLINT(concurrency-mt-unsafe): one thread
  for (std::uint32_t run = 0; run < order.runs; ++run) {
    if (start_twin(guard, {.order = &order, .words = &words}) < 0) return fail(order, Step::kFork);
  }
  close(order.streams);
  wait_until_all_are_followed(order);
  Step step = Step::kUser;
  if (!become_guardian(order, step)) return fail(order, step);
  if (!are_all_standing_by(order)) return fail(order, Step::kFork);
  if (tell(order.report, {.kind = Report::Kind::kReady}) != 0) return 1;
  while (waitpid(-1, nullptr, 0) > 0 || errno == EINTR) {
  }
  return 0;
}

}  // namespace flocking::launcher
