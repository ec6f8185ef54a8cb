#include "build/language.h"

#include <algorithm>

#include "build/work_files.h"

namespace flocking::build {
namespace {

// The functions are in scripts/.
constexpr std::string_view kCMake = R"(build_cmake "$@")";
constexpr std::string_view kMake = R"(build_make "$@")";
constexpr std::string_view kC = R"(build_c "$@")";
// Builds a package without dependencies as cargo would. Dependencies could not be downloaded, and
// cargo uses locks that the sandbox refuses.
constexpr std::string_view kCargo =
    "enter_copy\n"
    "value() { sed -n \"s/^$1 *= *\\\"\\([^\\\"]*\\)\\\".*/\\1/p\" Cargo.toml | head -n 1; }\n"
    "edition=$(value edition); name=$(value name | tr - _)\n"
    "set -- \"$@\" --edition \"${edition:-2015}\"\n"
    "if [ -f src/lib.rs ]; then\n"
    "  \"$@\" --crate-type rlib --crate-name \"$name\" --out-dir \"$TMPDIR\" src/lib.rs\n"
    "  set -- \"$@\" --extern \"$name=$TMPDIR/lib$name.rlib\"\n"
    "fi\n"
    "\"$@\" src/main.rs -o \"$product\"";
// Settings from the dotnet documentation: no server processes that keep running, and no packages
// except those of the SDK. Single-file programs would also require analyzer packages.
constexpr std::string_view kDotnet =
    "enter_copy; mkdir \"$TMPDIR/none\"\n"
    "export DOTNET_CLI_HOME=\"$TMPDIR\" DOTNET_NOLOGO=1 DOTNET_CLI_TELEMETRY_OPTOUT=1\n"
    "export DOTNET_GENERATE_ASPNET_CERTIFICATE=false NUGET_PACKAGES=\"$TMPDIR/n\"\n"
    "export MSBUILDDISABLENODEREUSE=1 DOTNET_CLI_USE_MSBUILD_SERVER=0\n"
    "\"$1\" publish -c Release -o \"$TMPDIR/p\" --source \"$TMPDIR/none\" --self-contained false "
    "\\\n"
    "  -p:UseSharedCompilation=false -p:UseCurrentRuntimeIdentifier=true \\\n"
    "  -p:PublishSingleFile=true -p:EnableSingleFileAnalyzer=false\n"
    "cp \"$TMPDIR/p/$(basename *.csproj .csproj)\" \"$product\"";
constexpr std::string_view kOneStep = R"("$@" -o "$product")";
// Builds a module in a copy below GOPATH, as before Go had modules: go locks a go.mod, which the
// sandbox refuses. Nothing can be downloaded.
constexpr std::string_view kGo =
    "export GOCACHE=\"$TMPDIR/c\" GOPATH=\"$TMPDIR/g\" GOTOOLCHAIN=local GOFLAGS=-mod=mod\n"
    "export GOPROXY=off GOSUMDB=off\n"
    "tool=$1; shift\n"
    "if [ -f go.mod ]; then\n"
    "  module=$(sed -n 's/^module[[:space:]]*\"\\{0,1\\}\\([^\"[:space:]]*\\).*/\\1/p' go.mod)\n"
    "  mkdir -p \"$GOPATH/src/$module\"; cp -R . \"$GOPATH/src/$module\"\n"
    "  cd \"$GOPATH/src/$module\"; export GO111MODULE=off GOFLAGS=\n"
    "  set -- \"./$(dirname \"$1\")\"\n"
    "fi\n"
    "\"$tool\" build -o \"$product\" \"$@\"";
constexpr std::string_view kJava =
    "\"$@\" -d \"$TMPDIR/c\"\n"
    "\"${1%/*}/jar\" --create --file \"$product\" --main-class \"$class\" -C \"$TMPDIR/c\" .";
constexpr std::string_view kMono = R"(tool=$1; shift; "$tool" -out:"$product" "$@")";

// One row a line.
// clang-format off
constexpr auto kLanguages = std::to_array<Language>({
    {"CMake", "CMakeLists.txt", {}, Start::kNone, "cmake", "", kCMake, "", "", 1, true, true},
    {"make", "GNUmakefile", {}, Start::kNone, "make", "", kMake, "", "", 1, true, true},
    {"make", "makefile", {}, Start::kNone, "make", "", kMake, "", "", 1, true, true},
    {"make", "Makefile", {}, Start::kNone, "make", "", kMake, "", "", 1, true, true},
    {"Cargo", "Cargo.toml", {}, Start::kNone, "rustc", "-O -g --error-format short", kCargo, "", "", 1},
    {"C# project", ".csproj", {}, Start::kNone, "dotnet", "", kDotnet, "", "", 32},
    {kCxx, "", {".cpp", ".cc", ".cxx", ".c++", ".cp", ".C"}, Start::kCMain, "g++", "-std=c++20 -O2 -g -pipe", kC, "", "", 1, true},
    {"C", "", {".c"}, Start::kCMain, "gcc", "-std=gnu17 -O2 -g -pipe -Wl,--no-as-needed -lm", kC, "", "", 1, true},
    {"Rust", "", {".rs"}, Start::kRustMain, "rustc", "--edition 2021 -O -g --error-format short", kOneStep, "", "", 1},
    {"Go", "", {".go"}, Start::kGoMain, "go", "", kGo, "", "", 32},
    {"Java", "", {".java"}, Start::kJavaMain, "javac", "-encoding UTF-8 -J-XX:+UseSerialGC -J-XX:-UsePerfData", kJava, "java", "-XX:+UseSerialGC -XX:-UsePerfData -Xlog:disable -jar", 32},
    {"C#", "", {".cs"}, Start::kCsMain, "mcs", "-optimize", kMono, "mono", "", 16},
    {"Python", "", {".py", ".pyw"}, Start::kPython, "python3", "", "", "", "", 1},
    {"JavaScript", "", {".js", ".mjs", ".cjs"}, Start::kNode, "node", "", "", "", "--v8-pool-size=1", 8},
});
// clang-format on

}  // namespace

std::span<const Language> languages() { return kLanguages; }

const Language* language_named(std::string_view name) {
  const auto* const found = std::find_if(kLanguages.begin(), kLanguages.end(),
                                         [&](const Language& row) { return row.name == name; });
  return found == kLanguages.end() ? nullptr : found;
}

bool is_source_of(const Language& language, std::string_view name) {
  return std::any_of(language.endings.begin(), language.endings.end(),
                     [name](std::string_view ending) {
                       // Compilers distinguish C from C++ by the case of this ending.
                       const bool is_exact = ending == ".c" || ending == ".C";
                       return is_exact ? name.ends_with(ending) && name.size() > ending.size()
                                       : has_file_ending(name, ending);
                     });
}

std::string_view language_of_tool(std::string_view tool) {
  const auto* const found =
      std::find_if(kLanguages.begin(), kLanguages.end(),
                   [&](const Language& row) { return row.script.empty() && row.tool == tool; });
  return found == kLanguages.end() ? std::string_view() : found->name;
}

}  // namespace flocking::build
