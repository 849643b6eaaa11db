"""Gathers what all editions say: a sense is a headword with one gloss and its words in other languages."""

import os

import jmdict
import wikdict
from cleaning import clean

# The word classes that are told apart when words are linked; the others share one.
CLASSES = {"noun": "n", "proper-noun": "n", "abbreviation": "n", "verb": "v", "adjective": "a", "adverb": "r"}


class Words:
    """Numbers for words: a word is a spelling of a language in a class."""

    def __init__(self):
        self.numbers = {}
        self.language = []
        self.spelling = []
        self.word_class = []

    def number(self, language, spelling, word_class):
        key = (language, spelling, word_class)
        number = self.numbers.get(key)
        if number is None:
            number = self.numbers[key] = len(self.language)
            self.language.append(language)
            self.spelling.append(spelling)
            self.word_class.append(word_class)
        return number


class Sense:
    """One meaning of a headword in one edition, with its words in each language, the best first."""

    __slots__ = ("edition", "kind", "place", "gloss", "words")

    def __init__(self, edition, kind, place, gloss):
        self.edition = edition
        self.kind = kind
        self.place = place
        self.gloss = gloss
        self.words = {}


def read(folder, words):
    """The senses of all dictionaries in a folder of dictd files."""
    found = {}
    names = sorted(name[: -len(".index")] for name in os.listdir(folder) if name.endswith(".index"))
    for name in names:
        edition, language = name.removeprefix("freedict-").split("-")
        parser = jmdict if edition == "jpn" else wikdict
        for headword, kind, place, translations, glosses in parser.parsed(os.path.join(folder, name)):
            headword = clean(headword, edition, kind)
            if headword is None:
                continue
            cleaned = []
            for translation in translations:
                as_verb = edition == "jpn" and language == "eng" and translation.startswith("to ")
                word = clean(translation, language, "verb" if as_verb else kind)
                if word is not None and word not in cleaned:
                    cleaned.append(word)
            if edition == "jpn":
                glosses = [f"{language} {place}"]
            # Senses with equal translations were merged; their glosses tell them apart again.
            for gloss in glosses or [""]:
                add(found, words, (edition, headword, kind, gloss), place, language, cleaned)
    return joined_japanese(found)


def add(found, words, key, place, language, cleaned):
    edition, headword, kind, gloss = key
    if not cleaned:
        return
    word_class = CLASSES.get(kind, "o")
    sense = found.get(key)
    if sense is None:
        sense = found[key] = Sense(edition, kind, place, gloss)
        sense.words[edition] = [words.number(edition, headword, word_class)]
    sense.place = min(sense.place, place)
    cell = sense.words.setdefault(language, [])
    for word in cleaned:
        number = words.number(language, word, word_class)
        if number not in cell:
            cell.append(number)


def joined_japanese(found):
    """The senses, those of a Japanese word joined over the languages if it has one sense in each: only then is the order no guess."""
    of_headword = {}
    for key, sense in found.items():
        if sense.edition == "jpn":
            of_headword.setdefault(key[:3], []).append(sense)
    joined = [sense for sense in found.values() if sense.edition != "jpn"]
    for senses in of_headword.values():
        languages = [language for sense in senses for language in sense.words if language != "jpn"]
        if len(languages) == len(set(languages)):
            for sense in senses[1:]:
                senses[0].words.update(sense.words)
            senses = senses[:1]
        joined += senses
    return joined
