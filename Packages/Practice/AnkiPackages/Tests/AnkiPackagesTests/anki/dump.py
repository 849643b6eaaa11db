"""What a collection of Anki has, in the form in which the tests compare it."""
import json


def dump(collection):
    created = collection.db.scalar("select crt from col")
    types = {entry.id: collection.models.get(entry.id) for entry in collection.models.all_names_and_ids()}
    used = {row[0] for row in collection.db.all("select distinct mid from notes")}
    notes = []
    for number, guid, kind, tags, fields in collection.db.all("select id, guid, mid, tags, flds from notes order by guid"):
        cards = collection.db.all(
            "select id, ord, did, type, queue, due, ivl, factor, reps, lapses, data from cards where nid = ? order by ord", number
        )
        notes.append(
            {
                "guid": guid,
                "type": types[kind]["name"],
                "tags": sorted(tags.split()),
                "fields": fields.split("\x1f"),
                "cards": [card(collection, created, *row) for row in cards],
            }
        )
    return {
        "noteTypes": sorted(
            ({"name": types[kind]["name"], "fields": [field["name"] for field in types[kind]["flds"]],
              "templates": [template["name"] for template in types[kind]["tmpls"]], "isCloze": types[kind]["type"] == 1}
             for kind in used),
            key=lambda kind: kind["name"],
        ),
        "notes": notes,
    }


def card(collection, created, number, order, deck, stage, queue, due, interval, factor, repetitions, lapses, data):
    data = json.loads(data or "{}")
    reviews = collection.db.all(
        "select id, ease, ivl, lastIvl, factor, time, type from revlog where cid = ? order by id", number
    )
    return {
        "template": order,
        "deck": collection.decks.name(deck),
        "stage": stage,
        "queue": queue,
        # Days begin elsewhere in another collection; places among new cards are given anew by an import. A step of learning that ends after
        # the day does is a day too.
        "due": 0 if stage == 0 else created + due * 86400 if stage == 2 or due < 1_000_000_000 else due,
        "interval": interval,
        "factor": factor,
        "repetitions": repetitions,
        "lapses": lapses,
        "stability": data.get("s"),
        "difficulty": data.get("d"),
        "desiredRetention": data.get("dr"),
        "reviews": reviews,
    }
