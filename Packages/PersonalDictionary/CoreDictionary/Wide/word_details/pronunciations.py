"""Cleans the pronunciations of WikDict's heads and chooses the ones to show."""

import re
import unicodedata

MOST = 2
LETTERS = {
    "en": "abdefhijklmnopstuvwzæðŋɑɒɔəɚɛɜɝɡɪɹʃʊʌʍʒθxɐ",
    "de": "abdefhijklmnopstuvxyzøœçŋɐɔəɛɡɪʁʃʊʏʒʔɑʌæθðwɹ",
    "fr": "abdefijklmnopstuvwyzøœŋɑɔəɛɡɥɲʁʃʒ",
    "it": "abdefijklmnopstuvwzŋɔɛɡɲʃʎʒ",
}
MARKS = "ˈˌː. \u0303\u0329\u032f\u0361"
SAME = str.maketrans({"g": "ɡ", "'": "ˈ", ",": "ˌ", ":": "ː", "’": "ˈ", "ǝ": "ə", "ʧ": "tʃ", "ʤ": "dʒ", "ʦ": "ts", "ʣ": "dz", "ɫ": "l", "ɾ": "t", "‿": "", "\u2060": "", "ʰ": ""})  # fmt: skip
# How British and American transcriptions of English give themselves away.
BRITISH = re.compile(r"ɒ|əʊ|\(ɹ\)|[ɪeɛʊ]ə|ɜː(?!ɹ)|(?<=.)ː$")
AMERICAN = re.compile(r"[ɝɚ]|oʊ|[ɑɔəɛɪʊɜ]ː?ɹ(?![ˈˌ.]?[aæeɑɒɔəɚɛɜɝiɪoʊuʌ])|ɑ(?![ːɪʊ])|ɾ")


def cleaned(text, code):
    """The pronunciation without brackets and debris, or `None`: one letter that the language does not have, and it is another's."""
    text = unicodedata.normalize("NFC", text).translate(SAME if code != "it" else SAME | {ord("ɾ"): "r"})
    # In brackets: sounds that only some speakers make. Of two ways, the longer, but for the British r.
    text = text.replace("(ɹ)", "").replace("(", "").replace(")", "")
    if code == "en":
        text = text.replace("r", "ɹ")
    if code == "it":
        text = text.replace("[", "").replace("]", "")
    text = re.sub(r"\s+", " ", text).strip(" .")
    decomposed = unicodedata.normalize("NFD", text)
    if not text or any(letter not in LETTERS[code] + MARKS for letter in decomposed.replace("c\u0327", "ç")):
        return None
    return text


def is_of(text, word, code):
    """Whether a pronunciation is long enough, and no more, for the word, and has its stress."""
    sounds = sum(character.isalpha() for character in text)
    letters = sum(character.isalpha() for character in word)
    if text.count(" ") > word.count(" ") + word.count("-") + word.count("'"):
        return False
    return 0.4 * letters <= sounds <= 1.6 * letters + 2


def chosen(counts, word, code):
    """The pronunciations to show of those that the heads have, the best first."""
    found = {}
    for text, count in counts.items():
        clean = cleaned(text, code)
        if clean and is_of(clean, word, code):
            variety = 0
            if code == "en":
                variety = 1 if BRITISH.search(text) and not AMERICAN.search(text) else 2 if AMERICAN.search(text) else 0
            key = (clean, variety)
            found[key] = found.get(key, 0) + count
    if code != "en":
        return ranked(found)[:MOST if code == "de" else 1]
    return english(found)


def ranked(found):
    """The commonest first, and of equals the one with most marks of syllables and stress."""
    best = sorted(found.items(), key=lambda item: (-item[1], -sum(mark in MARKS for mark in item[0][0]), item[0]))
    return list(dict.fromkeys(text for (text, _), _ in best))


def english(found):
    """The British and the American pronunciation, as far as they can be told; one where they are alike."""
    best = []
    for variety in (1, 2):
        best += ranked({key: count for key, count in found.items() if key[1] == variety})[:1]
    return (best or ranked(found)[:1])[:MOST]
