#!/usr/bin/env python3
"""Measures what the tables hold, apart from how well the program finds base forms. Run it with the python that Wide/build made.

coverage.py [--missing] FROM:TO...     share of wordfreq's tokens that the tables answer, by band: of all, and of the clean ones

A token is clean when the hunspell dictionary of its language accepts it in small letters, in German with a capital too, and it is no
name: two other languages do not know it with a capital only. It is answered when it, a stem that hunspell gives, the base form of
simplemma, or a headword that the program's index of forms has for it stands in a row that has a word of the other language.
--missing lists the clean tokens that are not answered, instead.

Debian: hunspell hunspell-en-us hunspell-en-gb hunspell-es hunspell-ru hunspell-de-de hunspell-fr hunspell-it hunspell-pt-br
hunspell-pt-pt. Most of these dictionaries are under the GPL: they only judge.
"""

import glob
import os
import subprocess
import sys

import simplemma
import wordfreq

BANDS = ((0, 1_000), (1_000, 3_000), (3_000, 10_000), (10_000, 30_000))
CODES = ("en", "es", "ru", "de", "fr", "it", "pt")
JUDGES = {
    "en": ("en_US", "en_GB"), "es": ("es_ES",), "ru": ("ru_RU",), "de": ("de_DE",), "fr": ("fr",), "it": ("it_IT",), "pt": ("pt_BR", "pt_PT"),
}  # fmt: skip
HERE = os.path.dirname(os.path.abspath(__file__))


def folded(word):
    return word.lower().replace("ё", "е")


class Forms:
    """The program's index of forms: see FormIndexLayout.swift."""

    def __init__(self, path):
        with open(path, "rb") as file:
            self.data = file.read()

    def number(self, offset):
        return int.from_bytes(self.data[offset : offset + 4], "little")

    def arcs(self, start, state):
        while True:
            bits = self.number(start + 4 * state)
            yield bits & 255, bool(bits & 1 << 30), bits >> 8 & (1 << 22) - 1
            if bits & 1 << 31:
                return
            state += 1

    def records(self, start, state, path=b""):
        for label, is_final, target in self.arcs(start, state):
            if is_final:
                yield path + bytes([label])
            if target:
                yield from self.records(start, target, path + bytes([label]))

    def headwords(self, text, language):
        """The headwords that `text` is a form of."""
        header = 12 + 12 * CODES.index(language)
        if not self.number(header + 4):
            return
        start, state = self.number(header + 8), 0
        form = text.encode()
        for byte in form + b"\0":
            state = next((target for label, _, target in self.arcs(start, state) if label == byte), 0)
            if not state:
                return
        for record in self.records(start, state):
            yield (form[: len(form) - record[4]] + record[5:]).decode("utf-8", "replace")


def hunspell(dictionary, option, words):
    command = ["hunspell", "-i", "UTF-8", "-d", dictionary, option]
    environment = dict(os.environ, LC_ALL="C.UTF-8")
    return subprocess.run(command, input="\n".join(words), capture_output=True, text=True, env=environment).stdout.split("\n")


def judged(language):
    """Each token with its rank, whether it is accepted in small letters and with a capital, and the words that may answer it."""
    commonest = wordfreq.top_n_list(language, BANDS[-1][1])
    words = [word for word in commonest if word.isalpha() and len(word) > 1]
    forms = Forms(os.path.join(HERE, "../Sources/CoreDictionaryData/forms.bin"))
    stems, refused = {}, []
    spellings = words + [word.capitalize() for word in words]
    for dictionary in JUDGES[language]:
        refused.append(set(hunspell(dictionary, "-l", spellings)))
        for line in hunspell(dictionary, "-s", spellings):
            form, _, stem = line.partition(" ")
            if stem:
                stems.setdefault(form, set()).add(stem)
    refused = set.intersection(*refused)
    for rank, word in enumerate(commonest):
        if word.isalpha() and len(word) > 1:
            capital = word.capitalize()
            answering = {word} | stems.get(word, set()) | stems.get(capital, set())
            for spelling in (word, capital):
                answering.add(simplemma.lemmatize(spelling, lang=language))
                answering.update(forms.headwords(spelling, language))
            yield rank, word, word not in refused, capital not in refused, {folded(each) for each in answering}


def headwords():
    """For each direction the headwords that are answered."""
    found = {}
    data = os.path.join(HERE, "../Data")
    for path in sorted(glob.glob(f"{data}/*.tsv") + glob.glob(f"{data}/[!F]*/*.tsv")):
        with open(path, encoding="utf-8") as table:
            for line in table:
                if line.startswith("#") or not line.strip():
                    continue
                cells = dict(zip(CODES, line.rstrip("\n").split("\t")[1:8]))
                own = os.path.basename(path)[:2] if os.path.basename(os.path.dirname(path)) == "Answers" else None
                for source, cell in cells.items():
                    if own in (None, source):
                        for target in CODES:
                            if target != source and cells.get(target):
                                found.setdefault((source, target), set()).update(map(folded, filter(None, cell.split("|"))))
    return found


def main(arguments):
    lists_missing = "--missing" in arguments
    tokens = {language: list(judged(language)) for language in CODES}
    with_capital_only = {
        language: {word for _, word, small, capital, _ in found if capital and not small}
        for language, found in tokens.items()
        if language not in ("de", "ru")
    }
    answered = headwords()
    for direction in filter(lambda argument: ":" in argument, arguments):
        source, target = direction.split(":")
        all_shares, clean_shares = [], []
        for low, high in BANDS:
            every, clean = [], []
            for rank, word, small, capital, answering in tokens[source]:
                if not low <= rank < high:
                    continue
                is_answered = bool(answering & answered[source, target])
                every.append(is_answered)
                is_name = sum(word in names for other, names in with_capital_only.items() if other != source) >= 2
                if (small or (source == "de" and capital)) and not is_name:
                    clean.append(is_answered)
                    if lists_missing and not is_answered:
                        print(f"{direction}\t{rank + 1}\t{word}")
            all_shares.append(f"{sum(every) / len(every):.1%}")
            clean_shares.append(f"{sum(clean) / len(clean):.1%}")
        if not lists_missing:
            print(f"{direction}  all {' / '.join(all_shares)}  clean {' / '.join(clean_shares)}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) < 2 or ":" not in "".join(sys.argv[1:]):
        sys.exit(__doc__)
    main(sys.argv[1:])
