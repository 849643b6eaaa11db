"""python3 word_details FOLDER-WITH-SHARE DATA"""

import gc
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "wide_dictionary"))

import details
import glosses
import tables


def main(files, data):
    gc.disable()  # millions of small objects that all stay
    dictd = os.path.join(files, "share", "dictd")
    rows = tables.all_rows(data)
    details.write(dictd, data, rows)
    glosses.write(dictd, os.path.join(files, "share", "wordnet"), data, rows)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
