"""One run of the tests: the program, the seed, the folders, the figures, and what failed.

A round is one try in a folder of its own. When a check of it fails, the folder is kept and named and the other rounds go on.
"""

import contextlib
import json
import os
import random
import shutil
import sys
import tempfile
import threading
import time
import traceback
from concurrent.futures import ThreadPoolExecutor

import processes
from processes import Fault

# The exit codes of the contract (design/cli.md). 70 is "our bug": in the contract, but never right.
CONTRACT = {0, 1, 64, 65, 66, 69, 73, 74, 75, 77, 78, 130}

FIGURES = [
    "rounds", "kills survived", "kills after the commit", "faults injected", "wake-ups lost", "commands run",
    "acknowledged writes lost", "mixed states", "errors",
]
MUST_BE_ZERO = FIGURES[-3:]

# How many failures of a part are told with all that was seen; of the others the folder says more.
TOLD_IN_FULL = 12


class Session:
    """What all parts of one run share."""

    def __init__(self, binary, seed, is_long, is_quiet=False):
        self.seed, self.is_long, self.is_quiet = seed, is_long, is_quiet
        self.figures = dict.fromkeys(FIGURES, 0)
        self.remarks = []
        self.part, self.told = "", 0
        self.lock = threading.Lock()
        self.failures = 0
        self.work = tempfile.mkdtemp(prefix="glot-faults-")
        os.chmod(self.work, 0o755)
        # A copy that other users may run, and that no build replaces meanwhile.
        self.binary = os.path.join(self.work, "glot")
        shutil.copy(binary, self.binary)
        os.chmod(self.binary, 0o755)
        self.folders = 0
        # Which commands the kill test chooses from; all when empty.
        self.kinds_of_change = set()
        self.learn_commands()

    def learn_commands(self):
        """Finds out which commands the program has, so that the tests of the others can be skipped aloud."""
        with self.temporary_folder() as folder:
            self.known = {
                name for name in ["verify", "undo", "redo", "history", "backup", "restore", "import", "export"]
                if self.start(folder, [name, "--help"]).status == 0
            }
            self.has_backups = self.start(folder, ["config", "set", "backup", "off"]).status == 0

    def short_or_long(self, short, long):
        return long if self.is_long else short

    def chance(self, *names):
        """Random numbers that depend on the seed and these names alone, not on what ran before."""
        return random.Random(f"{self.seed} {self.part} {names}")

    def count(self, figure, by=1):
        with self.lock:
            self.figures[figure] += by

    def new_folder(self):
        with self.lock:
            self.folders += 1
            folder = os.path.join(self.work, f"{self.part or 'start'}-{self.folders}")
        os.mkdir(folder)
        return folder

    @contextlib.contextmanager
    def temporary_folder(self):
        folder = self.new_folder()
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    @contextlib.contextmanager
    def round(self, name, rounds=1):
        """A folder for one try. A failed check in it is reported here and goes no further."""
        folder = self.new_folder()
        self.count("rounds", rounds)
        try:
            yield folder
        except Fault as fault:
            self.report(name, fault.kind, fault, fault.answer, folder)
        except Exception:
            self.report(name, "errors", traceback.format_exc(), None, folder)
        else:
            shutil.rmtree(folder, ignore_errors=True)

    def report(self, name, kind, seen, answer, folder):
        with self.lock:
            self.failures += 1
            self.figures[kind] += 1
            if self.is_quiet:
                return
            self.told += 1
            headline = f"FAILED ({kind}) {self.part}: {name}, seed {self.seed}"
            if self.told > TOLD_IN_FULL:
                return say(f"{headline}, kept: {folder}")
            command = f"\n    command: {answer}" if answer else ""
            say(f"{headline}\n    seen: {seen}{command}\n    kept: {folder}")

    def each(self, items, work):
        """Does `work` for every item, as many at a time as there are processors."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for _ in pool.map(work, items):
                pass

    def skip(self, what, why):
        say(f"skipped: {what}: {why}")

    def remark(self, text):
        """A line to stand below the table."""
        self.remarks.append(f"{self.part}: {text}")

    def environment(self, folder, **more):
        return {"HOME": folder, "XDG_DATA_DIRS": folder, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", **more}

    def start(self, folder, arguments, given=b"", **options):
        """Runs glot on the data of `folder`, whatever comes of it."""
        return self.start_elsewhere(folder, [*arguments, "--data-dir", os.path.join(folder, "data")], given, **options)

    def start_elsewhere(self, folder, arguments, given=b"", trace=None, trace_file=None, **options):
        """Runs glot on the data that its arguments, or its home (`folder`), name.

        `trace` is what strace is to do: the calls, and the injection.
        """
        self.count("commands run")
        options = {"environment": self.environment(folder), "folder": folder, **options}
        command = [self.binary, *arguments]
        if trace:
            answer = processes.run_traced(command, trace_file or os.path.join(folder, "trace"), *trace, given=given, **options)
        else:
            answer = processes.run(command, given, **options)
        if answer.status < 0 and not answer.was_killed:
            raise Fault("errors", f"ended by signal {-answer.status}", answer)
        if answer.status > 0 and answer.status not in CONTRACT:
            raise Fault("errors", f"exit code {answer.status} is not right in any case", answer)
        return answer

    def glot(self, folder, *arguments, given=b"", expect=(0,), **options):
        """Runs glot on the data of `folder`, and it must end as expected."""
        answer = self.start(folder, list(arguments), given, **options)
        if answer.status not in expect:
            raise Fault("errors", f"ended with {answer.status} instead of {' or '.join(map(str, expect))}", answer)
        return answer

    def json(self, folder, *arguments, **options):
        answer = self.glot(folder, *arguments, "--json", **options)
        try:
            return json.loads(answer.output)
        except ValueError:
            raise Fault("errors", f"no JSON: {answer.output[:200]!r}", answer) from None


def say(text):
    print(text, file=sys.stderr, flush=True)


def perform(session, parts):
    """Runs the parts in turn, and says how long each took."""
    for name, part in parts.items():
        session.part, session.told = name, 0
        began, failures = time.monotonic(), session.failures
        with session.round("all", rounds=0):
            part(session)
        verdict = "ok" if session.failures == failures else f"{session.failures - failures} FAILED"
        say(f"{name}: {verdict} ({time.monotonic() - began:.1f} s)")


def print_table(session):
    for figure, value in session.figures.items():
        print(f"{figure:<26}{value:>9,}")
    for remark in session.remarks:
        print(remark)
