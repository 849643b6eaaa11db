"""Starts “glot serve” with the arguments given, is a browser and a program for it, and ends it. Prints what it was answered."""
import http.client
import json
import subprocess
import sys
import threading

from serve_server import Server

server = Server(*sys.argv[1:])
server.enter()
stranger, other = server.ask("/words", Cookie=""), server.ask("/words", Host="evil.example")
print("page", server.ask("/words")[0], "stranger", stranger[0], "other name", other[0])

# A word that a terminal adds is told to the open page.
stream = http.client.HTTPConnection(server.host, timeout=20)
stream.request("GET", "/events", headers={"Cookie": server.cookie})
events = stream.getresponse()
while not events.readline().startswith(b":"):
    pass
heard = threading.Event()


def listen():
    for line in events:
        if line.startswith(b"event: change"):
            heard.set()


# The subscription itself is told as a change, since what came before it may have been missed.
threading.Thread(target=listen, daemon=True).start()
heard.wait(10)
heard.clear()
subprocess.run(["glot", "add", "casa", "--from", "es", "--to", "en", "-q"], stdout=subprocess.DEVNULL, check=True)
print("told", heard.wait(10), "shown", "house" in server.ask("/words")[2])


def glot(*words):
    return subprocess.run(["glot", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout


for words in ["todo add call mum tomorrow", "star 1", "ubco --keep house", "stem --keep running dogs", "keys press 1", "lang es en", "backup"]:
    glot(*words.split(), "-q")
different = []
for path, words in {
    "/api/words": "list", "/api/words?query=casa": "find casa", "/api/words/1": "show 1", "/api/lookup?text=perro&from=es&to=en": "lookup perro -d es:en",
    "/api/tasks": "todo list", "/api/tasks/1": "todo show 1", "/api/tasks/count": "todo count", "/api/practice/due": "practice due",
    "/api/practice/stats": "practice stats", "/api/history": "history", "/api/keys": "keys", "/api/board": "keys source",
    "/api/game/scores": "play scores", "/api/game/words": "play words", "/api/texts": "read", "/api/levels": "level list", "/api/settings": "config",
    "/api/direction": "lang", "/api/sources": "source list", "/api/backups": "restore",
}.items():
    mine, its = server.call(path)[2], glot(*words.split(), "--json")
    if json.loads(mine) != json.loads(its):
        different.append((path, mine, its))
print("not as --json", different)

# A token that a command makes is good at once, for a server that runs, and until it is revoked.
token = glot("serve", "token", "create", "backup", "-q").strip()
answers = [server.ask("/api/words", Cookie="", Authorization="Bearer " + each)[0] for each in [token, token[::-1]]]
glot("serve", "token", "revoke", "1", "-q")
answers.append(server.ask("/api/words", Cookie="", Authorization="Bearer " + token)[0])
print("token", *answers, "OpenAPI", json.loads(server.call("/api/openapi.json")[2])["openapi"])

# A device that a command revokes is out at once.
subprocess.run(["glot", "serve", "devices", "revoke", "1", "-q"], stdout=subprocess.DEVNULL, check=True)
print("revoked", server.ask("/words")[0])
print("ended", server.end())
