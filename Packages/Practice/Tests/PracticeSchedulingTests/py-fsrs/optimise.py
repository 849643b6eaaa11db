"""Fits the parameters of FSRS-6 to the answers that come in, as [[[grade, milliseconds], …] for each card], by py-fsrs."""

import json
import sys
import time
from datetime import datetime, timedelta, timezone

from fsrs import Optimizer, Rating, ReviewLog

START = datetime(2026, 1, 1, tzinfo=timezone.utc)

logs = [
    ReviewLog(card, Rating(grade), START + timedelta(milliseconds=milliseconds), None)
    for card, answers in enumerate(json.load(sys.stdin))
    for grade, milliseconds in answers
]
began = time.monotonic()
optimizer = Optimizer(logs)
parameters = optimizer.compute_optimal_parameters()
seconds = time.monotonic() - began
loss = optimizer._compute_batch_loss(parameters=parameters)
json.dump({"parameters": parameters, "logLoss": loss, "seconds": seconds}, sys.stdout)
