// The only program that starts submissions. It confines itself as ordered and then becomes the
// submission, or stays as its guardian. It has no other function, and a submission finds no other
// executable of the grader, under any name.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <initializer_list>

#include "launcher/confine.h"
#include "launcher/order.h"
#include "launcher/serve.h"
#include "launcher/supervise.h"

namespace flocking::launcher {
namespace {

constexpr int kNoOrder = 125;

int refuse_to_work() {
  static constexpr char kText[] = "this program starts others, and only where it is ordered to\n";
  const ssize_t told = write(STDERR_FILENO, kText, sizeof kText - 1);
  static_cast<void>(told);
  return kNoOrder;
}

// Returns the order in `file`, in memory shared with the process that wrote it; null if the file is
// not an order.
Order* order_in(int file) {
  struct stat status {};
  if (fstat(file, &status) != 0 || status.st_size < static_cast<off_t>(sizeof(Order)) ||
      status.st_size > static_cast<off_t>(Order::kMostBytes)) {
    return nullptr;
  }
  const auto bytes = static_cast<std::size_t>(status.st_size);
  void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory == MAP_FAILED) return nullptr;
  auto* order = static_cast<Order*>(memory);
  const char* end = static_cast<const char*>(memory) + bytes;
  const bool is_whole = order->magic == Order::kMagic && order->bytes == bytes && end[-1] == '\0';
  return is_whole ? order : nullptr;
}

// Reads `count` words starting at `next`; returns false if there are fewer before `end`.
bool take(char*& next, const char* end, std::uint32_t count, char**& list) {
  // Never freed, because it is passed to exec.
  // NOLINTNEXTLINE(cppcoreguidelines-owning-memory,cppcoreguidelines-no-malloc)
  list = static_cast<char**>(std::calloc(count + std::size_t{1}, sizeof(char*)));
  if (list == nullptr) return false;
  for (std::uint32_t i = 0; i < count; ++i) {
    if (next >= end) return false;
    list[i] = next;
    while (*next != '\0') ++next;
    ++next;
  }
  return true;
}

bool words_of(Order& order, Words& words) {
  char* next = reinterpret_cast<char*>(&order) + sizeof(Order);
  const char* end = reinterpret_cast<char*>(&order) + order.bytes;
  char** first = nullptr;
  if (!take(next, end, 2, first)) return false;
  words.executable = first[0];
  words.working_directory = first[1];
  return take(next, end, order.arguments, words.arguments) &&
         take(next, end, order.environment, words.environment) &&
         take(next, end, order.paths, words.paths);
}

int work(int order_file) {
  Order* order = order_in(order_file);
  Words words;
  if (order == nullptr || !words_of(*order, words)) return refuse_to_work();
  for (const int file : {order->report, order->filter, order->notifying_filter, order->notices,
                         order->streams, order_file}) {
    if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
  }
  if (order->streams >= 0) return serve(*order, words);
  if (order->stays) return tell(order->report, supervised(*order, words));
  const Failure failure = become(*order, words);
  return tell(order->report,
              {.kind = failure.at_start ? Report::Kind::kNotStarted : Report::Kind::kNotSetUp,
               .error = failure.error,
               .step = static_cast<std::int32_t>(failure.step)});
}

}  // namespace
}  // namespace flocking::launcher

int main(int argc, char** argv) {
  // The order is never one of the standard streams, but a separate descriptor.
  const int file = argc == 2 ? std::atoi(argv[1]) : -1;  // NOLINT(cert-err34-c): our own number
  return file > STDERR_FILENO ? flocking::launcher::work(file)
                              : flocking::launcher::refuse_to_work();
}
