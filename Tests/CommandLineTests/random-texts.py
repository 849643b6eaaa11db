#!/usr/bin/env python3
"""random-texts COUNT SEED: writes so many texts, a line each, of pieces that have their own rules somewhere."""
import random
import sys

PIECES = [
    *"abcdeiouzAEIOUZBxy", *"019", "12", " ", " ", " ", "\t", "_", "__", *".,'\":;-!", "é", "e\u0301", "\u0301", "\u200d", "\ufe0f", "\u00ad",
    "\u0600", "\u212a", "ß", "ç", "\uff21", "\uff11", "Привет", "д", "你好", "世", "界", "の", "ひら", "カタ", "カ", "ー", "ไทย", "คน", "한국",
    "א", "ש", "ع", "़", "क्", "๑", "🙂", "👩\u200d👩\u200d👧", "🇩🇪", "Ⓜ", "ℹ", "〇", "々", "\U0001f3fd", "UBCO ", "aa", "oo", "\ufeff",
]

count, seed = map(int, sys.argv[1:])
random.seed(seed)
sys.stdout.reconfigure(encoding="utf-8", newline="\n")
for _ in range(count):
    print("".join(random.choices(PIECES, k=random.randint(0, 12))))
