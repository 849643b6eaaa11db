"""What can become of a database file: each of these damages the one at `path`, where and how by `chance`.

`other` is another database of glot with its log left over.
"""

import os
import shutil
import sqlite3

PAGE = 4096


def read(path):
    with open(path, "rb") as file:
        return file.read()


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


def flip_bits(path, chance, other):
    content = bytearray(read(path))
    for _ in range(chance.choice([1, 1, 2, 4, 16])):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    write(path, content)


def change_bytes(path, chance, other):
    content = bytearray(read(path))
    for _ in range(chance.randrange(1, 17)):
        content[chance.randrange(len(content))] = chance.randrange(256)
    write(path, content)


def change_header(path, chance, other):
    content = bytearray(read(path))
    content[chance.randrange(100)] ^= 1 << chance.randrange(8)
    write(path, content)


def change_text(path, chance, other):
    """One letter of one word: SQLite's own check cannot see it."""
    content = bytearray(read(path))
    places = [place for place in range(len(content)) if content[place:place + 5] == b"viejo"]
    content[chance.choice(places) + chance.randrange(5)] ^= 1
    write(path, content)


def truncate(path, chance, other):
    size = os.path.getsize(path)
    os.truncate(path, chance.choice([chance.randrange(1, size), chance.randrange(size // PAGE) * PAGE or 1, 100, 1]))


def lengthen(path, chance, other):
    with open(path, "ab") as file:
        file.write(chance.randbytes(chance.choice([1, 100, PAGE, 3 * PAGE])))


def zero_page(path, chance, other):
    content = bytearray(read(path))
    page = chance.randrange(len(content) // PAGE) * PAGE
    content[page:page + PAGE] = bytes(PAGE)
    write(path, content)


def swap_pages(path, chance, other):
    content = bytearray(read(path))
    one, two = (page * PAGE for page in chance.sample(range(len(content) // PAGE), 2))
    content[one:one + PAGE], content[two:two + PAGE] = content[two:two + PAGE], content[one:one + PAGE]
    write(path, content)


def stale_log(path, chance, other):
    """The log of another database of glot lies beside it, whole."""
    for suffix in ("-wal", "-shm"):
        shutil.copy(other + suffix, path + suffix)


def random_log(path, chance, other):
    write(path + "-wal", chance.randbytes(chance.choice([1, 31, 32, 5000])))


def damaged_log(path, chance, other):
    stale_log(path, chance, other)
    flip_bits(path + "-wal", chance, other)


def garbage(path, chance, other):
    write(path, chance.randbytes(chance.choice([1, 15, 16, 100, 5000, 50000])))


def text_file(path, chance, other):
    write(path, b"casa;house\n" * chance.randrange(1, 2000))


def magic_only(path, chance, other):
    write(path, b"SQLite format 3\0" + chance.randbytes(chance.choice([0, 84, 4080])))


def foreign_database(path, chance, other):
    os.remove(path)
    database = sqlite3.connect(path)
    database.executescript(chance.choice([
        "CREATE TABLE word (text TEXT); INSERT INTO word VALUES ('theirs')",
        "PRAGMA user_version = 1; CREATE TABLE note (text)",
        "PRAGMA journal_mode = WAL; CREATE TABLE word (number INTEGER PRIMARY KEY, text TEXT)",
    ]))
    database.close()


def set_pragma(path, text):
    database = sqlite3.connect(path, isolation_level=None)
    database.execute(text)
    database.close()


def newer_version(path, chance, other):
    set_pragma(path, f"PRAGMA user_version = {chance.choice([100, 2**31 - 1])}")


def odd_version(path, chance, other):
    set_pragma(path, f"PRAGMA user_version = {chance.choice([0, -1, -2**31])}")


def other_application(path, chance, other):
    set_pragma(path, f"PRAGMA application_id = {chance.choice([0, 1, -1, 0x47504B47])}")


def lost_schema(path, chance, other):
    """A table, an index or the search is gone, and the rest is as it was."""
    database = sqlite3.connect(path, isolation_level=None)
    kinds = "SELECT type, name FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'word_search_%' AND name NOT LIKE 'sqlite_%'"
    kind, name = chance.choice(sorted(database.execute(kinds).fetchall()))
    database.execute(f"DROP {kind} {name}")
    database.close()


def odd_value(path, chance, other):
    """A value that the table does not allow, as a page that lost its place would hold."""
    database = sqlite3.connect(path, isolation_level=None)
    strict = dict(database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '% STRICT'"))
    table = chance.choice([name for name in sorted(strict) if database.execute(f"SELECT count(*) FROM {name}").fetchone()[0]])
    column = chance.choice([row[1] for row in database.execute(f"PRAGMA table_info({table})") if not row[5]])
    change_schema(database, table, strict[table].replace(" STRICT", "").replace(" NOT NULL", ""))
    database.close()
    database = sqlite3.connect(path, isolation_level=None)
    rowid = chance.choice([row[0] for row in database.execute(f"SELECT rowid FROM {table}")])
    value = chance.choice([None, b"\0\0\0\0", b"\xff", "text", "\u0001", -1, 2**63 - 1, 2.5, "", "x\ny"])
    database.execute("PRAGMA ignore_check_constraints = ON")
    database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, rowid))
    change_schema(database, table, strict[table])
    database.close()


def change_schema(database, table, sql):
    database.execute("PRAGMA writable_schema = ON")
    database.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", (sql, table))
    database.execute("PRAGMA writable_schema = OFF")


DAMAGES = [
    flip_bits, flip_bits, flip_bits, change_bytes, change_bytes, change_header, change_text, truncate, lengthen, zero_page, swap_pages,
    odd_value, odd_value, stale_log, random_log, damaged_log, garbage, text_file, magic_only, foreign_database, newer_version, odd_version,
    other_application, lost_schema,
]
