# Toolchain for 64-bit ARM Linux: Debian's cross compiler (g++-aarch64-linux-gnu, and libraries for the architecture
# arm64); programs run under qemu-user:
#   cmake -S . -B build/aarch64 --toolchain cmake/aarch64.cmake
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_CXX_COMPILER aarch64-linux-gnu-g++)
set(CMAKE_CROSSCOMPILING_EMULATOR qemu-aarch64)
