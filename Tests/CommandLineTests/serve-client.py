"""Starts “glot serve” with the arguments given, is a browser and a program for it, and ends it. Prints what it was answered."""
import http.client
import json
import re
import signal
import subprocess
import sys
import threading
import time

server = subprocess.Popen(["glot", "serve", "--port", "0", "--no-open", "--json", *sys.argv[1:]], stdout=subprocess.PIPE, text=True)
told = json.loads(server.stdout.readline())
host = re.match(r"http://([^/]+)/enter", told["url"])[1]


def ask(path, host_name=None, **headers):
    connection = http.client.HTTPConnection(host, timeout=20)
    connection.request("GET", path, headers={"Host": host_name or host, **headers})
    answer = connection.getresponse()
    return answer.status, answer.getheader("Set-Cookie"), answer.read().decode()


_, cookie, _ = ask(told["url"].split(host)[1])
session = {"Cookie": cookie.split(";")[0]}
print("page", ask("/words", **session)[0], "stranger", ask("/words")[0], "other name", ask("/words", "evil.example", **session)[0])

# A word that a terminal adds is told to the open page.
stream = http.client.HTTPConnection(host, timeout=20)
stream.request("GET", "/events", headers=session)
events = stream.getresponse()
while not events.readline().startswith(b":"):
    pass
heard = threading.Event()


def listen():
    for line in events:
        if line.startswith(b"event: change") and added.is_set():
            heard.set()


added = threading.Event()
threading.Thread(target=listen, daemon=True).start()
added.set()
subprocess.run(["glot", "add", "casa", "--from", "es", "--to", "en", "-q"], stdout=subprocess.DEVNULL, check=True)
print("told", heard.wait(10), "shown", "house" in ask("/words", **session)[2])
program = {"Authorization": "Bearer " + told["token"]}
records = json.loads(ask("/api/words", **program)[2])
print("same as --json", records == json.loads(subprocess.run(["glot", "list", "--json"], stdout=subprocess.PIPE).stdout))

server.send_signal(signal.SIGINT)
print("ended", server.wait(20))
