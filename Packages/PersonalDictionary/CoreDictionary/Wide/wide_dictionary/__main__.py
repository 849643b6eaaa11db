"""python3 wide_dictionary FOLDER-OF-DICTD-FILES HAND-MADE-TABLE... OUTPUT"""

import gc
import os
import sys

import completion
import homes
import links
import rows
import senses
import table
from frequency import Frequencies
from handmade import HandMade

HEADER = (
    "# CC BY-SA 4.0, see LICENSE and CREDITS.md. Made by Wide/build from the dictionaries that Debian has; not yet read by people.\n"
    "# pos\ten\tes\tru\tde\tfr\tit\tpt\teditions\tzipf\n"
)


def say(text):
    print(text, file=sys.stderr, flush=True)


def refused_words():
    """The words that people decided to leave out, each with its language."""
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "refused-words.tsv")
    with open(path, encoding="utf-8") as lines:
        return {tuple(line.rstrip("\n").split("\t")) for line in lines if not line.startswith("#")}


def main(folder, hand_made_paths, output):
    gc.disable()  # millions of small objects that all stay
    words = senses.Words()
    found = senses.read(folder, words)
    say(f"{len(found)} senses, {len(words.language)} words")
    linked = links.of(found, words)
    merged = rows.merged(found, [completion.completed(sense, linked) for sense in found])
    say(f"{len(merged)} rows")
    frequencies = Frequencies()
    hand_made = HandMade(hand_made_paths)
    chooser = table.Chooser(words, found, frequencies, hand_made, refused_words())
    chosen = [line for line in (chooser.line(row, linked) for row in merged if row.editions != {"jpn"}) if line is not None]
    lines = [line for line in chosen if line.is_trusted()]
    table.give_homes(lines, hand_made, frequencies)
    lines = homes.Homes(words, linked, frequencies, hand_made).given(chosen, [line for line in lines if hand_made.wants(line)])
    texts = sorted({line.text() for line in lines}, key=lambda text: (text.lower(), text))
    with open(output, "w", encoding="utf-8") as file:
        file.write(HEADER + "".join(f"{text}\n" for text in texts))
    say(f"{output}: {len(texts)} rows")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:-1], sys.argv[-1])
