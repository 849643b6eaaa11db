"""Interrupted creation and migration, and an older program on a newer database (row 10 of the fault matrix).

`Databases/` holds a database of every released form, packed: `small` words as scenarios.py makes them, written by the last program that
had this form.
"""

import gzip
import os
import shutil
import sqlite3

from crowds import Crowd
from injections import KILLED_AT, numbers_of_calls
from mutations import content_of
from observing import check_whole, observe
from processes import Fault, count_calls, why_strace_fails
from scenarios import Bases, DIRECTION, invented, quiet_backups

FORMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Databases")
EVERY_COMMAND = [
    ["list"], ["find", "viejo"], ["show", "7"], ["stars"], ["lang"], ["history"], ["add", "uno", "--no-lookup", *DIRECTION], ["rm", "3"],
    ["star", "4"], ["edit", "7", "--note", "other"], ["lang", "fr", "de"], ["undo"], ["redo"], ["verify"],
]


def migrations(session):
    newer_database(session)
    reason = why_strace_fails()
    if reason:
        return session.skip("interrupted creation and migration", reason)
    interrupt(session, "creation", lambda folder: os.mkdir(os.path.join(folder, "data")), [])
    forms = sorted(os.listdir(FORMS)) if os.path.isdir(FORMS) else []
    if not forms:
        session.skip("interrupted migrations", "no database of an older released form is in Databases/; the first creation stands for them")
    for form in forms:
        def old(folder, path=os.path.join(FORMS, form)):
            unpack(path, folder)
            quiet_backups(session, folder)

        words = invented("viejo", 60)
        if not is_older(session, old):
            session.skip(f"migration of {form}", "this glot writes that very form")
            continue
        interrupt(session, f"migration of {form}", old, words)
        with session.round(f"8 programs migrate {form} at once") as folder:
            migrate_together(session, folder, old, words)


def unpack(path, folder):
    os.makedirs(os.path.join(folder, "data"))
    with gzip.open(path) as packed, open(os.path.join(folder, "data", "glot.db"), "wb") as database:
        shutil.copyfileobj(packed, database)


def version_of(folder):
    database = sqlite3.connect(os.path.join(folder, "data", "glot.db"))
    try:
        return database.execute("PRAGMA user_version").fetchone()[0]
    finally:
        database.close()


def is_older(session, old):
    with session.temporary_folder() as one, session.temporary_folder() as other:
        old(one)
        session.glot(other, "add", "uno", "--no-lookup", *DIRECTION)
        return version_of(one) < version_of(other)


def interrupt(session, name, prepare, words):
    """Kills the first command on such a folder at every call; the next start finds everything and works."""
    with session.temporary_folder() as folder:
        prepare(folder)
        answer = session.glot(folder, "add", "uno", "--no-lookup", *DIRECTION, trace=[",".join(KILLED_AT)])
        counts = count_calls(answer.trace)

    def strike(call):
        for number in numbers_of_calls(session, counts.get(call, 0), (name, call)):
            with session.round(f"{name}, killed at {call} {number}") as folder:
                prepare(folder)
                injection = (call, f"signal=KILL:when={number}")
                answer = session.start(folder, ["add", "uno", "--no-lookup", *DIRECTION], trace=injection)
                if not answer.was_killed:
                    expect_words(session, folder, [words + ["uno"]], answer)
                    break
                session.count("faults injected")
                session.count("kills survived")
                next_start(session, folder, words, answer)

    session.each([call for call in KILLED_AT if counts.get(call)], strike)


def next_start(session, folder, words, answer):
    session.glot(folder, "add", "dos", "--no-lookup", *DIRECTION)
    # The answer is printed after the change is kept.
    possible = [words + ["uno", "dos"]] if answer.output else [words + ["uno", "dos"], words + ["dos"]]
    expect_words(session, folder, possible, answer)
    check_whole(session, folder, observe(session, folder), session.chance("next start"), ["uno"])


def expect_words(session, folder, possible, answer):
    texts = sorted(observe(session, folder).texts)
    if texts not in [sorted(words) for words in possible]:
        kind = "acknowledged writes lost" if len(texts) < min(map(len, possible)) else "mixed states"
        raise Fault(kind, f"there are {len(texts)} words: {texts[:5]} …", answer)


def migrate_together(session, folder, old, words):
    old(folder)
    crowd = Crowd()
    new = invented("junto", 8)
    for word in new[:6]:
        crowd.join(lambda word=word: session.glot(folder, "add", word, "--no-lookup", *DIRECTION))
    for _ in new[6:]:
        crowd.join(lambda: session.glot(folder, "list"))
    crowd.go()
    expect_words(session, folder, [words + new[:6]], None)


def newer_database(session):
    """Refused with a sentence by every command, and left alone, its log as well."""
    bases = Bases(session)
    for base in ("small", "left over"):
        with session.round(f"a newer database, {base}") as folder:
            bases.copy(base, folder)
            path = os.path.join(folder, "data", "glot.db")
            raise_version(path, keeps_log=base == "left over")
            before = content_of(path)
            for arguments in EVERY_COMMAND:
                answer = session.start(folder, arguments)
                if answer.status == 64 and arguments[0] not in session.known:
                    continue
                if answer.status != (1 if arguments[0] == "verify" else 78) and answer.status != 78:
                    raise Fault("errors", f"ended with {answer.status} instead of 78", answer)
                if answer.status == 78 and "newer" not in answer.errors:
                    raise Fault("errors", "the sentence does not speak of a newer version", answer)
                if content_of(path) != before:
                    raise Fault("errors", "the newer database or its log was changed", answer)


def raise_version(path, keeps_log):
    """Raises `user_version`; in the log alone, as a newer program that was killed would, when it `keeps_log`."""
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("PRAGMA wal_autocheckpoint = 0")
    database.execute("PRAGMA user_version = 999")
    if keeps_log:
        for suffix in ("", "-wal"):
            shutil.copy(path + suffix, path + suffix + ".kept")
    database.close()
    if keeps_log:
        for suffix in ("", "-wal"):
            os.replace(path + suffix + ".kept", path + suffix)
