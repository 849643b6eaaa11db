"""Genders of Russian nouns, and aspects of verbs with their partners, from OpenCorpora by way of pymorphy3."""

import os

import pymorphy3

GENDERS = {"masc": "masculine", "femn": "feminine", "neut": "neuter"}
NAMES = {"Name", "Surn", "Patr"}
# What OpenCorpora tells otherwise, or not first.
OVERRIDDEN = {"кофе": "masculine", "евро": "masculine", "деньги": "plural"}
LEFT_OUT = {"Arch", "Erro", "Dist"}
LEAST_SHARE = 0.1
PREFIXES = "без в вз воз вы до за из ис на над о об обо от ото пере по под пред при про раз рас рос с со у".split()


class Russian:
    def __init__(self):
        self.morph = pymorphy3.MorphAnalyzer(lang="ru")

    def parses(self, word):
        """What OpenCorpora says of a spelling; nothing where it does not have it."""
        return [
            parse
            for parse in self.morph.parse(word)
            if parse.is_known and parse.word.replace("ё", "е") == word.lower().replace("ё", "е") and not LEFT_OUT & parse.tag.grammemes
        ]

    def gender(self, word, kind):
        if " " in word:
            return self.gender_of_phrase(word)
        if word in OVERRIDDEN:
            return OVERRIDDEN[word]
        nominative = [parse for parse in self.parses(word) if "nomn" in parse.tag.grammemes]
        parses = [parse for parse in nominative if parse.tag.POS == "NOUN" and (kind == "proper-noun" or not NAMES & parse.tag.grammemes)]
        # Names of people, and adjectives that are used as nouns: the sick man.
        parses = parses or [parse for parse in nominative if parse.tag.POS in ("NOUN", "ADJF", "PRTF")]
        singular = [parse for parse in parses if "sing" in parse.tag.grammemes]
        if not singular:
            return "plural" if parses else None
        found = {}
        for parse in singular:
            genders = ["masculine", "feminine"] if "ms-f" in parse.tag.grammemes else [GENDERS.get(parse.tag.gender)]
            for gender in genders:
                found[gender] = max(parse.score, found.get(gender, 0))
        found.pop(None, None)
        best = max(found.values(), default=0)
        return "|".join(gender for gender, score in sorted(found.items(), key=lambda item: (-item[1], item[0])) if score >= LEAST_SHARE * best)

    def gender_of_phrase(self, phrase):
        """The gender of the first noun in the nominative, behind adjectives alone."""
        for word in phrase.split(" "):
            nominative = {parse.tag.POS for parse in self.parses(word) if "nomn" in parse.tag.grammemes}
            if "NOUN" in nominative and not {"ADJF", "PRTF"} & nominative:
                return self.gender(word, "noun")
            if not nominative or not nominative <= {"ADJF", "PRTF"}:
                return None
        return None

    def aspect(self, word):
        """`imperfective`, `perfective`, or both."""
        found = {parse.tag.aspect for parse in self.parses(word) if parse.tag.POS == "INFN"}
        return "|".join(name for aspect, name in (("impf", "imperfective"), ("perf", "perfective")) if aspect in found)


def is_plausible_pair(imperfective, perfective):
    """Whether two verbs are one with a prefix, or with another suffix: писать and написать, решать and решить."""
    one, other = (word.removesuffix("ся").removesuffix("сь") for word in (imperfective, perfective))
    if imperfective.endswith(("ся", "сь")) != perfective.endswith(("ся", "сь")):
        return False
    if any(prefix + one == other or prefix + "ъ" + one == other for prefix in PREFIXES):
        return True
    shared = os.path.commonprefix([one, other])
    prefix = max((prefix for prefix in PREFIXES if shared.startswith(prefix)), key=len, default="")
    # The stems begin alike: притягивать and привлечь are not one verb. Ходить lends its forms to идти.
    stems = one[len(prefix) :], other[len(prefix) :]
    return len(shared) >= 3 and len(shared) > len(prefix) or stems[0].startswith("ходи") and stems[1] in ("йти", "ойти")
