"""The answers of a dialogue that is killed (row 1 of the fault matrix), one by one.

A round of the game, or a session of the practice, is played in JSON Lines, and killed at one of its writes or at any moment. Each answer is
kept before its result is printed, so after the kill as many answers are kept as results were printed, or one more; and the dialogue goes on
where it stopped.
"""

import json
import os
import statistics

from processes import Fault, why_strace_fails
from scenarios import DIRECTION, Bases

ANSWERS = 6


class Game:
    """A round whose pairs never match, so that each of the answers is right."""

    name = "a game"
    given = b"n\n" * ANSWERS

    def prepare(self, session, folder):
        with open(os.path.join(folder, "deck.tsv"), "w") as file:
            file.writelines(f"word{number}\twort{number}\n" for number in range(30))

    def command(self, folder):
        deck = os.path.join(folder, "deck.tsv")
        return ["play", "--deck", deck, "--seed", "1", "--chance", "0", "--pairs", str(ANSWERS), "--json"]

    def kept(self, session, folder):
        return sum(game["correct"] + game["wrong"] for game in session.json(folder, "play", "scores"))

    def check_going_on(self, session, folder, kept):
        if not 0 < kept < ANSWERS:
            return
        answer = session.glot(folder, "play", "--resume", "--json")
        index = json.loads(answer.output.split(b"\n")[0]).get("index")
        if index != kept + 1:
            raise Fault("mixed states", f"{kept} answers are kept, but the round goes on with pair {index}", answer)


class Practice:
    """A session with new words, each of which is known at once, so that it is asked only once."""

    name = "a practice"
    given = b"4\n" * ANSWERS

    def prepare(self, session, folder):
        words = "".join(f"palabra{number}\n" for number in range(ANSWERS)).encode()
        session.glot(folder, "add", "-", "--no-lookup", "--translation", "word", *DIRECTION, given=words)

    def command(self, folder):
        return ["practice", "--json"]

    def kept(self, session, folder):
        return len(json.loads(session.glot(folder, "export", "--all").output)["practice"])

    def check_going_on(self, session, folder, kept):
        new = session.json(folder, "practice", "due")["new"]
        if new != ANSWERS - kept:
            raise Fault("mixed states", f"{kept} of {ANSWERS} words were answered, but {new} are new")


def games(session):
    killed(session, Game())


def practices(session):
    killed(session, Practice())


def killed(session, dialogue):
    bases = Bases(session)
    bases.copy("empty", session.new_folder())
    usual = usual_seconds(session, bases, dialogue)
    reason = why_strace_fails()
    if reason:
        session.skip(f"{dialogue.name} that is killed at its writes", reason)
    writes = [] if reason else list(range(2, session.short_or_long(12, 40), session.short_or_long(2, 1)))
    moments = range(session.short_or_long(6, 100))
    kinds = [("write", number) for number in writes] + [("moment", number) for number in moments]
    session.each(kinds, lambda kind: play(session, bases, dialogue, usual, kind))


def usual_seconds(session, bases, dialogue):
    with session.temporary_folder() as folder:
        bases.copy("empty", folder)
        dialogue.prepare(session, folder)
        return statistics.median(start(session, folder, dialogue).seconds for _ in range(3))


def start(session, folder, dialogue, **options):
    return session.start(folder, dialogue.command(folder), dialogue.given, **options)


def play(session, bases, dialogue, usual, kind):
    how, number = kind
    with session.round(f"{dialogue.name} killed at {how} {number}") as folder:
        bases.copy("empty", folder)
        dialogue.prepare(session, folder)
        if how == "write":
            answer = start(session, folder, dialogue, trace=("write", f"signal=KILL:when={number}"))
        else:
            answer = start(session, folder, dialogue, kill_after=session.chance(number).uniform(0.1, 1.2) * usual)
        session.count("kills survived", answer.was_killed)
        told = results(answer.output)
        kept = dialogue.kept(session, folder)
        if kept < told:
            raise Fault("acknowledged writes lost", f"{told} answers were told, {kept} are kept", answer)
        if kept > told + 1:
            raise Fault("mixed states", f"{told} answers were told, but {kept} are kept", answer)
        dialogue.check_going_on(session, folder, kept)
        session.glot(folder, "verify", "--deep")


def results(output):
    """How many results were printed as a whole."""
    lines = output.split(b"\n")[:-1]
    return sum(json.loads(line)["event"] == "answer" for line in lines)
