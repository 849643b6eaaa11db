"""python3 word_details FOLDER-WITH-SHARE DATA"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "wide_dictionary"))

import details
import tables

EDITIONS = {"en": "eng", "de": "deu", "fr": "fra", "it": "ita"}


def main():
    files, data = sys.argv[1:]
    dictd = os.path.join(files, "share", "dictd")
    rows = tables.all_rows(data)
    details.write(dictd, data, rows, EDITIONS)


main()
