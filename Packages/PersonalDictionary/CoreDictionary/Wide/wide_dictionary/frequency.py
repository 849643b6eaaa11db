"""How often words are used, on the Zipf scale: 3 is rare, 7 the commonest. Needs wordfreq from PyPI."""

from math import log10

import wordfreq

CODES = {"eng": "en", "spa": "es", "rus": "ru", "deu": "de", "fra": "fr", "ita": "it", "por": "pt"}
# A phrase is rarer than its rarest word.
PHRASE_STEP = 1.5


class Frequencies:
    """The frequencies of the seven languages, without case."""

    def __init__(self):
        self.of_language = {
            language: {word: log10(share) + 9 for word, share in wordfreq.get_frequency_dict(code, "best").items()}
            for language, code in CODES.items()
        }

    def zipf(self, language, word):
        """The frequency of a word or phrase; 0 for one with a part that is never used."""
        known = self.of_language[language]
        word = word.lower()
        if word in known:
            return known[word]
        parts = word.replace("-", " ").replace("'", " ").split()
        if len(parts) < 2:
            return 0.0
        return max(0.0, min(known.get(part, 0.0) for part in parts) - PHRASE_STEP)
