"""Compares rows with the tables that people wrote, which always win."""

from collections import Counter

from links import TARGETS
from senses import CLASSES

# A further meaning of a word that is there needs this many editions: it competes with what people chose.
LEAST_EDITIONS_OF_FURTHER_MEANING = 3
WORDS_COMPARED = 2


class HandMade:
    """The words and meanings of the tables written by hand."""

    def __init__(self, paths):
        # The numbers of the rows with a word: of a language and class.
        self.rows_of = {}
        # Every word with the languages it is translated into.
        self.answered = set()
        number = 0
        for path in paths:
            with open(path, encoding="utf-8") as table:
                for line in table:
                    if line.strip() and not line.startswith("#"):
                        self.add(number, line.rstrip("\n").split("\t"))
                        number += 1

    def add(self, number, fields):
        word_class = CLASSES.get(fields[0], "o")
        cells = {language: cell.lower().split("|") for language, cell in zip(TARGETS, fields[1:]) if cell}
        for language, cell in cells.items():
            for word in cell:
                self.rows_of.setdefault((language, word_class, word), set()).add(number)
                self.answered.update((language, word, other) for other in cells if other != language)

    def has(self, language, word):
        """Whether the tables translate the word into any language."""
        return any((language, word.lower(), other) in self.answered for other in TARGETS)

    def knows(self, line):
        """Whether the tables have a meaning with the words of two languages of the line."""
        word_class = CLASSES.get(line.kind, "o")
        shared = Counter()
        for language, cell in line.cells.items():
            rows = (self.rows_of.get((language, word_class, word.lower()), ()) for word in cell)
            shared.update(set().union(*rows))
        return max(shared.values(), default=0) >= 2

    def lacks(self, line):
        """Whether the line answers a word in a direction in which the tables do not."""
        return any(
            (language, word.lower(), other) not in self.answered
            for language, cell in line.cells.items()
            for word in cell[:WORDS_COMPARED]
            for other in line.cells
            if other != language
        )

    def wants(self, line):
        """Whether a line adds something to the tables."""
        if self.lacks(line):
            return True
        return line.editions >= LEAST_EDITIONS_OF_FURTHER_MEANING and not self.knows(line)
