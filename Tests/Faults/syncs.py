"""What a killed program cannot show: that a change is on the disk, not only in the system's memory, when it is answered.

The system calls of a command are read in their order. When the answer is written, everything written before must have been synced: the
files, and the folder when a name in it is new.
"""

import os
import re

from processes import Fault, why_strace_fails
from restores import SCENARIOS
from scenarios import Bases, scenarios

CALLS = "openat,pwrite64,write,ftruncate,rename,fsync,fdatasync"
CALL = re.compile(r"^\d+\s+(?P<name>\w+)\((?:(?P<descriptor>\d+|AT_FDCWD)<(?P<path>[^>]*)>)?(?P<rest>.*)$")
# Shared memory, locks and the log of messages hold no data; a draft counts when it has got its name.
NO_DATA = re.compile(r"(-shm|\.lock|\.log)$")


def syncs(session):
    reason = why_strace_fails()
    if reason:
        return session.skip("the order of syncs and answers", reason)
    bases = Bases(session)
    for scenario in scenarios(session) + [scenario for scenario in SCENARIOS if scenario.name in session.known]:
        with session.round(scenario.name) as folder:
            bases.copy(scenario.base, folder)
            data = os.path.realpath(os.path.join(folder, "data"))
            there = {os.path.join(data, name) for name in os.listdir(data)}
            answer = session.glot(folder, *scenario.arguments, "--json", given=scenario.given, trace=(CALLS,))
            check_order(answer, data, there, scenario.only_reads)


def check_order(answer, data, there, only_reads):
    """Follows what is written and not yet synced: files by their names, and folders with a new name in them."""
    unsynced, written, answered = set(), 0, False
    for line in answer.trace.splitlines():
        call = CALL.match(line)
        if not call or "= -1" in line:
            continue
        name, path, rest = call["name"], call["path"] or "", call["rest"]
        if name in ("fsync", "fdatasync"):
            unsynced.discard(path)
        elif name == "write" and call["descriptor"] == "1":
            answered = True
            break
        elif name in ("pwrite64", "write", "ftruncate") and path.startswith(data) and not NO_DATA.search(path):
            unsynced.add(path)
            written += 1
        elif name == "rename":
            old, new = re.findall(r'"([^"]*)"', line)
            if old in unsynced:
                unsynced.remove(old)
                unsynced.add(new)
            unsynced.add(os.path.dirname(new))
        elif name == "openat" and "O_CREAT" in rest:
            opened = re.search(r'"([^"]*)"', line)[1]
            if opened.startswith(data) and opened not in there and not NO_DATA.search(opened) and ".new-" not in opened:
                there.add(opened)
                unsynced.add(os.path.dirname(opened))
    # A draft that got no name is no data.
    unsynced = {path for path in unsynced if ".new-" not in path}
    if not answered:
        raise Fault("errors", "the answer was not seen among the system calls", answer)
    if not written and not only_reads:
        raise Fault("errors", "no change was seen among the system calls", answer)
    if unsynced:
        raise Fault("acknowledged writes lost", f"answered before it was synced: {sorted(unsynced)}", answer)
