"""Chooses the words of each row, and the rows that can be trusted, and writes them as a table."""

from collections import Counter
from math import exp, log, sqrt

import forms
import grammar
from links import TARGETS
from senses import CLASSES

# Fitted once against dictionaries that people wrote: how often they have a word that `languages` of a row lead to with this
# mean strength, and that so many editions give themselves.
BASE, EACH_LANGUAGE, STRENGTH, EACH_EDITION = -2.83, 0.55, 2.70, 0.32
LEAST_CONFIDENCE = 0.36
LEAST_OF_FURTHER_WORDS = 0.5
LEAST_SHARE_OF_BEST = 0.62
MOST_WORDS = 3
MOST_WORDS_WITH_SPARE = 5
LEAST_EDITIONS_OF_HOME = 3
LEAST_ZIPF = 2.0
FUNCTION_KINDS = {"pronoun", "preposition", "conjunction", "particle", "determiner", "article"}
# A row of few editions must be surer than one of many.
LEAST_EDITIONS = 2
LEAST_MEAN_CONFIDENCE = {2: 0.66, 3: 0.60, 4: 0.52}
# An inflected form has an entry of its own only where so many editions have one: *glasses*, but not *steuern* for *Steuern*.
LEAST_EDITIONS_OF_FORM = 6
LEAST_EDITIONS_OF_SHORT_WORD = 4


def confidence(languages, strength, able, editions):
    """How sure a word of a row is."""
    mean = strength / able if able else 0.0
    value = BASE + EACH_LANGUAGE * log(languages + 0.5) + STRENGTH * sqrt(mean) + EACH_EDITION * min(editions, 4)
    return 1 / (1 + exp(-value))


class Chooser:
    """Turns rows into lines of the table."""

    def __init__(self, words, senses, frequencies, hand_made, refused):
        self.words = words
        self.frequencies = frequencies
        self.hand_made = hand_made
        self.refused = refused
        self.uses = Counter(word for sense in senses for cell in sense.words.values() for word in cell)
        self.uses_of_spelling = Counter()
        self.capitals = {}
        for word, count in self.uses.items():
            language, spelling = words.language[word], words.spelling[word]
            if language in TARGETS:
                key = (language, spelling)
                self.uses_of_spelling[key] = max(self.uses_of_spelling[key], count)
                if language == "deu" and words.word_class[word] == "n" and spelling[0].isupper():
                    self.capitals.setdefault(spelling.lower(), spelling)

    def is_of_class(self, word):
        """Whether the spelling is used in this class, not only once by mistake: *interrogar* is no noun."""
        key = (self.words.language[word], self.words.spelling[word])
        return self.uses[word] >= 0.12 * self.uses_of_spelling[key]

    def spelling(self, word, word_class, kind):
        """The word as a headword is written, or `None`."""
        language = self.words.language[word]
        spelling = grammar.mended(self.words.spelling[word], language, word_class, self.capitals)
        if spelling and kind == "noun" and language != "deu" and spelling[0].isupper() and not spelling[1:2].isupper():
            small = spelling[0].lower() + spelling[1:]
            if self.uses_of_spelling[language, small] >= 0.3 * self.uses_of_spelling[language, spelling]:
                return small
        return spelling

    def is_headword(self, language, spelling, editions):
        """Whether so many editions are enough for a row to have this word."""
        if (language, spelling) in self.refused:
            return False
        if editions < LEAST_EDITIONS_OF_SHORT_WORD and len(spelling) <= 2:
            return False
        base = forms.base(language, spelling)
        if base.lower() == spelling.lower():
            return True
        # An entry of its own would hide the base form: *negras* is *negro*. English words in -ing and -ed are worth one.
        if language != "eng" and self.hand_made.has(language, base):
            return False
        return editions >= LEAST_EDITIONS_OF_FORM or self.frequencies.zipf(language, base) < 2

    def cell(self, language, evidence, word_class, kind, row_editions):
        """The words that the evidence gives a cell."""
        chosen = {}
        for word, (languages, strength, able, _, editions) in evidence.items():
            spelling = self.spelling(word, word_class, kind)
            sure = confidence(languages, strength, able, editions)
            if spelling is None or sure < LEAST_CONFIDENCE or not self.is_of_class(word):
                continue
            if self.frequencies.zipf(language, spelling) <= 0 and editions < 2:
                continue
            if not self.is_headword(language, spelling, row_editions):
                continue
            chosen[spelling] = max(sure, chosen.get(spelling, 0))
        return Cell(language, word_class, chosen, self.frequencies)

    def line(self, row, links):
        """The table's row for a merged row, or `None`."""
        kinds = [(count, kind) for kind, count in row.kinds.items() if kind != "unknown"]
        if not kinds or row.names:
            return None
        kind = max(kinds)[1]
        word_class = CLASSES.get(kind, "o")
        editions = len(row.editions - {"jpn"})
        cells = {
            language: self.cell(language, found, word_class, kind, editions)
            for language, found in row.evidence(links).items()
        }
        cells = {language: cell for language, cell in cells.items() if cell.words}
        if len(cells) < 2:
            return None
        zipfs = sorted((self.frequencies.zipf(language, cell.words[0]) for language, cell in cells.items()), reverse=True)
        return Line(kind, cells, editions, zipfs)


