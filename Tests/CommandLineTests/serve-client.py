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
records = json.loads(server.call("/api/words")[2])
print("same as --json", records == json.loads(subprocess.run(["glot", "list", "--json"], stdout=subprocess.PIPE).stdout))

# A device that a command revokes is out at once.
subprocess.run(["glot", "serve", "devices", "revoke", "1", "-q"], stdout=subprocess.DEVNULL, check=True)
print("revoked", server.ask("/words")[0])
print("ended", server.end())
