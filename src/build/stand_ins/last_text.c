/* Linked into programs that are run a second time. Remembers the text that a number was last made of,
   and prints it at the end: std::stod throws without saying what it was given. Aborts, for a stack,
   at the first NaN or division by zero (FLOCKING_TRAP) or after a time (FLOCKING_TIMER_MS). */
#define _GNU_SOURCE
#include <fenv.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

/* In a library that a program in C need not be linked to. */
extern int feenableexcept(int exceptions) __attribute__((weak));
extern void __sanitizer_set_death_callback(void (*callback)(void)) __attribute__((weak));

static char last_text[60];
static size_t last_length;
static int was_asked;

static void remember(const char* text) {
  size_t i = 0;
  was_asked = 1;
  for (; text[i] != '\0' && i < sizeof last_text; ++i) {
    last_text[i] = (unsigned char)text[i] < ' ' ? ' ' : text[i];
  }
  last_length = i;
}

static void tell(void) {
  static const char kMark[] = "\n==flocking== text: ";
  if (!was_asked) return;
  if (write(2, kMark, sizeof kMark - 1) < 0 || write(2, last_text, last_length) < 0) return;
  if (write(2, "\n", 1) < 0) return;
}

static void end(int signal_number, siginfo_t* info, void* context) {
  static const char kInvalid[] = "\n==flocking== end: invalid\n";
  static const char kDivided[] = "\n==flocking== end: divided\n";
  static const char kTime[] = "\n==flocking== end: time\n";
  (void)context;
  if (signal_number == SIGPROF) {
    if (write(2, kTime, sizeof kTime - 1) < 0) return;
  } else if (info->si_code == FPE_FLTINV) {
    if (write(2, kInvalid, sizeof kInvalid - 1) < 0) return;
  } else if (info->si_code == FPE_FLTDIV) {
    if (write(2, kDivided, sizeof kDivided - 1) < 0) return;
  }
  abort();
}

static void end_at(int signal_number) {
  struct sigaction action = {0};
  action.sa_sigaction = end;
  action.sa_flags = SA_SIGINFO;
  sigaction(signal_number, &action, NULL);
}

static void begin_timer(long time_ms) {
  struct itimerval timer = {0};
  timer.it_value.tv_sec = time_ms / 1000;
  timer.it_value.tv_usec = time_ms % 1000 * 1000;
  end_at(SIGPROF);
  setitimer(ITIMER_PROF, &timer, NULL);
}

__attribute__((constructor)) static void begin(void) {
  const char* const time_ms = getenv("FLOCKING_TIMER_MS");
  if (__sanitizer_set_death_callback) __sanitizer_set_death_callback(tell);
  if (time_ms) begin_timer(atol(time_ms));
  if (!getenv("FLOCKING_TRAP") || !feenableexcept) return;
  end_at(SIGFPE);
  feenableexcept(FE_INVALID | FE_DIVBYZERO);
}

#define REMEMBER(RESULT, NAME)                                                 \
  extern RESULT __real_##NAME(const char* text, char** end) __attribute__((weak)); \
  RESULT __wrap_##NAME(const char* text, char** end);                          \
  RESULT __wrap_##NAME(const char* text, char** end) {                         \
    remember(text);                                                            \
    return __real_##NAME(text, end);                                           \
  }
#define REMEMBER_WITH_BASE(RESULT, NAME)                                                 \
  extern RESULT __real_##NAME(const char* text, char** end, int base) __attribute__((weak)); \
  RESULT __wrap_##NAME(const char* text, char** end, int base);                          \
  RESULT __wrap_##NAME(const char* text, char** end, int base) {                         \
    remember(text);                                                                      \
    return __real_##NAME(text, end, base);                                               \
  }

REMEMBER(double, strtod)
REMEMBER(float, strtof)
REMEMBER(long double, strtold)
REMEMBER_WITH_BASE(long, strtol)
REMEMBER_WITH_BASE(long long, strtoll)
REMEMBER_WITH_BASE(unsigned long, strtoul)
REMEMBER_WITH_BASE(unsigned long long, strtoull)
/* As newer C libraries name them. */
REMEMBER_WITH_BASE(long, __isoc23_strtol)
REMEMBER_WITH_BASE(long long, __isoc23_strtoll)
REMEMBER_WITH_BASE(unsigned long, __isoc23_strtoul)
REMEMBER_WITH_BASE(unsigned long long, __isoc23_strtoull)
