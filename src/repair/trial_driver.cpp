#include <string>

#include "repair/trial_source.h"

namespace flocking::repair {
namespace {

// Compiles as C and as C++ without headers, so that the student's includes keep their meaning.
// Functions of the C library are declared under other names, to avoid conflicts. It runs before
// main, in the first source; the child process continues to main. All numbers in jobs are written
// by flocking. A run ends after a number of statements, so that an endless loop ends at the same
// place on each machine; the limit on time is for loops without statements.
constexpr const char* kDriver = R"c(
#ifndef FLOCKING_TRIAL
#define FLOCKING_TRIAL
#ifdef __cplusplus
extern "C" {
#endif
extern long flocking_c_read(int, void*, unsigned long) __asm__("read");
extern long flocking_c_write(int, const void*, unsigned long) __asm__("write");
extern long flocking_c_lseek(int, long, int) __asm__("lseek");
extern int flocking_c_ftruncate(int, long) __asm__("ftruncate");
extern int flocking_c_dup(int) __asm__("dup");
extern int flocking_c_dup2(int, int) __asm__("dup2");
extern int flocking_c_close(int) __asm__("close");
extern int flocking_c_fork(void) __asm__("fork");
extern int flocking_c_waitpid(int, int*, int) __asm__("waitpid");
extern void flocking_c_exit(int) __asm__("_exit");
extern int flocking_c_memfd(const char*, unsigned) __asm__("memfd_create");
extern void* flocking_c_mmap(void*, unsigned long, int, int, int, long) __asm__("mmap");
extern void* flocking_c_realloc(void*, unsigned long) __asm__("realloc");
extern void* flocking_c_memset(void*, int, unsigned long) __asm__("memset");
extern int flocking_c_setrlimit(int, const unsigned long*) __asm__("setrlimit");
extern int flocking_c_setitimer(int, const long*, long*) __asm__("setitimer");
extern int flocking_c_snprintf(char*, unsigned long, const char*, ...) __asm__("snprintf");
__attribute__((weak)) unsigned char flocking_on[4096];
__attribute__((weak)) unsigned char flocking_own_lines[65536];
__attribute__((weak)) unsigned char* flocking_lines = flocking_own_lines;
__attribute__((weak)) int flocking_began;
__attribute__((weak)) char* flocking_text;
__attribute__((weak)) unsigned long flocking_size;
__attribute__((weak)) unsigned long flocking_place;
__attribute__((weak)) int flocking_inputs[256];
__attribute__((weak)) int flocking_results;
__attribute__((weak)) unsigned long flocking_steps;
__attribute__((weak)) int flocking_notes;
static __inline__ void flocking_at(unsigned line) {
  if (flocking_notes) flocking_lines[line] = 1;
  if (++flocking_steps > 400000) flocking_c_exit(97);
}
static void flocking_read_all(void) {
  unsigned long room = 0;
  long got = 0;
  do {
    flocking_size += (unsigned long)got;
    if (flocking_size + 65536 > room) {
      room = 2 * room + 131072;
      flocking_text = (char*)flocking_c_realloc(flocking_text, room);
      if (!flocking_text) flocking_c_exit(3);
    }
    got = flocking_c_read(0, flocking_text + flocking_size, room - flocking_size);
  } while (got > 0);
}
static unsigned long flocking_number(void) {
  unsigned long number = 0;
  while (flocking_place < flocking_size && (flocking_text[flocking_place] < '0' || flocking_text[flocking_place] > '9')) ++flocking_place;
  while (flocking_place < flocking_size && flocking_text[flocking_place] >= '0' && flocking_text[flocking_place] <= '9') {
    number = 10 * number + (unsigned long)(flocking_text[flocking_place++] - '0');
  }
  return number;
}
static void flocking_put(const char* bytes, unsigned long size) {
  while (size > 0) {
    long put = flocking_c_write(flocking_results, bytes, size);
    if (put <= 0) flocking_c_exit(3);
    bytes += put;
    size -= (unsigned long)put;
  }
}
static void flocking_copy(int file, unsigned long size) {
  static char part[65536];
  flocking_c_lseek(file, 0, 0);
  while (size > 0) {
    long got = flocking_c_read(file, part, size < sizeof part ? size : sizeof part);
    if (got <= 0) flocking_c_exit(3);
    flocking_put(part, (unsigned long)got);
    size -= (unsigned long)got;
  }
}
static void flocking_report(int status, int output, int wants_lines) {
  char word[64];
  unsigned i, lines = 0;
  long size = status == 3 ? 0 : flocking_c_lseek(output, 0, 2);
  for (i = 0; wants_lines && i < 65536; ++i) lines += flocking_lines[i];
  flocking_put(word, (unsigned long)flocking_c_snprintf(word, sizeof word, "%d %ld %u", status, size, lines));
  for (i = 0; wants_lines && i < 65536; ++i) {
    if (flocking_lines[i]) flocking_put(word, (unsigned long)flocking_c_snprintf(word, sizeof word, " %u", i));
  }
  flocking_put("\n", 1);
  flocking_copy(output, (unsigned long)size);
}
static void flocking_be(int input, int output, int errors, unsigned long time_ms, unsigned long most) {
  unsigned long limit[2];
  long timer[4];
  flocking_c_lseek(input, 0, 0);
  flocking_c_dup2(input, 0);
  flocking_c_dup2(output, 1);
  flocking_c_dup2(errors, 2);
  flocking_c_close(flocking_results);
  limit[0] = limit[1] = most;
  flocking_c_setrlimit(1, limit);
  timer[0] = timer[1] = 0;
  timer[2] = (long)(time_ms / 1000);
  timer[3] = (long)(time_ms % 1000 * 1000);
  flocking_c_setitimer(2, timer, (long*)0);
  timer[2] = (long)(time_ms / 200 + 2);
  flocking_c_setitimer(0, timer, (long*)0);
}
static int flocking_run(int input, int output, int errors, unsigned long time_ms, unsigned long most, int* status) {
  int child;
  flocking_c_ftruncate(output, 0);
  flocking_c_lseek(output, 0, 0);
  flocking_c_ftruncate(errors, 0);
  flocking_c_lseek(errors, 0, 0);
  child = flocking_c_fork();
  if (child < 0) flocking_c_exit(3);
  if (child == 0) {
    flocking_be(input, output, errors, time_ms, most);
    return 1;
  }
  flocking_c_waitpid(child, status, 0);
  *status = *status == 0 ? 0 : *status == 97 << 8 || (*status & 127) == 27 || (*status & 127) == 14 ? 2 : 1;
  return 0;
}
static int flocking_do_job(int output, int errors) {
  unsigned long time_ms = flocking_number(), most = flocking_number(), wants_lines = flocking_number(), left;
  int late = 0;
  flocking_c_memset(flocking_on, 0, sizeof flocking_on);
  for (left = flocking_number(); left > 0; --left) flocking_on[flocking_number() % 4096] = 1;
  for (left = flocking_number(); left > 0; --left) {
    int status = 3, input = flocking_inputs[flocking_number() % 256];
    flocking_notes = (int)wants_lines;
    if (wants_lines) flocking_c_memset(flocking_lines, 0, 65536);
    if (late < 2 && flocking_run(input, output, errors, time_ms, most, &status)) return 1;
    late += status == 2;
    flocking_report(status, output, (int)wants_lines);
  }
  return 0;
}
static void flocking_read_inputs(void) {
  unsigned long i, count = flocking_number();
  for (i = 0; i < count; ++i) {
    unsigned long size = flocking_number(), put = 0;
    int file = flocking_c_memfd("input", 0);
    ++flocking_place;
    while (put < size) {
      long got = flocking_c_write(file, flocking_text + flocking_place + put, size - put);
      if (got <= 0) flocking_c_exit(3);
      put += (unsigned long)got;
    }
    flocking_place += size;
    flocking_inputs[i % 256] = file;
  }
}
__attribute__((constructor)) static void flocking_begin(void) {
  int output, errors;
  unsigned long left;
  void* shared;
  if (flocking_began) return;
  flocking_began = 1;
  flocking_read_all();
  flocking_read_inputs();
  flocking_results = flocking_c_dup(1);
  output = flocking_c_memfd("output", 0);
  errors = flocking_c_memfd("errors", 0);
  shared = flocking_c_mmap((void*)0, 65536, 3, 0x21, -1, 0);
  if (shared == (void*)-1 || output < 0 || errors < 0) flocking_c_exit(3);
  flocking_lines = (unsigned char*)shared;
  for (left = flocking_number(); left > 0; --left) {
    if (flocking_do_job(output, errors)) return;
  }
  flocking_c_exit(0);
}
#ifdef __cplusplus
}
#endif
#endif
)c";

}  // namespace

std::string trial_driver() { return kDriver; }

}  // namespace flocking::repair
