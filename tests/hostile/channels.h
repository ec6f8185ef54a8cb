// Channels by which one run could send data to another. `leave_all` uses every channel,
// `look_at_all` counts the channels with data and names them on stderr. The data is a word, or a
// pattern if there is no room for a word: enough to show that answers could be passed.
#pragma once

#include <dirent.h>
#include <mqueue.h>
#include <stddef.h>
#include <sys/file.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/msg.h>
#include <sys/prctl.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <sys/un.h>
#include <sys/xattr.h>

#include "attack.h"

enum { kKey = 0x666c6f64, kOddTime = 1234567891, kLetters = 256 };
static const char kWord[] = "hostile-alice-4711";

// Inodes that two runs may share: the input, the program, folders and files of the system.
static int spares_processes = 0;

static const char* const shared_paths[] = {"/proc/self/fd/0",
                                           "/proc/self/fd/1",
                                           "/proc/self/fd/2",
                                           "/proc/self/exe",
                                           "/proc/self/cwd",
                                           "/",
                                           "/tmp",
                                           "/usr",
                                           "/usr/bin",
                                           "/etc",
                                           "/etc/passwd",
                                           "/etc/ld.so.cache",
                                           "/etc/hostname",
                                           "/bin/sh",
                                           "/usr/bin/env",
                                           "/dev",
                                           "/dev/null",
                                           "/dev/zero",
                                           "/proc/version",
                                           "/proc/cpuinfo"};
enum { kShared = sizeof shared_paths / sizeof *shared_paths };

static const char* const shared_folders[] = {"/tmp",
                                             "/var/tmp",
                                             "/dev/shm",
                                             "/run",
                                             "/run/lock",
                                             "/var/lock",
                                             "/dev",
                                             "/dev/mqueue",
                                             "/var/crash",
                                             "/run/user",
                                             "/sys/fs/cgroup",
                                             "/sys/fs/cgroup/memory",
                                             "/sys/fs/cgroup/pids",
                                             "/proc/self/cwd",
                                             ".",
                                             "..",
                                             "/var/mail",
                                             "/var/spool",
                                             "/dev/pts",
                                             "/etc",
                                             "/home",
                                             "/root"};
enum { kFolders = sizeof shared_folders / sizeof *shared_folders };

static inline void found(const char* channel, const char* place) {
  succeeded("found by %s: %s", channel, place);
}

// Extended attributes, times, mode and write hints of an inode. If they can be set on the machine's
// inodes, they do no harm, and the finder removes them.
static inline void leave_at_inode(const char* path) {
  const struct timespec times[2] = {{.tv_sec = kOddTime}, {.tv_nsec = UTIME_OMIT}};
  uint64_t hint = 5;
  setxattr(path, "user.alice", kWord, sizeof kWord, 0);
  utimensat(AT_FDCWD, path, times, 0);
  const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return;
  struct stat status;
  if (fstat(file, &status) == 0 && !S_ISDIR(status.st_mode)) fchmod(file, status.st_mode | S_ISVTX);
  fcntl(file, F_SET_RW_HINT, &hint);
  close(file);
}

static inline void look_at_inode(const char* path) {
  char value[64] = "";
  struct stat status;
  uint64_t hint = 0;
  if (getxattr(path, "user.alice", value, sizeof value) > 0) {
    found("extended attribute", path);
    removexattr(path, "user.alice");
  }
  if (stat(path, &status) != 0) return;
  const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (status.st_atime == kOddTime) {
    found("time", path);
    futimens(file, NULL);
  }
  if (!S_ISDIR(status.st_mode) && (status.st_mode & S_ISVTX) != 0) {
    found("mode", path);
    fchmod(file, status.st_mode & 0777);
  }
  if (file >= 0 && fcntl(file, F_GET_RW_HINT, &hint) == 0 && hint == 5) {
    found("write hint", path);
    hint = 0;
    fcntl(file, F_SET_RW_HINT, &hint);
  }
  close(file);
}

// Read locks need no write permission, and their positions carry data: the word, one lock per
// letter. They last while `file` is open.
static inline void leave_locks(const char* path) {
  const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  if (file < 0) return;
  for (int i = 0; kWord[i] != '\0'; ++i) {
    struct flock lock = {
        .l_type = F_RDLCK, .l_start = 1000000 + i * kLetters + kWord[i], .l_len = 1};
    if (fcntl(file, F_SETLK, &lock) != 0) fcntl(file, F_OFD_SETLK, &lock);
  }
  flock(file, LOCK_SH | LOCK_NB);
  fcntl(file, F_SETLEASE, F_RDLCK);
}

static inline void look_at_locks(const char* path) {
  const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  char word[sizeof kWord] = "";
  for (int i = 0; file >= 0 && i + 1 < (int)sizeof kWord; ++i) {
    struct flock lock = {.l_type = F_WRLCK, .l_start = 1000000 + i * kLetters, .l_len = kLetters};
    if (fcntl(file, F_GETLK, &lock) != 0 || lock.l_type == F_UNLCK) break;
    word[i] = (char)(lock.l_start - 1000000 - i * kLetters);
  }
  if (strcmp(word, kWord) == 0) found("file locks", path);
  close(file);
}

