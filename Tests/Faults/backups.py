"""Backups that glot makes by itself, in a child that no command waits for: whole or not there, never in the way of a command."""

import os
import re
import shutil

from crowds import Crowd
from disks import small_disk, why_nothing_mounts
from observing import observe
from processes import Fault, adopt_orphans, wait_for_orphans, why_strace_fails
from scenarios import DIRECTION, invented, lines

CALLS = ["pwrite64", "fdatasync", "fsync", "rename", "openat"]


def backups(session):
    if not session.has_backups or "restore" not in session.known:
        return session.skip("backups by themselves", "this glot makes none")
    adopt_orphans()
    for part in (one_each_half_hour, many_at_once):
        with session.round(part.__name__) as folder:
            part(session, folder)
    if why_strace_fails() is None:
        for call in CALLS:
            for number in range(1, session.short_or_long(4, 60)):
                with session.round(f"killed at {call} {number}") as folder:
                    killed(session, folder, call, number)
    for name, spoil in PLACES.items():
        with session.round(name) as folder:
            no_place(session, folder, spoil)
    reason = why_nothing_mounts(session)
    if reason:
        return session.skip("a full disk for backups", reason)
    with session.round("a full disk") as folder:
        full_disk(session, folder)


def add(session, folder, word, **options):
    answer = session.glot(folder, "add", word, "--no-lookup", *DIRECTION, **options)
    wait_for_orphans()
    return answer


def backups_in(folder):
    place = os.path.join(folder, "data", "backups")
    return sorted(name for name in os.listdir(place)) if os.path.isdir(place) else []


def restorable(session, folder, texts):
    """Every backup that is listed can be put back and holds what was there."""
    listed = session.json(folder, "restore")
    names = [os.path.join(folder, "data", "backups", name) for name in backups_in(folder)]
    whole = 0
    for name in names:
        with session.temporary_folder() as other:
            answer = session.start(other, ["restore", name])
            if answer.status == 0:
                whole += 1
                found = observe(session, other).texts
                if not set(found) <= set(texts):
                    raise Fault("mixed states", f"{name} holds other words: {found[:5]}")
    return whole, listed


def one_each_half_hour(session, folder):
    add(session, folder, "uno")
    first = backups_in(folder)
    whole, _ = restorable(session, folder, ["uno"])
    if whole != 1:
        raise Fault("errors", f"after the first change there are {whole} backups that can be restored, in {first}")
    add(session, folder, "dos")
    if backups_in(folder) != first:
        raise Fault("errors", f"a second backup within half an hour: {backups_in(folder)}")


def many_at_once(session, folder):
    crowd = Crowd()
    words = invented("junto", 8)
    for word in words:
        crowd.join(lambda word=word: session.glot(folder, "add", word, "--no-lookup", *DIRECTION))
    crowd.go()
    wait_for_orphans()
    if sorted(observe(session, folder).texts) != words:
        raise Fault("acknowledged writes lost", "not all words are there")
    whole, _ = restorable(session, folder, words)
    if whole != 1:
        raise Fault("errors", f"{whole} whole backups were made at once, in {backups_in(folder)}")


def killed(session, folder, call, number):
    """The command, or its child, is killed. What is listed as a backup is one."""
    words = lines(invented("mucho", 50))
    answer = session.start(
        folder, ["add", "-", "--no-lookup", *DIRECTION], words, trace=(call, f"signal=KILL:when={number}")
    )
    wait_for_orphans()
    session.count("faults injected")
    session.count("kills survived", answer.was_killed or "killed by SIGKILL" in answer.trace)
    state = observe(session, folder)
    if len(state.words) != 50 and (answer.output or state.words):
        raise Fault("mixed states", f"{len(state.words)} of 50 words", answer)
    _, listed = restorable(session, folder, state.texts)
    for entry in listed if isinstance(listed, list) else listed.get("backups", []):
        path = entry.get("file") or entry.get("path")
        with session.temporary_folder() as other:
            session.glot(other, "restore", path)


def a_file(place):
    shutil.rmtree(place, ignore_errors=True)
    open(place, "w").close()


def a_link_to_nowhere(place):
    shutil.rmtree(place, ignore_errors=True)
    os.symlink("/nowhere/at/all", place)


PLACES = {"the folder is a file": a_file, "the folder leads nowhere": a_link_to_nowhere}


def no_place(session, folder, spoil):
    os.makedirs(os.path.join(folder, "data"))
    spoil(os.path.join(folder, "data", "backups"))
    warned(session, folder)


def full_disk(session, folder):
    os.makedirs(os.path.join(folder, "data", "backups"))
    # `small_disk` mounts a folder named data: the data folder's own folder of backups leads to it.
    os.makedirs(os.path.join(folder, "disk"))
    with small_disk(os.path.join(folder, "disk"), "size=16k") as place:
        os.rmdir(os.path.join(folder, "data", "backups"))
        os.symlink(place, os.path.join(folder, "data", "backups"))
        warned(session, folder)


def warned(session, folder):
    """Every change succeeds, and the missing backup is told of once, not each time."""
    said = ""
    for number, word in enumerate(invented("sin", 4)):
        answer = add(session, folder, word)
        said += "".join(line + "\n" for line in answer.errors.splitlines() if re.search("backup|backed", line))
        if len(observe(session, folder).words) != number + 1:
            raise Fault("acknowledged writes lost", "the word is not there", answer)
    session.count("faults injected")
    if said.count("\n") != 1:
        raise Fault("errors", f"four commands said of the missing backup: {said!r}")
