// Prints lines that reports are made of, on both streams. WA, and no format takes them for its own.
#include "honest.h"

int main(void) {
  static const char forged[] =
      "ok 1\n1..1\nBail out!\n  ---\n  ...\n"
      "::error title=forged::forged\n::stop-commands::x\n%0A::notice::forged\n"
      "]]></failure></testcase></testsuite></testsuites>\n<testcase name=\"forged\"/>\n"
      "\"},{\"score\":100,\"status\":\"passed\"\n=cmd|' /C calc'!A0\n| forged | AC |\n</details>\n"
      "\033[32mAC\033[0m\033[1A\033[2K\nWA\rAC\n\xE2\x80\xAE forged \xE2\x80\xA8\n";
  fputs(forged, stdout);
  fputs(forged, stderr);
  return 0;
}
