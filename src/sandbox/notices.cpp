#include "sandbox/notices.h"

#include <fcntl.h>
#include <linux/sched.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "base/error.h"
#include "sandbox/refused_calls.h"

#ifdef FLOCKING_SECCOMP
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <seccomp.h>

namespace flocking::sandbox {
namespace {

// Returns the descriptor in the next message on `socket`; -1 if there is none.
int received_descriptor(int socket) {
  char byte = 0;
  iovec text{&byte, 1};
  int file = -1;
  alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof file)> room{};
  msghdr message{};
  message.msg_iov = &text;
  message.msg_iovlen = 1;
  message.msg_control = room.data();
  message.msg_controllen = room.size();
  if (recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC) != 1) return -1;
  const cmsghdr* const head = CMSG_FIRSTHDR(&message);
  if (head == nullptr || head->cmsg_type != SCM_RIGHTS) return -1;
  std::memcpy(&file, CMSG_DATA(head), sizeof file);
  return file;
}

// Returns true if the call makes a thread; fork and vfork have no flags and never do.
bool asks_for_thread(const seccomp_data& call) {
  return call.nr == SYS_clone && (call.args[0] & CLONE_THREAD) != 0;
}

// Tries several times: a process that counts may have ended, and its removal may be imminent.
bool has_room_soon(const std::function<bool()>& has_room) {
  constexpr int kMostTries = 10;
  constexpr useconds_t kPause_us = 100;
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (has_room()) return true;
    usleep(kPause_us);
  }
  return false;
}

}  // namespace

void Notices::take(const std::function<bool()>& has_room) {
  if (requests_.get() < 0) {
    requests_ = Descriptor(received_descriptor(sockets_.read_end.get()));
    is_over_ = requests_.get() < 0;
    return;
  }
  // After the last process with the filter has ended, no requests can come, and poll() would always
  // return at once.
  pollfd event{.fd = requests_.get(), .events = POLLIN, .revents = 0};
  // A signal, such as the end of a child, withdraws a request until the call is repeated.
  if (poll(&event, 1, 0) == 0) return;
  if ((event.revents & POLLIN) == 0) {
    is_over_ = true;
    return;
  }
  seccomp_notif* request = nullptr;
  seccomp_notif_resp* answer = nullptr;
  if (seccomp_notify_alloc(&request, &answer) != 0) return;
  // The process that made the request may have been killed meanwhile.
  if (seccomp_notify_receive(requests_.get(), request) == 0) {
    answer->id = request->id;
    if (has_room != nullptr && has_room_soon(has_room)) {
      answer->flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    } else {
      refused_ = asks_for_thread(request->data) ? "a thread" : "a process";
      answer->error = -EAGAIN;
    }
    static_cast<void>(seccomp_notify_respond(requests_.get(), answer));
  }
  seccomp_notify_free(request, answer);
}

Descriptor make_notifying_filter() {
  const std::unique_ptr<void, void (*)(scmp_filter_ctx)> context(seccomp_init(SCMP_ACT_ALLOW),
                                                                 seccomp_release);
  bool is_made = context != nullptr &&
                 seccomp_attr_set(context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ALLOW) == 0;
  for (const RefusedCall& row : refused_calls()) {
    if (!is_made || !row.is_noticed()) continue;
    const int call = seccomp_syscall_resolve_name(row.name);
    is_made =
        call < 0 || seccomp_rule_add_array(context.get(), SCMP_ACT_NOTIFY, call, 0, nullptr) == 0;
  }
  Descriptor file(memfd_create("notices", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  constexpr int kSeals = F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL;
  if (!is_made || file.get() < 0 || seccomp_export_bpf(context.get(), file.get()) != 0 ||
      fcntl(file.get(), F_ADD_SEALS, kSeals) != 0) {
    throw EnvironmentError("cannot create a filter that reports system calls");
  }
  return file;
}

bool notices_work() {
  constexpr unsigned kWithNotifications = 5;
  if (seccomp_api_get() < kWithNotifications) return false;
  const pid_t child = fork();
  if (child == 0) {
    sock_filter allow{BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
    sock_fprog program{1, &allow};
    // Only one filter of a process can notify, and a container may have installed it already.
    const bool works = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                       syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                               SECCOMP_FILTER_FLAG_NEW_LISTENER, &program) >= 0;
    _exit(works ? 0 : 1);
  }
  int status = 0;
  return child > 0 && waitpid(child, &status, 0) == child && status == 0;
}

}  // namespace flocking::sandbox

#else

namespace flocking::sandbox {

void Notices::take(const std::function<bool()>& /*has_room*/) { is_over_ = true; }

Descriptor make_notifying_filter() {
  throw EnvironmentError("flocking was built without libseccomp");
}

bool notices_work() { return false; }

}  // namespace flocking::sandbox
#endif

namespace flocking::sandbox {

Notices Notices::of_run() {
  std::array<int, 2> ends{};
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    fail_by_system("cannot make a pair of sockets");
  }
  Notices notices;
  notices.sockets_ = {Descriptor(ends[0]), Descriptor(ends[1])};
  return notices;
}

int Notices::file() const {
  if (is_over_) return -1;
  return requests_.get() >= 0 ? requests_.get() : sockets_.read_end.get();
}

}  // namespace flocking::sandbox
