"""Chooses the words of each row, and the rows that can be trusted, and writes them as a table."""

from collections import Counter
from copy import copy
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
# *Newton* is a name and a unit.
MOST_SENSES_OF_NAMES = 0.05
# The program shows rows of so few editions last.
MOST_EDITIONS_OF_RARE = 3
# Two alike words of two languages help nobody unless they are met: *abruzzais, abruzzese*.
ROMANCE = {"spa", "fra", "ita", "por"}
LEAST_ZIPF_OF_ROMANCE_PAIR = 3.0
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
        self.refused = {(language, word) for language, word, *other in refused if not other}
        self.refused_beside = {}
        for language, word, *other in refused:
            if other:
                self.refused_beside.setdefault((language, word), set()).add(tuple(other))
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
        chosen, candidates = {}, {}
        for word, (languages, strength, able, seen, editions) in evidence.items():
            spelling = self.spelling(word, word_class, kind)
            sure = confidence(languages, strength, able, editions)
            if spelling is None or not self.is_of_class(word) or (language, spelling) in self.refused:
                continue
            if len(spelling) > 2 and sure > candidates.get(spelling, (0, 0))[1]:
                candidates[spelling] = (word, sure, seen)
            if sure < LEAST_CONFIDENCE:
                continue
            if self.frequencies.zipf(language, spelling) <= 0 and editions < 2:
                continue
            if not self.is_headword(language, spelling, row_editions):
                continue
            chosen[spelling] = max(sure, chosen.get(spelling, 0))
        return Cell(language, word_class, chosen, candidates, self.frequencies)

    def part(self, cells):
        """Takes away the words that people refused beside another word of the row."""
        shown = {(language, word) for language, cell in cells.items() for word in cell.words}
        for language, cell in cells.items():
            for word in [word for word in cell.candidates if not shown.isdisjoint(self.refused_beside.get((language, word), ()))]:
                cell.remove(word)

    def line(self, row, links):
        """The table's row for a merged row, or `None`."""
        kinds = [(count, kind) for kind, count in row.kinds.items() if kind != "unknown"]
        if not kinds or row.names > MOST_SENSES_OF_NAMES * row.senses:
            return None
        kind = max(kinds)[1]
        word_class = CLASSES.get(kind, "o")
        cells = {
            language: self.cell(language, found, word_class, kind, len(row.editions - {"jpn"}))
            for language, found in row.evidence(links).items()
        }
        self.part(cells)
        candidates = {language: cell.candidates for language, cell in cells.items() if cell.candidates}
        cells = {language: cell for language, cell in cells.items() if cell.words}
        if not cells or len(cells.keys() | candidates.keys()) < 2:
            return None
        zipfs = sorted((self.frequencies.zipf(language, cell.words[0]) for language, cell in cells.items()), reverse=True)
        return Line(kind, cells, candidates, row.editions, zipfs)


class Cell:
    """The words of one language in a row: those that are shown, the best first, and less sure ones."""

    def __init__(self, language, word_class, chosen, candidates, frequencies):
        self.words, self.spare, self.candidates = [], [], candidates
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


    def remove(self, word):
        self.candidates.pop(word, None)
        self.words = [other for other in self.words if other != word]
        self.spare = [(sure, other) for sure, other in self.spare if other != word]


class Line:
    """A row as the table has it."""

    def __init__(self, kind, cells, candidates, editions, zipfs):
        self.kind = kind
        # All that the editions say about each language's word: its number, how sure it is, and how often it was seen.
        self.candidates = candidates
        self.all_editions = editions
        self.cells = {language: cell.words for language, cell in cells.items()}
        self.spare = {language: cell.spare for language, cell in cells.items() if cell.spare}
        self.editions = len(editions - {"jpn"})
        self.zipf = zipfs[len(zipfs) // 2]
        self.greatest_zipf = zipfs[0]
        self.confidence = sum(cell.confidence for cell in cells.values()) / len(cells)

    def is_trusted(self):
        """Whether enough editions agree, surely enough, on a meaning that is used at all."""
        if len(self.cells) < 2 or self.greatest_zipf < LEAST_ZIPF or self.editions < LEAST_EDITIONS:
            return False
        if self.kind in FUNCTION_KINDS and self.editions < 4:
            return False
        if len(self.cells) == 2 and ROMANCE.issuperset(self.cells) and self.greatest_zipf < LEAST_ZIPF_OF_ROMANCE_PAIR:
            return False
        return self.confidence >= LEAST_MEAN_CONFIDENCE.get(self.editions, 0)

    def rare(self, without):
        """A line that is shown last, with the words of this one in all languages but one."""
        line = copy(self)
        line.cells = {language: list(cell) for language, cell in self.cells.items() if language != without}
        line.editions = min(self.editions, MOST_EDITIONS_OF_RARE)
        return line

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
