// What the filter refuses by names that an older library of filters does not know: listing mounts
// and taking trees of them. By number, the same for all processors. AC: everything is refused.
#include "attack.h"

enum { kStatMount = 457, kListMount = 458, kOpenTreeAttributes = 467 };

int main(void) {
  struct {
    uint32_t size, spare;
    uint64_t mount, what, space;
  } request = {.size = 24, .mount = UINT64_MAX};
  uint64_t mounts[64] = {0};
  char text[4096];
  const long count = syscall(kListMount, &request, mounts, 64, 0);
  if (count >= 0) succeeded("lists %ld mounts", count);
  if (count < 0 && !is_refusal(errno)) succeeded("may list mounts: %d", errno);
  request.mount = mounts[0];
  request.what = 0x1f;
  if (syscall(kStatMount, &request, text, sizeof text, 0) == 0 || !is_refusal(errno)) {
    succeeded("is told of a mount");
  }
  if (syscall(kOpenTreeAttributes, AT_FDCWD, "/", 0, NULL, 0) >= 0 || !is_refusal(errno)) {
    succeeded("opens a tree");
  }
  return judge_attack();
}
