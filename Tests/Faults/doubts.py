"""Tests of the kill test itself: it has to fail on programs that break the promise.

Each is the program that is tested, with one thing wrong: a change in two transactions, or an answer that comes before the change.
"""

import os
import shutil

import harness
from kills import storm
from scenarios import Bases

PREFACE = """#!/usr/bin/env bash
real={real}
data=${{@: -1}}
"""

# The kind of command that is broken, what the tests must find, and how the command works instead.
BROKEN = {
    "a change in two transactions": ("add", "mixed states", """
if [[ $1 == add && $2 == - ]]; then
  mapfile -t words
  half=$((${#words[@]} / 2))
  printf '%s\\n' "${words[@]:0:half}" | "$real" "$@" >/dev/null || exit
  printf '%s\\n' "${words[@]:half}" | "$real" "$@"
  exit
fi
exec "$real" "$@"
"""),
    "an answer before the change": ("star", "acknowledged writes lost", """
if [[ $1 == star ]]; then
  cp -r "$data" "$data.copy"
  "$real" "${@:1:$#-1}" "$data.copy"
  rm -r "$data.copy"
  "$real" "$@" >/dev/null
  exit
fi
exec "$real" "$@"
"""),
}


def doubts(session):
    for name, (kind, figure, body) in BROKEN.items():
        with session.round(name) as folder:
            program = os.path.join(folder, "broken-glot")
            with open(program, "w") as file:
                file.write(PREFACE.format(real=session.binary) + body)
            os.chmod(program, 0o755)
            found = kill(program, session.seed, kind, figure)
            if not found[figure] or found["errors"]:
                raise harness.Fault("errors", f"the kill test did not notice {name}: {found}")


def kill(program, seed, kind, figure):
    """What the kill test says of a program when only commands of this kind are killed, until it finds what it should or forty are dead."""
    inner = harness.Session(program, seed, is_long=False, is_quiet=True)
    inner.part = "doubts"
    inner.kinds_of_change = {kind}
    try:
        for stream in range(10):
            storm(inner, Bases(inner), stream, 4)
            if inner.figures[figure]:
                break
        return inner.figures
    finally:
        shutil.rmtree(inner.work)
