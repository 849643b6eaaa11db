"""A full disk (row 3 of the fault matrix): a real file system of a megabyte that fills up while words are added."""

import contextlib
import os
import subprocess

from observing import check_whole, observe
from processes import Fault
from scenarios import DIRECTION, invented, lines, quiet_backups

BATCH = 20


@contextlib.contextmanager
def small_disk(folder, options="size=1m"):
    """A file system in memory, mounted as the data of `folder`."""
    data = os.path.join(folder, "data")
    os.makedirs(data, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", data], check=True, capture_output=True)
    try:
        yield data
    finally:
        subprocess.run(["umount", "-l", data], check=True, capture_output=True)


def why_nothing_mounts(session):
    if os.geteuid() != 0:
        return "mounting needs root"
    with session.temporary_folder() as folder:
        try:
            with small_disk(folder):
                return None
        except (OSError, subprocess.CalledProcessError) as error:
            return f"this place does not allow mounts ({getattr(error, 'stderr', b'') or error})"


def disks(session):
    reason = why_nothing_mounts(session)
    if reason:
        return session.skip("full disks", reason)
    for number in range(session.short_or_long(4, 40)):
        with session.round(f"disk {number} fills up") as folder, small_disk(folder) as data:
            fill_up(session, folder, data, session.chance(number))
    for room in (0, 4, 16, 40, 60, 80, 120):
        with session.round(f"first word with {room} KiB of room") as folder, small_disk(folder) as data:
            first_word(session, folder, data, room)
    with session.round("no more files") as folder, small_disk(folder, "size=1m,nr_inodes=20") as data:
        no_more_files(session, folder, data)
    with session.round("settings on a full disk") as folder, small_disk(folder) as data:
        settings(session, folder, data)


def fill(data, room):
    """Leaves so many bytes free."""
    status = os.statvfs(data)
    with open(os.path.join(data, "ballast"), "wb", buffering=0) as ballast:
        for size in [4096] * max(0, (status.f_bavail * status.f_frsize - room) // 4096):
            ballast.write(bytes(size))


def fill_up(session, folder, data, chance):
    quiet_backups(session, folder)
    session.glot(folder, "add", "-", "--no-lookup", *DIRECTION, given=lines(invented("viejo", 60)))
    fill(data, chance.randrange(120, 400) * 1024)
    state, batch, answer = observe(session, folder), 0, None
    while batch < 200:
        words = invented(f"b{batch}", BATCH)
        answer = session.start(folder, ["add", "-", "--no-lookup", *DIRECTION], lines(words))
        after = observe(session, folder)
        if answer.status == 0:
            expect_texts(after, state.texts + words, "acknowledged writes lost", answer)
        else:
            expect_full(answer)
            expect_texts(after, state.texts, "mixed states", answer)
            break
        state, batch = after, batch + 1
    if answer.status != 74:
        raise Fault("errors", "the disk never filled", answer)
    session.count("faults injected")

    numbers = [str(number) for number in chance.sample(state.numbers, 30)]
    for arguments in (["star", *numbers], ["edit", numbers[0], "--note", "x" * 9000], ["rm", *numbers]):
        before = observe(session, folder)
        answer = session.start(folder, arguments)
        after = observe(session, folder)
        if answer.status:
            expect_full(answer)
            if after.exact != before.exact:
                raise Fault("mixed states", "refused, yet " + after.differs_from(before), answer)
        session.count("faults injected")
        state = after
    os.remove(os.path.join(data, "ballast"))
    expect_texts(observe(session, folder), state.texts, "acknowledged writes lost", None)
    session.glot(folder, "add", "room", "--no-lookup", *DIRECTION)
    check_whole(session, folder, observe(session, folder), chance)


def expect_full(answer):
    if answer.status != 74 or not answer.errors.strip():
        raise Fault("errors", f"a full disk gave {answer.status} instead of 74 and a sentence", answer)


def expect_texts(state, texts, kind, answer):
    if sorted(state.texts) != sorted(texts):
        gone, new = set(texts) - set(state.texts), set(state.texts) - set(texts)
        raise Fault(kind, f"missing {sorted(gone)[:5]}, besides {sorted(new)[:5]}", answer)


def first_word(session, folder, data, room):
    """There is a database with the word, or none; never one that the next start stumbles over."""
    fill(data, room * 1024)
    answer = session.start(folder, ["add", "uno", "--no-lookup", *DIRECTION])
    session.count("faults injected")
    if answer.status:
        expect_full(answer)
    os.remove(os.path.join(data, "ballast"))
    expect_texts(observe(session, folder), [] if answer.status else ["uno"], "mixed states", answer)
    session.glot(folder, "add", "dos", "--no-lookup", *DIRECTION)
    check_whole(session, folder, observe(session, folder), session.chance(room))


def no_more_files(session, folder, data):
    """Bytes are left, but no names."""
    session.glot(folder, "add", "uno", "--no-lookup", *DIRECTION)
    taken = []
    with contextlib.suppress(OSError):
        while True:
            path = os.path.join(data, f"file{len(taken)}")
            open(path, "w").close()
            taken.append(path)
    answer = session.start(folder, ["add", "dos", "--no-lookup", *DIRECTION])
    session.count("faults injected")
    if answer.status:
        expect_full(answer)
    for path in taken:
        os.remove(path)
    expect_texts(observe(session, folder), ["uno"] if answer.status else ["uno", "dos"], "acknowledged writes lost", answer)


def settings(session, folder, data):
    path = os.path.join(data, "config.toml")
    session.glot(folder, "config", "set", "color", "always")
    with open(path, "a") as file:
        file.write("# " + "long " * 2000 + "\n")
    with open(path, "rb") as file:
        content = file.read()
    fill(data, 0)
    answer = session.start(folder, ["config", "set", "color", "never"])
    expect_full(answer)
    session.count("faults injected")
    with open(path, "rb") as file:
        if file.read() != content:
            raise Fault("mixed states", "the settings were changed by a command that failed", answer)
