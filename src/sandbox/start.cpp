#include "sandbox/start.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <string>
#include <vector>

#include "base/error.h"
#include "launcher/order.h"
#include "sandbox/channel.h"

namespace flocking::sandbox {
namespace {

// The arguments of the program to execute, all created before the child starts.
class Arguments {
 public:
  explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {
    for (std::string& word : words_) pointers_.push_back(word.data());
    pointers_.push_back(nullptr);
  }

  [[nodiscard]] const char* program() const { return pointers_.front(); }
  [[nodiscard]] char* const* data() const { return pointers_.data(); }

 private:
  std::vector<std::string> words_;
  std::vector<char*> pointers_;
};

// Returns a file in memory with the wrapper's options, which may exceed the length of a command
// line. bubblewrap reads the file.
Descriptor file_of_options(const std::vector<std::string>& wrapper) {
  std::string text;
  for (std::size_t i = 1; i < wrapper.size(); ++i) text += wrapper[i] + '\0';
  const int file = memfd_create("options", MFD_CLOEXEC);
  if (file < 0 || !write_all(file, text.data(), text.size()) || lseek(file, 0, SEEK_SET) != 0) {
    fail_by_system("cannot pass the options of bubblewrap");
  }
  return Descriptor(file);
}

// The child shares the memory of its parent until it executes another program, so it makes system
// calls and changes no memory.
[[noreturn]] void become_launcher(const Request& request, const Cgroup& cgroup,
                                  const SharedOrder& order, const StartFiles& files, int options,
                                  const Arguments& arguments) {
  dup2(files.input, 0);
  dup2(files.output, 1);
  dup2(files.errors, 2);
  launcher::Step step = launcher::Step::kGroup;
  if (!cgroup.ok() || cgroup.enter()) {
    const bool is_wrapped = options >= 0;
    for (const int kept :
         {order.file(), files.report, request.filter, request.notifying_filter, request.notices,
          request.streams, options, is_wrapped ? files.launcher : -1}) {
      if (kept >= 0) fcntl(kept, F_SETFD, 0);
    }
    step = launcher::Step::kLauncher;
    std::array<char*, 1> no_environment = {nullptr};
    if (is_wrapped) {
      execve(arguments.program(), arguments.data(), no_environment.data());
    } else {
      fexecve(files.launcher, arguments.data(), no_environment.data());
    }
  }
  const launcher::Report report{.error = errno, .step = static_cast<std::int32_t>(step)};
  static_cast<void>(write_all(files.report, &report, sizeof report));
  _exit(126);
}

}  // namespace

pid_t start_launcher(const Request& request, const Cgroup& cgroup, const SharedOrder& order,
                     const StartFiles& files) {
  const bool is_wrapped = !request.wrapper.empty();
  const Descriptor options = is_wrapped ? file_of_options(request.wrapper) : Descriptor();
  const std::string number = std::to_string(order.file());
  const Arguments arguments(
      is_wrapped
          ? std::vector<std::string>{request.wrapper.front(), "--args",
                                     std::to_string(options.get()),
                                     "/proc/self/fd/" + std::to_string(files.launcher), number}
          : std::vector<std::string>{"launcher", number});
  // Copying the page tables of the grader, as fork() does, takes a tenth of the time of a short
  // run.
  const pid_t child = vfork();
  if (child == 0) become_launcher(request, cgroup, order, files, options.get(), arguments);
  if (child < 0) fail_by_system("cannot start a process");
  return child;
}

}  // namespace flocking::sandbox
