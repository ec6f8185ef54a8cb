# Sourced by checks that compile nearly everything once more.

# find_quick_compiler [FLAG...]: sets quick_compiler to CMake's option for clang++, which takes half as long
# as g++ over code that is not optimised, or to nothing where it cannot compile and link with these flags.
find_quick_compiler() {
  quick_compiler=()
  if echo 'int main() {}' | clang++ "$@" -x c++ - -o /dev/null 2>/dev/null; then
    # shellcheck disable=SC2034
    quick_compiler=(-DCMAKE_CXX_COMPILER=clang++)
  fi
}
