# Sourced by checks that compile nearly everything again. Large pages save clang++ a seventh of its time if the system
# provides them on request, and otherwise have no effect. Programs under test must not use them.
# shellcheck disable=SC2034
large_pages=(env GLIBC_TUNABLES=glibc.malloc.hugetlb=1)

# find_quick_compiler [FLAG...]: sets quick_compiler to CMake's option for clang++, which takes half as long as g++ for
# code without optimisation, or to nothing if clang++ cannot compile and link with these flags.
find_quick_compiler() {
  quick_compiler=()
  if echo 'int main() {}' | clang++ "$@" -x c++ - -o /dev/null 2>/dev/null; then
    # shellcheck disable=SC2034
    quick_compiler=(-DCMAKE_CXX_COMPILER=clang++)
  fi
}
