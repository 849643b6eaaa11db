"""Writes Data/Glosses: what a headword means in a row, in its own language."""

import html
import os
import re
from collections import defaultdict

import completion
import links
import senses
import tables
from frequency import CODES
from wordnet import WordNet

HEADER = (
    "# CC BY-SA 4.0, see LICENSE and CREDITS.md. Written by Wide/details.\n"
    "# headword\tpart of speech\ttranslation\tgloss\texample\n"
)
LANGUAGES = {code: language for language, code in CODES.items()}
LONGEST_GLOSS, LONGEST_EXAMPLE = 90, 100
WORDS_COMPARED = 3
# How sure a sense must lead to a word of the row, in how many languages, and by how much more surely than other senses.
LEAST_CONFIDENCE = 0.5
LEAST_LANGUAGES = 3
LEAST_SHARE = 0.6
LEAST_LEAD = 0.8
# Wiki debris, references, and what names a part of speech or a field and says nothing.
NO_GLOSS = re.compile(
    r"[{}|<>=_\[\]\\#*•→+]|https?:|ISBN|^\W*$"
    r"|^(see|siehe|voir|vedi|ver|used other than|sostantivo|aggett?ivv?o|verbo|transitivo|of|luz:|termine|termo)\b",
    re.IGNORECASE,
)
LABEL = re.compile(
    r"^(\((aggettivo|sostantivo|verbo|transitivo|intransitivo|Par extension|En particulier|Sens propre|Figuré)\)|(kein Plural|keine Steigerung|umgangssprachlich|speziell):)\s*",
    re.IGNORECASE,
)


def shortened(text, longest, word):
    """A gloss of one line that is short enough, without the parts behind a semicolon if need be; `None` when there is none."""
    text = re.sub(r"''+", "", html.unescape(text)).replace("[[", "").replace("]]", "")
    text = re.sub(r"\s+", " ", text).strip(" ,;:.\u200e")
    text = LABEL.sub("", text)
    if re.fullmatch(r"\([^()]*\)", text):
        text = text[1:-1]
    while len(text) > longest and ";" in text:
        text = text[: text.rindex(";")].rstrip()
    if len(text) < 3 or len(text) > longest or NO_GLOSS.search(text) or text.count("(") != text.count(")") or text.count('"') % 2:
        return None
    # *Southern Europe* is no gloss of *Southern Europe*.
    said = {part.lower() for part in re.findall(r"\w+", text)} - {part.lower() for part in re.findall(r"\w+", word)}
    if not any(len(part) > 3 for part in said):
        return None
    return text


class Senses:
    """The senses of WikDict, each with how surely it leads to words of the seven languages."""

    def __init__(self, dictd):
        self.words = senses.Words()
        found = senses.read(dictd, self.words)
        self.links = links.of(found, self.words)
        self.of_headword = defaultdict(list)
        for sense in found:
            if sense.edition in tables.EDITIONS.values():
                headword = self.words.spelling[sense.words[sense.edition][0]]
                self.of_headword[sense.edition, headword, senses.CLASSES.get(sense.kind, "o")].append(sense)

    def confidences(self, sense):
        """For each language, how sure each of its words is in the sense: what its translations lead to, not its headword."""
        cells = {language: cell for language, cell in sense.words.items() if language != sense.edition}
        result = {}
        for target in links.TARGETS:
            if target == sense.edition:
                continue
            found, able = completion.support(cells, target, self.links)
            result[target] = {word: completion.confidence(languages, able, strength) for word, (languages, strength) in found.items()}
            for word in sense.words.get(target, ()):
                languages, strength = found.get(word, (0, 0.0))
                result[target][word] = completion.confidence_of_direct(languages, able, strength)
        return result

    def agreement(self, row, confidences):
        """How surely the sense is the row's meaning, and in how many languages it has a word of the row."""
        sure = []
        for code, cell in row.cells.items():
            found = confidences.get(LANGUAGES[code])
            if found is not None and cell:
                numbers = (self.words.numbers.get((LANGUAGES[code], word, senses.CLASSES.get(row.kind, "o"))) for word in cell[:WORDS_COMPARED])
                sure.append(max((found.get(number, 0) for number in numbers), default=0))
        return sum(sure), sum(one >= LEAST_CONFIDENCE for one in sure), len(sure)

    def glosses(self, rows, word, kind, code):
        """For each row of a headword the gloss of the sense that is its meaning, and no other row's as surely."""
        candidates = self.of_headword.get((tables.EDITIONS[code], word, senses.CLASSES.get(kind, "o")), ())
        candidates = [sense for sense in candidates if sense.kind in (kind, "unknown")]
        found = [self.confidences(sense) for sense in candidates]
        table = [[self.agreement(row, confidences) for confidences in found] for row in rows]
        result = {}
        for number, agreements in enumerate(table):
            ranked = sorted(range(len(candidates)), key=lambda place: (-agreements[place][0], place))
            if not ranked:
                continue
            best = ranked[0]
            sure, languages, able = agreements[best]
            second = agreements[ranked[1]][0] if len(ranked) > 1 else 0
            elsewhere = max((other[best][0] for place, other in enumerate(table) if place != number and not alike(rows[place], rows[number])), default=0)
            if languages < LEAST_LANGUAGES or languages < LEAST_SHARE * able:
                continue
            if sure - second < LEAST_LEAD or sure - elsewhere < LEAST_LEAD:
                continue
            result[number] = candidates[best].gloss
        return result


