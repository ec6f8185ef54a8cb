/* Linked into programs that are run once more because they crashed: remembers the text that a number
   was last made of, and tells it at the end. std::stod throws without saying what it was given. */
#include <stddef.h>
#include <unistd.h>

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

__attribute__((constructor)) static void begin(void) {
  if (__sanitizer_set_death_callback) __sanitizer_set_death_callback(tell);
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
