"""Kills the server in the middle of changes, locks its database, and fills its disk. Nothing that was acknowledged may be lost, and a sentence tells the rest."""
import http.client
import json
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.parse
from pathlib import Path

from glot import Glot

ROUNDS = 6
passed, failed = 0, 0


def check(name, faults):
    global passed, failed
    if faults:
        failed += 1
        print("failed: " + name, *("  " + str(fault) for fault in faults[:5]), sep="\n")
    else:
        passed += 1


def ask(glot, method, path, body=None):
    """The status and the document of an answer of the API; `None` when there is none."""
    connection = http.client.HTTPConnection("127.0.0.1", glot.port, timeout=60)
    headers = {"Authorization": "Bearer " + glot.token, "Content-Type": "application/json"}
    try:
        connection.request(method, path, body and json.dumps(body), headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


def word(text):
    return {"text": text, "from": "es", "to": "en", "translations": ["a meaning"], "lookup": False}


def killed(glot):
    """Several programs add words until the server is killed."""
    acknowledged = []

    def add(number, round_number):
        for count in range(10_000):
            text = f"word {round_number} {number} {count}"
            answer = ask(glot, "POST", "/api/words", word(text))
            if answer is None:
                return
            if answer[0] == 201:
                acknowledged.append(text)

    for round_number in range(ROUNDS):
        glot.serve()
        threads = [threading.Thread(target=add, args=(number, round_number)) for number in range(4)]
        for thread in threads:
            thread.start()
        time.sleep(random.Random(round_number).uniform(0.1, 0.6))
        glot.server.send_signal(signal.SIGKILL)
        glot.server.wait()
        for thread in threads:
            thread.join()
        kept = {each["text"] for each in json.loads(glot.run("list", "--json"))}
        glot.run("verify")
        lost = [text for text in acknowledged if text not in kept]
        if lost:
            return [f"{len(lost)} acknowledged words are lost, such as {lost[0]}"]
    print(f"killed {ROUNDS} times: {len(acknowledged)} words acknowledged, none lost")
    return [] if acknowledged else ["nothing was written"]


class Page:
    """A browser that was let in, without the browser."""

    def __init__(self, glot, language):
        self.glot, self.language, self.cookie = glot, language, ""
        address = json.loads(glot.run("serve", "devices", "add", "--json"))["url"]
        self.cookie = self.ask("GET", "/" + address.split("/", 3)[3])[1].getheader("Set-Cookie").split(";")[0]
        self.form = re.search(r'name="form" value="([0-9a-f]+)"', self.ask("GET", "/history")[2])[1]

    def ask(self, method, path, fields=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.glot.port, timeout=60)
        headers = {"Cookie": self.cookie, "Accept-Language": self.language, "Content-Type": "application/x-www-form-urlencoded"}
        connection.request(method, path, fields and urllib.parse.urlencode(fields | {"form": self.form}), headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, answer, text

    def is_told(self, sentence):
        """What is wrong with the page that answers a form whose word cannot be stored."""
        status, _, text = self.ask("POST", "/words/new", {"text": "demasiado", "from": "es", "to": "en"})
        alert = re.search(r'role="alert">([^<]*)', text)
        return [] if status in (500, 503, 507) and alert and sentence in alert[1] else [f"{self.language}: {status} {alert and alert[1]}"]


def told(answer, *statuses):
    """What is wrong with the answer to a change that cannot be made."""
    if answer is None:
        return ["no answer"]
    status, document = answer
    if status not in statuses or len(document.get("error", {}).get("message", "")) < 10:
        return [f"{status} {document}"]
    return []


def locked(glot):
    """Another program keeps the database to itself for a while."""
    glot.serve()
    ask(glot, "POST", "/api/words", word("before"))
    other = sqlite3.connect(database(glot), isolation_level=None)
    other.execute("begin immediate")
    faults = told(ask(glot, "POST", "/api/words", word("locked out")), 503)
    if (ask(glot, "GET", "/api/words") or [0])[0] != 200:
        faults.append("nothing can be read meanwhile")
    other.execute("rollback")
    other.close()
    if (ask(glot, "POST", "/api/words", word("afterwards")) or [0])[0] != 201:
        faults.append("nothing can be written afterwards")
    return faults


def full(glot):
    """Nothing more can be written to the disk for a while."""
    pages = [(Page(glot, "en"), "disk"), (Page(glot, "ru"), "Диск, на котором лежит")]
    tracer = subprocess.Popen(
        ["strace", "-f", "-qq", "-p", str(glot.server.pid), "-e", "trace=pwrite64", "-e", "inject=pwrite64:error=ENOSPC"],
        stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    end = time.monotonic() + 20
    # Threads are traced one after the other.
    while not all("TracerPid:\t0" not in each.read_text() for each in Path(f"/proc/{glot.server.pid}/task").glob("*/status")):
        if time.monotonic() > end:
            return ["the server could not be traced"]
    faults = told(ask(glot, "POST", "/api/words", word("too much")), 500, 503, 507)
    for page, sentence in pages:
        faults += page.is_told(sentence)
    if (ask(glot, "GET", "/api/words") or [0])[0] != 200:
        faults.append("nothing can be read meanwhile")
    tracer.terminate()
    tracer.wait()
    answer = ask(glot, "POST", "/api/words", word("enough again"))
    if answer is None or answer[0] != 201:
        faults.append(f"nothing can be written afterwards: {answer}")
    glot.run("verify")
    kept = {each["text"] for each in json.loads(glot.run("list", "--json"))}
    return faults + ["a change that failed was made"] * bool({"too much", "demasiado"} & kept) + ["a word is missing"] * ("enough again" not in kept)


def database(glot):
    return next(Path(glot.folder.name).rglob("glot.db"))


def main(program):
    glot = Glot(program)
    try:
        check("killed in the middle of changes", killed(glot))
        check("a locked database", locked(glot))
        check("a full disk", full(glot))
    finally:
        glot.end()
    print(f"faults: {passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
