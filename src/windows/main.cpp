// The program for Windows: converts arguments and file names to UTF-8 and makes streams binary.
#include <fcntl.h>
#include <io.h>
#include <windows.h>
// This header must follow windows.h, which it does not include.
#include <shellapi.h>

#include <string>
#include <vector>

#include "app/reported.h"
#include "base/exit_status.h"
#include "cli/arguments.h"
#include "console/streams.h"
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

// Line ends are the same as on Linux, so that output is byte-identical.
void set_up_streams() {
  for (const int stream : {0, 1, 2}) static_cast<void>(_setmode(stream, _O_BINARY));
}

/// Makes a console show UTF-8, and restores its settings at the end.
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
  const flocking::console::StandardStreams streams;
  return static_cast<int>(flocking::app::reported(streams, [&] {
    return flocking::cli::run_command_line(static_cast<int>(words.size()), words.data(), streams);
  }));
}
