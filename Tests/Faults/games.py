"""The answers of a game that is killed (row 1 of the fault matrix), one by one.

A round is played in JSON Lines, and killed at one of its writes or at any moment. Each answer is kept before its result is printed, so
after the kill as many answers are kept as results were printed, or one more; and the round goes on where it stopped.
"""

import json
import os
import statistics

from processes import Fault, why_strace_fails
from scenarios import Bases

PAIRS = 6
# No word matches, so that each of these answers is right.
ANSWERS = b"n\n" * PAIRS


def games(session):
    bases = Bases(session)
    bases.copy("empty", session.new_folder())
    usual = usual_seconds(session, bases)
    reason = why_strace_fails()
    if reason:
        session.skip("games that are killed at their writes", reason)
    writes = [] if reason else list(range(2, session.short_or_long(12, 40), session.short_or_long(2, 1)))
    moments = range(session.short_or_long(6, 100))
    kinds = [("write", number) for number in writes] + [("moment", number) for number in moments]
    session.each(kinds, lambda kind: play(session, bases, usual, kind))


def usual_seconds(session, bases):
    with session.temporary_folder() as folder:
        bases.copy("empty", folder)
        return statistics.median(start(session, folder).seconds for _ in range(3))


def start(session, folder, **options):
    deck = os.path.join(folder, "deck.tsv")
    with open(deck, "w") as file:
        file.writelines(f"word{number}\twort{number}\n" for number in range(30))
    arguments = ["play", "--deck", deck, "--seed", "1", "--chance", "0", "--pairs", str(PAIRS), "--json"]
    return session.start(folder, arguments, ANSWERS, **options)


def play(session, bases, usual, kind):
    how, number = kind
    with session.round(f"a game killed at {how} {number}") as folder:
        bases.copy("empty", folder)
        if how == "write":
            answer = start(session, folder, trace=("write", f"signal=KILL:when={number}"))
        else:
            answer = start(session, folder, kill_after=session.chance(number).uniform(0.1, 1.2) * usual)
        session.count("kills survived", answer.was_killed)
        told = results(answer.output)
        kept = sum(game["correct"] + game["wrong"] for game in session.json(folder, "play", "scores"))
        if kept < told:
            raise Fault("acknowledged writes lost", f"{told} answers were told, {kept} are kept", answer)
        if kept > told + 1:
            raise Fault("mixed states", f"{told} answers were told, but {kept} are kept", answer)
        if 0 < kept < PAIRS:
            goes_on(session, folder, kept)
        session.glot(folder, "verify", "--deep")


def results(output):
    """How many results were printed as a whole."""
    lines = output.split(b"\n")[:-1]
    return sum(json.loads(line)["event"] == "answer" for line in lines)


def goes_on(session, folder, kept):
    answer = session.glot(folder, "play", "--resume", "--json")
    index = json.loads(answer.output.split(b"\n")[0]).get("index")
    if index != kept + 1:
        raise Fault("mixed states", f"{kept} answers are kept, but the round goes on with pair {index}", answer)
