// Prints the number of an unnamed file that it creates in its private folder: one more than that of
// the last file created there by any program.
#include <fcntl.h>
#include <sys/stat.h>

#include <cstdio>
#include <cstdlib>

int main() {
  const int file = open(std::getenv("TMPDIR"), O_TMPFILE | O_RDWR, 0600);
  struct stat status {};
  if (file < 0 || fstat(file, &status) != 0) return 1;
  std::printf("%llu\n", static_cast<unsigned long long>(status.st_ino));
}
