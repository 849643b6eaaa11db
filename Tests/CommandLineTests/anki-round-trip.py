"""anki-round-trip.py IN OUT: lets Anki import the text file IN as its import screen does with nothing changed, and export its notes to OUT."""
import json
import os
import sys
import tempfile

from anki.collection import Collection, ImportCsvRequest

path, out = map(os.path.abspath, sys.argv[1:])
with tempfile.TemporaryDirectory() as folder:
    collection = Collection(os.path.join(folder, "collection.anki2"))
    metadata = collection.get_csv_metadata(path=path, delimiter=None)
    collection.import_csv(ImportCsvRequest(path=path, metadata=metadata))
    notes = [collection.get_note(number) for number in collection.find_notes("")]
    for note in notes:
        print(json.dumps([note.fields, sorted(note.tags)], ensure_ascii=False))
    collection.export_note_csv(
        out_path=out, limit=None, with_html=True, with_tags=True, with_deck=True, with_notetype=True, with_guid=True
    )
    collection.close()
