// Keeps its input open, never reads it, and sleeps. TLE (wall): with an input larger than a pipe
// the grader cannot finish feeding and must not block in the attempt.
#include "honest.h"

int main(void) { sleep_forever(); }
