// Closes stdout without output and runs for ever. TLE (wall): the end of the stream is not the end
// of the run.
#include "honest.h"

int main(void) {
  fclose(stdout);
  sleep_forever();
}
