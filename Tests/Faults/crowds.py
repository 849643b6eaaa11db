"""Many processes at once (row 4 of the fault matrix): no error, no lost write, and a reader that waits for nobody.

How long a reader waits is what it sleeps, by its own system calls: how long it takes says more about the machine.
"""

import os
import re
import threading

from observing import check_whole, observe
from processes import Fault, why_strace_fails
from scenarios import DIRECTION, invented, quiet_backups

LONGEST_WAIT = 0.010
SLEEPS = "nanosleep,clock_nanosleep"


def crowds(session):
    people, commands = session.short_or_long((8, 10), (16, 50))
    with session.round(f"{people} writers, {people} readers, from nothing") as folder:
        add_and_read(session, folder, people, commands)
    if "undo" in session.known and session.is_long:
        with session.round(f"{people} writers that undo") as folder:
            add_and_undo(session, folder, people, commands // 2)


class Crowd:
    """Threads that each run one command after another, and stop at the first that fails."""

    def __init__(self):
        self.faults = []
        self.threads = []
        self.start = threading.Event()

    def join(self, work, *arguments):
        self.threads.append(threading.Thread(target=self.perform, args=(work, arguments)))

    def perform(self, work, arguments):
        self.start.wait()
        try:
            work(*arguments)
        except Exception as fault:
            self.faults.append(fault)

    def go(self):
        for thread in self.threads:
            thread.start()
        self.start.set()
        for thread in self.threads:
            thread.join()
        if self.faults:
            raise self.faults[0]


def add_and_read(session, folder, people, commands):
    os.mkdir(os.path.join(folder, "data"))
    quiet_backups(session, folder)
    words = [invented(f"g{writer}", commands) for writer in range(people)]
    waits = []

    def write(own):
        for word in own:
            session.glot(folder, "add", word, "--no-lookup", "-q", *DIRECTION)

    def read(reader):
        seen = 0
        can_trace = why_strace_fails() is None
        with session.temporary_folder() as home:
            trace = os.path.join(home, "trace")
            for number in range(commands):
                arguments = ["list", "--json"] if number % 2 else ["find", "q00", "--json"]
                answer = session.glot(folder, *arguments, expect=(0,) if number % 2 else (0, 1), **options(can_trace, trace))
                waits.append(slept(answer.trace))
                if number % 2:
                    count = answer.output.count(b'"number":')
                    if count < seen:
                        raise Fault("acknowledged writes lost", f"a reader saw {seen} words and later {count}", answer)
                    seen = count

    def options(can_trace, trace):
        return {"trace": (SLEEPS,), "trace_file": trace} if can_trace else {}

    crowd = Crowd()
    for number in range(people):
        crowd.join(write, words[number])
        crowd.join(read, number)
    crowd.go()

    state = observe(session, folder)
    wanted = sorted(word for own in words for word in own)
    if sorted(state.texts) != wanted:
        raise Fault("acknowledged writes lost", f"{len(set(wanted) - set(state.texts))} of {len(wanted)} words are missing")
    if sorted(state.numbers) != list(range(1, len(wanted) + 1)):
        raise Fault("mixed states", f"the numbers are not 1 to {len(wanted)}, each once")
    check_whole(session, folder, state, session.chance("crowd"))
    session.remark(f"the longest wait of {len(waits):,} reads for a lock was {max(waits) * 1000:.0f} ms")
    late = [wait for wait in waits if wait > LONGEST_WAIT]
    if late:
        longest = f"the longest {max(late) * 1000:.0f} ms"
        raise Fault("errors", f"{len(late)} of {len(waits)} reads waited longer than 10 ms for a lock, {longest}")


def slept(trace):
    """How many seconds a program asked to sleep."""
    return sum(int(seconds) + int(rest) / 1e9 for seconds, rest in re.findall(r"\{tv_sec=(\d+), tv_nsec=(\d+)\}, ", trace))


def add_and_undo(session, folder, people, commands):
    """Every writer adds, and takes one step back: whose it was does not matter, but each step goes back once."""
    os.mkdir(os.path.join(folder, "data"))
    quiet_backups(session, folder)
    session.glot(folder, "add", "uno", "--no-lookup", *DIRECTION)

    def write(writer):
        for word in invented(f"u{writer}", commands):
            session.glot(folder, "add", word, "--no-lookup", "-q", *DIRECTION)
            session.glot(folder, "undo", "-q")

    crowd = Crowd()
    for writer in range(people):
        crowd.join(write, writer)
    crowd.go()
    state = observe(session, folder)
    if state.texts != ["uno"]:
        raise Fault("mixed states", f"as many steps back as forth left {len(state.words)} words: {state.texts[:5]}")
    check_whole(session, folder, state, session.chance("undo"))
