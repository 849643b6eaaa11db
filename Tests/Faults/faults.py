"""The entry of the fault tests: reads the options, runs the parts, prints the figures. See README.md."""

import argparse
import os
import shutil
import sys

import harness
from backups import backups
from crowds import crowds
from dialogues import games, practices
from disks import disks
from doubts import doubts
from injections import failed_calls, killed_calls
from kills import kills
from migrations import migrations
from mutations import mutations
from odd_places import odd_places
from places import places
from restores import restores
from syncs import syncs

PARTS = {
    "kills": kills, "games": games, "practices": practices, "killed-calls": killed_calls, "failed-calls": failed_calls, "syncs": syncs,
    "disks": disks,
    "crowds": crowds, "mutations": mutations, "places": places, "odd-places": odd_places, "migrations": migrations, "restores": restores,
    "backups": backups, "doubts": doubts,
}


def main():
    parser = argparse.ArgumentParser(prog="Tests/Faults/run", description="Injects faults into the built glot.")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--short", action="store_true", help="a sample of every fault, in under three minutes (the default)")
    form.add_argument("--long", action="store_true", help="every fault at every place; 1,000 kills")
    parser.add_argument("--only", nargs="+", choices=PARTS, metavar="NAME", help=f"some parts: {', '.join(PARTS)}")
    parser.add_argument("--seed", type=int, default=1, help="where chance begins (default 1)")
    options = parser.parse_args()

    session = harness.Session(os.environ["GLOT_BINARY"], options.seed, options.long)
    harness.say(f"The {'long' if options.long else 'short'} form, seed {options.seed}, in {session.work}")
    if "verify" not in session.known:
        session.skip("glot verify after every round", "this glot has no such command; SQLite's own checks are made instead")
    harness.perform(session, {name: part for name, part in PARTS.items() if not options.only or name in options.only})
    harness.print_table(session)
    if any(session.figures[figure] for figure in harness.MUST_BE_ZERO):
        print(f"FAILED: {session.failures} checks. Their folders are kept in {session.work}.")
        return 1
    shutil.rmtree(session.work)
    return 0


sys.exit(main())
