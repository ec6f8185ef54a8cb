#include "build/stand_ins.h"

namespace flocking::build {

std::string stand_in_script(StandIn which) {
  const std::span<const EmbeddedFile> files = stand_in_files();
  std::string script;
  if (which == StandIn::kChecking) {
    script += "cat > \"$TMPDIR/last_text.c\" << 'END_OF_C'\n";
    script += bytes_of(files, "last_text.c");
    script += "END_OF_C\n";
    script += bytes_of(files, "checking.sh");
  } else {
    script += bytes_of(files, which == StandIn::kTrial ? "trial.sh" : "warning.sh");
  }
  script += bytes_of(files, "install.sh");
  return script;
}

}  // namespace flocking::build
