"""take.py PACKAGE…: lets a new Anki import the packages one after the other, and prints what it has then."""
import json
import os
import sys
import tempfile

from anki.collection import Collection, ImportAnkiPackageOptions, ImportAnkiPackageRequest
from dump import dump

with tempfile.TemporaryDirectory() as folder:
    collection = Collection(os.path.join(folder, "collection.anki2"))
    collection.set_config("fsrs", True)
    for path in sys.argv[1:]:
        collection.import_anki_package(
            ImportAnkiPackageRequest(
                package_path=os.path.abspath(path), options=ImportAnkiPackageOptions(with_scheduling=True, with_deck_configs=False)
            )
        )
    content = dump(collection)
    problems = collection.fix_integrity()[0]
    collection.close()
print(json.dumps(content | {"problems": problems}, ensure_ascii=False))
