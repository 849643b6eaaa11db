#include "CoreDictionaryData.h"

// Constant data of the program's file: mapped on demand, so a program that looks nothing up pays nothing.
static const unsigned char bytes[] = {
#embed "core-dictionary.bin"
};

static const unsigned char forms[] = {
#embed "forms.bin"
};

static const unsigned char ranks[] = {
#embed "ranks.bin"
};

const void *core_dictionary_bytes(void) { return bytes; }

size_t core_dictionary_length(void) { return sizeof bytes; }

const void *core_forms_bytes(void) { return forms; }

size_t core_forms_length(void) { return sizeof forms; }

const void *core_ranks_bytes(void) { return ranks; }

size_t core_ranks_length(void) { return sizeof ranks; }
