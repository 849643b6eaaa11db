"""Backups that are asked for, and putting them back: good ones, bad ones, interrupted ones, and under the hands of other programs."""

import json
import os
import sqlite3

from crowds import Crowd
from damages import flip_bits, foreign_database, garbage, read, set_pragma, truncate, write
from injections import DATA_CALLS, KILLED_AT, one_error, one_kill, sweep
from mutations import content_of
from observing import State, check_whole, observe
from processes import Fault
from scenarios import Bases, DIRECTION, OLD_EXPORT, Scenario, invented, lines

SAVED = os.path.join("data", "saved")
SCENARIOS = [
    Scenario("restore", ["restore", SAVED], base="saved"), Scenario("backup", ["backup", SAVED + "2"], base="saved"),
    Scenario("export", ["export", "--all", os.path.join("data", "saved.json")], base="saved"),
]


def restores(session):
    if not {"backup", "restore"} <= session.known:
        return session.skip("backup and restore", "this glot has no such commands")
    bases = Bases(session)
    for part in (there_and_back, live_is_damaged, live_is_gone, replace_a_file):
        with session.round(part.__name__) as folder:
            bases.copy("saved", folder)
            part(session, folder)
    for number, (name, (spoil, statuses)) in enumerate(BAD_BACKUPS.items()):
        for attempt in range(session.short_or_long(1, 8) if name in DRAWN else 1):
            with session.round(f"{name}, {attempt}") as folder:
                bases.copy("saved", folder)
                bad_backup(session, folder, spoil, statuses, session.chance(number, attempt))
    with session.round("restore among writers") as folder:
        bases.copy("saved", folder)
        among_writers(session, folder)
    chosen = [scenario for scenario in SCENARIOS if scenario.name in session.known]
    sweep(session, chosen, KILLED_AT, ["signal=KILL"], [""], one_kill_and_backup, sample=20)
    sweep(session, chosen, DATA_CALLS + ["rename"], ["error=EIO", "error=ENOSPC"], ["", "+"], one_error_and_backup, sample=20)


def words_of(state):
    """The words alone: a restore is a step of the history by itself."""
    return State(state.words, None)


def there_and_back(session, folder):
    later = observe(session, folder)
    session.glot(folder, "restore", SAVED)
    restored = observe(session, folder)
    expect_saved(restored)
    check_whole(session, folder, restored, session.chance("back"), ["luegoq003z"])
    session.json(folder, "restore")
    if "undo" in session.known:
        session.glot(folder, "undo")
        state = observe(session, folder)
        if words_of(state).exact != words_of(later).exact:
            raise Fault("acknowledged writes lost", "undo of the restore: " + state.differs_from(later))
        session.glot(folder, "redo")
        expect_saved(observe(session, folder))
    session.glot(folder, "add", "uno", "--no-lookup", *DIRECTION)


def expect_saved(state, answer=None):
    if sorted(state.texts) != sorted(invented("viejo", 60)):
        raise Fault("mixed states", f"{len(state.words)} words were restored instead of 60", answer)


def live_is_damaged(session, folder):
    """A file that is no database any more is kept under another name, and never stands in the way."""
    path = os.path.join(folder, "data", "glot.db")
    for suffix in ("-wal", "-shm"):
        write(path + suffix, b"left over")
    write(path, b"not a database" * 1000)
    session.glot(folder, "restore", SAVED)
    expect_saved(observe(session, folder))
    kept = [name for name in walk(folder) if name != path and read(name) == b"not a database" * 1000]
    if not kept:
        raise Fault("acknowledged writes lost", "the damaged database was not kept")


def live_is_gone(session, folder):
    os.remove(os.path.join(folder, "data", "glot.db"))
    session.glot(folder, "restore", SAVED)
    expect_saved(observe(session, folder))


def replace_a_file(session, folder):
    """A backup to a name that is taken is refused, or whole; the live database is never its own backup."""
    state = observe(session, folder)
    answer = session.start(folder, ["backup", SAVED])
    with session.temporary_folder() as other:
        session.glot(other, "restore", os.path.join(folder, SAVED))
        expect_saved(observe(session, other)) if answer.status else None
    answer = session.start(folder, ["backup", os.path.join("data", "glot.db")])
    if answer.status == 0 or observe(session, folder).exact != state.exact:
        raise Fault("errors", "the live database was taken for the place of a backup", answer)


def walk(folder):
    return [os.path.join(place, name) for place, _, names in os.walk(folder) for name in names]


def spoil_by(mutate):
    return lambda path, chance: mutate(path, chance, None)


def altered(path, chance):
    """One letter of one word, which only a checksum can tell."""
    content = bytearray(read(path))
    places = [place for place in range(len(content)) if content[place:place + 5] == b"viejo"]
    if not places:
        return flip_bits(path, chance, None)
    content[chance.choice(places) + 2] ^= 1
    write(path, content)


