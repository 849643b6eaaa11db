"""What glot shows of its data, and whether the database is whole by SQLite's own account.

A state is everything a user can see. Two states are the same change made twice when they agree but for identifiers and times.
"""

import json
import os
import re
import shutil
import sqlite3

from processes import Fault

CHANGES_WITH_EVERY_RUN = re.compile(
    r"[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z)"
)


class State:
    """All that was seen at one moment."""

    def __init__(self, words, others):
        self.words = words
        self.exact = json.dumps([words, others], sort_keys=True)
        self.loose = CHANGES_WITH_EVERY_RUN.sub("·", self.exact)

    @property
    def texts(self):
        return [word["text"] for word in self.words]

    @property
    def numbers(self):
        return [word["number"] for word in self.words]

    def differs_from(self, other):
        """A few words on where two states differ."""
        gone, new = set(other.texts) - set(self.texts), set(self.texts) - set(other.texts)
        return f"{len(self.words)} words instead of {len(other.words)}; missing {sorted(gone)[:5]}, besides {sorted(new)[:5]}"


def observe(session, folder):
    words = session.json(folder, "list")
    others = [session.json(folder, "lang"), read_text(os.path.join(folder, "data", "config.toml"))]
    if "history" in session.known:
        others.append(session.json(folder, "history"))
    if "export" in session.known:
        everything = session.json(folder, "export", "--all")
        del everything["exported"]
        # They come in an order of time, which differs from run to run where two are close together.
        ((everything.get("keyboard") or {}).get("uses") or []).sort(key=lambda use: (use["id"], use["mark"]))
        others.append(everything)
    return State(words, others)


def observe_copy(session, folder):
    """Looks without touching: what a killed program left behind is still there for the next command."""
    with session.temporary_folder() as other:
        copy_data(folder, other)
        return observe(session, other)


def copy_data(source, target):
    if os.path.exists(os.path.join(source, "data")):
        shutil.copytree(os.path.join(source, "data"), os.path.join(target, "data"), symlinks=True)


def read_text(path):
    try:
        with open(path) as file:
            return file.read()
    except FileNotFoundError:
        return None


def judge(state, before, after, answer, is_acknowledged):
    """All or nothing, and all once it was acknowledged."""
    if is_acknowledged:
        if state.loose != after.loose:
            kind = "acknowledged writes lost" if state.exact == before.exact else "mixed states"
            raise Fault(kind, "acknowledged, but then " + state.differs_from(after), answer)
    elif state.exact != before.exact and state.loose != after.loose:
        raise Fault("mixed states", f"neither before ({state.differs_from(before)}) nor after ({state.differs_from(after)})", answer)


def check_whole(session, folder, state, chance, absent=()):
    """The database is sound, and the search finds what the list shows and nothing that is gone."""
    for word in chance.sample(state.words, min(2, len(state.words))):
        found = session.json(folder, "find", f'"{word["text"]}"', "--by", "word", expect=(0, 1))
        if word["number"] not in [hit["number"] for hit in found]:
            raise Fault("mixed states", f"the search does not find {word['text']!r}, which the list shows")
    for text in absent:
        if text not in state.texts and text in [hit["text"] for hit in session.json(folder, "find", f'"{text}"', expect=(0, 1))]:
            raise Fault("mixed states", f"the search finds {text!r}, which is gone")
    if "verify" in session.known:
        answer = session.glot(folder, "verify", "--deep", "--json", expect=(0, 1))
        found = json.loads(answer.output)
        if answer.status or not found["ok"] or found["problems"]:
            raise Fault("mixed states", f"verify says {answer.output[:300]!r}", answer)
    problem = sqlite_problem(os.path.join(folder, "data", "glot.db"))
    if problem:
        raise Fault("mixed states", problem)


def sqlite_problem(path):
    """What SQLite itself finds wrong: `None` when nothing, or when there is no database."""
    if not os.path.exists(path):
        return None
    database = sqlite3.connect(path, isolation_level=None)
    try:
        for check in ("integrity_check", "foreign_key_check"):
            rows = database.execute(f"PRAGMA {check}").fetchall()
            if rows not in ([], [("ok",)]):
                return f"{check} says {rows[:3]}"
        for (name, sql) in database.execute("SELECT name, sql FROM sqlite_master WHERE sql LIKE '%USING fts5%'").fetchall():
            if "fts5vocab" not in sql:
                database.execute(f"INSERT INTO {name} ({name}, rank) VALUES ('integrity-check', 1)")
    except sqlite3.DatabaseError as error:
        return f"SQLite says {error}"
    finally:
        database.close()
    return None
