"""anki-package.py take PACKAGE: lets a new Anki import a package with its schedule, and export all of it in both schemas, as the packages old.apkg
and new.apkg, and as the whole collections old.colpkg and new.colpkg.
anki-package.py bad FOLDER: makes packages in the folder that cannot be read, or not as a whole."""
import json
import os
import sqlite3
import struct
import sys
import tempfile
import zipfile
import zlib

TABLES = """
CREATE TABLE col (id INTEGER PRIMARY KEY, crt INTEGER, ver INTEGER, decks TEXT, models TEXT);
CREATE TABLE notes (id INTEGER PRIMARY KEY, guid TEXT, mid INTEGER, mod INTEGER, tags TEXT, flds TEXT);
CREATE TABLE cards (id INTEGER PRIMARY KEY, nid INTEGER, did INTEGER, ord INTEGER, mod INTEGER, type INTEGER, queue INTEGER, due INTEGER,
  ivl INTEGER, factor INTEGER, reps INTEGER, lapses INTEGER, left INTEGER, odue INTEGER, odid INTEGER, flags INTEGER, data TEXT);
CREATE TABLE revlog (id INTEGER PRIMARY KEY, cid INTEGER, ease INTEGER, ivl INTEGER, lastIvl INTEGER, factor INTEGER, time INTEGER,
  type INTEGER);
"""


def take(package):
    from anki.collection import Collection, ExportAnkiPackageOptions, ImportAnkiPackageOptions, ImportAnkiPackageRequest

    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        collection.set_config("fsrs", True)
        collection.import_anki_package(
            ImportAnkiPackageRequest(package_path=os.path.abspath(package), options=ImportAnkiPackageOptions(with_scheduling=True))
        )
        print(collection.note_count(), collection.card_count(), collection.db.scalar("select count(*) from revlog"))
        for name, legacy in (("old", True), ("new", False)):
            options = ExportAnkiPackageOptions(with_scheduling=True, with_media=False, legacy=legacy)
            collection.export_anki_package(out_path=os.path.abspath(f"{name}.apkg"), limit=None, options=options)
            collection.export_collection_package(os.path.abspath(f"{name}.colpkg"), include_media=False, legacy=legacy)
            collection.reopen()
        collection.close()


def collection(folder, schema=11, reviews=(1_700_000_000_000,), extra=""):
    """The bytes of a collection with one word, and one learnt card with these answers."""
    path = os.path.join(folder, "made.db")
    if os.path.exists(path):
        os.remove(path)
    database = sqlite3.connect(path)
    database.executescript(TABLES)
    fields = [{"name": name, "ord": place} for place, name in enumerate(("Front", "Back"))]
    templates = [{"name": "Card 1", "ord": 0, "qfmt": "{{Front}}", "afmt": "{{Back}}"}]
    models = {"9": {"id": 9, "name": "Basic", "type": 0, "flds": fields, "tmpls": templates}}
    database.execute(
        "insert into col values (1, 1698811200, ?, ?, ?)", (schema, '{"1":{"id":1,"name":"Default"}}', json.dumps(models))
    )
    database.execute("insert into notes values (1690000000000, 'g', 9, 1700000000, '', ?)", ("casa\x1fhouse [sound:../../etc/passwd]",))
    database.execute("insert into cards values (5, 1690000000000, 1, 0, 1700000000, 2, 2, 40, 27, 2500, 2, 0, 0, 0, 0, 0, '{}')")
    for place, time in enumerate(reviews):
        # Written in the opposite order of their times.
        database.execute("insert into revlog values (?, 5, 3, 27, 3, 2500, 4000, 1)", (sorted(reviews)[-1 - place],))
    if extra:
        database.executescript(extra)
    database.commit()
    database.close()
    with open(path, "rb") as file:
        return file.read()


def package(path, entries):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries:
            archive.writestr(name, content)
    return path


def declaring(path, size):
    """Changes the size that the directory and the header of the first entry give."""
    with open(path, "rb") as file:
        content = bytearray(file.read())
    for signature, place in ((b"PK\x03\x04", 22), (b"PK\x01\x02", 24)):
        start = content.index(signature)
        content[start + place : start + place + 4] = struct.pack("<I", size)
    with open(path, "wb") as file:
        file.write(content)