def live(path, chance):
    os.remove(path)
    os.link(os.path.join(os.path.dirname(path), "glot.db"), path)


def live_by_link(path, chance):
    os.remove(path)
    os.symlink("glot.db", path)


BAD_BACKUPS = {
    "truncated": (spoil_by(truncate), {65}),
    "bits flipped": (spoil_by(flip_bits), {65, 78}),
    "altered": (altered, {65}),
    "garbage": (spoil_by(garbage), {65}),
    "empty": (lambda path, chance: write(path, b""), {65}),
    "of another program": (spoil_by(foreign_database), {65}),
    "of another application": (lambda path, chance: set_pragma(path, "PRAGMA application_id = 7"), {65}),
    "of a newer version": (lambda path, chance: set_pragma(path, "PRAGMA user_version = 999"), {65, 78}),
    "the live database": (live, {64, 65}),
    "a link to the live database": (live_by_link, {64, 65}),
    "missing": (lambda path, chance: os.remove(path), {66}),
    "a folder": (lambda path, chance: (os.remove(path), os.mkdir(path)), {65, 66}),
    "a pipe": (lambda path, chance: (os.remove(path), os.mkfifo(path)), {65, 66}),
}


# Of these another one is drawn each time.
DRAWN = {"truncated", "bits flipped", "altered", "garbage", "of another program"}


def bad_backup(session, folder, spoil, statuses, chance):
    state = observe(session, folder)
    path = os.path.join(folder, SAVED)
    try:
        spoil(path, chance)
    except sqlite3.DatabaseError:
        return  # The backup is no bare database, so it cannot be given such marks.
    before = content_of(os.path.join(folder, "data", "glot.db"))
    answer = session.start(folder, ["restore", SAVED, "--json"])
    session.count("faults injected")
    if answer.status not in statuses or not answer.errors.strip():
        raise Fault("errors", f"ended with {answer.status} instead of {' or '.join(map(str, sorted(statuses)))} and a sentence", answer)
    if content_of(os.path.join(folder, "data", "glot.db")) != before or observe(session, folder).exact != state.exact:
        raise Fault("mixed states", "refused, yet the data changed", answer)


def among_writers(session, folder):
    """Whatever is acknowledged after the restore stays; whatever came before may be gone, but only whole."""
    people, commands = session.short_or_long((6, 8), (16, 30))
    restored = []
    kept = []

    def write_words(writer):
        for number in range(commands):
            begins_after = bool(restored)
            batch = invented(f"m{writer}n{number}", 5)
            session.glot(folder, "add", "-", "--no-lookup", "-q", *DIRECTION, given=lines(batch))
            kept.append((begins_after, batch))

    def restore():
        for _ in range(commands // 4):
            session.glot(folder, "list")
        session.glot(folder, "restore", SAVED)
        restored.append(True)

    def look():
        for _ in range(commands):
            session.json(folder, "list")

    crowd = Crowd()
    for writer in range(people):
        crowd.join(write_words, writer)
    crowd.join(restore)
    crowd.join(look)
    crowd.go()
    state = observe(session, folder)
    there = set(state.texts)
    for begins_after, batch in kept:
        found = len(there & set(batch))
        if found not in (0, len(batch)):
            raise Fault("mixed states", f"{found} of {len(batch)} words of one command are there")
        if begins_after and not found:
            raise Fault("acknowledged writes lost", f"{batch[0]} was kept after the restore and is gone")
    if not set(invented("viejo", 60)) <= there:
        raise Fault("acknowledged writes lost", "the restored words are not all there")
    check_whole(session, folder, state, session.chance("among"))


def one_kill_and_backup(session, folder, *rest):
    answer = one_kill(session, folder, *rest)
    file_is_whole(session, folder, answer)
    return answer


def one_error_and_backup(session, folder, *rest):
    answer = one_error(session, folder, *rest)
    file_is_whole(session, folder, answer)
    return answer


def file_is_whole(session, folder, answer):
    """What a command that writes a file leaves: the file it was to write, or what was there before."""
    if "backup" in answer.command:
        backup_is_whole_or_missing(session, folder, answer)
    if "export" in answer.command:
        with open(os.path.join(folder, "data", "saved.json")) as file:
            text = file.read()
        is_old = text == OLD_EXPORT
        if answer.status == 0 and is_old:
            raise Fault("acknowledged writes lost", "the old file is still there", answer)
        if not is_old and len(json.loads(text)["words"]) != 80:
            raise Fault("mixed states", "the exported file is not whole", answer)


def backup_is_whole_or_missing(session, folder, answer):
    path = os.path.join(folder, SAVED + "2")
    if os.path.exists(path):
        with session.temporary_folder() as other:
            session.glot(other, "restore", path)
            if len(observe(session, other).words) != 80:
                raise Fault("mixed states", "the backup has not all words", answer)
    elif answer.status == 0:
        raise Fault("acknowledged writes lost", "there is no backup", answer)
