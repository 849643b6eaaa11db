"""The gender of nouns: from the heads of entries, from endings, and from the part of a compound that decides it."""

import os
import re

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "genders")
# The rarer of two genders is named when it has this share of the heads.
LEAST_SHARE = 0.25
LEAST_STEM = 2
LEAST_PART = 4
ROMANCE = ("es", "fr", "it", "pt")
# The endings of plurals with those of their singulars.
PLURALS = {
    "es": [("s", ""), ("es", ""), ("ones", "ón"), ("anes", "án"), ("enes", "én"), ("ines", "ín"), ("eses", "és"), ("ces", "z")],
    "pt": [("s", ""), ("es", ""), ("ões", "ão"), ("ães", "ão"), ("ais", "al"), ("éis", "el"), ("óis", "ol"), ("ns", "m"), ("eses", "ês")],
    "it": [("e", "a"), ("i", "o"), ("i", "e"), ("i", "io"), ("che", "ca"), ("ghe", "ga"), ("chi", "co"), ("ghi", "go")],
    "fr": [("s", ""), ("x", ""), ("aux", "al")],
    "de": [("e", ""), ("er", ""), ("en", ""), ("n", ""), ("s", "")],
}
NO_PLURALS = {"es": ("betes",), "pt": ("betes",), "it": ("iere", "ore", "ale", "ile", "one", "ice", "ante", "ente"), "fr": ("is",), "de": ("ische", "tte")}
PREPOSITIONS = {
    "de": "der des dem den von vom mit für in im an am auf aus bei zu zum zur und über unter ohne gegen nach vor".split(),
}


class Rules:
    """The words and endings whose gender is certain, as genders/CODE.txt tells them."""

    def __init__(self, code):
        self.of_word, self.of_ending, self.before_nouns = {}, {}, set()
        path = os.path.join(FOLDER, code + ".txt")
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                kind, _, rest = line.partition(" ")
                if kind == "words":
                    gender, *words = rest.split()
                    self.of_word.update((word, None if gender == "unsure" else gender.replace("+", " ")) for word in words)
                elif kind == "endings":
                    gender, *endings = rest.split()
                    self.of_ending.update((ending.removeprefix("-"), None if gender == "unsure" else gender.replace("+", " ")) for ending in endings)
                elif kind == "adjectives":
                    self.before_nouns.update(rest.split())

    def by_ending(self, word):
        """The gender that the longest fitting ending has."""
        for start in range(LEAST_STEM, len(word)):
            if word[start:] in self.of_ending:
                return self.of_ending[word[start:]]
        return None


class Genders:
    """The genders of the nouns of a language."""

    def __init__(self, code, heads, by_hand, headwords):
        self.code = code
        self.headwords = headwords
        self.rules = Rules(code)
        self.known = {word: joined(counts) for word, counts in heads.genders.items() if counts} if heads else {}
        self.known.update(self.rules.of_word)
        self.known.update(by_hand)
        self.words = set(heads.genders) | {word for word, _ in heads.pronunciations} if heads else set()

    def of(self, word, kind="noun"):
        if word in self.known:
            return self.known[word]
        if " " in word:
            return self.of_phrase(word) if kind == "noun" else None
        if kind == "noun" and (gender := self.of_plural(word)):
            return gender
        if kind == "proper-noun" and not (self.code in ROMANCE and word.endswith("ia")):
            return None
        return self.by_rule(word)

    def by_rule(self, word):
        if self.code in ROMANCE and "-" in word:
            return None  # *porte-monnaie* is no coin
        gender = self.rules.by_ending(word)
        if gender is None and self.code == "de":
            gender = self.of_compound(word)
        return gender

    def of_plural(self, word):
        """What a headword is that is the plural of another, or a German verb with a capital."""
        singulars = [word[: len(word) - len(ending)] + other for ending, other in PLURALS[self.code] if word.endswith(ending)]
        if word.endswith(NO_PLURALS[self.code]):
            singulars = []
        if self.code == "de":
            singulars += [without_umlaut(singular) for singular in singulars]
        singulars = [singular for singular in singulars if (singular, "noun") in self.headwords]
        if self.code == "de" and (word.lower(), "verb") in self.headwords and word.endswith("n"):
            return None if singulars else "neuter"
        found = {self.of(singular) for singular in singulars} - {None}
        if self.code == "de" and word.endswith("er"):
            found -= {"masculine", "feminine"}  # *Tester* is no plural of *Test*
        if len(found) != 1 or "plural" in (gender := found.pop()):
            return None
        return "plural" if self.code == "de" else gender.split("|")[0] + " plural" if "|" not in gender else "plural"

    def of_compound(self, word):
        """The gender of the last part of a German compound whose first part is a word too."""
        parts = word.split("-")
        if len(parts) > 1:
            return self.of(parts[-1]) if len(parts[-1]) > 2 and parts[-1][0].isupper() else None
        for start in range(3, len(word) - LEAST_PART + 1):
            last = word[start:].capitalize()
            if self.known.get(last) and self.is_first_part(word[:start]):
                return self.known[last] if "|" not in self.known[last] else None
        return None

    def is_first_part(self, part):
        """Whether a word, with or without a link, can begin a compound."""
        stems = [part] + [part.removesuffix(link) for link in ("s", "es", "n", "en", "er", "e") if part.endswith(link)]
        stems += [part + ending for ending in ("e", "en", "n")]
        return any(len(stem) > 2 and (stem in self.words or stem.lower() in self.words) for stem in stems)

    def of_phrase(self, phrase):
        words = phrase.split(" ")
        if self.code == "de":
            place = next((place for place, word in enumerate(words) if place and word in PREPOSITIONS["de"]), len(words))
            last = words[place - 1]
            return self.of(last) if last[:1].isupper() else None
        while len(words) > 1 and words[0].lower() in self.rules.before_nouns:
            words.pop(0)
        # An elided word or a compound of a verb decides nothing: *arc-en-ciel* has its own entry.
        if not re.fullmatch(r"\w+", words[0]) or words[0] in self.rules.before_nouns:
            return None
        gender = self.of(words[0])
        # The other words would tell which of two it is: *le poste de police*.
        return gender if gender and "|" not in gender else None


def without_umlaut(word):
    """A word without the umlaut that a German plural can have."""
    return word.translate(str.maketrans("äöüÄÖÜ", "aouAOU"))


def joined(counts):
    """The genders of a word, the commoner first."""
    total = sum(counts.values())
    named = [gender for gender, count in sorted(counts.items(), key=lambda item: (-item[1], item[0])) if count >= LEAST_SHARE * total]
    return "|".join(named[:2])
