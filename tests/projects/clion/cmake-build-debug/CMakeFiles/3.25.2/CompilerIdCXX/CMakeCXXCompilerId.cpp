/* This source file must have a .cpp extension so that all C++ compilers
   recognize the extension without flags. */
#ifndef __cplusplus
# error "A C compiler has been selected for C++."
#endif
char const* info_compiler = "INFO" ":" "compiler[AppleClang]";
int main(int argc, char* argv[])
{
  int require = 0;
  require += info_compiler[argc];
  (void)argv;
  return require;
}
