#ifndef CORE_DICTIONARY_DATA_H
#define CORE_DICTIONARY_DATA_H

#include <stddef.h>

/// The first byte of the embedded dictionary. It lives as long as the program.
const void *core_dictionary_bytes(void);

/// How many bytes the embedded dictionary has.
size_t core_dictionary_length(void);

/// The index of forms.
const void *core_forms_bytes(void);

/// The length of the index of forms.
size_t core_forms_length(void);

/// The ranks of the headwords.
const void *core_ranks_bytes(void);

/// The length of the ranks.
size_t core_ranks_length(void);

#endif
