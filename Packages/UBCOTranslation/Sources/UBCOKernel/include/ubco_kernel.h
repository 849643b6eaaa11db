/// The fast path of the translation for ASCII: 64 bytes at a time, with vector instructions selected at run time.
///
/// The Swift code does the same byte by byte for any text, so without the fast path the program is only slower.
#ifndef UBCO_KERNEL_H
#define UBCO_KERNEL_H

#include <stddef.h>
#include <stdint.h>

/// The vector instructions of the processor.
typedef enum { UBCO_NO_VECTORS = 0, UBCO_SSSE3 = 1, UBCO_AVX2 = 2, UBCO_AVX512 = 3 } ubco_vectors;

/// The state between pieces of a text.
typedef struct {
  /// The number of words that have begun; a single underscore counts as one until it is known to be alone.
  uint64_t words;
  /// The last two bytes of the text before the next piece.
  uint8_t before_last, last;
  /// When translating back: the last written vowel, whose double is dropped, or 0.
  uint8_t vowel;
} ubco_carry;

/// The numbers of bytes read and written.
typedef struct {
  size_t read, written;
} ubco_progress;

/// The best instructions of this processor.
ubco_vectors ubco_available_vectors(void);

/// Translates whole blocks of 64 bytes, as long as the block and the byte after it are ASCII.
///
/// `output` must have room for twice `count` bytes and 64 more. Without vector instructions, nothing is read.
ubco_progress ubco_encode(ubco_vectors vectors, const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry);

/// The same for translating back.
ubco_progress ubco_decode(ubco_vectors vectors, const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry);

#endif
