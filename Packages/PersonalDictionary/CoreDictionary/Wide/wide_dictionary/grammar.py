"""Mends or refuses words whose form shows that they are no headword: what cleaning alone cannot see."""

import re

# What may stand uninflected before a German noun.
GERMAN_INVARIABLES = set(
    "am im in an auf aus bei beim durch für gegen mit nach ohne um unter von vom vor zu zum zur über hinter neben seit"
    " wegen während bis ins ans und oder kein nicht sehr so zwei drei vier fünf sechs mehr ein per als wie gut viel etwas"
    " frei sich halb ab pro statt trotz".split()
)
MASCULINE_IN_A = set(
    "дедушка мужчина судья дядя папа юноша кофе староста воевода сирота коллега левша слуга калека пьяница обжора убийца"
    " папаша".split()
)
VERBS_BEFORE_VERBS = set("дать давать стать начать начинать уметь хотеть мочь заставить заставлять велеть идти".split())
FEMININE_ENDINGS = {
    "spa": (("a", "o"), ("ora", "or"), ("as", "o"), ("os", "o")),
    "ita": (("a", "o"), ("trice", "tore"), ("i", "o"), ("e", "o")),
    "por": (("a", "o"), ("ora", "or"), ("ã", "ão"), ("as", "o"), ("os", "o")),
    "fra": (("e", ""), ("euse", "eur"), ("ive", "if"), ("trice", "teur"), ("enne", "en"), ("elle", "el"), ("ère", "er"), ("euse", "eux")),
    "rus": (("ая", "ый"), ("ая", "ой"), ("яя", "ий"), ("ая", "ий"), ("ое", "ый"), ("ые", "ый")),
}


def mended(word, language, word_class, capitals):
    """The word as a headword is written, or `None`. `capitals` has the German nouns that are known, by their lower-case form."""
    first, _, rest = word.partition(" ")
    if language == "deu":
        return german(word, first, rest, word_class, capitals)
    if language == "rus" and rest:
        return None if is_unjoined_russian(first, rest) else word
    return word


def german(word, first, rest, word_class, capitals):
    if word_class == "n" and not rest and word[0].islower():
        return capitals.get(word)
    if word_class == "v" and not re.search(r"(?:e[nlr]?n|ln|rn|tun|sein)$", word.split(" ")[-1]):
        # An infinitive stands last.
        return None
    if word_class in "var" and not rest and word[0].isupper():
        return word.lower() if word_class != "a" or not word[1:].isupper() else word
    if word_class == "n" and rest[:1].isupper() and first[0].islower():
        inflected = re.search(r"(?:e|en|er|es|em)$", first) or first in GERMAN_INVARIABLES
        return word if inflected else None
    return word


def is_unjoined_russian(first, rest):
    """Whether a phrase is two dictionary forms side by side, which nobody says: *картонный коробка*."""
    if " " in rest:
        return False
    if re.search(r"(?:ый|ий|ой)$", first):
        return bool(re.search(r"(?:а|я|о|е|ость|ы|и)$", rest)) and rest not in MASCULINE_IN_A
    if re.search(r"ть(?:ся)?$", first) and re.search(r"ть(?:ся)?$", rest):
        return first not in VERBS_BEFORE_VERBS
    return False


def is_form_of_another(word, others, language, word_class):
    """Whether a cell has the masculine or singular form of the same word, which is the dictionary form."""
    if word_class not in "ao" or language not in FEMININE_ENDINGS:
        return False
    return any(
        word.endswith(ending) and word[: len(word) - len(ending)] + base in others
        for ending, base in FEMININE_ENDINGS[language]
    )
