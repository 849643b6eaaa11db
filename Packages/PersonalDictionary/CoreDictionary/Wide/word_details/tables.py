"""Reads the tables of the dictionary: which headwords each language has, and in which rows."""

import glob
import os
from collections import defaultdict

CODES = ["en", "es", "ru", "de", "fr", "it", "pt"]
# The languages that Wiktionary has an edition of in WikDict.
EDITIONS = {"en": "eng", "de": "deu", "fr": "fra", "it": "ita", "pt": "por"}


class Row:
    """One meaning: its part of speech, and the words of each language."""

    __slots__ = ("kind", "cells")

    def __init__(self, kind, cells):
        self.kind = kind
        self.cells = cells


def lines(path):
    """The fields of each line of a table."""
    with open(path, encoding="utf-8") as table:
        for line in table:
            if line.strip() and not line.startswith("#"):
                yield line.rstrip("\n").split("\t")


def rows(path):
    for fields in lines(path):
        cells = (field.split("|") if field else [] for field in fields[1:8])
        yield Row(fields[0], dict(zip(CODES, cells)))


def all_rows(data):
    """For each language the rows that its headwords are answered from, in the order of the tables."""
    shared = [os.path.join(data, name + "-dictionary.tsv") for name in ("core", "wide")]
    shared.insert(0, os.path.join(data, "everyday.tsv"))
    for folder in ("Meanings", "Phrases"):
        shared += sorted(glob.glob(os.path.join(data, folder, "*.tsv")))
    of_all = [row for path in shared for row in rows(path)]
    return {code: list(rows(os.path.join(data, "Answers", code + ".tsv"))) + of_all for code in CODES}


def headwords(rows_of_language, code):
    """The rows of each headword and part of speech of a language."""
    found = defaultdict(list)
    for row in rows_of_language:
        for word in row.cells[code]:
            found[word, row.kind].append(row)
    return found
