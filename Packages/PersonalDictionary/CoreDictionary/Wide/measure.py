#!/usr/bin/env python3
"""Measures the dictionary with the program itself. Needs wordfreq: run it with the python that Wide/build made.

measure.py coverage GLOT FROM:TO                 share of wordfreq's tokens that are answered, by band
measure.py draw GLOT FROM:TO COUNT SEED          COUNT random tokens of each band with their first answers, to be judged by reading
measure.py agreement GLOT FROM:TO DICTD-FILE...  share of first answers, and of first three, that these dictionaries have too

DICTD-FILE is a path without extension, such as /usr/share/dictd/freedict-eng-spa. Those of FROM-TO and of TO-FROM serve alike: name
the latter with a - in front. Dictionaries under the GPL only judge: nothing of them may come into the tables.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import wordfreq

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "wide_dictionary"))
from cleaning import clean  # noqa: E402
from frequency import CODES  # noqa: E402
import wikdict  # noqa: E402

BANDS = ((0, 1_000), (1_000, 3_000), (3_000, 10_000), (10_000, 30_000))
THREE_LETTERS = {code: language for language, code in CODES.items()}


def tokens(language):
    """The words among the 30,000 commonest tokens, by band; German ones as nouns are written."""
    commonest = wordfreq.top_n_list(language, BANDS[-1][1])
    return {(low, high): [word for word in commonest[low:high] if word.isalpha() and len(word) > 1] for low, high in BANDS}


def answers(glot, direction, words):
    """What the program answers to each word: a list of headwords with their translations."""
    with tempfile.TemporaryDirectory() as data:
        command = [glot, "lookup", "-", "--json", "--offline", "--direction", direction, "--data-dir", data]
        output = subprocess.run(command, input="\n".join(words), capture_output=True, text=True).stdout
    records = json.loads(output)
    return dict(zip(words, records if isinstance(records, list) else [records]))


def coverage(glot, direction):
    for band, words in tokens(direction[:2]).items():
        found = answers(glot, direction, words)
        print(f"{band[0]}–{band[1]}: {sum(bool(answer['translations']) for answer in found.values()) / len(found):.1%}")


def draw(glot, direction, count, seed):
    for band, words in tokens(direction[:2]).items():
        chosen = random.Random(f"{seed} {direction} {band[0]}").sample(words, min(len(words), 3 * int(count)))
        print(f"# {direction} {band[0]}–{band[1]}")
        answered = [(word, answer) for word, answer in answers(glot, direction, chosen).items() if answer["translations"]]
        for word, answer in answered[: int(count)]:
            print(f"{word}\t{answer['entries'][0]['headword']}\t{', '.join(answer['translations'][:3])}")


def accepted(paths, source, target):
    """Each word of the judges with all translations they have."""
    found = {}
    for path in paths:
        is_reversed = path.startswith("-")
        one, other = (target, source) if is_reversed else (source, target)
        for headword, _, _, texts, _ in wikdict.parsed(path.removeprefix("-")):
            word = clean(headword, one, "unknown")
            for translation in (clean(text, other, "unknown") for text in texts):
                if word and translation:
                    key, value = (translation, word) if is_reversed else (word, translation)
                    found.setdefault(key.lower(), set()).add(value.lower())
    return found


def agreement(glot, direction, *paths):
    judges = accepted(paths, THREE_LETTERS[direction[:2]], THREE_LETTERS[direction[3:]])
    for band, words in tokens(direction[:2]).items():
        judged = [word for word in words if word in judges]
        given = {word: [text.lower() for text in answer["translations"]] for word, answer in answers(glot, direction, judged).items()}
        given = {word: texts for word, texts in given.items() if texts}
        first = sum(texts[0] in judges[word] for word, texts in given.items())
        three = sum(any(text in judges[word] for text in texts[:3]) for word, texts in given.items())
        print(f"{band[0]}–{band[1]}: {len(given)} words, first {first / len(given):.0%}, first three {three / len(given):.0%}")


if __name__ == "__main__":
    commands = {"coverage": coverage, "draw": draw, "agreement": agreement}
    if len(sys.argv) < 4 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](*sys.argv[2:])
