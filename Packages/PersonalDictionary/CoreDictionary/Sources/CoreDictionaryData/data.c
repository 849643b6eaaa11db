#include "CoreDictionaryData.h"

// Constant data of the program's file: mapped on demand, so a program that looks nothing up pays nothing.
static const unsigned char bytes[] = {
#embed "core-dictionary.bin"
};

const void *core_dictionary_bytes(void) { return bytes; }

size_t core_dictionary_length(void) { return sizeof bytes; }
