// Computes for ever. TLE (cpu): the CPU limit comes before the wall limit.
#include "honest.h"

int main(void) { burn_forever(); }
