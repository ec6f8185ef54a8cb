// Sleeps for ever and uses no CPU time. TLE (wall).
#include "honest.h"

int main(void) { sleep_forever(); }
