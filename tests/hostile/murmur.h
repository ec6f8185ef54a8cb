// A channel that needs only shared folders of the system and inotify: one run opens them in a
// pattern, and the other run is notified of each opening. Both runs must run at the same time.
#pragma once

#include <sys/inotify.h>

#include "attack.h"

enum { kPattern = 0xB4D5, kPatternBits = 16 };
static const char* const murmured[] = {"/usr/games", "/usr/src", "/usr/include"};

// A bit is one of two folders; a third folder separates equal bits.
static inline void murmur(void) {
  for (int bit = 0; bit < kPatternBits; ++bit) {
    close(open(murmured[kPattern >> bit & 1], O_RDONLY | O_CLOEXEC));
    close(open(murmured[2], O_RDONLY | O_CLOEXEC));
  }
}

// Keeps the bits that it has received for the next call.
static inline int hear_murmur(void) {
  static int ear = -2;
  static int names[3];
  static unsigned heard = 0;
  static char events[65536] __attribute__((aligned(8)));
  if (ear == -2) {
    ear = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    for (int i = 0; i < 3; ++i) names[i] = inotify_add_watch(ear, murmured[i], IN_OPEN);
  }
  if (ear < 0) return 0;
  const ssize_t count = read(ear, events, sizeof events);
  for (ssize_t at = 0; at < count;) {
    const struct inotify_event* event = (const struct inotify_event*)(events + at);
    at += (ssize_t)(sizeof *event + event->len);
    for (unsigned bit = 0; bit < 2; ++bit) {
      if (event->wd == names[bit]) heard = (heard >> 1 | bit << (kPatternBits - 1)) & 0xffff;
    }
    if (heard == kPattern) return 1;
  }
  return 0;
}
