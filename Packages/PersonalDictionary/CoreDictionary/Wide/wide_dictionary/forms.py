"""Which words are inflected forms: they are no headwords unless many editions say so. Needs simplemma from PyPI."""

import simplemma

from frequency import CODES


def base(language, word):
    """The base form of a word, the word itself when it is one."""
    if " " in word:
        return word
    return simplemma.lemmatize(word, lang=CODES[language])
