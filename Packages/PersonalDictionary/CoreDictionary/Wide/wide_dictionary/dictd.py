"""Reads the dictionaries of dictd: an index of key, offset and length, and a compressed file of entries."""

import gzip

DIGITS = {
    digit: value
    for value, digit in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
}


def number(text):
    """The value of a number in the base-64 digits of dictd, the highest digit first."""
    value = 0
    for digit in text:
        value = value * 64 + DIGITS[digit]
    return value


def entries(path):
    """The text of each entry of the dictionary at `path`, which has no extension, once each."""
    with gzip.open(f"{path}.dict.dz") as file:
        data = file.read()
    seen = set()
    with open(f"{path}.index", encoding="utf-8") as index:
        for line in index:
            key, offset, length = line.rstrip("\n").split("\t")[:3]
            place = (number(offset), number(length))
            if key.startswith(("00database", "00-database")) or place in seen:
                continue
            seen.add(place)
            yield data[place[0] : place[0] + place[1]].decode("utf-8", "replace")
