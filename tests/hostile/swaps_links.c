// swaps_links FOLDER FILE: keeps a folder there that a grader may take for its own, adds files so
// that it is not empty soon, and lets folders and links to FILE change places in it, for 15 s. For
// hostile_grader.sh: the mode of FILE stays as it is. Without arguments it does nothing: WA.
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static void swap(int folder, const char* file, int slot) {
  char one[16];
  char other[16];
  snprintf(one, sizeof one, "a%d", slot);
  snprintf(other, sizeof other, "b%d", slot);
  if (renameat2(folder, one, folder, other, RENAME_EXCHANGE) == 0) return;
  mkdirat(folder, one, 0700);
  symlinkat(file, folder, other);
}

static void add(int folder, const char* letter, long number) {
  char name[64];
  snprintf(name, sizeof name, "%s%d-%ld", letter, (int)getpid(), number);
  close(openat(folder, name, O_CREAT | O_WRONLY | O_EXCL, 0600));
}

int main(int argc, char** argv) {
  enum { kSeconds = 15, kFirst = 20000, kRound = 2000, kSlots = 4 };
  if (argc != 3 || chdir(argv[1]) != 0) return 0;
  mkdir("flocking-theirs", 0700);
  const int folder = open("flocking-theirs", O_RDONLY | O_DIRECTORY);
  for (long i = 0; i < kFirst; ++i) add(folder, "s", i);
  const time_t end = time(NULL) + kSeconds;
  const int swaps = fork() == 0;
  if (!swaps) fork();
  for (long i = 0; time(NULL) < end; i += kRound) {
    for (int k = 0; k < kRound; ++k) {
      if (swaps) {
        swap(folder, argv[2], k % kSlots);
      } else {
        add(folder, "f", i + k);
      }
    }
  }
  return 0;
}
