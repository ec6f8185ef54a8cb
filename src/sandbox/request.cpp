#include "sandbox/request.h"

#include "core/packing.h"

namespace flocking::sandbox {
std::string packed(const Request& request) {
  Packer packer;
  packer.add(request.arguments);
  packer.add(request.executable);
  packer.add(request.working_directory);
  packer.add(request.environment);
  packer.add(request.wrapper);
  packer.add(request.cgroup);
  packer.add(request.limits.cpu_s);
  packer.add(request.limits.wall_s);
  packer.add(request.limits.memory_bytes);
  packer.add(request.limits.output_bytes);
  packer.add(request.limits.processes);
  packer.add(std::uint64_t{request.user});
  packer.add(request.refuse_processes);
  return packer.take();
}

Request unpacked(const std::string& text) {
  Unpacker from(text);
  Request request;
  request.arguments = from.words();
  request.executable = from.word();
  request.working_directory = from.word();
  request.environment = from.words();
  request.wrapper = from.words();
  request.cgroup = from.word();
  request.limits.cpu_s = from.number();
  request.limits.wall_s = from.number();
  request.limits.memory_bytes = from.whole();
  request.limits.output_bytes = from.whole();
  request.limits.processes = from.whole();
  request.user = static_cast<uid_t>(from.whole());
  request.refuse_processes = from.flag();
  return request;
}

}  // namespace flocking::sandbox
