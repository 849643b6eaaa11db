#include <stddef.h>
#include <stdint.h>

// The driver of libFuzzer, which the compiler links when it instruments a program. See https://llvm.org/docs/LibFuzzer.html.
int LLVMFuzzerRunDriver(int *count, char ***arguments, int (*parse)(const uint8_t *bytes, size_t count));