static inline void leave_in_folder(const char* folder) {
  char path[600];
  snprintf(path, sizeof path, "%s/%s", folder, kWord);
  int file = open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_CLOEXEC, 0666);
  if (file < 0 && mkdir(path, 0777) != 0 && mkfifo(path, 0666) != 0) return;
  write(file, kWord, sizeof kWord);
  close(file);
}

static inline void look_in_folder(const char* folder) {
  char path[600];
  snprintf(path, sizeof path, "%s/%s", folder, kWord);
  if (access(path, F_OK) == 0) {
    found("file", path);
    if (unlink(path) != 0) rmdir(path);
  }
}

// Shared memory, semaphores and queues of System V and POSIX.
static inline void leave_in_ipc(void) {
  struct {
    long kind;
    char text[64];
  } message = {.kind = 1};
  strcpy(message.text, kWord);
  const int memory = shmget(kKey, kPageBytes, IPC_CREAT | 0666);
  char* block = memory < 0 ? (char*)-1 : shmat(memory, NULL, 0);
  if (block != (char*)-1) strcpy(block, kWord);
  semctl(semget(kKey, 1, IPC_CREAT | 0666), 0, SETVAL, 4711);
  msgsnd(msgget(kKey, IPC_CREAT | 0666), &message, sizeof message.text, IPC_NOWAIT);
  const mqd_t queue = mq_open("/hostile-alice", O_RDWR | O_CREAT | O_NONBLOCK, 0666, NULL);
  if (queue != (mqd_t)-1) mq_send(queue, kWord, sizeof kWord, 0);
}

static inline void look_in_ipc(void) {
  char text[16384];
  const int memory = shmget(kKey, 0, 0);
  const int semaphore = semget(kKey, 0, 0);
  const int queue = msgget(kKey, 0);
  if (memory >= 0) found("System V", "memory");
  if (semaphore >= 0) found("System V", "semaphore");
  if (queue >= 0) found("System V", "queue");
  if (memory >= 0) shmctl(memory, IPC_RMID, NULL);
  if (semaphore >= 0) semctl(semaphore, 0, IPC_RMID);
  if (queue >= 0) msgctl(queue, IPC_RMID, NULL);
  if (mq_open("/hostile-alice", O_RDONLY | O_NONBLOCK) != (mqd_t)-1) found("POSIX", "queue");
  mq_unlink("/hostile-alice");
  read_file("/proc/sysvipc/shm", text, sizeof text);
  char number[32];
  snprintf(number, sizeof number, "%d", kKey);
  if (strstr(text, number) != NULL) found("list", "/proc/sysvipc/shm");
}

// Keyrings: those of the thread, process, session, user and the user's session, and the persistent
// keyring.
static inline void leave_in_keyrings(void) {
  for (long ring = -1; ring >= -5; --ring) {
    syscall(SYS_add_key, "user", kWord, kWord, sizeof kWord, ring);
  }
  const long kept = syscall(SYS_keyctl, 22L, -1L, -2L);
  if (kept >= 0) syscall(SYS_add_key, "user", kWord, kWord, sizeof kWord, kept);
}

// Removes the data that it finds, and nothing else.
static inline void look_for_key(const char* place, long key) {
  if (key < 0) return;
  found("keyring", place);
  syscall(SYS_keyctl, 21L, key);
}

static inline void look_in_keyrings(void) {
  char text[65536];
  read_file("/proc/keys", text, sizeof text);
  if (strstr(text, kWord) != NULL) found("keyring", "/proc/keys");
  look_for_key("request_key", syscall(SYS_request_key, "user", kWord, NULL, 0L));
  for (long ring = -1; ring >= -5; --ring) {
    look_for_key("search", syscall(SYS_keyctl, 10L, ring, "user", kWord, 0L));
  }
  const long kept = syscall(SYS_keyctl, 22L, -1L, -2L);
  if (kept >= 0) look_for_key("persistent", syscall(SYS_keyctl, 10L, kept, "user", kWord, 0L));
}

static inline socklen_t name_socket(struct sockaddr_un* address, const char* path) {
  *address = (struct sockaddr_un){.sun_family = AF_UNIX};
  char* const name = address->sun_path + (path == NULL ? 1 : 0);
  snprintf(name, sizeof address->sun_path - 1, "%s%s", path == NULL ? kWord : path,
           path == NULL ? "" : "/hostile-alice.socket");
  return (socklen_t)(offsetof(struct sockaddr_un, sun_path) + (path == NULL) + strlen(name));
}

static inline void leave_socket(const char* folder) {
  struct sockaddr_un address;
  const int listener = socket(AF_UNIX, SOCK_STREAM, 0);
  const socklen_t length = name_socket(&address, folder);
  bind(listener, (struct sockaddr*)&address, length);
  listen(listener, 8);
}

