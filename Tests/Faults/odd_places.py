"""Places with odd names, odd things in the place of the database, and odd surroundings (row 6 of the fault matrix)."""

import os
import resource
import socket
import stat

from observing import observe
from places import ADD, refused
from processes import Fault
from scenarios import Bases, DIRECTION


def odd_places(session):
    for name, (make, statuses) in ODD_DATABASES.items():
        with session.round(name) as folder:
            odd_database(session, folder, make, statuses)
    for name in ODD_NAMES:
        with session.round(f"a folder named {name!r}") as folder:
            odd_name(session, folder, name)
    for name, variables in HOMES.items():
        with session.round(name) as folder:
            homes(session, folder, variables)
    with session.round("a home that is not UTF-8") as folder:
        home_in_bytes(session, folder)
    with session.round("rights of what is made") as folder:
        rights(session, folder)
    with session.round("few files may be open") as folder:
        few_files(session, Bases(session), folder)


def data_is_a_file(data):
    open(data, "w").close()


def data_in_a_file(data):
    os.symlink(os.path.join(os.path.dirname(data), "file", "inside"), data)
    open(os.path.join(os.path.dirname(data), "file"), "w").close()


def data_is_a_loop(data):
    os.symlink(data, data)


def database_is(make):
    def inside(data):
        os.mkdir(data)
        make(os.path.join(data, "glot.db"))
    return inside


def make_socket(path):
    here = os.getcwd()
    os.chdir(os.path.dirname(path))
    try:
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(os.path.basename(path))
    finally:
        os.chdir(here)


ODD_DATABASES = {
    "the folder is a file": (data_is_a_file, {73, 77}),
    "the folder is inside a file": (data_in_a_file, {73, 77}),
    "the folder is a link to itself": (data_is_a_loop, {73, 77}),
    "the database is a folder": (database_is(os.mkdir), {65}),
    "the database is a pipe": (database_is(os.mkfifo), {65, 74}),
    "the database is a socket": (database_is(make_socket), {65, 74, 73, 77}),
    "the database is a device": (database_is(lambda path: os.symlink("/dev/zero", path)), {65, 74}),
    "the database is nothing": (database_is(lambda path: os.symlink("/dev/null", path)), {65, 74}),
    "the database is a link to itself": (database_is(lambda path: os.symlink(path, path)), {65, 73, 74}),
}


def odd_database(session, folder, make, statuses):
    make(os.path.join(folder, "data"))
    answer = session.start(folder, ["list"])
    if answer.status or answer.output:
        refused(answer, statuses)
    refused(session.start(folder, ADD), statuses)


ODD_NAMES = ["with space", "per%20cent", "question?mode=memory", "hash#tag", "semi;colon", "новый", "newline\nname", "-dash", "a" * 255]


def odd_name(session, folder, name):
    path = os.path.join(folder, name)
    for arguments in (ADD, ["list", "--json"]):
        answer = session.start_elsewhere(folder, [*arguments, "--data-dir", path])
        if answer.status:
            raise Fault("errors", f"ended with {answer.status}", answer)
    if b'"nuevo"' not in answer.output or not os.path.exists(os.path.join(path, "glot.db")):
        raise Fault("acknowledged writes lost", f"the word is not in {path!r}", answer)


HOMES = {
    "XDG_DATA_HOME is relative": {"XDG_DATA_HOME": "relative"},
    "all XDG folders are relative": {name: "./here" for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")},
    "XDG_DATA_HOME is empty": {"XDG_DATA_HOME": ""},
}


def homes(session, folder, variables):
    environment = session.environment(folder, **variables)
    answer = session.start_elsewhere(folder, ADD, environment=environment)
    if answer.status or os.listdir(folder) != [".local"]:
        raise Fault("errors", f"made {os.listdir(folder)} instead of .local", answer)


def home_in_bytes(session, folder):
    """The word is kept in that very folder, or the name is refused; it is never kept under a name like it."""
    home = os.path.join(os.fsencode(folder), b"byte\xff")
    os.mkdir(home)
    answer = session.start_elsewhere(folder, ADD, environment=session.environment(folder, HOME=home))
    if os.listdir(os.fsencode(folder)) != [b"byte\xff"] or (answer.status == 0) != bool(os.listdir(home)):
        raise Fault("errors", f"ended with {answer.status} and made {os.listdir(os.fsencode(folder))}", answer)


def rights(session, folder):
    """Nobody else may read the words, whatever the mask of new files says."""
    session.glot(folder, "add", "uno", "--no-lookup", *DIRECTION, limits=lambda: os.umask(0))
    session.glot(folder, "config", "set", "color", "never", limits=lambda: os.umask(0))
    for place, _, files in os.walk(os.path.join(folder, "data")):
        for path in [place, *(os.path.join(place, name) for name in files)]:
            try:
                mode = os.stat(path).st_mode
            except FileNotFoundError:
                # A draft of the backup that is made behind.
                continue
            if stat.S_IMODE(mode) & 0o077:
                raise Fault("errors", f"{path} is open to others: {stat.filemode(mode)}")


def few_files(session, bases, folder):
    bases.copy("small", folder)
    for count in (*range(3, 12), *range(20, 30)):
        before = observe(session, folder)
        answer = session.start(folder, ADD, limits=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (count, count)))
        after = observe(session, folder)
        if answer.status and after.exact != before.exact:
            raise Fault("mixed states", "refused, yet " + after.differs_from(before), answer)
        if answer.status == 0 and "nuevo" not in after.texts:
            raise Fault("acknowledged writes lost", f"with {count} open files the word is not there", answer)
