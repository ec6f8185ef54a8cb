// Aborts, as a failed assertion does. RTE (SIGABRT).
#include "honest.h"

int main(void) { abort(); }
