"""How strongly words of one language lead to words of another, over all editions."""

TARGETS = ("eng", "spa", "rus", "deu", "fra", "ita", "por")
# Weaker links are noise: what one of fifty senses says.
WEAKEST = 0.02


def weight_of_place(place):
    """What a sense weighs in its entry: the editions put the usual one first."""
    return 1 / (1 + 0.5 * min(place, 6))


def shares(cell):
    """The share of each word of a cell: the first counts most."""
    total = sum(1 / rank for rank in range(1, len(cell) + 1))
    return [(word, 1 / rank / total) for rank, word in enumerate(cell, 1)]


def of(senses, words):
    """For each word, for each target language: its words with P(word | the word), the likeliest first."""
    of_edition = {}
    for sense in senses:
        of_edition.setdefault(sense.edition, []).append(sense)
    strength = {}
    for edition in sorted(of_edition):
        add_edition(strength, of_edition[edition])
    return {word: normalised(found, words) for word, found in strength.items()}


def add_edition(strength, senses):
    """Adds what one edition says: all editions count the same for a word, however many senses they have."""
    total = {}
    for sense in senses:
        place = weight_of_place(sense.place)
        for cell in sense.words.values():
            for rank, word in enumerate(cell, 1):
                total[word] = total.get(word, 0) + place / rank
    for sense in senses:
        place = weight_of_place(sense.place)
        targets = [(language, shares(sense.words[language])) for language in TARGETS if language in sense.words]
        for language, cell in sense.words.items():
            for rank, word in enumerate(cell, 1):
                share = place / rank / total[word]
                found = strength.setdefault(word, {})
                for target, emitted in targets:
                    if target != language:
                        for translation, emission in emitted:
                            found[translation] = found.get(translation, 0) + share * emission


def normalised(found, words):
    of_language = {}
    for word, strength in found.items():
        of_language.setdefault(words.language[word], []).append((strength, word))
    result = {}
    for language, pairs in of_language.items():
        total = sum(strength for strength, _ in pairs)
        result[language] = [
            (word, strength / total) for strength, word in sorted(pairs, reverse=True) if strength >= WEAKEST * total
        ]
    return result
