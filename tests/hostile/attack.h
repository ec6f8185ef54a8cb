// What the programs of trust.txt share. They try what SPEC-trust forbids in every way they know:
// the words of what succeeded go to stderr and nothing to stdout, which is WA. Where all is refused
// they do the assignment: AC.
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

// How a layer says no. Anything else shows that the kernel has looked at the arguments.
static inline int is_refusal(int error) {
  return error == EPERM || error == EACCES || error == ENOSYS;
}

// The last line of an attack.
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

// Reads what there is of a small file; 0 bytes where it cannot be had.
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

// A process namespace of its own: few processes, and init is one that the sandbox has put there.
static inline int is_alone(void) { return getpid() < 100 && getppid() <= 2; }
