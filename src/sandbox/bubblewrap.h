#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sandbox/command.h"

namespace flocking::sandbox {

/// What a submission sees of the file system beside the read-only system: its own files.
struct View {
  std::vector<std::string> hidden;  ///< folders and files it must not see: cases, answers, reports
  std::vector<std::string> shown;   ///< what it needs, even where its surroundings are hidden
  std::string working_directory = "/";
  std::uint64_t temporary_bytes = std::uint64_t{64} << 20U;  ///< size of its private /tmp
};

/// The command that runs what is put behind it in namespaces of its own (process ids, network, IPC,
/// host name, users, mounts), as process 1: the system read-only, /tmp private and empty, no home
/// folders, nothing hidden visible.
std::vector<std::string> bubblewrap_words(const std::string& bubblewrap, const View& view);

/// What `command` needs to see: its program, arguments that name files, its working directory
/// unless that holds something hidden, and the folders of PATH.
std::vector<std::string> needed_by(const Command& command, const std::vector<std::string>& hidden);

}  // namespace flocking::sandbox
