// Shared by the hostile programs: the right answer (rules "course", the plain double loop), ways to
// waste time, and a timer that ends processes which a faulty grader leaves alive.
#pragma once

#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { kMebibyte = 1 << 20, kPageBytes = 4096, kFuseSeconds = 60 };

struct Agent {
  double x, y, vx, vy;
};

struct Flock {
  double r_c, r_s, max_separation, r_a;
  double k_c, k_s, k_a;
  int size;
  struct Agent* agents;
};

// Returns false if the input ends too early.
static inline int read_flock(struct Flock* flock) {
  const int first = getchar();
  if (first == 0xEF) {  // a byte-order mark
    getchar();
    getchar();
  } else {
    ungetc(first, stdin);
  }
  double size = 0;
  if (scanf("%lf%lf%lf%lf%lf%lf%lf%lf", &flock->r_c, &flock->r_s, &flock->max_separation,
            &flock->r_a, &flock->k_c, &flock->k_s, &flock->k_a, &size) != 8) {
    return 0;
  }
  flock->size = (int)size;
  flock->agents = calloc(flock->size + 1, sizeof *flock->agents);
  for (int i = 0; i < flock->size; ++i) {
    struct Agent* agent = &flock->agents[i];
    if (scanf("%lf%lf%lf%lf", &agent->x, &agent->y, &agent->vx, &agent->vy) != 4) return 0;
  }
  return 1;
}

static inline struct Agent moved(const struct Flock* flock, int self, double dt) {
  struct Agent me = flock->agents[self];
  double center_x = 0, center_y = 0, push_x = 0, push_y = 0, heading_x = 0, heading_y = 0;
  int near = 0;
  int along = 0;
  for (int i = 0; i < flock->size; ++i) {
    const struct Agent* it = &flock->agents[i];
    const double dx = me.x - it->x;
    const double dy = me.y - it->y;
    const double d = sqrt(dx * dx + dy * dy);
    if (i != self && d <= flock->r_c) {
      center_x += it->x;
      center_y += it->y;
      ++near;
    }
    if (i != self && d > 0 && d <= flock->r_s) {
      push_x += dx / d / d;
      push_y += dy / d / d;
    }
    if (d <= flock->r_a) {
      heading_x += it->vx;
      heading_y += it->vy;
      ++along;
    }
  }
  double pull_x = 0, pull_y = 0;
  if (near > 0 && flock->r_c > 0) {
    const double ex = center_x / near - me.x;
    const double ey = center_y / near - me.y;
    if (sqrt(ex * ex + ey * ey) <= flock->r_c) {
      pull_x = ex / flock->r_c;
      pull_y = ey / flock->r_c;
    }
  }
  const double push = sqrt(push_x * push_x + push_y * push_y);
  if (push > flock->max_separation) {
    push_x = push_x / push * flock->max_separation;
    push_y = push_y / push * flock->max_separation;
  }
  const double force_x =
      flock->k_c * pull_x + flock->k_s * push_x + flock->k_a * (heading_x / along);
  const double force_y =
      flock->k_c * pull_y + flock->k_s * push_y + flock->k_a * (heading_y / along);
  me.vx += force_x * dt;
  me.vy += force_y * dt;
  me.x += me.vx * dt;
  me.y += me.vy * dt;
  return me;
}

static inline void step(struct Flock* flock, double dt) {
  struct Agent* next = calloc(flock->size + 1, sizeof *next);
  for (int i = 0; i < flock->size; ++i) next[i] = moved(flock, i, dt);
  free(flock->agents);
  flock->agents = next;
}

static inline void print_flock(const struct Flock* flock) {
  for (int i = 0; i < flock->size; ++i) {
    const struct Agent* agent = &flock->agents[i];
    printf("%.3f %.3f %.3f %.3f\n", agent->x, agent->y, agent->vx, agent->vy);
  }
}

// Reads the whole input, prints the whole right answer and flushes it.
static inline void print_answer(void) {
  struct Flock flock;
  double dt = 0;
  if (read_flock(&flock)) {
    while (scanf("%lf", &dt) == 1) {
      step(&flock, dt);
      print_flock(&flock);
    }
  }
  fflush(stdout);
}

static inline void burn_forever(void) {
  for (volatile unsigned i = 0;; ++i) {
  }
}

// Uses `seconds` of CPU time, of all threads of this process together.
static inline void burn_cpu(double seconds) {
  const clock_t end = clock() + (clock_t)(seconds * CLOCKS_PER_SEC);
  while (clock() < end) {
  }
}

// Takes memory and never frees it; returns false if it is refused. Volatile, since the compiler
// would otherwise remove it.
static inline int take_memory(size_t size) {
  volatile char* block = malloc(size);
  if (block == NULL) return 0;
  for (size_t at = 0; at < size; at += kPageBytes) block[at] = 1;
  return 1;
}

// Retries for half a second if a process is refused: ended processes may still count until their
// parents are notified.
static inline pid_t fork_at_last(void) {
  static int tries = 250;
  pid_t child = fork();
  for (; child < 0 && tries > 0; --tries) {
    usleep(2000);
    child = fork();
  }
  return child;
}

static inline void sleep_forever(void) {
  for (;;) pause();
}

// The kernel kills this process after a minute, whatever signals it ignores: long after every limit
// of a test, so that a faulty grader leaves no processes on the machine.
static inline void light_fuse(void) {
  timer_t timer;
  struct sigevent event = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGKILL};
  const struct itimerspec delay = {.it_value = {.tv_sec = kFuseSeconds}};
  if (timer_create(CLOCK_MONOTONIC, &event, &timer) == 0) timer_settime(timer, 0, &delay, NULL);
}

// Runs in every program before main, and in all its forks.
__attribute__((constructor)) static inline void light_fuses(void) {
  light_fuse();
  pthread_atfork(NULL, NULL, light_fuse);
}
