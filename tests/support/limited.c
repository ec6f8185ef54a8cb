/* limited PROGRAM ARGUMENT...: the program with 2 s of processor time, which a busy machine does not change, and 20 s by
   the clock on the wall, for those that wait. Nothing of this is left once it runs: what is run thousands of times
   starts sooner than behind timeout and prlimit. */
#include <sys/resource.h>
#include <unistd.h>

int main(int count, char** words) {
  struct rlimit processor_s = {2, 3};
  if (count < 2 || setrlimit(RLIMIT_CPU, &processor_s) != 0) return 125;
  alarm(20);
  execv(words[1], words + 1);
  return 127;
}
