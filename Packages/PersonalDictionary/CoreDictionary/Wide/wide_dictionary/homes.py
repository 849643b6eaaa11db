"""Finds rows for words that no row answers: a rarer synonym, and a word that only few editions have, are headwords too."""

from math import exp, log, sqrt

import forms
from frequency import CODES
from links import TARGETS

# Fitted once against dictionaries that people wrote: how often a word is answered rightly by the words that a row shows.
BASE, SURENESS, EDITIONS, ROW, LINK, SHARE_OF_BEST, SEEN = -2.22, 0.38, 0.35, 1.03, 0.33, 0.89, 0.13
# By that scale 0.35 is right or usable for 85 of 100 words, 0.27 for 65: the judges lack many synonyms.
LEAST_CHANCE = 0.28
# A less sure word stands in a line of its own, which is shown last: it must not be a synonym of the words of a sure line.
LEAST_CHANCE_TO_JOIN = 0.36
LEAST_CHANCE_OF_RARE = 0.42
LEAST_CHANCE_OF_FORM = 0.42
# Of the 30,000 commonest tokens of a language: one of them is a form of the word.
LEAST_ZIPF = 2.9
LEAST_ZIPF_OF_RARE = 2.3
MOST_WORDS = 6
LEAST_LANGUAGES_WITHOUT_ENGLISH = 4


class Answered:
    """Which words are answered in which directions."""

    def __init__(self, hand_made, lines):
        self.hand_made = hand_made
        self.pairs = set()
        for line in lines:
            self.add(line)

    def add(self, line):
        for language, cell in line.cells.items():
            for word in cell:
                self.pairs.update((language, word.lower(), other) for other in line.cells if other != language)

    def missing(self, language, word):
        """The languages into which a word is not translated."""
        key = word.lower()
        return {
            other
            for other in TARGETS
            if other != language
            and (language, key, other) not in self.pairs
            and (language, key, other) not in self.hand_made.answered
        }


class Homes:
    """Gives words that are not answered to the rows that answer them best."""

    def __init__(self, words, links, frequencies, hand_made):
        self.words = words
        self.links = links
        self.frequencies = frequencies
        self.hand_made = hand_made
        self.greatest = greatest_of_forms(frequencies)

    def given(self, all_lines, lines):
        """The lines with words added to them, and further lines for the words that have no home among them."""
        answered = Answered(self.hand_made, lines)
        is_kept = {id(line) for line in lines}
        candidates = self.candidates(all_lines, answered)
        further = {}
        for (language, spelling), found in sorted(candidates.items()):
            missing = answered.missing(language, spelling)
            for chance, _, line in sorted(found, key=lambda item: (-item[0], item[1])):
                others = missing & set(line.cells)
                if not others or chance < self.least_chance(language, spelling, line):
                    continue
                cell = line.cells.setdefault(language, []) if id(line) in is_kept and chance >= LEAST_CHANCE_TO_JOIN else None
                if cell is None or len(cell) >= MOST_WORDS:
                    if not self.is_worth_a_line(language, spelling, line):
                        continue
                    # A line that is sure gives its words to the other languages already.
                    place = (id(line), language if line.is_trusted() else None)
                    line = further.setdefault(place, line.rare(without=place[1]))
                    cell = line.cells.setdefault(language, [])
                if spelling not in cell:
                    cell.append(spelling)
                missing -= set(line.cells)
                if not missing:
                    break
        return lines + list(further.values())

    def candidates(self, all_lines, answered):
        """For each word that is not answered in all directions: its chances in the rows that say something about it."""
        found = {}
        for number, line in enumerate(all_lines):
            for language, cell in line.candidates.items():
                best = max((sure for _, sure, _ in cell.values()), default=0)
                for spelling, (word, sure, seen) in cell.items():
                    if self.frequency(language, spelling) < LEAST_ZIPF_OF_RARE:
                        continue
                    others = [other for other in line.cells if other != language]
                    if not others or not answered.missing(language, spelling) & set(others):
                        continue
                    chance = self.chance(line, word, others, sure, sure / best, seen)
                    if chance >= LEAST_CHANCE:
                        found.setdefault((language, spelling), []).append((chance, number, line))
        return found

    def chance(self, line, word, others, sure, share_of_best, seen):
        """How likely the words that the row shows in other languages translate the word."""
        value = BASE + SURENESS * log(sure / (1 - sure)) + EDITIONS * log(max(len(line.all_editions), 1))
        value += ROW * line.confidence + SHARE_OF_BEST * share_of_best + SEEN * log(seen + 0.05)
        total = 0.0
        for other in others:
            cell = {spelling.lower() for spelling in line.cells[other]}
            links = self.links.get(word, {}).get(other, ())
            share = sum(probability for linked, probability in links if self.words.spelling[linked].lower() in cell)
            total += 1 / (1 + exp(-(value + LINK * sqrt(share))))
        return total / len(others)

    def is_worth_a_line(self, language, spelling, line):
        """Whether a word deserves a line of its own: a reader meets it, and the line says what it is in English or in most languages."""
        if " " in spelling or self.frequency(language, spelling) < LEAST_ZIPF:
            return False
        return "eng" in (language, *line.cells) or len(line.cells) >= LEAST_LANGUAGES_WITHOUT_ENGLISH

    def frequency(self, language, spelling):
        return max(self.frequencies.zipf(language, spelling), self.greatest.get((language, spelling.lower()), 0))

    def least_chance(self, language, spelling, line):
        base = forms.base(language, spelling)
        if base.lower() != spelling.lower() and self.frequencies.zipf(language, base) >= 2:
            # A form is answered by its base form; English adjectives and nouns in -ing and -ed are worth more.
            if language != "eng" or line.kind == "verb":
                return 1
            return LEAST_CHANCE_OF_FORM
        return LEAST_CHANCE if self.frequency(language, spelling) >= LEAST_ZIPF else LEAST_CHANCE_OF_RARE


def greatest_of_forms(frequencies):
    """For each base form the frequency of its commonest form."""
    greatest = {}
    for language in CODES:
        for token, zipf in frequencies.of_language[language].items():
            if zipf >= LEAST_ZIPF and token.isalpha():
                base = forms.base(language, token).lower()
                greatest[language, base] = max(zipf, greatest.get((language, base), 0))
    return greatest
