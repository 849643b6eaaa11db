// The translation of a block of 64 bytes of ASCII. Included once for each instruction set, so that the compiler uses its instructions for
// the same steps; INSTRUCTIONS names the set.

#define INLINE static inline __attribute__((always_inline, target(INSTRUCTIONS)))

// Sixteen bytes, with their properties.
typedef struct {
  __m128i bytes, is_letter, is_vowel, classes;
} NAME(piece);

// One bit for each byte of a block.
typedef struct {
  uint64_t letters, digits, underscores, joins_letters, joins_digits, vowels;
} NAME(masks);

// The classes by the high and the low half of a byte; a byte has the classes that both halves allow: 1 ' and . (join both), 2 , (joins
// digits), 4 digits, 8 ; (joins digits), 16 : (joins letters), 32 _.
INLINE __m128i NAME(classes)(__m128i bytes) {
  const __m128i low = _mm_setr_epi8(4, 4, 4, 4, 4, 4, 4, 4 | 1, 4, 4, 16, 8, 2, 0, 1, 32);
  const __m128i high = _mm_setr_epi8(0, 0, 1 | 2, 4 | 8 | 16, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  __m128i half = _mm_and_si128(_mm_srli_epi16(bytes, 4), _mm_set1_epi8(0x0F));
  return _mm_and_si128(_mm_shuffle_epi8(low, bytes), _mm_shuffle_epi8(high, half));
}

// Moves the consonants forward or back in their ring; `low` and `high` have the distances for the letters 1–15 and 16–26.
INLINE NAME(piece) NAME(shift)(__m128i bytes, __m128i low, __m128i high) {
  __m128i small = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
  __m128i is_letter = _mm_cmplt_epi8(_mm_add_epi8(small, _mm_set1_epi8((char)(-128 - 'a'))), _mm_set1_epi8(-128 + 26));
  __m128i index = _mm_and_si128(bytes, _mm_set1_epi8(0x1F));
  // An index with its highest bit set gives 0.
  __m128i step = _mm_or_si128(
    _mm_shuffle_epi8(low, _mm_add_epi8(index, _mm_set1_epi8(0x70))), _mm_shuffle_epi8(high, _mm_sub_epi8(index, _mm_set1_epi8(16))));
  __m128i is_vowel = _mm_and_si128(_mm_cmpeq_epi8(step, _mm_setzero_si128()), is_letter);
  NAME(piece) piece = {_mm_add_epi8(bytes, _mm_and_si128(step, is_letter)), is_letter, is_vowel, NAME(classes)(bytes)};
  return piece;
}

INLINE uint64_t NAME(bits)(__m128i bytes) { return (uint64_t)(uint32_t)_mm_movemask_epi8(bytes); }

INLINE void NAME(note)(NAME(masks) *masks, NAME(piece) piece, int at) {
  __m128i classes = piece.classes;
  __m128i both = _mm_slli_epi16(classes, 7);
  masks->letters |= NAME(bits)(piece.is_letter) << at;
  masks->vowels |= NAME(bits)(piece.is_vowel) << at;
  masks->digits |= NAME(bits)(_mm_slli_epi16(classes, 5)) << at;
  masks->underscores |= NAME(bits)(_mm_slli_epi16(classes, 2)) << at;
  masks->joins_letters |= NAME(bits)(_mm_or_si128(both, _mm_slli_epi16(classes, 3))) << at;
  masks->joins_digits |= NAME(bits)(_mm_or_si128(both, _mm_or_si128(_mm_slli_epi16(classes, 6), _mm_slli_epi16(classes, 4)))) << at;
}

// The two bits of the bytes before a block, at its lower end.
typedef struct {
  uint64_t letters, digits, underscores, joins_letters, joins_digits;
} NAME(before);

INLINE NAME(before) NAME(look_back)(const ubco_carry *carry) {
  NAME(before) before = {0};
  const uint8_t bytes[2] = {carry->before_last, carry->last};
  for (int place = 0; place < 2; place++) {
    uint8_t byte = bytes[place];
    uint64_t bit = 1ull << place;
    if ((uint8_t)((byte | 0x20) - 'a') < 26) before.letters |= bit;
    if ((uint8_t)(byte - '0') < 10) before.digits |= bit;
    if (byte == '_') before.underscores |= bit;
    if (byte == '\'' || byte == '.' || byte == ':') before.joins_letters |= bit;
    if (byte == '\'' || byte == '.' || byte == ',' || byte == ';') before.joins_digits |= bit;
  }
  return before;
}

// The number of words that begin in the block, less the lone underscores that end in it.
INLINE int64_t NAME(word_starts)(const NAME(masks) *block, NAME(before) *before) {
#define BACK(mask, places) (block->mask << (places) | before->mask >> (2 - (places)))
  uint64_t word = block->letters | block->digits | block->underscores;
  uint64_t word_1 = BACK(letters, 1) | BACK(digits, 1) | BACK(underscores, 1);
  uint64_t word_2 = BACK(letters, 2) | BACK(digits, 2) | BACK(underscores, 2);
  uint64_t joined = (block->letters & BACK(joins_letters, 1) & BACK(letters, 2))
    | (block->digits & BACK(joins_digits, 1) & BACK(digits, 2));
  uint64_t starts = word & ~word_1 & ~joined;
  uint64_t alone = BACK(underscores, 1) & ~word & ~word_2;
  before->letters = block->letters >> 62;
  before->digits = block->digits >> 62;
  before->underscores = block->underscores >> 62;
  before->joins_letters = block->joins_letters >> 62;
  before->joins_digits = block->joins_digits >> 62;
  return (int64_t)__builtin_popcountll(starts) - (int64_t)__builtin_popcountll(alone);
#undef BACK
}

// Loads a block, and returns whether it and the byte after it are ASCII.
INLINE int NAME(load)(const uint8_t *input, __m128i *pieces) {
  for (int piece = 0; piece < 4; piece++) pieces[piece] = _mm_loadu_si128((const __m128i *)(input + 16 * piece));
  __m128i all = _mm_or_si128(_mm_or_si128(pieces[0], pieces[1]), _mm_or_si128(pieces[2], pieces[3]));
  return _mm_movemask_epi8(all) == 0 && input[64] < 0x80;
}

__attribute__((target(INSTRUCTIONS))) static ubco_progress NAME(encode)(
  const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  // b→c c→d d→f f→g g→h h→j j→k k→l l→m m→n n→p | p→q q→r r→s s→t t→v v→w w→x x→y y→z z→b
  const __m128i low = _mm_setr_epi8(0, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 2, 0);
  const __m128i high = _mm_setr_epi8(1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 'b' - 'z', 0, 0, 0, 0, 0);
  NAME(before) before = NAME(look_back)(carry);
  uint8_t *const start = output;
  int64_t words = 0;
  size_t read = 0;
  for (; read + 64 < count; read += 64) {
    __m128i loaded[4];
    if (!NAME(load)(input + read, loaded)) break;
    NAME(masks) masks = {0};
    for (int piece = 0; piece < 4; piece++) {
      NAME(piece) shifted = NAME(shift)(loaded[piece], low, high);
      NAME(note)(&masks, shifted, 16 * piece);
      unsigned vowels = (unsigned)NAME(bits)(shifted.is_vowel);
      unsigned first = vowels & 0xFF, second = vowels >> 8;
      __m128i doubling = _mm_load_si128((const __m128i *)ubco_doubling[first]);
      _mm_storeu_si128((__m128i *)output, _mm_shuffle_epi8(shifted.bytes, doubling));
      output += 8 + __builtin_popcount(first);
      doubling = _mm_load_si128((const __m128i *)ubco_doubling[second]);
      _mm_storeu_si128((__m128i *)output, _mm_shuffle_epi8(_mm_unpackhi_epi64(shifted.bytes, shifted.bytes), doubling));
      output += 8 + __builtin_popcount(second);
    }
    words += NAME(word_starts)(&masks, &before);
  }
  if (read > 0) {
    carry->words += (uint64_t)words;
    carry->before_last = input[read - 2];
    carry->last = input[read - 1];
  }
  ubco_progress progress = {read, (size_t)(output - start)};
  return progress;
}

__attribute__((target(INSTRUCTIONS))) static ubco_progress NAME(decode)(
  const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  const __m128i low = _mm_setr_epi8(0, 0, 'z' - 'b', -1, -1, 0, -2, -1, -1, 0, -2, -1, -1, -1, -1, 0);
  const __m128i high = _mm_setr_epi8(-2, -1, -1, -1, -1, 0, -2, -1, -1, -1, -1, 0, 0, 0, 0, 0);
  NAME(before) before = NAME(look_back)(carry);
  __m128i last = _mm_insert_epi16(_mm_setzero_si128(), carry->vowel << 8, 7);
  uint8_t *const start = output;
  int64_t words = 0;
  size_t read = 0;
  for (; read + 64 < count; read += 64) {
    __m128i loaded[4];
    if (!NAME(load)(input + read, loaded)) break;
    NAME(masks) masks = {0};
    NAME(piece) shifted[4];
    uint64_t same = 0;
    for (int piece = 0; piece < 4; piece++) {
      shifted[piece] = NAME(shift)(loaded[piece], low, high);
      NAME(note)(&masks, shifted[piece], 16 * piece);
      __m128i moved = _mm_alignr_epi8(loaded[piece], last, 15);
      same |= NAME(bits)(_mm_and_si128(_mm_cmpeq_epi8(moved, loaded[piece]), shifted[piece].is_vowel)) << (16 * piece);
      last = loaded[piece];
    }
    // In a run of one vowel, every second one is a double.
    uint64_t doubles = same & ~(same << 1);
    for (uint64_t more = doubles; more != 0; doubles |= more) more = (((more << 1) & same) << 1) & same & ~doubles;
    for (int eighth = 0; eighth < 8; eighth++) {
      unsigned dropped = (doubles >> (8 * eighth)) & 0xFF;
      __m128i bytes = shifted[eighth / 2].bytes;
      if (eighth % 2) bytes = _mm_unpackhi_epi64(bytes, bytes);
      __m128i keeping = _mm_loadl_epi64((const __m128i *)ubco_keeping[dropped]);
      _mm_storel_epi64((__m128i *)output, _mm_shuffle_epi8(bytes, keeping));
      output += 8 - __builtin_popcount(dropped);
    }
    // A vowel that was dropped as a double does not make the next one a double.
    carry->vowel = (masks.vowels & ~doubles) >> 63 ? input[read + 63] : 0;
    last = _mm_insert_epi16(_mm_setzero_si128(), carry->vowel << 8, 7);
    words += NAME(word_starts)(&masks, &before);
  }
  if (read > 0) {
    carry->words += (uint64_t)words;
    carry->before_last = input[read - 2];
    carry->last = input[read - 1];
  }
  ubco_progress progress = {read, (size_t)(output - start)};
  return progress;
}

#undef INLINE
