"""Cleans the words of the dictionaries: wiki debris goes, and what cannot be mended is refused."""

import html
import re
import unicodedata

LATIN = {"eng", "spa", "deu", "fra", "ita", "por", "nld", "swe", "fin", "pol", "ind", "nor", "lat", "lit", "tur"}
CYRILLIC = {"rus", "bul"}
INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]")
APOSTROPHES = re.compile("[’ʼ´`‘′]")
ARTICLES = {
    "eng": r"(?:the|an?) ",
    "deu": r"(?:der|die|das|eine?) ",
    "fra": r"(?:les?|la|une?) |l'",
    "ita": r"(?:il|lo|la|gli|i|le|uno?|una) |l'|un'",
    "spa": r"(?:el|la|los|las|una?) ",
    "por": r"(?:os?|as?|uma?) ",
}
NO_WORD = re.compile(r'[0-9~<>{}|=&*+%$@"“”„«»\\^:;…/?¿¡()\[\]#_!.]')
# Placeholders and grammar that leak into the words.
LABELS = {
    "eng": r"\b(plural of|form of|see|someone|something|somebody|sth|sb|one's|oneself|be|etc)\b",
    "deu": r"\b(jmdn?|jmdm|etwas|etw|jdn|jdm|akk|dat|jemanden|jemandem|usw|sein)\b",
    "fra": r"\b(qqn|qqch|qn|qc|quelqu'un|quelque chose|être)\b",
    "spa": r"\b(alguien|algo|ser|estar)\b",
    "ita": r"\b(qlcu|qlco|qualcuno|qualcosa|essere)\b",
    "por": r"\b(alguém|algo|ser|estar)\b",
    "rus": r"-л\b|кого-|кому-|чему-|что-|-либо|-нибудь|быть",
}
LONE_LETTERS = set("aeiouyàéèаеёиоуыэюявкс")
MOST_WORDS = 4


def is_of_script(word, language):
    """Whether all letters of a word are of the script of its language."""
    for character in word:
        if not character.isalpha() or character in "ªº":
            continue
        name = unicodedata.name(character, "")
        if language in LATIN and not name.startswith("LATIN"):
            return False
        if language in CYRILLIC and not name.startswith("CYRILLIC"):
            return False
    return any(map(str.isalpha, word))


def without_stress(word):
    """A Russian word without stress marks; й and ё keep theirs."""
    decomposed = unicodedata.normalize("NFD", word)
    return unicodedata.normalize("NFC", re.sub("[\u0300\u0301\u0341]", "", decomposed))


def without_markup(text):
    """A text without what wiki pages put around words."""
    text = unicodedata.normalize("NFC", html.unescape(text))
    text = INVISIBLE.sub("", text).replace("\u00a0", " ").replace("_", " ")
    text = re.sub(r"\[\[(?:[^\[\]|]*\|)?([^\[\]|]*)\]\]", r"\1", text)
    text = APOSTROPHES.sub("'", text).replace("‐", "-").replace("‑", "-")
    text = text.split("#")[0]
    text = re.sub(r"^(?:l|alt|link|t|1|2)=", "", text)
    text = re.sub(r"\s*\([^()]*\)\s*$", "", text)
    text = re.sub(r"^\s*\([^()]*\)\s+", "", text)
    text = re.sub("''+", "", text)
    return re.sub(r"\s+", " ", text)


def clean(text, language, kind):
    """The word in `text`, or `None` when there is none that can be trusted."""
    word = without_markup(text)
    if language in CYRILLIC:
        word = without_stress(word)
    if re.match(r"^\s*[-–—]|.*[-–—]\s*$", word):
        return None  # a part of words: *Sonnen-*
    word = word.strip(" \t,;.!'\"")
    if language == "eng" and word.startswith("to ") and kind in ("verb", "unknown"):
        word = word[3:]
    if language in ARTICLES:
        bare = re.sub(f"^(?:{ARTICLES[language]})", "", word, flags=re.IGNORECASE)
        if bare and (" " not in bare or language in ("eng", "deu")):
            word = bare
    if not word or NO_WORD.search(word):
        return None
    if language in LATIN or language in CYRILLIC:
        if len(word) > 45 or word.count(" ") >= MOST_WORDS or not is_of_script(word, language):
            return None
        if len(word) < 2 and word.lower() not in LONE_LETTERS:
            return None
        if " " in word and language in LABELS and re.search(LABELS[language], word, re.IGNORECASE):
            return None
        if is_glued(word):
            return None
    return word


def is_glued(word):
    """Whether two translations lost the comma between them: *cosey cozy*, *Pass Paß*."""
    parts = word.split(" ")
    long = [part.lower() for part in parts if len(part) > 3]
    if len(long) != len(set(long)):
        return True
    for one, other in zip(parts, parts[1:]):
        a, b = one.lower(), other.lower()
        if a == b:
            return True
        if len(a) > 3 and len(b) > 3 and abs(len(a) - len(b)) <= 2 and a[:3] == b[:3] and common_share(a, b) >= 0.75:
            return True
    return False


def common_share(one, other):
    """Which share of the longer word the two have in common at their beginnings and ends."""
    start = 0
    while start < min(len(one), len(other)) and one[start] == other[start]:
        start += 1
    end = 0
    while end < min(len(one), len(other)) - start and one[-1 - end] == other[-1 - end]:
        end += 1
    return (start + end) / max(len(one), len(other))
