# Sourced by checks that compile nearly everything once more: with large pages, which saves clang++ a seventh of its time
# where a system gives them to who asks, and means nothing elsewhere. What is tested is not to have them.
# shellcheck disable=SC2034
large_pages=(env GLIBC_TUNABLES=glibc.malloc.hugetlb=1)

# find_quick_compiler [FLAG...]: sets quick_compiler to CMake's option for clang++, which takes half as long
# as g++ over code that is not optimised, or to nothing where it cannot compile and link with these flags.
find_quick_compiler() {
  quick_compiler=()
  if echo 'int main() {}' | clang++ "$@" -x c++ - -o /dev/null 2>/dev/null; then
    # shellcheck disable=SC2034
    quick_compiler=(-DCMAKE_CXX_COMPILER=clang++)
  fi
}
