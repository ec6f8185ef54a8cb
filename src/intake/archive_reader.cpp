#include "intake/archive_reader.h"

#include <unistd.h>

#include "intake/archive.h"

#ifdef FLOCKING_ARCHIVES
#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstddef>
#include <ctime>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "sandbox/channel.h"
#endif

namespace flocking::intake {

#ifndef FLOCKING_ARCHIVES

bool can_open_archives() { return false; }

void read_archive(const ArchiveTask& /*task*/) { _exit(1); }

#else

bool can_open_archives() { return true; }

namespace {

using Kind = ArchiveRecord::Kind;

void limit(__rlimit_resource what, rlim_t most) {
  const rlimit limits{most, most};
  static_cast<void>(setrlimit(what, &limits));
}

// Allows only system calls for memory, the two descriptors and exiting.
void refuse_other_calls() {
#if defined(__x86_64__) || defined(__aarch64__)
#ifdef __x86_64__
  constexpr std::uint32_t kArchitecture = AUDIT_ARCH_X86_64;
#else
  constexpr std::uint32_t kArchitecture = AUDIT_ARCH_AARCH64;
#endif
  constexpr auto kAllowed = std::to_array<std::uint32_t>(
      {SYS_read, SYS_write, SYS_lseek, SYS_fstat, SYS_newfstatat, SYS_brk, SYS_mmap, SYS_munmap,
       SYS_mremap, SYS_madvise, SYS_exit, SYS_exit_group, SYS_rt_sigreturn, SYS_getrandom});
  constexpr auto kRefuse = SECCOMP_RET_ERRNO | static_cast<std::uint32_t>(EPERM);
  std::vector<sock_filter> program = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, kArchitecture, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr))};
  for (const std::uint32_t call : kAllowed) {
    program.push_back(BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1));
    program.push_back(BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
  }
  program.push_back(BPF_STMT(BPF_RET | BPF_K, kRefuse));
  const sock_fprog filter{static_cast<unsigned short>(program.size()), program.data()};
  static_cast<void>(prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter));
#endif
}

bool confine(const ArchiveTask& task) {
  constexpr rlim_t kMostMemoryBytes = rlim_t{1} << 30U;
  constexpr int kArchive = 3;
  constexpr int kPipe = 4;
  // The new numbers are above both descriptors, so that neither dup2() overwrites the other's
  // source.
  constexpr int kBeyond = 10;
  const int own_pipe = fcntl(task.pipe, F_DUPFD, kBeyond);
  const int own_archive = fcntl(task.archive, F_DUPFD, kBeyond);
  if (dup2(own_archive, kArchive) < 0 || dup2(own_pipe, kPipe) < 0) return false;
  if (syscall(SYS_close_range, kPipe + 1U, ~0U, 0U) != 0) {
    for (int file = kPipe + 1; file < 4096; ++file) close(file);
  }
  for (int file = 0; file < kArchive; ++file) close(file);
  static_cast<void>(std::setlocale(LC_CTYPE, "C.UTF-8"));  // NOLINT(concurrency-mt-unsafe)
  tzset();
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_FSIZE, 0);
  limit(RLIMIT_AS, kMostMemoryBytes);
  limit(RLIMIT_CPU, task.cpu_s);
  const uid_t user = task.user;
  if (user != 0 && (setgroups(0, nullptr) != 0 || setresgid(user, user, user) != 0 ||
                    setresuid(user, user, user) != 0)) {
    return false;
  }
  limit(RLIMIT_NOFILE, kPipe + 1);
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return false;
  refuse_other_calls();
  return true;
}

/// Reads the archive and writes records.
class Reader {
 public:
  explicit Reader(const ArchiveTask& task)
      : most_(task.file_bytes),
        names_only_(task.names_only),
        block_(std::size_t{64} << 10U),
        archive_(archive_read_new()) {}
  ~Reader() { archive_read_free(archive_); }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  void read(int file, int pipe) {
    pipe_ = pipe;
    archive_read_support_filter_gzip(archive_);
    archive_read_support_format_tar(archive_);
    archive_read_support_format_zip(archive_);
    if (archive_read_open_fd(archive_, file, block_.size()) != ARCHIVE_OK) return tell_broken();
    archive_entry* entry = nullptr;
    int result = ARCHIVE_OK;
    while ((result = archive_read_next_header(archive_, &entry)) == ARCHIVE_OK ||
           result == ARCHIVE_WARN) {
      tell_entry(*entry);
    }
    if (result != ARCHIVE_EOF) return tell_broken();
    tell(Kind::kEnd, "");
  }

 private:
  void tell(Kind kind, std::string_view text, bool is_executable = false) const {
    ArchiveRecord record{.kind = kind, .is_executable = is_executable, .bytes = text.size()};
    if (!sandbox::write_all(pipe_, &record, sizeof record) ||
        !sandbox::write_all(pipe_, text.data(), text.size())) {
      _exit(1);
    }
  }

  void tell_broken() {
    const char* why = archive_error_string(archive_);
    tell(Kind::kBroken, why != nullptr ? why : "it is not an archive");
  }

  void leave_out(std::string_view name, std::string_view why) {
    tell(Kind::kName, name);
    tell(Kind::kLeftOut, why);
  }

  void tell_entry(archive_entry& entry) {
    const char* text = archive_entry_pathname_utf8(&entry);
    if (text == nullptr) text = archive_entry_pathname(&entry);
    if (text == nullptr) return leave_out("?", "has a name that cannot be read");
    std::string name = std::string(text).substr(0, 4096);
    if (archive_entry_hardlink(&entry) != nullptr || archive_entry_filetype(&entry) == AE_IFLNK) {
      return leave_out(name, "is a link");
    }
    if (archive_entry_filetype(&entry) == AE_IFDIR) return tell(Kind::kFolder, name);
    if (archive_entry_filetype(&entry) != AE_IFREG) return leave_out(name, "is not a file");
    tell(Kind::kFile, name, (archive_entry_perm(&entry) & 0100U) != 0);
    if (!names_only_) tell_content();
  }

  void tell_content() {
    std::uint64_t told = 0;
    la_ssize_t count = 0;
    while ((count = archive_read_data(archive_, block_.data(), block_.size())) > 0) {
      tell(Kind::kData, {block_.data(), static_cast<std::size_t>(count)});
      told += static_cast<std::uint64_t>(count);
      if (told > most_) {
        archive_read_data_skip(archive_);
        return;
      }
    }
    if (count < 0) tell(Kind::kLeftOut, "cannot be read: it is broken, or encrypted");
  }

  std::uint64_t most_;
  bool names_only_;
  std::vector<char> block_;
  archive* archive_;
  int pipe_ = -1;
};

}  // namespace

void read_archive(const ArchiveTask& task) {
  constexpr int kArchive = 3;
  constexpr int kPipe = 4;
  if (!confine(task)) _exit(1);
  Reader(task).read(kArchive, kPipe);
  _exit(0);
}

#endif

}  // namespace flocking::intake
