// Shuffles of eight bytes by a mask of eight bits, worked out by the compiler.

// The place in eight bytes that comes to place `k` of the output, when byte `i` of the mask's set bits is there twice: the bytes before
// place `i` take `i` places and one more for each set bit below.
#define ONES(m) (((m) & 1) + ((m) >> 1 & 1) + ((m) >> 2 & 1) + ((m) >> 3 & 1) + ((m) >> 4 & 1) + ((m) >> 5 & 1) + ((m) >> 6 & 1) + ((m) >> 7 & 1))
#define BELOW(m, i) ((m) & ((1 << (i)) - 1))
#define DOUBLED_START(m, i) ((i) + ONES(BELOW(m, i)))
#define KEPT_START(m, i) ((i) - ONES(BELOW(m, i)))

// The last of eight bytes that begins at or before place `k`.
#define AT_DOUBLED(m, k)                                                                                                         \
  ((k) >= 8 + ONES(m) ? 0x80                                                                                                     \
    : (k) >= DOUBLED_START(m, 7) ? 7 : (k) >= DOUBLED_START(m, 6) ? 6 : (k) >= DOUBLED_START(m, 5) ? 5                           \
    : (k) >= DOUBLED_START(m, 4) ? 4 : (k) >= DOUBLED_START(m, 3) ? 3 : (k) >= DOUBLED_START(m, 2) ? 2                           \
    : (k) >= DOUBLED_START(m, 1) ? 1 : 0)

// The byte that is kept and comes to place `k`.
#define IS_KEPT(m, i, k) (!((m) >> (i) & 1) && KEPT_START(m, i) == (k))
#define AT_KEPT(m, k)                                                                                                            \
  (IS_KEPT(m, 0, k) ? 0 : IS_KEPT(m, 1, k) ? 1 : IS_KEPT(m, 2, k) ? 2 : IS_KEPT(m, 3, k) ? 3 : IS_KEPT(m, 4, k) ? 4              \
    : IS_KEPT(m, 5, k) ? 5 : IS_KEPT(m, 6, k) ? 6 : IS_KEPT(m, 7, k) ? 7 : 0x80)

#define DOUBLED(m)                                                                                                               \
  {AT_DOUBLED(m, 0), AT_DOUBLED(m, 1), AT_DOUBLED(m, 2), AT_DOUBLED(m, 3), AT_DOUBLED(m, 4), AT_DOUBLED(m, 5),                   \
   AT_DOUBLED(m, 6), AT_DOUBLED(m, 7), AT_DOUBLED(m, 8), AT_DOUBLED(m, 9), AT_DOUBLED(m, 10), AT_DOUBLED(m, 11),                 \
   AT_DOUBLED(m, 12), AT_DOUBLED(m, 13), AT_DOUBLED(m, 14), AT_DOUBLED(m, 15)}
#define KEPT(m)                                                                                                                  \
  {AT_KEPT(m, 0), AT_KEPT(m, 1), AT_KEPT(m, 2), AT_KEPT(m, 3), AT_KEPT(m, 4), AT_KEPT(m, 5), AT_KEPT(m, 6), AT_KEPT(m, 7)}

#define FOUR(entry, m) entry(m), entry(m + 1), entry(m + 2), entry(m + 3)
#define SIXTEEN(entry, m) FOUR(entry, m), FOUR(entry, m + 4), FOUR(entry, m + 8), FOUR(entry, m + 12)
#define ALL(entry)                                                                                                               \
  SIXTEEN(entry, 0), SIXTEEN(entry, 16), SIXTEEN(entry, 32), SIXTEEN(entry, 48), SIXTEEN(entry, 64), SIXTEEN(entry, 80),         \
    SIXTEEN(entry, 96), SIXTEEN(entry, 112), SIXTEEN(entry, 128), SIXTEEN(entry, 144), SIXTEEN(entry, 160), SIXTEEN(entry, 176), \
    SIXTEEN(entry, 192), SIXTEEN(entry, 208), SIXTEEN(entry, 224), SIXTEEN(entry, 240)

// The bytes of the mask's set bits come twice.
static const uint8_t ubco_doubling[256][16] __attribute__((aligned(16))) = {ALL(DOUBLED)};
// The bytes of the mask's set bits are left out.
static const uint8_t ubco_keeping[256][8] __attribute__((aligned(16))) = {ALL(KEPT)};
