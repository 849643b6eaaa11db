"""peer.py take PACKAGE COLLECTION: lets Anki import a package into a new collection.
peer.py give COLLECTION PACKAGE old|new: lets Anki export all of a collection.

Prints, as JSON, how many seconds the back-end took, how many megabytes were in memory at most, and how much there is."""
import json
import os
import resource
import sys
import time

from anki.collection import Collection, ExportAnkiPackageOptions, ImportAnkiPackageOptions, ImportAnkiPackageRequest

verb, first, second = sys.argv[1], os.path.abspath(sys.argv[2]), os.path.abspath(sys.argv[3])
collection = Collection(second if verb == "take" else first)
collection.set_config("fsrs", True)
start = time.monotonic()
if verb == "take":
    options = ImportAnkiPackageOptions(with_scheduling=True)
    collection.import_anki_package(ImportAnkiPackageRequest(package_path=first, options=options))
else:
    options = ExportAnkiPackageOptions(with_scheduling=True, with_media=False, legacy=sys.argv[4] == "old")
    collection.export_anki_package(out_path=second, limit=None, options=options)
seconds = time.monotonic() - start
counts = {
    name: collection.db.scalar(f"select count(*) from {table}")
    for name, table in (("notes", "notes"), ("cards", "cards"), ("reviews", "revlog"))
}
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
print(json.dumps({"seconds": seconds, "megabytes": peak} | counts))
collection.close()
