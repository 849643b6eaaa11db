"""Changes that touch many rows at once, so that half of one would be seen, and the data they are made on."""

import os
import threading
from dataclasses import dataclass

from observing import copy_data

DIRECTION = ["-d", "es:en"]
OLD_EXPORT = '{"an older": "file"}\n'


def lines(words):
    return "".join(f"{word}\n" for word in words).encode()


def invented(prefix, count):
    """Words that no dictionary knows, each of one piece, so that a search for one finds no other."""
    return [f"{prefix}q{number:03}z" for number in range(count)]


@dataclass
class Scenario:
    """A command, on data that `base` names."""

    name: str
    arguments: list
    given: bytes = b""
    base: str = "filled"

    @property
    def only_reads(self):
        return self.arguments[0] in ("list", "find", "show", "stars", "verify", "history")


def scenarios(session):
    words = invented("nuevo", 200)
    numbers = [str(number) for number in range(1, 51)]
    edit = ["edit", "7", "--set-text", "cambiado", "--add-translation", "changed", "--note", "a note", "--tag", "one", "--tag", "two"]
    found = [
        Scenario("first word", ["add", "uno", "--no-lookup", *DIRECTION], base="empty"),
        Scenario("add 200", ["add", "-", "--no-lookup", *DIRECTION], lines(words)),
        Scenario("add known words", ["add", "casa", "perro", "gato", "uno", "dos", "tres", "--tag", "known", *DIRECTION]),
        Scenario("rm 50", ["rm", *numbers]),
        Scenario("star 50", ["star", *numbers]),
        Scenario("edit", edit),
        Scenario("lang", ["lang", "fr", "de"]),
        Scenario("config", ["config", "set", "color", "never"]),
        Scenario("press", ["keys", "press", "1", "3"], base="pressed"),
        Scenario("take a press back", ["keys", "back"], base="pressed"),
        Scenario("add after a kill", ["add", "-", "--no-lookup", *DIRECTION], lines(invented("luego", 20)), base="left over"),
        Scenario("list after a kill", ["list", "--sort", "oldest"], base="left over"),
    ]
    if "undo" in session.known:
        found += [
            Scenario("undo rm 50", ["undo"], base="removed"),
            Scenario("redo rm 50", ["redo"], base="undone"),
        ]
    if "import" in session.known:
        found.append(Scenario("import", ["import", "-"], exported(session, invented("traido", 100))))
    return found


def exported(session, words):
    """These words as `glot export` writes them."""
    with session.temporary_folder() as folder:
        quiet_backups(session, folder)
        session.glot(folder, "add", "-", "--no-lookup", "--note", "brought", *DIRECTION, given=lines(words))
        return session.glot(folder, "export", "--all").output


class Bases:
    """The folders that scenarios begin with. Each is made once and copied for every round."""

    def __init__(self, session):
        self.session = session
        self.lock = threading.RLock()
        self.made = {}

    def copy(self, name, target):
        with self.lock:
            if name not in self.made:
                folder = self.session.new_folder()
                getattr(self, name.replace(" ", "_"))(folder)
                self.made[name] = folder
        copy_data(self.made[name], target)

    def empty(self, folder):
        os.mkdir(os.path.join(folder, "data"))
        quiet_backups(self.session, folder)

    def filled(self, folder, count=250):
        glot = self.session.glot
        quiet_backups(self.session, folder)
        glot(folder, "add", "-", "--no-lookup", *DIRECTION, given=lines(invented("viejo", count)))
        glot(folder, "star", "3", "5", "8")
        glot(folder, "edit", "7", "--note", "kept", "--tag", "old", "--translation", "old meaning")

    def pressed(self, folder):
        """The buttons of the starter board do not stand at their beginning."""
        self.copy("filled", folder)
        self.session.glot(folder, "keys", "press", "1", "1", "2", "3")

    def small(self, folder):
        self.filled(folder, 60)

    def saved(self, folder):
        """A backup of 60 words, and 20 words that came later."""
        self.copy("small", folder)
        self.session.glot(folder, "backup", os.path.join("data", "saved"))
        self.session.glot(folder, "add", "-", "--no-lookup", *DIRECTION, given=lines(invented("luego", 20)))
        with open(os.path.join(folder, "data", "saved.json"), "w") as file:
            file.write(OLD_EXPORT)

    def left_over(self, folder):
        """A program was killed after its commit and before its log was taken into the database."""
        self.copy("filled", folder)
        answer = self.session.start(
            folder, ["add", "-", "--no-lookup", *DIRECTION], lines(invented("muerto", 30)), trace=("unlink", "signal=KILL:when=1")
        )
        assert answer.was_killed and os.path.getsize(os.path.join(folder, "data", "glot.db-wal")) > 0, "nothing was left over"

    def removed(self, folder):
        self.copy("filled", folder)
        self.session.glot(folder, "rm", *[str(number) for number in range(1, 51)])

    def undone(self, folder):
        self.copy("removed", folder)
        self.session.glot(folder, "undo")


def quiet_backups(session, folder):
    """Switches the backups that glot makes by itself off: they have tests of their own."""
    if session.has_backups:
        session.glot(folder, "config", "set", "backup", "off")
