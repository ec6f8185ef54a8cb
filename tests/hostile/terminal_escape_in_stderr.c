// Prints the right answer, then escape sequences that clear the screen, set the title and go back
// over the verdict on stderr, and exits 1, so that a report may show stderr. RTE (exit-1), with
// none of it reaching a terminal or a log as it is.
#include "honest.h"

int main(void) {
  print_answer();
  fputs(
      "\033[2J\033[H\033]0;hostile\007\033[1A\033[2K\rAC\b\b\x9B"
      "31mall cases passed\xE2\x80\xAE\n",
      stderr);
  fputs("::error title=x::forged\n##[error]forged\n]]></system-err></testcase>\n", stderr);
  return 1;
}
