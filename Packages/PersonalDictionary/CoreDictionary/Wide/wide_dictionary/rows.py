"""Merges completed senses of all editions into rows: one meaning in the seven languages."""

import re
from collections import Counter

from completion import confidence, support
from links import TARGETS

# Two senses are one meaning when their first words agree in this share of the languages that both have.
LEAST_AGREEMENT = 0.7
MOST_CLUSTERS_COMPARED = 40
# Glosses of first and family names, in the languages of the editions. Names are not translated: nobody called Paco is Francis.
NAME = re.compile(
    r"given name|surname|family name|\bprénom|nom de famille|vorname|familienname|nachname|\bimię|imienia|nazwisko|etunimi|sukunimi"
    r"|miehennimi|naisennimi|mansnamn|kvinnonamn|kvinnnamn|pojknamn|flicknamn|förnamn|efternamn|voornaam|jongensnaam|meisjesnaam"
    r"|achternaam|familienaam|prenome|nome proprio|nome próprio|cognome|sobrenome|όνομα|επώνυμο",
    re.IGNORECASE,
)


class Row:
    """One meaning: what the senses that were merged into it say about each word."""

    def __init__(self):
        self.editions = set()
        self.kinds = Counter()
        self.senses = 0
        self.names = 0
        # For each language, for each word, the sum of its confidences.
        self.cells = {language: Counter() for language in TARGETS}
        # Editions that give a word themselves.
        self.direct = {}
        # The words of the languages that are not targets, which back the others.
        self.pivots = {}
        self.first = {}

    def add(self, sense, cells):
        self.editions.add(sense.edition)
        self.kinds[sense.kind] += 1
        self.senses += 1
        self.names += sense.kind in ("proper-noun", "unknown") and bool(NAME.search(sense.gloss))
        for language, candidates in cells.items():
            for sure, word, is_direct in candidates:
                self.cells[language][word] += sure
                if is_direct:
                    self.direct.setdefault(word, set()).add(sense.edition)
        for language, words in sense.words.items():
            if language not in TARGETS:
                counted = self.pivots.setdefault(language, Counter())
                for rank, word in enumerate(words, 1):
                    counted[word] += 1 / rank

    def evidence(self, links):
        """For each language, for each word: its confidence over the whole row, its confidences added up, and the editions that have it."""
        members = {language: top(counted, 3) for language, counted in self.pivots.items()}
        members.update({language: top(counted, 2) for language, counted in self.cells.items() if counted})
        result = {}
        for language, counted in self.cells.items():
            if counted:
                found, able = support(members, language, links)
                result[language] = {
                    word: (*found.get(word, (0, 0.0)), able, total, len(self.direct.get(word, ())))
                    for word, total in counted.items()
                }
        return result


def top(counted, count):
    """The words with the greatest counts, the greatest first; equal ones in the order of their numbers."""
    return [word for word, _ in sorted(counted.items(), key=lambda item: (-item[1], item[0]))[:count]]


def merged(senses, completed):
    """The rows that the senses give, best senses first, each joining the row it agrees with most."""
    order = sorted(
        (place for place, cells in enumerate(completed) if len(cells) >= 2),
        key=lambda place: (-sum(cell[0][0] for cell in completed[place].values()), place),
    )
    rows, of_word = [], {}
    for place in order:
        cells = completed[place]
        number = best_match(cells, rows, of_word)
        if number is None:
            number = len(rows)
            rows.append(Row())
        row = rows[number]
        row.add(senses[place], cells)
        for language in cells:
            first = row.first.setdefault(language, set())
            for word in top(row.cells[language], 2):
                if word not in first:
                    first.add(word)
                    of_word.setdefault(word, []).append(number)
    return rows


def best_match(cells, rows, of_word):
    """The number of the row that agrees with the first words of most languages, or `None`."""
    hits = Counter()
    for cell in cells.values():
        hits.update(of_word.get(cell[0][1], ()))
    best = None
    for number, count in hits.most_common(MOST_CLUSTERS_COMPARED):
        if count < 2:
            break
        row = rows[number]
        common = sum(language in row.first for language in cells)
        if count >= LEAST_AGREEMENT * common and (best is None or (count, row.senses) > best[:2]):
            best = (count, row.senses, number)
    return None if best is None else best[2]
