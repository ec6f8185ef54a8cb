// Two runs at the same time (-j 2), of one student or of two, communicate by futexes: a futex in a
// shared, read-only mapping of a system file is the same for all processes that map the file, and
// waking and waiting need only read access. The receiver bob (the program's name ends in `bob`, or
// it is the second run) computes nothing: he waits at 256 places of libc.so.6, and alice sends him
// answers byte by byte. AC for alice; AC for bob if it works, else WA.
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>

#include "honest.h"

static const char* const places[] = {"/lib/x86_64-linux-gnu/libc.so.6", "/usr/lib/libc.so.6", "/bin/sh"};
static unsigned* base;

static int map_place(void) {
  for (int i = 0; i < 3; ++i) {
    const int file = open(places[i], O_RDONLY);
    if (file < 0) continue;
    base = mmap(NULL, 65536, PROT_READ, MAP_SHARED, file, 0);
    if (base != MAP_FAILED) return 1;
  }
  return 0;
}

// A bit: alice wakes word 2 * i + bit; bob waits for one of both: futex_waitv, or else by turns.
struct waiter { unsigned long long value, address; unsigned flags, reserved; };

static int wait_either(const int* words, int n, long ms) {
  struct waiter w[16];
  for (int i = 0; i < n; ++i)
    w[i] = (struct waiter){base[words[i]], (unsigned long)&base[words[i]], 2 /* U32 */, 0};
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  t.tv_nsec += ms % 1000 * 1000000; t.tv_sec += ms / 1000 + t.tv_nsec / 1000000000; t.tv_nsec %= 1000000000;
  return (int)syscall(449 /* futex_waitv */, w, n, 0, &t, CLOCK_MONOTONIC);
}

static int wake(int word) { return (int)syscall(SYS_futex, &base[word], FUTEX_WAKE, 1, NULL, NULL, 0); }

int main(int argc, char** argv) {
  const char* name = strrchr(argv[0], '/');
  if (!map_place()) { print_answer(); return 0; }
  // Nibbles: word 32 + 16 * (turn % 2) + value.
  const int is_bob = strstr(argv[0], "bob") != NULL;
  (void)argc; (void)name;
  if (is_bob) {
    char text[65536]; int n = 0, high = -1;
    for (int turn = 0; n < 65000; ++turn) {
      int words[16];
      for (int i = 0; i < 16; ++i) words[i] = 1024 + 16 * (turn % 2) + i;
      const int got = wait_either(words, 16, turn == 0 ? 1500 : 200);
      if (got < 0) { fprintf(stderr, "bob: turn %d: %s\n", turn, strerror(errno)); break; }
      if (high < 0) high = got;
      else { const char c = (char)(high * 16 + got); high = -1; if (c == 0) break; text[n++] = c; }
    }
    fprintf(stderr, "bob: was told %d bytes\n", n);
    fwrite(text, 1, n, stdout);
    return 0;
  }
  // Alice: writes her own answer to a file, then sends it.
  char* answer = NULL; size_t size = 0;
  FILE* old = stdout;
  stdout = open_memstream(&answer, &size);
  print_answer();
  fclose(stdout);
  stdout = old;
  fwrite(answer, 1, size, stdout); fflush(stdout);
  struct timespec begin, now;
  clock_gettime(CLOCK_MONOTONIC, &begin);
  int turn = 0;
  for (size_t i = 0; i <= size; ++i) {
    const unsigned char c = i < size ? (unsigned char)answer[i] : 0;
    for (int half = 0; half < 2; ++half, ++turn) {
      const int value = half == 0 ? c >> 4 : c & 15;
      while (wake(1024 + 16 * (turn % 2) + value) != 1) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (now.tv_sec - begin.tv_sec > 2) { fprintf(stderr, "alice: nobody listens at %d\n", turn); return 0; }
        usleep(20);
      }
    }
  }
  fprintf(stderr, "alice: told %zu bytes\n", size);
  return 0;
}
