// The same job as with_iostream.cpp, with std::from_chars and compiled fmt formats.
#include <fmt/compile.h>
#include <unistd.h>

#include <charconv>
#include <cstring>
#include <string>
#include <vector>

namespace {

std::vector<char> input(1 << 18);
std::size_t begin = 0;
std::size_t end = 0;

bool next(double& value) {
  while (true) {
    while (begin < end && input[begin] <= ' ') ++begin;
    std::size_t stop = begin;
    while (stop < end && input[stop] > ' ') ++stop;
    if (stop < end) {
      std::from_chars(&input[begin], &input[stop], value);
      begin = stop;
      return true;
    }
    std::memmove(input.data(), &input[begin], end - begin);
    end -= begin;
    begin = 0;
    const ssize_t count = read(0, &input[end], input.size() - end);
    if (count <= 0) return false;
    end += static_cast<std::size_t>(count);
  }
}

}  // namespace

int main() {
  double p[8], x, y, vx, vy, dt;
  for (double& value : p) next(value);
  next(x), next(y), next(vx), next(vy);
  fmt::memory_buffer out;
  while (next(dt)) {
    vx += p[6] * vx * dt;
    vy += p[6] * vy * dt;
    x += vx * dt;
    y += vy * dt;
    fmt::format_to(std::back_inserter(out), FMT_COMPILE("{:.3f} {:.3f} {:.3f} {:.3f}\n"), x, y, vx,
                   vy);
    if (out.size() > 60000) {
      if (write(1, out.data(), out.size()) < 0) return 1;
      out.clear();
    }
  }
  return write(1, out.data(), out.size()) < 0;
}