static inline void look_for_socket(const char* folder) {
  struct sockaddr_un address;
  const int caller = socket(AF_UNIX, SOCK_STREAM, 0);
  const socklen_t length = name_socket(&address, folder);
  if (connect(caller, (struct sockaddr*)&address, length) == 0) {
    found("socket", folder == NULL ? "abstract" : folder);
  }
  if (folder != NULL && unlink(address.sun_path) == 0) found("socket's file", folder);
  close(caller);
}

static inline void look_in_file(const char* path) {
  static char text[1 << 20];
  const size_t count = read_file(path, text, sizeof text);
  if (memmem(text, count, kWord, sizeof kWord - 1) != NULL) found("text", path);
}

// Names, arguments, environment, descriptors and folders of other processes.
static inline void look_at_processes(void) {
  // Outside of a sandbox, these include the tester's processes; reading their pipes would remove
  // their data.
  if (spares_processes) return;
  static const char* const files[] = {"comm", "cmdline", "environ", "maps", "cgroup", "mountinfo"};
  DIR* entries = opendir("/proc");
  char path[512];
  for (const struct dirent* entry; entries != NULL && (entry = readdir(entries)) != NULL;) {
    const int process = atoi(entry->d_name);
    if (process <= 0 || process == getpid()) continue;
    for (int i = 0; i < 6; ++i) {
      snprintf(path, sizeof path, "/proc/%d/%s", process, files[i]);
      look_in_file(path);
    }
    snprintf(path, sizeof path, "/proc/%d/comm", process);
    char name[32];
    read_file(path, name, sizeof name);
    if (strncmp(name, kWord, 12) == 0) found("name of process", path);
    for (int i = 0; i < 40; ++i) {
      snprintf(path, sizeof path, "/proc/%d/fd/%d", process, i);
      look_in_file(path);
    }
    for (int i = 0; i < 4; ++i) {
      static const char* const folders[] = {"root/tmp", "cwd", "root", "root/dev/shm"};
      snprintf(path, sizeof path, "/proc/%d/%s", process, folders[i]);
      look_in_folder(path);
    }
  }
  if (entries != NULL) closedir(entries);
}

static inline void leave_in_names(char** argv) {
  prctl(PR_SET_NAME, kWord);
  sethostname(kWord, sizeof kWord - 1);
  setdomainname(kWord, sizeof kWord - 1);
  if (strlen(argv[0]) >= sizeof kWord) strcpy(argv[0], kWord);
  const int memory = memfd_create(kWord, 0);
  write(memory, kWord, sizeof kWord);
  int ends[2];
  if (pipe(ends) == 0) write(ends[1], kWord, sizeof kWord);
  const int terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY);
  write(terminal, kWord, sizeof kWord);
  const int input =
      open("/proc/self/fd/0", O_WRONLY | O_NONBLOCK);  // the input itself, if all runs share it
  pwrite(input, kWord, sizeof kWord, 1 << 20);
  close(input);
}

static inline void look_at_names(void) {
  char name[256] = "";
  gethostname(name, sizeof name - 1);
  if (strcmp(name, kWord) == 0) found("host name", name);
  getdomainname(name, sizeof name - 1);
  if (strcmp(name, kWord) == 0) found("domain name", name);
  if (pread(0, name, sizeof kWord, 1 << 20) > 0 && strcmp(name, kWord) == 0)
    found("input", "bytes");
  look_in_file("/proc/net/unix");
  look_in_file("/proc/self/cgroup");
  for (int i = 0; i < 8; ++i) {
    char path[32];
    snprintf(path, sizeof path, "/dev/pts/%d", i);
    const int terminal = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY);
    if (terminal >= 0 && read(terminal, name, sizeof name) > 0) found("terminal", path);
    close(terminal);
  }
}

#include "channel_pages.h"

static inline void leave_all(char** argv) {
  signal(SIGXFSZ, SIG_IGN);
  signal(SIGIO, SIG_IGN);  // of leases
  for (int i = 0; i < kShared; ++i) leave_at_inode(shared_paths[i]);
  for (int i = 0; i < kShared; ++i) leave_locks(shared_paths[i]);
  for (int i = 0; i < kFolders; ++i) leave_in_folder(shared_folders[i]);
  for (int i = 0; i < kFolders; ++i) leave_socket(shared_folders[i]);
  leave_socket(NULL);
  leave_in_ipc();
  leave_in_keyrings();
  leave_in_names(argv);
  for (int i = 0; i < kPageFolders; ++i) leave_in_pages(page_folders[i]);
}

static inline void look_at_all(void) {
  for (int i = 0; i < kShared; ++i) look_at_inode(shared_paths[i]);
  for (int i = 0; i < kShared; ++i) look_at_locks(shared_paths[i]);
  for (int i = 0; i < kFolders; ++i) look_in_folder(shared_folders[i]);
  for (int i = 0; i < kFolders; ++i) look_for_socket(shared_folders[i]);
  look_for_socket(NULL);
  look_in_ipc();
  look_in_keyrings();
  look_at_names();
  look_at_processes();
  for (int i = 0; i < kPageFolders; ++i) look_in_pages(page_folders[i]);
}