def lying(path, packed):
    """Writes an archive whose entry is deflated and said to be as small as its packed bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        archive.writestr("collection.anki2", packed)
    with open(path, "rb") as file:
        content = bytearray(file.read())
    for signature, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        start = content.rindex(signature)
        content[start + place : start + place + 2] = struct.pack("<H", 8)
    with open(path, "wb") as file:
        file.write(content)


def bad(folder):
    os.chdir(folder)
    whole = collection(".")
    package("good.apkg", [("collection.anki2", whole), ("media", '{"0": "../../etc/passwd", "1": "casa.mp3"}')])
    with open("good.apkg", "rb") as file:
        content = file.read()
    with open("cut.apkg", "wb") as file:
        file.write(content[: len(content) // 2])
    package("foreign.apkg", [("word/document.xml", "<w/>")])
    package("outside.apkg", [("../../collection.anki2", whole), ("media", "{}")])
    package("twice.apkg", [("collection.anki21", whole), ("media", "{}")])
    package("newer.apkg", [("collection.anki21", collection(".", schema=19))])
    package("oldest.apkg", [("collection.anki2", collection(".", schema=3))])
    package("newest.apkg", [("meta", bytes([8, 4])), ("collection.anki21c", b"x")])
    package("notes.apkg", [("collection.anki2", b"SQLite format 3\0" + b"x" * 5000)])
    package("rubbish.apkg", [("collection.anki2", b"no database at all")])
    package("media.apkg", [("collection.anki2", whole), ("media", "no list at all"), ("0/", "")])
    package("others.apkg", [("collection.anki2", whole), ("media", '{"0": null, "1": 7, "2": "/etc/shadow"}'), ("1", "")])
    package("folder.apkg", [("collection.anki2", whole), ("media/", "")])
    future = 4_000_000_000_000
    package("future.apkg", [("collection.anki2", collection(".", reviews=(1_700_000_000_000, future, future + 1)))])
    package("before.apkg", [("collection.anki2", collection(".", reviews=(1_700_000_000_000, -5)))])
    extremes = (-(1 << 63), 253_402_300_799_000, (1 << 63) - 1)
    package("extreme.apkg", [("collection.anki2", collection(".", reviews=(1_700_000_000_000, *extremes)))])
    package("unordered.apkg", [("collection.anki2", collection(".", reviews=(1_699_000_000_000, 1_700_000_000_000)))])
    many = "with n(i) as (select 1 union all select i + 1 from n where i < 299) insert into "
    extra = (
        f"{many} notes select 1690000000000 + i, 'n' || i, 9, 0, '', 'palabra' || i || char(31) || 'word' || i from n;"
        f"{many} cards select 100 + i, 1690000000000 + i, 1, 0, 1700000000, 2, 2, 40, 27, 2500, 1, 0, 0, 0, 0, 0, '{{}}' from n;"
        f"{many} revlog select {future} + 10 + i, 100 + i, 3, 27, 3, 2500, 4000, 1 from n;"
    )
    package("many-future.apkg", [("collection.anki2", collection(".", reviews=(1_700_000_000_000, future), extra=extra))])
    changed = "update notes set flds = 'hogar' || char(31) || 'home';"
    package("changed.apkg", [("collection.anki2", collection(".", reviews=(1_699_000_000_000, 1_700_000_000_000), extra=changed))])
    remembered = "update cards set data = '{\"s\":77.7,\"d\":5.1}';"
    package("remembered.apkg", [("collection.anki2", collection(".", reviews=(1_699_000_000_000, 1_700_000_000_000), extra=remembered))])
    package("blank.apkg", [("collection.anki2", collection(".", extra="insert into notes values (1690000000001, 'h', 9, 0, '', ' ');"))])
    package("bomb.apkg", [("collection.anki2", b"\0" * (8 << 20))])
    declaring("bomb.apkg", 0xF000_0000)
    # Ten gigabytes that pretend to be small: one compressed block, again and again.
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    block = packer.compress(b"\0" * (32 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    lying("lying.apkg", block * 320)
    os.remove("made.db")


if sys.argv[1] == "take":
    take(*sys.argv[2:])
else:
    bad(sys.argv[2])
