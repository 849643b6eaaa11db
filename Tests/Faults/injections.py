"""A kill, an I/O error or a full disk at the n-th system call (rows 2 and 3 of the fault matrix).

For every scenario and every kind of call the same command is run on the same data again and again: first the fault hits the first such
call, then the second, until the command gets through untouched. The short form tries a few of the calls, drawn by the seed.
"""

import itertools
import json

from harness import CONTRACT
from observing import check_whole, judge, observe
from processes import Fault, count_calls, why_strace_fails
from scenarios import Bases, scenarios

KILLED_AT = [
    "pwrite64", "write", "fsync", "fdatasync", "rename", "openat", "unlink", "ftruncate", "fcntl", "mkdir", "mmap", "munmap", "close",
]
# Calls that only the database and its folder are written with: when one fails and the command gives up, it is an I/O error.
DATA_CALLS = ["pwrite64", "fdatasync", "fsync", "ftruncate"]
OTHER_CALLS = ["openat", "rename", "write", "pread64", "unlink"]


def killed_calls(session):
    sweep(session, scenarios(session), KILLED_AT, ["signal=KILL"], [""], one_kill)


def failed_calls(session):
    # A disk that fails once, and one that goes on failing.
    sweep(session, scenarios(session), DATA_CALLS + OTHER_CALLS, ["error=EIO", "error=ENOSPC"], ["", "+"], one_error)
    # Locks that are never given are waited for, ten seconds each time; so only single ones fail.
    sweep(session, scenarios(session), ["fcntl"], ["error=ENOLCK"], [""], one_error, sample=10)


def sweep(session, chosen, calls, faults, ways, strike, sample=130):
    """Strikes at every call of every scenario, and at a sample of them in the short form."""
    reason = why_strace_fails()
    if reason:
        return session.skip("faults at chosen system calls", reason)
    bases = Bases(session)
    kinds = [(scenario, call, fault, way) for scenario in chosen for call in calls for fault in faults for way in ways]
    plain = {scenario.name: expectation(session, bases, scenario, calls) for scenario in chosen}

    def all_strikes(kind):
        scenario, call, fault, way = kind
        for number in numbers_of_calls(session, plain[scenario.name].counts.get(call, 0), kind):
            with session.round(f"{scenario.name}, {fault} at {call} {number}{way}") as folder:
                bases.copy(scenario.base, folder)
                answer = strike(session, folder, scenario, plain[scenario.name], call, f"{fault}:when={number}{way}")
                if answer.has_lost_wake_up:
                    session.count("wake-ups lost")
                    continue
                if not answer.was_injected:
                    if number <= plain[scenario.name].counts.get(call, 0) // 2:
                        raise Fault("errors", "strace injected nothing, so nothing was tested", answer)
                    break
                session.count("faults injected")

    if not session.is_long:
        chance = session.chance("kinds")
        kinds = [kind for kind in kinds if plain[kind[0].name].counts.get(kind[1])]
        kinds = chance.sample(kinds, min(len(kinds), sample))
    session.each(kinds, all_strikes)


def numbers_of_calls(session, count, kind):
    """Which calls to strike at."""
    if session.is_long:
        return itertools.count(1)
    return sorted(session.chance(kind).sample(range(1, count + 1), min(count, 2)))


class Expectation:
    """What a scenario comes to when nothing fails."""

    def __init__(self, before, after, output, counts):
        self.before, self.after, self.output, self.counts = before, after, output, counts


def expectation(session, bases, scenario, calls):
    with session.temporary_folder() as folder:
        bases.copy(scenario.base, folder)
        before = observe(session, folder)
    with session.temporary_folder() as folder:
        bases.copy(scenario.base, folder)
        answer = session.glot(folder, *scenario.arguments, "--json", given=scenario.given, trace=[",".join(calls)])
        return Expectation(before, observe(session, folder), answer.output, count_calls(answer.trace))


def one_kill(session, folder, scenario, plain, call, injection):
    answer = session.start(folder, [*scenario.arguments, "--json"], scenario.given, trace=(call, injection))
    if not answer.was_killed and answer.status:
        raise Fault("errors", f"ended with {answer.status} although nothing failed", answer)
    state = observe(session, folder)
    judge(state, plain.before, plain.after, answer, answer.status == 0 or is_same_answer(answer.output, plain.output))
    check_whole(session, folder, state, session.chance(scenario.name, call, injection))
    session.count("kills survived", answer.was_killed)
    session.count("kills after the commit", answer.was_killed and state.exact != plain.before.exact)
    return answer


def is_same_answer(output, expected):
    return len(output) == len(expected) and output.endswith(b"\n")


def one_error(session, folder, scenario, plain, call, injection):
    chance = session.chance(scenario.name, call, injection)
    is_json = chance.random() < 0.7
    arguments = scenario.arguments + (["--json"] if is_json else [])
    answer = session.start(folder, arguments, scenario.given, trace=(call, injection))
    if answer.has_lost_wake_up:
        return answer
    if answer.was_killed:
        raise Fault("errors", "killed, although only a call failed", answer)
    if answer.status:
        # The first file that is opened tells Swift the command line; without it nobody knows that JSON is wanted.
        knows_arguments = call != "openat" or not injection.rstrip("+").endswith("when=1")
        # When every write fails, the sentence cannot be written either.
        if not (call == "write" and injection.endswith("+")):
            check_sentence(answer, is_json and knows_arguments)
        if call in DATA_CALLS and answer.status != 74:
            raise Fault("errors", f"ended with {answer.status} instead of 74 when {call} failed", answer)
    elif scenario.only_reads and is_json and answer.output != plain.output:
        raise Fault("errors", f"ended with 0, but printed something else: {answer.output[:200]!r}", answer)
    state = observe(session, folder)
    judge(state, plain.before, plain.after, answer, answer.status == 0)
    check_whole(session, folder, state, chance)
    return answer


def check_sentence(answer, is_json):
    """An error is one sentence, or one JSON object, and nothing else."""
    if answer.status not in CONTRACT:
        raise Fault("errors", f"exit code {answer.status}", answer)
    text = answer.errors.strip()
    if is_json:
        try:
            error = json.loads(text)["error"]
            if error["code"] and error["message"] and "hint" in error:
                return
        except (ValueError, KeyError, TypeError):
            pass
        raise Fault("errors", "the error is not one JSON object", answer)
    if not text or "\n" in text or text[-1] not in ".!?)" or "Fatal error" in text:
        raise Fault("errors", "the error is not one sentence on one line", answer)
