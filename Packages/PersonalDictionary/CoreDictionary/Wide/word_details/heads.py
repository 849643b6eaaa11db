"""What the heads of WikDict's entries say of a word: its genders and its pronunciation."""

import glob
import os
import re
import unicodedata
from collections import Counter, defaultdict

import wikdict
from cleaning import clean
from dictd import entries

GENDERS = {"masc": "masculine", "fem": "feminine", "neut": "neuter"}
# A machine puts the stress before the vowel, people before the syllable, and in French nowhere.
MACHINE_MADE = {"deu": re.compile("[^ .ˈˌ][ˈˌ][aeiouyøœɐɑɔɛɪʊʏə]"), "fra": re.compile("[ˈˌ]")}
PRONUNCIATION = re.compile(r"/{1,3}([^/]+)/{1,3}")


class Heads:
    """The heads of all dictionaries from one language."""

    def __init__(self, folder, language):
        # How often each gender is given to a noun, and the pronunciations of a headword and part of speech.
        self.genders = defaultdict(Counter)
        self.pronunciations = defaultdict(set)
        for path in sorted(glob.glob(os.path.join(folder, f"freedict-{language}-*.index"))):
            for text in entries(path.removesuffix(".index")):
                self.add(language, unicodedata.normalize("NFC", text.split("\n", 1)[0].strip()))
        self.of_word = defaultdict(list)
        for (word, _), texts in self.pronunciations.items():
            self.of_word[word].append(texts)

    def of_any_kind(self, word):
        """The pronunciations of a word, if the heads of all its parts of speech have the same."""
        kinds = self.of_word.get(word, [])
        return kinds[0] if kinds and all(texts == kinds[0] for texts in kinds) else set()

    def add(self, language, line):
        headword, pronunciations, tags = wikdict.HEAD.match(line).groups()
        tags = [tag.strip() for tag in (tags or "").split(",")]
        kind = wikdict.part_of_speech(tags)
        word = clean(headword, language, kind) if kind else None
        if word is None:
            return
        if kind in ("noun", "proper-noun", "abbreviation") or tags[0] in GENDERS:
            self.genders[word].update(GENDERS[tag] for tag in tags if tag in GENDERS)
        for text in PRONUNCIATION.findall(pronunciations or ""):
            # Two slashes: from Wiktionary; one: in German and French too, in the other languages made by a machine.
            is_doubled = f"/{text}//" in pronunciations
            if is_doubled or (language in ("deu", "fra") and not MACHINE_MADE[language].search(text)):
                self.pronunciations[word, kind].add(text)
