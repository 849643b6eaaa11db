#!/usr/bin/env python3
"""Measures the dictionary with the program itself. Run it with the python that Wide/build made, which has wordfreq and simplemma.

measure.py coverage GLOT FROM:TO...              share of wordfreq's tokens that are answered, by band: of all, and of the clean ones
measure.py missing GLOT FROM:TO                  the clean tokens that are not answered, with their ranks
measure.py lemmas GLOT FROM:TO COUNT             those of the COUNT commonest tokens whose base form is another than simplemma's: both
measure.py draw GLOT FROM:TO COUNT SEED          COUNT random tokens of each band with their first answers, to be judged by reading
measure.py agreement GLOT FROM:TO DICTD-FILE...  share of first answers, and of first three, that these dictionaries have too
measure.py texts GLOT FROM:TO FILE...            share of the words of your own texts that are answered, and which are not, with their counts

In texts, what the program takes for a name does not count, nor do words that only English answers: commands and quotations.

A token is clean when the hunspell dictionary of its language accepts it in small letters, in German with a capital too, and it is no
name: two other languages do not know it with a capital only. Debian: hunspell hunspell-en-us hunspell-en-gb hunspell-es hunspell-ru
hunspell-de-de hunspell-fr hunspell-it hunspell-pt-br hunspell-pt-pt.

DICTD-FILE is a path without extension, such as /usr/share/dictd/freedict-eng-spa. Those of FROM-TO and of TO-FROM serve alike: name
the latter with a - in front. Dictionaries under the GPL only judge: nothing of them may come into the tables.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

import simplemma
import wordfreq

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "wide_dictionary"))
from cleaning import clean  # noqa: E402
from frequency import CODES  # noqa: E402
import wikdict  # noqa: E402

BANDS = ((0, 1_000), (1_000, 3_000), (3_000, 10_000), (10_000, 30_000))
SPELLERS = {
    "en": ("en_US", "en_GB"), "es": ("es_ES",), "ru": ("ru_RU",), "de": ("de_DE",), "fr": ("fr",), "it": ("it_IT",), "pt": ("pt_BR", "pt_PT"),
}  # fmt: skip
THREE_LETTERS = {code: language for language, code in CODES.items()}


def tokens(language):
    """The words among the 30,000 commonest tokens, by band."""
    commonest = wordfreq.top_n_list(language, BANDS[-1][1])
    return {(low, high): [word for word in commonest[low:high] if word.isalpha() and len(word) > 1] for low, high in BANDS}


def answers(glot, direction, words):
    """What the program answers to each word: a list of headwords with their translations."""
    with tempfile.TemporaryDirectory() as data:
        command = [glot, "lookup", "-", "--json", "--offline", "--direction", direction, "--data-dir", data]
        # Dictionaries that are installed are not measured.
        environment = dict(os.environ, XDG_DATA_DIRS=data)
        output = subprocess.run(command, input="\n".join(words), capture_output=True, text=True, env=environment).stdout
    records = json.loads(output)
    return dict(zip(words, records if isinstance(records, list) else [records]))


def accepted_spellings(language, words):
    """Those of the words that the hunspell dictionaries of the language accept."""
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    refused = set(words)
    for speller in SPELLERS[language]:
        command = ["hunspell", "-i", "UTF-8", "-d", speller, "-l"]
        refused &= set(subprocess.run(command, input="\n".join(words), capture_output=True, text=True, env=environment).stdout.split("\n"))
    return set(words) - refused


def clean_tokens():
    """For each language the tokens that are words of it, and no names."""
    small, capital = {}, {}
    for language in SPELLERS:
        words = [word for band in tokens(language).values() for word in band]
        accepted = accepted_spellings(language, words + [word.capitalize() for word in words])
        small[language] = {word for word in words if word in accepted}
        capital[language] = {word for word in words if word.capitalize() in accepted}
    # German writes nouns with a capital, and the Russian dictionary has few names.
    names = {language: capital[language] - small[language] for language in SPELLERS if language not in ("de", "ru")}
    return {
        language: {
            word
            for word in small[language] | (capital[language] if language == "de" else set())
            if sum(word in known for other, known in names.items() if other != language) < 2
        }
        for language in SPELLERS
    }


def coverage(glot, *directions):
    clean = clean_tokens()
    for direction in directions:
        shares = []
        for words in tokens(direction[:2]).values():
            answered = {word: bool(answer["translations"]) for word, answer in answers(glot, direction, words).items()}
            sound = [is_answered for word, is_answered in answered.items() if word in clean[direction[:2]]]
            shares.append((sum(answered.values()) / len(answered), sum(sound) / len(sound)))
        every, sound = (" / ".join(f"{100 * share:.1f}" for share in column) for column in zip(*shares))
        print(f"{direction}  all {every}  clean {sound}", flush=True)


def missing(glot, direction):
    language = direction[:2]
    ranks = {word: rank for rank, word in enumerate(wordfreq.top_n_list(language, BANDS[-1][1]), 1)}
    known = clean_tokens()[language]
    clean = [word for word in ranks if word in known]
    for word, answer in answers(glot, direction, clean).items():
        if not answer["translations"]:
            print(f"{ranks[word]}\t{word}")


def lemmas(glot, direction, count):
    language = direction[:2]
    words = [word for band in tokens(language).values() for word in band][: int(count)]
    for word, answer in answers(glot, direction, words).items():
        ours = answer["readings"][0]["headword"] if answer["readings"] else None
        theirs = simplemma.lemmatize(word, lang=language)
        if ours and ours.lower() != theirs.lower():
            print(f"{word}\t{ours}\t{theirs}")


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


def glossed(glot, direction, path):
    """The words of a text as the program glosses them: each with its forms, its count, and whether it is answered."""
    with tempfile.TemporaryDirectory() as data:
        source, target = direction.split(":")
        command = [glot, "gloss", path, "--json", "--offline", "--from", source, "--to", target, "--data-dir", data]
        output = subprocess.run(command, capture_output=True, text=True, env=dict(os.environ, XDG_DATA_DIRS=data)).stdout
    rows = json.loads(output)["unknown"]
    return [(row["headword"], row["forms"], row["count"], bool(row["translations"])) for row in rows]


def texts(glot, direction, *paths):
    for path in paths:
        words = glossed(glot, direction, path)
        missing = {word: count for word, _, count, is_answered in words if not is_answered}
        if not direction.startswith("en"):
            with tempfile.NamedTemporaryFile("w", suffix=".txt") as list_of_words:
                list_of_words.write("\n\n".join(missing))
                list_of_words.flush()
                for _, forms, _, is_english in glossed(glot, "en:es", list_of_words.name):
                    for form in forms if is_english else []:
                        missing.pop(form, None)
        answered = sum(count for _, _, count, is_answered in words if is_answered)
        share = answered / max(answered + sum(missing.values()), 1)
        print(f"{direction}  {os.path.basename(path)}  {answered} answered, {share:.2%}")
        print("  " + " ".join(f"{word}:{count}" for word, count in sorted(missing.items(), key=lambda item: -item[1])[:60]), flush=True)


if __name__ == "__main__":
    commands = {"coverage": coverage, "missing": missing, "lemmas": lemmas, "draw": draw, "agreement": agreement, "texts": texts}
    if len(sys.argv) < 4 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](*sys.argv[2:])
