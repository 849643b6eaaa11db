#include "ubco_kernel.h"

#if defined(__x86_64__)

#include <immintrin.h>

#include "ubco_tables.h"

#define INSTRUCTIONS "ssse3,popcnt"
#define NAME(name) name##_ssse3
#include "ubco_vectors.h"
#undef INSTRUCTIONS
#undef NAME

#define INSTRUCTIONS "avx2,bmi,bmi2,popcnt"
#define NAME(name) name##_avx2
#include "ubco_vectors.h"
#undef INSTRUCTIONS
#undef NAME

#include "ubco_wide.h"

ubco_vectors ubco_available_vectors(void) {
  if (!__builtin_cpu_supports("ssse3") || !__builtin_cpu_supports("popcnt")) return UBCO_NO_VECTORS;
  int is_newer = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
  if (!is_newer) return UBCO_SSSE3;
  int is_wide = __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")
    && __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2");
  return is_wide ? UBCO_AVX512 : UBCO_AVX2;
}

ubco_progress ubco_encode(ubco_vectors vectors, const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  switch (vectors) {
  case UBCO_AVX512: return encode_wide(input, count, output, carry);
  case UBCO_AVX2: return encode_avx2(input, count, output, carry);
  case UBCO_SSSE3: return encode_ssse3(input, count, output, carry);
  default: return (ubco_progress){0, 0};
  }
}

ubco_progress ubco_decode(ubco_vectors vectors, const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  switch (vectors) {
  case UBCO_AVX512: return decode_wide(input, count, output, carry);
  case UBCO_AVX2: return decode_avx2(input, count, output, carry);
  case UBCO_SSSE3: return decode_ssse3(input, count, output, carry);
  default: return (ubco_progress){0, 0};
  }
}

#else

ubco_vectors ubco_available_vectors(void) { return UBCO_NO_VECTORS; }

ubco_progress ubco_encode(ubco_vectors vectors, const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  return (ubco_progress){0, 0};
}

ubco_progress ubco_decode(ubco_vectors vectors, const uint8_t *input, size_t count, uint8_t *output, ubco_carry *carry) {
  return (ubco_progress){0, 0};
}

#endif
