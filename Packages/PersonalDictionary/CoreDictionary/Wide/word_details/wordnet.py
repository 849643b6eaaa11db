"""Reads WordNet: synsets, each with its words, its definition and its examples."""

import os
import re
from collections import defaultdict

FILES = {"noun": "noun", "proper-noun": "noun", "verb": "verb", "adjective": "adj", "adverb": "adv"}


class Synset:
    __slots__ = ("words", "definition", "examples")

    def __init__(self, words, gloss):
        self.words = words
        # Definitions stand before examples, which are quoted.
        self.examples = re.findall(r'"([^"]+)"', gloss)
        self.definition = re.sub(r';?\s*"[^"]*".*$', "", gloss).strip()


class WordNet:
    def __init__(self, folder):
        self.synsets = {name: defaultdict(list) for name in set(FILES.values())}
        for name in sorted(self.synsets):
            with open(os.path.join(folder, "data." + name), encoding="utf-8") as lines:
                for line in lines:
                    if not line.startswith(" "):
                        self.add(name, line)

    def add(self, name, line):
        data, _, gloss = line.partition("|")
        fields = data.split()
        words = [re.sub(r"\(\w+\)$", "", fields[4 + 2 * place]).replace("_", " ") for place in range(int(fields[3], 16))]
        synset = Synset(words, gloss)
        for word in words:
            self.synsets[name][word].append(synset)

    def of(self, word, kind):
        """The synsets of a word as this part of speech."""
        return self.synsets[FILES[kind]].get(word, []) if kind in FILES else []