class Cell:
    """The words of one language in a row: those that are shown, the best first, and less sure ones."""

    def __init__(self, language, word_class, chosen, frequencies):
        self.words, self.spare = [], []
        self.confidence = max(chosen.values(), default=0)
        least = max(LEAST_OF_FURTHER_WORDS, LEAST_SHARE_OF_BEST * self.confidence)
        ranked = sorted(
            (-sure * (0.5 + frequencies.zipf(language, spelling) / 8), spelling) for spelling, sure in chosen.items()
        )
        seen = set()
        for _, spelling in ranked:
            if spelling.lower() in seen or grammar.is_form_of_another(spelling, chosen, language, word_class):
                continue
            seen.add(spelling.lower())
            sure = chosen[spelling]
            if len(self.words) < MOST_WORDS and (sure >= least or sure == self.confidence):
                self.words.append(spelling)
            else:
                self.spare.append((sure, spelling))


class Line:
    """A row as the table has it."""

    def __init__(self, kind, cells, editions, zipfs):
        self.kind = kind
        self.cells = {language: cell.words for language, cell in cells.items()}
        self.spare = {language: cell.spare for language, cell in cells.items() if cell.spare}
        self.editions = editions
        self.zipf = zipfs[len(zipfs) // 2]
        self.greatest_zipf = zipfs[0]
        self.confidence = sum(cell.confidence for cell in cells.values()) / len(cells)

    def is_trusted(self):
        """Whether enough editions agree, surely enough, on a meaning that is used at all."""
        if self.greatest_zipf < LEAST_ZIPF or self.editions < LEAST_EDITIONS:
            return False
        if self.kind in FUNCTION_KINDS and self.editions < 4:
            return False
        return self.confidence >= LEAST_MEAN_CONFIDENCE.get(self.editions, 0)

    def text(self):
        cells = ["|".join(self.cells.get(language, ())) for language in TARGETS]
        return "\t".join([self.kind, *cells, str(self.editions), f"{self.zipf:.2f}"])


def give_homes(lines, hand_made, frequencies):
    """Adds words that no row shows to the row they fit best, behind its other words: a rarer synonym is still a headword."""
    shown = {(language, word.lower()) for line in lines for language, cell in line.cells.items() for word in cell}
    homes = {}
    for line in lines:
        for language, spare in line.spare.items():
            for sure, word in spare:
                key = (language, word)
                if (language, word.lower()) in shown or frequencies.zipf(language, word) < LEAST_ZIPF:
                    continue
                if hand_made.has(language, word):
                    continue
                if key not in homes or sure > homes[key][0]:
                    homes[key] = (sure, line)
    for (language, word), (sure, line) in sorted(homes.items()):
        if len(line.cells[language]) < MOST_WORDS_WITH_SPARE and line.editions >= LEAST_EDITIONS_OF_HOME:
            line.cells[language].append(word)
