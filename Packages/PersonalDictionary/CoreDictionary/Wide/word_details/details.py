"""Writes Data/Words: gender, aspect and pronunciation of the headwords."""

import os
from collections import defaultdict

import pronunciations
import tables
from genders import Genders
from heads import Heads
from russian import Russian, is_plausible_pair

HEADER = (
    "# CC BY-SA 4.0, see LICENSE and CREDITS.md. Written by Wide/details.\n"
    "# headword\tpart of speech\tgender\taspect\tpartner\tpronunciation\n"
)
WITH_GENDER = ("noun", "proper-noun")


def by_hand(folder, code):
    """The genders that people wrote: they are certain, and help to find others."""
    path = os.path.join(folder, "by-hand", code + ".tsv")
    return {fields[0]: fields[2] for fields in tables.lines(path) if fields[2:] and fields[2]} if os.path.exists(path) else {}


def write(dictd, data, rows):
    folder = os.path.join(data, "Words")
    os.makedirs(folder, exist_ok=True)
    russian = Russian()
    for code in tables.CODES:
        words = tables.headwords(rows[code], code)
        heads = Heads(dictd, tables.EDITIONS[code]) if code in tables.EDITIONS else None
        genders = Genders(code, heads, by_hand(folder, code), words) if code not in ("en", "ru") else None
        partners = partners_of(words, russian) if code == "ru" else {}
        of_word = {key: texts for key in words if heads and (texts := heads.pronunciations.get(key) or heads.of_any_kind(key[0]))}
        spoken = pronunciations.said(sorted({word for word, _ in of_word}), code) if of_word else []
        with open(os.path.join(folder, code + ".tsv"), "w", encoding="utf-8") as output:
            output.write(HEADER)
            for word, kind in sorted(words):
                gender = aspect = partner = pronunciation = ""
                if kind in WITH_GENDER and code != "en":
                    gender = genders.of(word, kind) if genders else russian.gender(word, kind)
                if kind == "verb" and code == "ru":
                    aspect, partner = russian.aspect(word), "|".join(partners.get(word, ()))
                if texts := of_word.get((word, kind)):
                    pronunciation = "|".join(pronunciations.chosen(texts, word, code, spoken))
                if gender or aspect or partner or pronunciation:
                    output.write("\t".join((word, kind, gender or "", aspect, partner, pronunciation)) + "\n")


def partners_of(words, russian):
    """The aspect partners of verbs: those that stand in one cell and are one verb."""
    found = defaultdict(list)
    cells = {tuple(row.cells["ru"]) for (_, kind), rows in sorted(words.items()) if kind == "verb" for row in rows}
    for cell in sorted(cells):
        for place, one in enumerate(cell):
            for other in cell[place + 1 :]:
                aspects = (russian.aspect(one), russian.aspect(other))
                if aspects == ("perfective", "imperfective"):
                    first, second = other, one
                elif aspects == ("imperfective", "perfective"):
                    first, second = one, other
                else:
                    continue
                if is_plausible_pair(first, second):
                    found[first, "p"].append(second)
                    found[second, "i"].append(first)
    return {word: sorted(set(others), key=lambda other: (-others.count(other), other))[:2] for (word, _), others in found.items()}
