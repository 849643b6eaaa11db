"""`kill -9` at any moment (row 1 of the fault matrix).

One database lives through the whole storm: what a killed command leaves behind is what the next one begins with, and is killed with. What
a command should come to is learnt from the same command on a copy. A command has acknowledged its change when it ended with 0, and also
when it had already printed its whole answer.
"""

import json
import os
import statistics

from observing import check_whole, copy_data, judge, observe, observe_copy
from scenarios import DIRECTION, Bases, exported, invented, lines

STREAMS = 2


def kills(session):
    wanted = session.short_or_long(40, 1000)
    bases = Bases(session)
    bases.copy("filled", session.new_folder())
    session.each(range(STREAMS), lambda stream: storm(session, bases, stream, wanted // STREAMS))


def storm(session, bases, stream, wanted):
    """Kills until `wanted` commands were really killed, then begins no more."""
    usual = {}
    done = number = 0
    while done < wanted and number < wanted * 10:
        # A failed round ends its database, not the storm.
        with session.round(f"storm {stream} from round {number}", rounds=0) as folder:
            bases.copy("filled", folder)
            state = observe(session, folder)
            while done < wanted and number < wanted * 10:
                number += 1
                was_killed, state = strike(session, folder, stream, number, state, usual)
                done += was_killed
    session.count("rounds", number)


def strike(session, folder, stream, number, before, usual):
    chance = session.chance(stream, number)
    name, arguments, given = choose(session, before, chance, f"{stream}x{number}")
    with session.temporary_folder() as other:
        copy_data(folder, other)
        foreseen = session.glot(other, *arguments, given=given, expect=(0, 1) if name in ("undo", "redo", "back") else (0,))
        after = observe(session, other)
    usual.setdefault(name, []).append(foreseen.seconds)
    moment = chance.uniform(0, 1.3) * statistics.median(usual[name][-9:])

    # Half of the commands after a kill find what it left; reading it here would clear that away.
    look = chance.choice([observe, observe_copy])
    answer = session.start(folder, [*arguments, "--json"], given, kill_after=moment)
    state = look(session, folder)
    acknowledged = foreseen.status == 0 and (answer.status == 0 or is_whole_answer(answer.output))
    judge(state, before, after, answer, acknowledged)
    session.count("kills survived", answer.was_killed)
    if answer.was_killed and before.exact != state.exact:
        session.count("kills after the commit")
    if look is observe:
        absent = chance.sample(sorted(set(before.texts + after.texts)), 2)
        check_whole(session, folder, state, chance, absent)
    return answer.was_killed, state


def is_whole_answer(output):
    try:
        return bool(json.loads(output))
    except ValueError:
        return False


def choose(session, state, chance, mark):
    """A command that suits the words there are: about as many are deleted as added."""
    numbers = [str(number) for number in state.numbers]
    some = chance.sample(numbers, min(50, len(numbers)))
    add = ("add", ["add", "-", "--no-lookup", *DIRECTION, "--tag", mark], lines(invented(mark, 200)))
    if len(numbers) < 60:
        return add
    one = ["--set-text", f"cambio{mark}", "--add-translation", mark, "--note", mark, "--tag", mark, "--tag", "changed"]
    choices = [
        ("rm", ["rm", *chance.sample(numbers, 50)], b""),
        ("star", ["star", *some], b""),
        ("unstar", ["unstar", *some], b""),
        ("edit", ["edit", some[0], *one], b""),
        ("lang", ["lang", "swap"], b""),
        ("list", ["list"], b""),
    ]
    choices += [("press", ["keys", "press", *chance.choices("1234", k=3)], b""), ("back", ["keys", "back"], b"")]
    if "undo" in session.known:
        choices += [("undo", ["undo"], b""), ("redo", ["redo"], b"")] * 2
    if "import" in session.known:
        choices.append(("import", ["import", "-"], b""))
    choices += [add if len(numbers) < 500 else choices[0]] * 2
    name, arguments, given = chance.choice([choice for choice in choices if choice[0] in session.kinds_of_change] or choices)
    return name, arguments, exported(session, invented(f"{mark}i", 50)) if name == "import" else given
