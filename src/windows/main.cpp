// The program for Windows: arguments and names of files are UTF-8 in it, streams carry bytes.
#include <fcntl.h>
#include <io.h>
#include <windows.h>
// Behind windows.h, which it does not include.
#include <shellapi.h>

#include <string>
#include <vector>

#include "app/perform.h"
#include "app/reported.h"
#include "app/streams.h"
#include "base/exit_status.h"
#include "cli/arguments.h"
#include "windows/utf16.h"

namespace {

std::vector<std::string> arguments_of_process() {
  int count = 0;
  wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
  std::vector<std::string> arguments;
  for (int i = 0; i < count; ++i) arguments.push_back(flocking::windows::as_utf8(words[i]));
  LocalFree(words);
  return arguments;
}

// Line ends are written as on Linux: the bytes are the same.
void set_up_streams() {
  for (const int stream : {0, 1, 2}) static_cast<void>(_setmode(stream, _O_BINARY));
}

/// Has a console show UTF-8, and leaves it as it was.
class ConsoleText {
 public:
  ConsoleText() : before_(GetConsoleOutputCP()) { SetConsoleOutputCP(CP_UTF8); }
  ~ConsoleText() {
    if (before_ != 0) SetConsoleOutputCP(before_);
  }
  ConsoleText(const ConsoleText&) = delete;
  ConsoleText& operator=(const ConsoleText&) = delete;

 private:
  UINT before_;
};

}  // namespace

int main() {
  set_up_streams();
  const ConsoleText console;
  const std::vector<std::string> arguments = arguments_of_process();
  std::vector<const char*> words;
  for (const std::string& argument : arguments) words.push_back(argument.c_str());
  const flocking::app::StandardStreams streams;
  return static_cast<int>(flocking::app::reported(streams, [&] {
    return flocking::app::perform(
        flocking::cli::parse_arguments(static_cast<int>(words.size()), words.data()), streams);
  }));
}
