// Shared by the programs of trust.txt. They try everything that SPEC-trust forbids. If an attack
// succeeds, they name it on stderr and print no output, which is WA. If everything is refused, they
// print the right answer: AC.
#pragma once

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>

#include "honest.h"

enum { kMostWords = 25 };

static int successes = 0;

__attribute__((format(printf, 1, 2))) static inline void succeeded(const char* format, ...) {
  va_list words;
  if (++successes > kMostWords) return;
  va_start(words, format);
  vfprintf(stderr, format, words);
  va_end(words);
  fputc('\n', stderr);
}

// The errors by which a layer refuses a call. Any other error shows that the kernel has read the
// arguments.
static inline int is_refusal(int error) {
  return error == EPERM || error == EACCES || error == ENOSYS;
}

// Returns true if the file has the mode `mode` afterwards: chmod may report success and do nothing.
static inline int sets_mode(const char* path, mode_t mode) {
  struct stat status;
  return chmod(path, mode) == 0 && stat(path, &status) == 0 && (status.st_mode & 07777) == mode;
}

// Ends an attack: prints its result.
static inline int judge_attack(void) {
  if (successes == 0) {
    print_answer();
  } else {
    fprintf(stderr, "%d ways succeeded\n", successes);
  }
  return 0;
}

static inline double seconds_since_start(void) {
  struct timespec now;
  static double start = 0;
  clock_gettime(CLOCK_MONOTONIC, &now);
  const double seconds = (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
  if (start == 0) start = seconds;
  return seconds - start;
}

// Reads the start of a small file; 0 bytes if it cannot be read.
static inline size_t read_file(const char* path, char* text, size_t size) {
  const int file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
  text[0] = '\0';
  if (file < 0) return 0;
  const ssize_t count = read(file, text, size - 1);
  close(file);
  if (count < 0) return 0;
  text[count] = '\0';
  return (size_t)count;
}

// Returns true in a separate process namespace, which has few processes, and whose init belongs to
// the sandbox.
static inline int is_alone(void) { return getpid() < 100 && getppid() <= 2; }
