"""Parses the entries of JMdict, which backs translations by way of Japanese."""

import re
import unicodedata

from dictd import entries
from wikdict import split_translations

CLASS_LINE = re.compile(
    r"^\((?:noun|nouns|Godan|Ichidan|Nidan|Yodan|Kuru|adverb|adject|expression|suru|intransitive|transitive|interj"
    r"|suffix|prefix|pre-noun|conj|counter|pronoun|particle|auxil|numeric|proper|irregular)[^\n]*\)$"
)
IDEOGRAPH = re.compile("[\u4e00-\u9fff]")


def part_of_speech(line):
    if re.match(r"^\(nouns?\b", line):
        return "noun"
    if "adverb" in line:
        return "adverb"
    if "verb" in line:
        return "verb"
    if "adjectiv" in line:
        return "adjective"
    return None


def without_labels(line):
    line = re.sub(r"\{[^}]*\}|\[[a-zA-Z0-9 ,.]*\]", "", line)
    # A note is glued to the first translation: nothing after it can be trusted.
    return "" if "Note:" in line else line


def parsed(path):
    """Each sense of a dictionary: Japanese writing, part of speech, its place in the entry, translations, glosses."""
    for text in entries(path):
        lines = unicodedata.normalize("NFC", text).split("\n")
        head = re.sub(r" /[^/]*/|\[[^\]]*\]|\([^)]*\)", "", lines[0])
        writings = [writing.strip() for writing in head.split(",") if IDEOGRAPH.search(writing)]
        if not writings:
            continue
        kind, place, found = None, 0, []
        for line in map(str.strip, lines[1:]):
            numbered = re.match(r"^(\d+)\. ?(.*)$", line)
            if numbered:
                place, line = int(numbered.group(1)) - 1, numbered.group(2).strip()
            if CLASS_LINE.match(line):
                kind = kind or part_of_speech(line)
                continue
            for part in re.split(r"\(\d+\)", without_labels(line)):
                translations = split_translations(part)
                if translations:
                    found.append((max(place, len(found)), translations))
        if kind:
            for place, translations in found:
                yield writings[0], kind, place, translations, []
