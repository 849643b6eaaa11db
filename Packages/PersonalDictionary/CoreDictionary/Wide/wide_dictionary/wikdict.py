"""Parses the entries of WikDict: a head line, then translations, each followed by its glosses."""

import re
import unicodedata

from dictd import entries

PART_OF_SPEECH = {
    "n": "noun",
    "pn": "proper-noun",
    "v": "verb",
    "modal": "verb",
    "adj": "adjective",
    "participleAdjective": "adjective",
    "ordinalAdjective": "adjective",
    "adv": "adverb",
    "Adverb": "adverb",
    "pronominalAdverb": "adverb",
    "numeral": "numeral",
    "cardinalNumeral": "numeral",
    "indefiniteCardinalNumeral": "numeral",
    "numeralFraction": "noun",
    "interjection": "interjection",
    "preposition": "preposition",
    "postposition": "preposition",
    "conjunction": "conjunction",
    "proverb": "phrase",
    "phraseologicalUnit": "phrase",
    "idiom": "phrase",
    "acronym": "noun",
    "abbreviation": "abbreviation",
    "particle": "particle",
    "determiner": "determiner",
    "possessiveAdjective": "determiner",
    "article": "article",
    "suffix": None,
    "prefix": None,
    "affix": None,
    "symbol": None,
    "letter": None,
}

HEAD = re.compile(r"^(.*?)((?:\s/{1,2}.+?/{1,2}(?=\s|$))*)(?:\s<([^<>]*)>)?$")
NUMBERED = re.compile(r"^(\d+)\. ?(.*)$")
SEPARATOR = re.compile(r"^ \d+\.$")
BRACKETED_GLOSS = re.compile(r"^\s*\[(?:\d+\.?\s*)?([^\]]*)\]\s*(.*)$")


def part_of_speech(tags):
    """The part of speech that the tags of a head line name, `unknown` where they name none, `None` for parts of words."""
    for tag in tags:
        if tag in PART_OF_SPEECH:
            return PART_OF_SPEECH[tag]
        if "ronoun" in tag:
            return "pronoun"
    return "unknown"


def split_translations(line):
    """The translations of a line: what stands between commas and semicolons outside brackets."""
    parts, depth, current = [], 0, ""
    for character in line:
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth = max(0, depth - 1)
        if character in ",;" and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += character
    return [part.strip() for part in parts + [current] if part.strip()]


def alternates(lines):
    """Whether every odd line is a numbered translation and every even one a numbered gloss, as in Dutch and Swedish."""
    if len(lines) < 4 or len(lines) % 2:
        return False
    numbers = [NUMBERED.match(line) for line in lines]
    return all(numbers) and all(int(numbers[place].group(1)) == place // 2 + 1 for place in range(0, len(lines), 2))


def without_number(line):
    return re.sub(r"^\d+\.? +", "", line.strip())


def senses(lines):
    """The senses below a head line: pairs of a line of translations and its glosses."""
    lines = [line.rstrip() for line in lines if line.strip()]
    if not lines:
        return []
    first = NUMBERED.match(lines[0])
    if not first or first.group(1) != "1":
        return [(lines[0], [without_number(line) for line in lines[1:] if not SEPARATOR.match(line)])]
    if alternates(lines):
        return [
            (without_number(lines[place]), [without_number(lines[place + 1])]) for place in range(0, len(lines), 2)
        ]
    found = []
    for line in lines:
        if SEPARATOR.match(line):
            continue
        numbered = NUMBERED.match(line)
        if numbered and int(numbered.group(1)) == len(found) + 1:
            found.append((numbered.group(2), []))
        else:
            found[-1][1].append(without_number(line))
    return found


def parsed(path):
    """Each sense of a dictionary: headword, part of speech, its place in the entry, translations, glosses."""
    for text in entries(path):
        lines = unicodedata.normalize("NFC", text).split("\n")
        headword, _, tags = HEAD.match(lines[0].strip()).groups()
        headword = re.sub(r"\s\([^)]*\)$", "", headword).strip()
        kind = part_of_speech([tag.strip() for tag in (tags or "").split(",")])
        if not headword or kind is None:
            continue
        for place, (line, glosses) in enumerate(senses(lines[1:])):
            bracketed = BRACKETED_GLOSS.match(line)
            if bracketed:
                line = bracketed.group(2)
                glosses = glosses or [bracketed.group(1)]
            # A sense with several glosses ends with the number of the next one.
            translations = split_translations(re.sub(r"\s\d+\.$", "", line))
            if translations:
                yield headword, kind, place, translations, glosses
