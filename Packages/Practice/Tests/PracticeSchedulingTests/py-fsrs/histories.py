"""Prints random histories, each step as py-fsrs takes it: histories.py COUNT SEED."""

import json
import sys
from datetime import datetime, timedelta, timezone
from random import Random

from fsrs import Card, Rating, Scheduler
from fsrs.scheduler import DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS

START = datetime(2026, 1, 1, tzinfo=timezone.utc)
MILLISECOND = timedelta(milliseconds=1)
STEPS = [[], [60], [60, 600], [600], [90, 600, 86400], [30, 300, 1500, 90000]]


def parameters(random):
    """The published ones, others like them, or any that are allowed."""
    kind = random.randrange(4)
    if kind < 2:
        return list(DEFAULT_PARAMETERS)
    bounds = zip(DEFAULT_PARAMETERS, LOWER_BOUNDS_PARAMETERS, UPPER_BOUNDS_PARAMETERS)
    if kind == 2:
        return [min(max(low, value * random.lognormvariate(0, 0.4)), high) for value, low, high in bounds]
    return [random.uniform(low, high) for _, low, high in bounds]


def scheduler(random):
    usual = random.random() < 0.5
    return Scheduler(
        parameters=parameters(random),
        desired_retention=0.9 if usual else random.uniform(0.7, 0.99),
        learning_steps=[timedelta(seconds=step) for step in (STEPS[2] if usual else random.choice(STEPS))],
        relearning_steps=[timedelta(seconds=step) for step in (STEPS[3] if usual else random.choice(STEPS))],
        maximum_interval=36500 if usual else random.choice([1, 30, 365, 36500]),
        enable_fuzzing=False,
    )


def next_time(random, card):
    """When due, late, early, within a day, after any time, and with a clock that went back."""
    kind = random.randrange(8)
    if kind < 3 or card.last_review is None:
        return card.due
    if kind < 5:
        return card.due + timedelta(milliseconds=random.randrange(3 * 86_400_000))
    if kind == 5:
        return card.last_review + timedelta(milliseconds=random.randrange(90_000_000))
    if kind == 6:
        return card.last_review + timedelta(days=random.lognormvariate(2, 2)) // MILLISECOND * MILLISECOND
    return card.last_review - timedelta(milliseconds=random.randrange(90_000_000)) if random.random() < 0.2 else card.due


def history(random, number):
    chosen = scheduler(random)
    card = Card(card_id=number, due=START)
    steps = []
    for _ in range(random.randint(1, 12)):
        time = next_time(random, card)
        recall = chosen.get_card_retrievability(card, time)
        rating = random.choices(list(Rating), weights=(2, 2, 5, 1))[0]
        card, _ = chosen.review_card(card, rating, time)
        steps.append([
            int(rating), (time - START) // MILLISECOND, recall,
            int(card.state), card.step or 0, card.stability, card.difficulty, (card.due - START) // MILLISECOND,
        ])
    return {
        "parameters": chosen.parameters,
        "retention": chosen.desired_retention,
        "learningSteps": [step.total_seconds() for step in chosen.learning_steps],
        "relearningSteps": [step.total_seconds() for step in chosen.relearning_steps],
        "maximumInterval": chosen.maximum_interval,
        "steps": steps,
    }


count, seed = int(sys.argv[1]), int(sys.argv[2])
random = Random(seed)
json.dump([history(random, number) for number in range(count)], sys.stdout)