def is_synonym(text, row, headwords):
    """Whether a gloss of one word is a synonym, which has a translation of the row too, and no field or kind: *biology*, *plant*."""
    translations = {word for cell in row.cells.values() for word in cell}
    return any(not translations.isdisjoint(cell[:2]) for other in headwords.get((text, row.kind), ()) for cell in other.cells.values() if text not in cell)


def alike(one, other):
    """Whether two rows are one meaning: they have the same first words in English and in three more languages, if both have English."""
    same = {code for code in tables.CODES if one.cells[code] and one.cells[code][:1] == other.cells[code][:1]}
    return one is other or (len(same) >= 4 and ("en" in same or not one.cells["en"] or not other.cells["en"]))


def from_wordnet(wordnet, rows, word, kind):
    """For each row of an English headword its synset: the one with other words of the row, or the only one."""
    synsets = wordnet.of(word, kind)
    result = {}
    for number, row in enumerate(rows):
        others = [other for other in row.cells["en"] if other != word]
        shared = [sum(other in synset.words for other in others) for synset in synsets]
        best = max(shared, default=0)
        if best and shared.count(best) == 1:
            result[number] = synsets[shared.index(best)]
        elif len(synsets) == 1 and all(alike(row, other) for other in rows):
            result[number] = synsets[0]
    taken = [synset for number, synset in result.items() if not any(alike(rows[number], rows[other]) for other in result if other < number)]
    return {number: synset for number, synset in result.items() if taken.count(synset) == 1}


def stems(text):
    """The first letters of the words of a gloss that say something."""
    return {part[:5].lower() for part in re.findall(r"\w{4,}", text)} - {"somet", "someo", "with", "that", "from", "which", "used", "being", "state", "quali", "perso"}


def example_of(synset, word):
    """The shortest example that has the word itself."""
    fitting = [text.strip() for text in synset.examples if re.search(rf"\b{re.escape(word)}\b", text, re.IGNORECASE)]
    fitting = [text for text in fitting if len(text) <= LONGEST_EXAMPLE and " " in text and "\t" not in text]
    return min(fitting, key=len) if fitting else ""


def telling(rows, number, code):
    """The translation that names the row among the rows of a headword: a first word that no other meaning has; or `None`."""
    for other in tables.CODES:
        cell = rows[number].cells[other]
        if other == code or not cell:
            continue
        holders = [row for row in rows if any(cell[0] in words for language, words in row.cells.items() if language != code)]
        if all(alike(row, rows[number]) for row in holders if row is not rows[number]):
            return cell[0]
    return None


def write(dictd, wordnet_folder, data, rows_of_language):
    folder = os.path.join(data, "Glosses")
    os.makedirs(folder, exist_ok=True)
    all_senses, wordnet = Senses(dictd), WordNet(wordnet_folder)
    for code in tables.EDITIONS:
        lines = set()
        headwords = tables.headwords(rows_of_language[code], code)
        for (word, kind), rows in headwords.items():
            if code != "en" and len(rows) < 2:
                continue
            synsets = from_wordnet(wordnet, rows, word, kind) if code == "en" else {}
            from_wikdict = all_senses.glosses(rows, word, kind, code)
            is_single = all(alike(rows[0], row) for row in rows)
            for number, row in enumerate(rows):
                gloss = shortened(from_wikdict[number], LONGEST_GLOSS, word) if number in from_wikdict else None
                if gloss and " " not in gloss and not is_synonym(gloss, row, headwords):
                    gloss = None
                example = ""
                # Where both tell senses apart, WordNet's counts if it says the same.
                if number in synsets and (is_single or not gloss or stems(gloss) & stems(synsets[number].definition)):
                    definition = shortened(synsets[number].definition, LONGEST_GLOSS, word)
                    if definition:
                        gloss, example = definition, example_of(synsets[number], word)
                translation = telling(rows, number, code) if gloss else None
                if translation:
                    lines.add((word, kind, translation, gloss, example))
        with open(os.path.join(folder, code + ".tsv"), "w", encoding="utf-8") as output:
            output.write(HEADER + "".join("\t".join(line) + "\n" for line in sorted(lines)))
