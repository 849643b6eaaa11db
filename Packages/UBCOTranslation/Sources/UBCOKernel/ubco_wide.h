// The translation of a whole block of 64 bytes, by instructions that expand and compress the bytes of a vector by a mask (AVX-512 VBMI2).

#define WIDE_TARGET "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,bmi,bmi2,popcnt"
#define WIDE static inline __attribute__((always_inline, target(WIDE_TARGET)))

// One bit for each byte of a block.
typedef struct {
  uint64_t letters, digits, underscores, joins_letters, joins_digits;
} wide_masks;

WIDE wide_masks wide_classify(__m512i bytes, uint64_t letters) {
  const __m128i low = _mm_setr_epi8(4, 4, 4, 4, 4, 4, 4, 4 | 1, 4, 4, 16, 8, 2, 0, 1, 32);
  const __m128i high = _mm_setr_epi8(0, 0, 1 | 2, 4 | 8 | 16, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  __m512i half = _mm512_and_si512(_mm512_srli_epi16(bytes, 4), _mm512_set1_epi8(0x0F));
  __m512i classes = _mm512_and_si512(
    _mm512_shuffle_epi8(_mm512_broadcast_i32x4(low), bytes), _mm512_shuffle_epi8(_mm512_broadcast_i32x4(high), half));
  wide_masks masks = {
    letters, _mm512_test_epi8_mask(classes, _mm512_set1_epi8(4)), _mm512_test_epi8_mask(classes, _mm512_set1_epi8(32)),
    _mm512_test_epi8_mask(classes, _mm512_set1_epi8(1 | 16)), _mm512_test_epi8_mask(classes, _mm512_set1_epi8(1 | 2 | 8))};
  return masks;
}

// The number of words that begin in the block, less the lone underscores that end in it; `before` has the masks of the previous block.
WIDE int64_t wide_word_starts(wide_masks block, wide_masks before) {
#define BACK(mask, places) (block.mask << (places) | before.mask >> (64 - (places)))
  uint64_t word = block.letters | block.digits | block.underscores;
  uint64_t past = before.letters | before.digits | before.underscores;
  uint64_t word_1 = word << 1 | past >> 63, word_2 = word << 2 | past >> 62;
  uint64_t joined = (block.letters & BACK(joins_letters, 1) & BACK(letters, 2)) | (block.digits & BACK(joins_digits, 1) & BACK(digits, 2));
  uint64_t alone = BACK(underscores, 1) & ~word & ~word_2;
  return (int64_t)__builtin_popcountll(word & ~word_1 & ~joined) - (int64_t)__builtin_popcountll(alone);
#undef BACK
}

WIDE wide_masks wide_look_back(const ubco_carry *carry) {
  const uint8_t bytes[2] = {carry->before_last, carry->last};
  wide_masks before = {0};
  for (int place = 0; place < 2; place++) {
    uint8_t byte = bytes[place];
    uint64_t bit = 1ull << (62 + place);
    if ((uint8_t)((byte | 0x20) - 'a') < 26) before.letters |= bit;
    if ((uint8_t)(byte - '0') < 10) before.digits |= bit;
    if (byte == '_') before.underscores |= bit;
    if (byte == '\'' || byte == '.' || byte == ':') before.joins_letters |= bit;
    if (byte == '\'' || byte == '.' || byte == ',' || byte == ';') before.joins_digits |= bit;
  }
  return before;
}

// Writes the bytes of half a block, those of the mask's set bits twice.
WIDE uint8_t *wide_double(__m256i bytes, uint32_t vowels, uint8_t *output) {
  const uint64_t even = 0x5555555555555555ull;
  // Each byte has two places; the second one is kept for vowels.
  uint64_t places = even | _pdep_u64(vowels, ~even);
  uint64_t firsts = _pext_u64(even, places);
  __m512i spread = _mm512_maskz_expand_epi8(firsts, _mm512_castsi256_si512(bytes));
  __m512i seconds = _mm512_castsi256_si512(_mm256_maskz_compress_epi8(vowels, bytes));
  uint64_t doubled = _pext_u64(~even, places);
  _mm512_storeu_si512(output, _mm512_mask_expand_epi8(spread, doubled, seconds));
  return output + 32 + __builtin_popcount(vowels);
}

__attribute__((target(WIDE_TARGET))) static ubco_progress encode_wide(
  const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  const __m512i steps = _mm512_castsi256_si512(_mm256_setr_epi8(
    0, 0, 1, 1, 2, 0, 1, 1, 2, 0, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 'b' - 'z', 0, 0, 0, 0, 0));
  const __m512i table = _mm512_inserti64x4(steps, _mm512_castsi512_si256(steps), 1);
  wide_masks before = wide_look_back(carry);
  uint8_t *const start = output;
  int64_t words = 0;
  size_t read = 0;
  for (; read + 64 < count; read += 64) {
    __m512i bytes = _mm512_loadu_si512(input + read);
    if (_mm512_movepi8_mask(bytes) != 0 || input[read + 64] >= 0x80) break;
    __m512i small = _mm512_or_si512(bytes, _mm512_set1_epi8(0x20));
    uint64_t letters = _mm512_cmplt_epu8_mask(_mm512_sub_epi8(small, _mm512_set1_epi8('a')), _mm512_set1_epi8(26));
    __m512i step = _mm512_maskz_permutexvar_epi8(letters, bytes, table);
    uint64_t vowels = letters & _mm512_testn_epi8_mask(step, step);
    __m512i shifted = _mm512_add_epi8(bytes, step);
    output = wide_double(_mm512_castsi512_si256(shifted), (uint32_t)vowels, output);
    output = wide_double(_mm512_extracti64x4_epi64(shifted, 1), (uint32_t)(vowels >> 32), output);
    wide_masks masks = wide_classify(bytes, letters);
    words += wide_word_starts(masks, before);
    before = masks;
  }
  if (read > 0) {
    carry->words += (uint64_t)words;
    carry->before_last = input[read - 2];
    carry->last = input[read - 1];
  }
  return (ubco_progress){read, (size_t)(output - start)};
}

__attribute__((target(WIDE_TARGET))) static ubco_progress decode_wide(
  const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  const __m512i steps = _mm512_castsi256_si512(_mm256_setr_epi8(
    0, 0, 'z' - 'b', -1, -1, 0, -2, -1, -1, 0, -2, -1, -1, -1, -1, 0, -2, -1, -1, -1, -1, 0, -2, -1, -1, -1, -1, 0, 0, 0, 0, 0));
  const __m512i table = _mm512_inserti64x4(steps, _mm512_castsi512_si256(steps), 1);
  const __m512i rotation = _mm512_add_epi8(_mm512_set1_epi8(-1), _mm512_set_epi8(
    63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33, 32,
    31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0));
  wide_masks before = wide_look_back(carry);
  uint8_t *const start = output;
  int64_t words = 0;
  size_t read = 0;
  for (; read + 64 < count; read += 64) {
    __m512i bytes = _mm512_loadu_si512(input + read);
    if (_mm512_movepi8_mask(bytes) != 0 || input[read + 64] >= 0x80) break;
    __m512i small = _mm512_or_si512(bytes, _mm512_set1_epi8(0x20));
    uint64_t letters = _mm512_cmplt_epu8_mask(_mm512_sub_epi8(small, _mm512_set1_epi8('a')), _mm512_set1_epi8(26));
    __m512i step = _mm512_maskz_permutexvar_epi8(letters, bytes, table);
    uint64_t vowels = letters & _mm512_testn_epi8_mask(step, step);
    __m512i moved = _mm512_mask_set1_epi8(_mm512_permutexvar_epi8(rotation, bytes), 1, (char)carry->vowel);
    uint64_t same = vowels & _mm512_cmpeq_epi8_mask(moved, bytes);
    // In a run of one vowel, every second one is a double.
    uint64_t doubles = same & ~(same << 1);
    for (uint64_t more = doubles; more != 0; doubles |= more) more = (((more << 1) & same) << 1) & same & ~doubles;
    _mm512_storeu_si512(output, _mm512_maskz_compress_epi8(~doubles, _mm512_add_epi8(bytes, step)));
    output += 64 - __builtin_popcountll(doubles);
    carry->vowel = (vowels & ~doubles) >> 63 ? input[read + 63] : 0;
    wide_masks masks = wide_classify(bytes, letters);
    words += wide_word_starts(masks, before);
    before = masks;
  }
  if (read > 0) {
    carry->words += (uint64_t)words;
    carry->before_last = input[read - 2];
    carry->last = input[read - 1];
  }
  return (ubco_progress){read, (size_t)(output - start)};
}
