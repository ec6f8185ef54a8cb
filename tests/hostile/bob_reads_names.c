// Searches the machine's list of sockets in its own /proc/self/net for names of alice_binds_names.
// Cannot compute the answer: AC means that the attack works, WA that it found nothing.
#include "attack.h"

int main(void) {
  static char text[1 << 20];
  while (seconds_since_start() < 0.7) {
    const int file = open("/proc/self/net/unix", O_RDONLY);
    size_t size = 0;
    ssize_t count = 0;
    if (file < 0) return 0;
    while (size < sizeof text - 1 && (count = read(file, text + size, sizeof text - 1 - size)) > 0) {
      size += (size_t)count;
    }
    close(file);
    text[size] = '\0';
    if (strstr(text, "hostile-answer-7") != NULL) {
      fprintf(stderr, "finds Alice's names\n");
      print_answer();
      return 0;
    }
    usleep(5000);
  }
  return 0;
}
