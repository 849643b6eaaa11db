"""Damaged databases (row 5 of the fault matrix): flipped bytes, lost pages, other files in the place of the database.

A damaged file is refused with a sentence and left alone, or its words are right, or `verify --deep` says what is wrong. It is never a
crash, and never silent.
"""

import hashlib
import json
import os
import re
import shutil
import sqlite3

from damages import DAMAGES, read, write
from observing import sqlite_problem
from processes import Fault
from scenarios import Bases, DIRECTION, invented, lines

ALLOWED = {0, 1, 65, 74, 77, 78}
REFUSED = {65, 78}

READS = [["list"], ["find", "viejoq01"], ["show", "viejoq017z"], ["stars"], ["lang"], ["history"], ["verify", "--deep"]]
CHANGES = [
    (["undo"], b""), (["redo"], b""), (["add", "-", "--no-lookup", *DIRECTION], lines(invented("after", 3))), (["star", "9"], b""),
    (["rm", "9"], b""),
]


def mutations(session):
    bases = Bases(session)
    others = session.new_folder()
    bases.copy("left over", others)
    other = os.path.join(others, "data", "glot.db")
    original = session.new_folder()
    bases.copy("small", original)
    words = session.glot(original, "list", "--json").output
    rows = rows_of(os.path.join(original, "data", "glot.db"))
    unseen = []

    def try_one(number):
        mutate = DAMAGES[number % len(DAMAGES)]
        with session.round(f"{mutate.__name__} {number}") as folder:
            bases.copy("small", folder)
            path = os.path.join(folder, "data", "glot.db")
            mutate(path, session.chance(number), other)
            session.count("faults injected")
            if not is_told(session, folder, path, words, rows):
                unseen.append(mutate.__name__)

    session.each(range(session.short_or_long(66, 500)), try_one)
    if unseen:
        session.skip(f"{len(unseen)} damages that no command told of ({', '.join(sorted(set(unseen)))})", "they are for glot verify --deep")
    with session.round("an empty file") as folder:
        empty_file(session, folder)


def is_told(session, folder, path, words, rows):
    """Runs everything on a damaged database. Whether its damage, if it matters, was told."""
    silent = []
    for arguments in READS:
        if arguments[0] in ("verify", "history") and arguments[0] not in session.known:
            continue
        before = content_of(path)
        answer = session.glot(folder, *arguments, "--json", expect=ALLOWED)
        check_refusal(answer, before, content_of(path))
        if arguments[0] == "list" and answer.status == 0 and answer.output != words:
            silent.append("list shows other words")
        if arguments[0] == "find" and answer.status < 2 and answer.output.count(b'"number":') != 10:
            silent.append("find shows other words")
        if arguments[0] == "show" and answer.status == 1:
            silent.append("show knows no such word")
        if arguments[0] == "verify" and answer.status == 0 and silent:
            raise Fault("errors", f"verify says ok, yet {', '.join(silent)}", answer)
        if arguments[0] == "verify" and answer.status == 1 and not json.loads(answer.output)["problems"]:
            raise Fault("errors", "verify names no problem", answer)
        if arguments[0] == "list" and answer.status == 0:
            silent += sqlite_findings(path, rows)
    for arguments, given in CHANGES:
        if arguments[0] in ("undo", "redo") and arguments[0] not in session.known:
            continue
        before = content_of(path)
        answer = session.glot(folder, *arguments, given=given, expect=ALLOWED)
        check_refusal(answer, before, content_of(path), is_json=False)
    return not silent or "verify" in session.known


def sqlite_findings(path, rows):
    """What SQLite says of a copy, as looking at the file itself would take its log in; and which tables hold other rows."""
    copy = path + ".copy"
    for suffix in ("", "-wal"):
        if os.path.exists(path + suffix):
            shutil.copy(path + suffix, copy + suffix)
    problem = sqlite_problem(copy)
    if problem:
        return [problem]
    found = rows_of(copy)
    return [f"other rows in {table}" for table in rows if found.get(table) != rows[table]]


def rows_of(path):
    """Everything that the tables hold, but for those that SQLite's full-text search keeps for itself."""
    database = sqlite3.connect(path)
    database.text_factory = bytes
    try:
        tables = [name.decode() for name, sql in database.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")]
        virtual = [name for name in tables if f"{name}_data" in tables]
        kept = [name for name in tables if not any(name.startswith(f"{other}_") or name == other for other in virtual)]
        return {name: sorted(map(repr, database.execute(f'SELECT * FROM "{name}"'))) for name in kept if name != "word_gram"}
    finally:
        database.close()


def check_refusal(answer, before, after, is_json=True):
    if answer.status in REFUSED and after != before:
        changed = [name for name in before if before[name] != after[name]]
        raise Fault("errors", f"refused, yet it changed {', '.join(changed)}", answer)
    if answer.status > 1 or (answer.status and not is_json):
        said = answer.errors.strip()
        if not said or (is_json and "error" not in json.loads(said)):
            raise Fault("errors", "there is no sentence", answer)
        # A damaged word can also be one that its text does not tell from another; its number is the way out then.
        if answer.status == 65 and not re.search("restore|verify|--data-dir|its number", said):
            raise Fault("errors", "the sentence names no way out", answer)
    if "Fatal error" in answer.errors:
        raise Fault("errors", "a crash", answer)


def content_of(path):
    """A fingerprint of the database and of its log; the shared memory beside them holds nothing of worth."""
    return {name: os.path.exists(path + name) and hashlib.sha256(read(path + name)).hexdigest() for name in ("", "-wal")}


def empty_file(session, folder):
    """A file of no bytes may be all that is left of a database, so it is not taken for a new one."""
    os.mkdir(os.path.join(folder, "data"))
    path = os.path.join(folder, "data", "glot.db")
    write(path, b"")
    for arguments in (["list"], ["add", "uno", "--no-lookup", *DIRECTION]):
        answer = session.glot(folder, *arguments, "--json", expect=(65,))
        check_refusal(answer, {"": hashlib.sha256(b"").hexdigest(), "-wal": False}, content_of(path))
