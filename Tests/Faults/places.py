"""Places that do not let glot do its work (row 6 of the fault matrix).

What a missing permission does is tried as another user: root may do everything.
"""

import os
import shutil
import subprocess

from disks import small_disk, why_nothing_mounts
from mutations import content_of
from observing import observe
from processes import Fault
from scenarios import Bases, DIRECTION

NOBODY = 65534
CHANGES = [["add", "nuevo", "--no-lookup", *DIRECTION], ["rm", "3"], ["star", "4"], ["edit", "7", "--note", "other"]]
ADD = CHANGES[0]


def places(session):
    bases = Bases(session)
    if os.geteuid() == 0:
        for name, try_place in AS_ANOTHER_USER.items():
            with session.round(name) as folder:
                os.chmod(folder, 0o755)
                try_place(session, bases, folder)
    else:
        session.skip("places of another user", "taking another user's place needs root")
    reason = why_nothing_mounts(session)
    if reason:
        session.skip("a read-only file system", reason)
    else:
        with session.round("a read-only file system") as folder:
            read_only_mount(session, bases, folder)


def read_only_folder(session, bases, folder):
    data = make_readable(session, bases, folder)
    before, files = content_of(os.path.join(data, "glot.db")), sorted(os.listdir(data))
    expect_reads(session, folder, observe(session, folder), owner=NOBODY)
    for change in CHANGES:
        refused(session.start(folder, change, owner=NOBODY), {77})
    if content_of(os.path.join(data, "glot.db")) != before or sorted(os.listdir(data)) != files:
        raise Fault("errors", "reading or refusing changed the folder")


def read_only_left_over(session, bases, folder):
    """A log that cannot be taken in: all the words, or a refusal; never the words without those of the log."""
    bases.copy("left over", folder)
    data = os.path.join(folder, "data")
    with session.temporary_folder() as other:
        bases.copy("left over", other)
        words = session.json(other, "list")
    open_to_all(data)
    answer = session.start(folder, ["list", "--json"], owner=NOBODY)
    if answer.status != 77 and (answer.status or answer.output.count(b'"number":') != len(words)):
        raise Fault("acknowledged writes lost", "words of the log are not shown", answer)


def foreign_folder(session, bases, folder):
    bases.copy("small", folder)
    os.chmod(os.path.join(folder, "data"), 0o700)
    for arguments in (["list"], ["find", "viejo"], *CHANGES):
        refused(session.start(folder, arguments, owner=NOBODY), {77})


def foreign_file(session, bases, folder):
    bases.copy("small", folder)
    os.chmod(os.path.join(folder, "data"), 0o777)
    for arguments in (["list"], *CHANGES):
        refused(session.start(folder, arguments, owner=NOBODY), {77})


def missing_home(session, bases, folder):
    for home in (os.path.join(folder, "none"), "/proc", "/dev/null", ""):
        environment = session.environment(folder, HOME=home)
        for arguments, statuses in ((["list"], {0, 73, 77, 78}), (ADD, {73, 77, 78})):
            answer = session.start_elsewhere(folder, arguments, environment=environment, owner=NOBODY)
            if answer.status:
                refused(answer, statuses)
            elif 0 not in statuses and home != "":
                raise Fault("errors", f"a word was kept, though {home} cannot hold one", answer)


def make_readable(session, bases, folder):
    bases.copy("small", folder)
    data = os.path.join(folder, "data")
    observe(session, folder)
    open_to_all(data)
    return data


def open_to_all(data):
    for name in os.listdir(data):
        os.chmod(os.path.join(data, name), 0o444)
    os.chmod(data, 0o555)


AS_ANOTHER_USER = {
    "a folder that may only be read": read_only_folder, "one with a log left over": read_only_left_over,
    "a folder of another user": foreign_folder, "a file of another user": foreign_file, "a home that is missing": missing_home,
}


def read_only_mount(session, bases, folder):
    with small_disk(folder) as data:
        with session.temporary_folder() as other:
            bases.copy("small", other)
            for name in os.listdir(os.path.join(other, "data")):
                shutil.copy2(os.path.join(other, "data", name), data)
        state = observe(session, folder)
        subprocess.run(["mount", "-o", "remount,ro", data], check=True)
        expect_reads(session, folder, state)
        for change in CHANGES:
            refused(session.start(folder, change), {77})


def expect_reads(session, folder, state, **options):
    for arguments in (["list"], ["find", "viejo"]):
        if len(session.json(folder, *arguments, **options)) != len(state.words):
            raise Fault("errors", "not all words are shown where nothing can be written")
    session.glot(folder, "show", "viejoq017z", **options)
    session.glot(folder, "stars", **options)


def refused(answer, statuses):
    if answer.status not in statuses or not answer.errors.strip():
        raise Fault("errors", f"ended with {answer.status} instead of {' or '.join(map(str, sorted(statuses)))} and a sentence", answer)
    if answer.errors.strip().count("\n"):
        raise Fault("errors", "more than one line was said", answer)
