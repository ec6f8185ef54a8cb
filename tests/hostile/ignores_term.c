// Ignores SIGTERM and sleeps. TLE (wall): what does not go when asked is killed.
#include "honest.h"

int main(void) {
  signal(SIGTERM, SIG_IGN);
  sleep_forever();
}
