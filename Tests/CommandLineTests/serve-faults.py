"""Damages what a server stands on, and prints what a browser is told: locked | damaged. What kills it and fills its disk is in Tests/Browser."""
import re
import sqlite3
import subprocess
import sys
import urllib.parse

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
    print("write", told(server.send("/words/1/star", starred="yes", Accept_Language="ru")))
    lock.execute("ROLLBACK")
    print("later", server.send("/words/1/star", starred="yes")[0])
elif kind == "damaged":
    server = Server()
    server.enter()
    server.send("/words/new", text="casa", **{"from": "es", "to": "en"})
    server.send("/backups")
    server.end()
    for suffix in ["-wal", "-shm"]:
        subprocess.run(["rm", "-f", ".local/share/glot/glot.db" + suffix])
    with open(".local/share/glot/glot.db", "r+b") as file:
        file.write(b"broken" * 100)
    server = Server()
    server.enter()
    print("read", *(told(server.ask("/words", Accept_Language=language)) for language in ["en", "ru"]), sep="\n")
    page = server.ask("/backups")[2]
    fields = {name: re.search(rf'name="{name}" value="([^"]+)"', page)[1] for name in ("form", "name")}
    print("restored", server.ask("/backups/restore", "POST", urllib.parse.urlencode(fields))[0], "read", server.ask("/words")[0])
print("ended", server.end())
