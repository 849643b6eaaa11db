"""Starts a program as its users do, kills it, or lets strace fail its system calls.

Every answer holds all that was seen, so that a failed check can be repeated from it by hand.
"""

import contextlib
import ctypes
import os
import re
import select
import shlex
import signal
import subprocess
import time
from dataclasses import dataclass

# No command of these tests lasts this long, on however busy a machine.
LONGEST_RUN = 60
# A command that waits this long under strace is asked why.
LONG_RUN = 5


class Fault(Exception):
    """What must not be. `kind` is one of the figures that have to be 0."""

    def __init__(self, kind, seen, answer=None):
        super().__init__(seen)
        self.kind = kind
        self.answer = answer


@dataclass
class Answer:
    """How a run ended. A negative status is the signal that ended it."""

    command: list
    given: bytes
    status: int
    output: bytes
    errors: str
    seconds: float
    trace: str = ""
    has_lost_wake_up: bool = False

    @property
    def was_killed(self):
        return self.status == -signal.SIGKILL

    @property
    def was_injected(self):
        return self.was_killed or "(INJECTED)" in self.trace

    def __str__(self):
        lines = self.given.count(b"\n")
        source = f" <<< {shlex.quote(self.given.decode(errors='replace')[:60])} … ({lines} lines)" if self.given else ""
        said = self.errors.strip()[-600:] or "nothing"
        return f"{shlex.join(map(os.fsdecode, self.command))}{source}\n    ended with {self.status}, said: {said}"


def memory(content=b""):
    """A file that is nowhere: unlike a pipe it never fills, so nobody has to read while the program runs."""
    file = open(os.memfd_create("stream"), "w+b")
    file.write(content)
    file.seek(0)
    return file


def run(command, given=b"", environment=None, kill_after=None, owner=None, folder=None, limits=None, waits_for_ever=None):
    """Runs `command` to its end, or until it is killed after so many seconds.

    `owner` is the number of the user who runs it; `limits` is called in the new process before the program starts; `waits_for_ever` is
    asked after a while, and when it says so the command is killed and the answer has lost a wake-up.
    """
    user = {} if owner is None else {"user": owner, "group": owner, "extra_groups": []}
    with memory(given) as source, memory() as output, memory() as errors:
        began = time.monotonic()
        process = subprocess.Popen(
            command, stdin=source, stdout=output, stderr=errors, env=environment, cwd=folder,
            start_new_session=True, preexec_fn=limits, **user,
        )
        is_asked = waits_for_ever is not None and not wait_for_end(process, LONG_RUN)
        has_lost_wake_up = is_asked and waits_for_ever()
        has_ended = not has_lost_wake_up and wait_for_end(process, LONGEST_RUN if kill_after is None else kill_after)
        if not has_ended:
            os.killpg(process.pid, signal.SIGKILL)
        status = process.wait()
        seconds = time.monotonic() - began
        answer = Answer(
            command, given, status, os.pread(output.fileno(), 1 << 30, 0),
            os.pread(errors.fileno(), 1 << 20, 0).decode(errors="replace"), seconds, has_lost_wake_up=has_lost_wake_up,
        )
    if kill_after is None and not has_ended and not has_lost_wake_up:
        raise Fault("errors", f"still running after {LONGEST_RUN} seconds", answer)
    return answer


def wait_for_end(process, seconds):
    descriptor = os.pidfd_open(process.pid)
    try:
        return bool(select.select([descriptor], [], [], seconds)[0])
    finally:
        os.close(descriptor)


def adopt_orphans():
    """From now on a child that outlives the program that started it becomes ours, so that its end can be waited for."""
    PR_SET_CHILD_SUBREAPER = 36
    ctypes.CDLL(None, use_errno=True).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def wait_for_orphans():
    """Waits until no process is left that was started here, by whichever way. Not while other threads start some."""
    with contextlib.suppress(ChildProcessError):
        while True:
            os.waitpid(-1, 0)


def traced(trace, calls, injection=None):
    """What to put before a command so that strace writes its `calls` to the file `trace`, and fails those that `injection` says."""
    inject = [] if injection is None else ["-e", f"inject={calls}:{injection}"]
    # The quick filter in the kernel is not for signals: strace 6.1 never sends them with it.
    quick = [] if injection and "signal" in injection else ["--seccomp-bpf"]
    return ["strace", "-f", "-qq", "-y", *quick, "-o", trace, "-e", "signal=none", "-e", f"trace={calls}", *inject, "--"]


def run_traced(command, trace, calls, injection=None, **options):
    answer = run(traced(trace, calls, injection) + command, waits_for_ever=lambda: fails_wake_up(text_of(trace)), **options)
    answer.trace = text_of(trace)
    return answer


def fails_wake_up(trace):
    """Whether one thread was kept from waking another: that is a `write`, too, but of no disk, and it never fails elsewhere."""
    return re.search(r"<anon_inode:\[eventfd\]>.*\(INJECTED\)", trace) is not None


def text_of(path):
    with open(path, errors="replace") as file:
        return file.read()


def count_calls(trace):
    """How often each system call was made, by the thread that made it most: strace counts each thread by itself."""
    counts = {}
    for thread, call in re.findall(r"^(\d+)\s+(\w+)\(", trace, re.MULTILINE):
        counts[call, thread] = counts.get((call, thread), 0) + 1
    most = {}
    for (call, _), count in counts.items():
        most[call] = max(most.get(call, 0), count)
    return most


def why_strace_fails():
    """`None` when system calls can be failed here."""
    try:
        answer = run(traced("/dev/null", "close", "error=EIO:when=9999") + ["/bin/true"])
    except FileNotFoundError:
        return "strace is not installed: apt-get install -y strace"
    return None if answer.status == 0 else f"strace cannot trace here: {answer.errors.strip()}"
