// Aborts with 40 MiB of memory in use. RTE (SIGABRT), and no core file anywhere.
#include "honest.h"

int main(void) {
  take_memory(40 * kMebibyte);
  abort();
}
