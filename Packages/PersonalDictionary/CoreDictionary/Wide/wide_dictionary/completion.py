"""Completes senses: what the words of a sense in other languages agree on is its word in a language that lacks one."""

from math import exp, log, sqrt

from links import TARGETS, shares

# Fitted once against dictionaries that were read by people: how often a word was right that `languages` of those that could
# lead to it, with this mean strength.
ONE_LANGUAGE, EACH_LANGUAGE, STRENGTH = -2.49, 0.876, 3.71
LEAST_CONFIDENCE = 0.5
LEAST_SHARE_OF_BEST = 0.6
MOST_WORDS = 4


def confidence(languages, able, strength):
    """How sure a word is that `languages` of `able` languages lead to, with these strengths together."""
    if languages == 0:
        return 0.0
    mean = strength / able
    return 1 / (1 + exp(-(ONE_LANGUAGE + EACH_LANGUAGE * log(languages) + STRENGTH * sqrt(mean))))


def confidence_of_direct(languages, able, strength):
    """How sure a word is that the edition itself gives: less so where other languages could back it and do not."""
    backed = confidence(languages, able, strength) if able else 0.0
    return 0.55 + 0.45 * backed if able >= 3 else 0.75 + 0.25 * backed


def support(cells, target, links):
    """For each word of `target`: how many cells lead to it, how strongly; and how many cells lead to any word."""
    found, able = {}, 0
    for language, cell in cells.items():
        if language == target:
            continue
        led = {}
        for word, share in shares(cell):
            for translation, probability in links.get(word, {}).get(target, ()):
                led[translation] = led.get(translation, 0) + share * probability
        if led:
            able += 1
        for translation, probability in led.items():
            if probability >= 0.02:
                languages, strength = found.get(translation, (0, 0.0))
                found[translation] = (languages + 1, strength + probability)
    return found, able


def completed(sense, links):
    """The words of a sense in each target language, with their confidence and whether the edition has them, surest first."""
    result = {}
    for target in TARGETS:
        found, able = support(sense.words, target, links)
        direct = sense.words.get(target, ())
        candidates = []
        for word in set(found) | set(direct):
            languages, strength = found.get(word, (0, 0.0))
            if word in direct:
                sure = confidence_of_direct(languages, able, strength)
            elif languages >= 2 or (languages == 1 and able <= 2 and strength >= 0.2):
                sure = confidence(languages, able, strength)
            else:
                continue
            if sure >= LEAST_CONFIDENCE:
                candidates.append((sure, word, word in direct))
        candidates.sort(key=lambda candidate: (-candidate[0], candidate[1]))
        kept = [candidate for candidate in candidates if candidate[0] >= LEAST_SHARE_OF_BEST * candidates[0][0]]
        if kept:
            result[target] = kept[:MOST_WORDS]
    return result
