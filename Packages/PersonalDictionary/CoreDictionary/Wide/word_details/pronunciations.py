"""Cleans the pronunciations of WikDict's heads and chooses the ones to show: those nearest to what espeak-ng says, which only judges."""

import re
import subprocess
import unicodedata

VOICES = {"en": ("en-gb", "en-us"), "de": ("de",), "fr": ("fr-fr",), "it": ("it",)}
LETTERS = {
    "en": "abdefhijklmnopstuvwzæðŋɑɒɔəɛɜɡɪɹʃʊʌʒθɚɝx",
    "de": "abdefhijklmnopstuvxyzøœçŋɐɔəɛɡɪʁʃʊʏʒʔɑʌæθðwɹ",
    "fr": "abdefijklmnopstuvwyzøœŋɑɔəɛɡɥɲʁʃʒ",
    "it": "abdefijklmnopstuvwzŋɔɛɡɲʃʎʒr",
}
MARKS = "ˈˌː. \u0303\u0329\u032f\u0361"
SAME = str.maketrans({"g": "ɡ", "'": "ˈ", ",": "ˌ", ":": "ː", "’": "ˈ", "ǝ": "ə", "ʧ": "tʃ", "ʤ": "dʒ", "ʦ": "ts", "ʣ": "dz", "ɫ": "l", "‿": "", "\u2060": "", "ʰ": ""})  # fmt: skip
# How British and American transcriptions of English give themselves away.
VOWELS = "aeiouyæɑɒɔəɛɜɪʊʌɐɚɝøœʏ"
BRITISH = re.compile(r"ɒ|əʊ|\(ɹ\)|[ɪeɛʊ]ə|ɜː(?!ɹ)")
AMERICAN = re.compile(rf"[ɝɚ]|oʊ|[ɑɔəɛɪʊɜ]ː?ɹ(?![ˈˌ.]*[{VOWELS}])|ɑ(?![ːɪʊ])|ɔ(?![ːɪɹ])")
# Sounds that dialects, or narrow transcriptions, have in place of the standard ones.
UNUSUAL = re.compile(r"a(?![ɪʊ])|e(?!ɪ)|o(?!ʊ)|æː|ɛː|x")
# The share of the sounds that may differ from what espeak-ng says; more, and it is the pronunciation of another word.
MOST_DIFFERENT = 0.7


def cleaned(text, code):
    """The pronunciation without brackets and debris, or `None`: one letter that the language does not have, and it is another's."""
    if text.startswith("[") and code == "en":
        return None  # how exactly somebody says it
    text = unicodedata.normalize("NFC", text).translate(SAME)
    # In brackets: sounds that only some speakers make. All of them, but for the British r.
    text = re.sub(r"[()\[\]]", "", text.replace("(ɹ)", "").replace("(r)", ""))
    if code == "en":
        text = text.replace("r", "ɹ").replace("ɾ", "t").replace("\u0361", "").replace("\u032f", "")
    text = re.sub(r"\s+", " ", text).strip(" .")
    decomposed = unicodedata.normalize("NFD", text).replace("c\u0327", "ç")
    if code == "it" and "ˈ" not in text and sum(letter in VOWELS for letter in text) > 1:
        return None
    return text if text and all(letter in LETTERS[code] + MARKS for letter in decomposed) else None


def said(words, code):
    """What each voice of espeak-ng says for each word."""
    spoken = []
    for voice in VOICES[code]:
        command = ["espeak-ng", "-q", "--ipa", "-v", voice, "--stdin"]
        text = "".join(re.sub(r"[^\w' -]", " ", word) + "\n\n" for word in words)
        lines = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout.strip("\n").split("\n")
        assert len(lines) == len(words), "espeak-ng says a line for each word"
        spoken.append(dict(zip(words, lines)))
    return spoken


def bare(text, code):
    """A pronunciation for comparison: the stress before its vowel, sounds that are written in two ways written in one."""
    text = re.sub(r"\([a-z]+\)", "", text)
    text = re.sub("[ˌ.‿ \u0361\u0329\u032f\u0303ː-]", "", unicodedata.normalize("NFD", text))
    text = re.sub(f"ˈ([^{VOWELS}ˈ]*)", r"\1ˈ", text)
    text = text.translate(str.maketrans("rɾʁɚɝæ", "ɹɹɹəɜa"))
    return text.replace("ɐ", "ə") if code == "en" else text.replace("ɜ", "ɐ")


def distance(one, other):
    """The number of sounds to change, add or take away."""
    previous = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        current = [place]
        for number, second in enumerate(other, 1):
            current.append(min(previous[number] + 1, current[-1] + 1, previous[number - 1] + (letter != second)))
        previous = current
    return previous[-1]


def nearest(texts, voice, code):
    """The pronunciation nearest to what a voice says; none when all are far from it."""
    ranked = sorted(
        (distance(bare(text, code), bare(voice, code)) + (len(UNUSUAL.findall(text)) if code == "en" else 0), -sum(mark in MARKS for mark in text), text)
        for text in texts
    )
    return ranked[0][2] if ranked and ranked[0][0] <= max(1, MOST_DIFFERENT * len(bare(voice, code))) else None


def chosen(texts, word, code, spoken):
    """The pronunciations to show of those that the heads have, the best first: in English the British, then the American."""
    texts = [(text, clean) for text in sorted(texts) if (clean := cleaned(text, code)) and clean.count(" ") <= len(re.split("[ '-]", word)) - 1]
    if code != "en":
        best = nearest([clean for _, clean in texts], spoken[0][word], code)
        return [best] if best else []
    british = nearest([clean for text, clean in texts if not AMERICAN.search(text)], spoken[0][word], code)
    american = nearest([clean for text, clean in texts if not BRITISH.search(text) or AMERICAN.search(text)], spoken[1][word], code)
    if british and american and same(british, american):
        american = None
    return [text for text in (british, american) if text]


def same(one, other):
    """Whether two transcriptions of English differ in the way of writing only: American ones do without marks of length."""
    return re.sub("[ːˌ.]", "", one.replace("l̩", "əl").replace("n̩", "ən")) == re.sub("[ːˌ.]", "", other.replace("l̩", "əl").replace("n̩", "ən"))
