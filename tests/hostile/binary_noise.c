// Prints 100 kB of NUL, control characters and bytes that are no UTF-8. WA, and every report stays
// readable and valid.
#include "honest.h"

int main(void) {
  static const char noise[] =
      "\0\xFF\xFE\x80 1.000\0junk \xC3( \xED\xA0\x80 \x1B[2J \x7F \xF4\x90\x80\x80\n";
  for (size_t i = 0; i < 100 * 1000 / sizeof noise; ++i) fwrite(noise, 1, sizeof noise - 1, stdout);
  return 0;
}
