// Closes stdout without a word and goes on for ever. TLE (wall): the end of the stream is not the
// end of the run.
#include "honest.h"

int main(void) {
  fclose(stdout);
  sleep_forever();
}
