"""make.py FOLDER: lets Anki make a collection, writes packages of it in both schemas into FOLDER and prints what it has."""
import json
import os
import sys

from anki.collection import Collection, DeckIdLimit, ExportAnkiPackageOptions
from dump import dump

folder = os.path.abspath(sys.argv[1])
path = os.path.join(folder, "collection.anki2")
collection = Collection(path)
collection.set_config("fsrs", True)
deck = collection.decks.id("Español::Palabras")
both = collection.models.by_name("Basic (and reversed card)")
cloze = collection.models.by_name("Cloze")
collection.media.write_data("casa.mp3", b"sound")
collection.media.write_data("casa.png", b"picture")


def add(kind, fields, tags=()):
    note = collection.new_note(kind)
    note.fields = list(fields)
    note.tags = list(tags)
    collection.add_note(note, deck)


add(both, ["<b>casa</b> [sound:casa.mp3]", 'house &amp; home<img src="casa.png">'], ["noun", "chapter::1"])
add(both, ["perro", "dog<br>hound"])
add(both, ["日本", "Япония 🇯🇵"])
add(cloze, ["La {{c1::casa::house}} es {{c2::grande}}", "de Juan"])
for number in range(60):
    add(both, [f"palabra {number}", f"word {number}"])

collection.decks.select(deck)
for turn in range(40):
    card = collection.sched.getCard()
    if not card:
        break
    collection.sched.answerCard(card, 1 + turn * 7 % 4)
cards = collection.find_cards("is:new")
collection.sched.suspend_cards(cards[:2])
collection.sched.bury_cards(cards[2:4])
collection.set_user_flag_for_cards(3, cards[:1])
# Cards that have been learnt for long, with a state of memory.
for place, number in enumerate(collection.find_cards("is:new -is:suspended -is:buried")[:20]):
    card = collection.get_card(number)
    card.type, card.queue, card.due, card.ivl, card.factor, card.reps, card.lapses = 2, 2, 10 + place, 30 + place, 2500, 5, place % 3
    collection.update_card(card)
    collection.db.execute(
        "update cards set data = ? where id = ?",
        json.dumps({"pos": place, "s": 30.5 + place, "d": 5.25, "dr": 0.85, "decay": 0.154, "lrt": 1_700_000_000 + place}), number,
    )
    for answer in range(5):
        collection.db.execute(
            "insert into revlog values (?, ?, -1, ?, ?, ?, ?, ?, ?)", 1_600_000_000_000 + place * 1000 + answer, number, 1 + answer % 4,
            answer + 1, answer, 2500, 4000 + answer, 1,
        )
content = dump(collection)
options = dict(with_scheduling=True, with_deck_configs=True, with_media=True)
for name, legacy in (("old", True), ("new", False)):
    collection.export_anki_package(
        out_path=os.path.join(folder, name + ".apkg"), limit=DeckIdLimit(deck), options=ExportAnkiPackageOptions(legacy=legacy, **options)
    )
    collection.export_collection_package(os.path.join(folder, name + ".colpkg"), True, legacy)
    collection.reopen()
print(json.dumps(content, ensure_ascii=False))
