"""Damages what a server stands on, and prints what a browser is told: locked | damaged | full FOLDER."""
import re
import sqlite3
import subprocess
import sys
import threading

from serve_server import Server


def told(answer):
    text = re.search(r'role="alert">([^<]*)', answer[2])
    return f"{answer[0]} {text[1] if text else ''}".strip()


kind = sys.argv[1]
if kind == "locked":
    server = Server()
    server.enter()
    server.send("/words/new", text="casa", **{"from": "es", "to": "en"})
    lock = sqlite3.connect(".local/share/glot/glot.db", isolation_level=None)
    lock.execute("BEGIN IMMEDIATE")
    print("read", server.ask("/words")[0])
    print("write", told(server.send("/words/1/star", starred="yes")))
    lock.execute("ROLLBACK")
    print("later", server.send("/words/1/star", starred="yes")[0])
elif kind == "damaged":
    server = Server()
    server.enter()
    server.send("/words/new", text="casa", **{"from": "es", "to": "en"})
    server.end()
    for suffix in ["-wal", "-shm"]:
        subprocess.run(["rm", "-f", ".local/share/glot/glot.db" + suffix])
    with open(".local/share/glot/glot.db", "r+b") as file:
        file.write(b"broken" * 100)
    server = Server()
    server.enter()
    print("read", told(server.ask("/words")))
elif kind == "full":
    folder = sys.argv[2]
    server = Server("--data-dir", folder)
    server.enter()
    server.send("/words/new", text="casa", **{"from": "es", "to": "en"})
    with open(folder + "/filler", "wb", buffering=0) as filler:
        try:
            while True:
                filler.write(b"\0" * 4096)
        except OSError:
            pass
    answer = "303"
    for number in range(300):
        answer = told(server.send("/words/new", text=f"palabra{number}", note="x" * 900, **{"from": "es", "to": "en"}))
        if not answer.startswith("303"):
            break
    print("write", answer)
    print("read", server.ask("/words")[0])
    subprocess.run(["rm", folder + "/filler"])
    print("later", server.send("/words/1/star", starred="yes")[0])
elif kind == "killed":
    # What was confirmed before the server was killed is there after it.
    for round in range(3):
        server = Server()
        server.enter()
        confirmed = []

        def add(worker):
            try:
                for number in range(10_000):
                    word = f"w{round}x{worker}x{number}"
                    if server.send("/words/new", text=word, **{"from": "es", "to": "en"})[0] == 303:
                        confirmed.append(word)
            except (OSError, TypeError, EOFError, __import__("http.client").client.HTTPException):
                pass

        workers = [threading.Thread(target=add, args=(worker,)) for worker in range(4)]
        for worker in workers:
            worker.start()
        while len(confirmed) < 12 + 7 * round:
            pass
        server.process.kill()
        for worker in workers:
            worker.join()
        words = subprocess.run(["glot", "list", "--plain"], stdout=subprocess.PIPE, text=True).stdout
        kept = {line.split("\t")[1] for line in words.splitlines()} if words else set()
        verified = subprocess.run(["glot", "verify", "-q"], stdout=subprocess.DEVNULL).returncode
        print("kept", set(confirmed) <= kept, "verified", verified)
    sys.exit()
print("ended", server.end())
