"""Asks a server to end while something runs: import | form | unsent. Prints how what ran was answered, and how the server ended."""
import http.client
import json
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

from serve_server import Server


def taken_in(server, connection):
    """Waits until the server has read all that was sent to it."""
    pair = f":{server.port:04X} 0100007F:{connection.getsockname()[1]:04X} "
    for _ in range(2000):
        line = next((line for line in Path("/proc/net/tcp").read_text().splitlines() if pair in line), None)
        if line and line.split()[4].endswith(":00000000"):
            return
        time.sleep(0.005)
    sys.exit("the server does not read")


def begin(server, head, body):
    connection = socket.create_connection((server.name, server.port), timeout=20)
    lines = [*head, f"Host: {server.host}", f"Authorization: Bearer {server.told['token']}", f"Cookie: {server.cookie}"]
    connection.sendall("\r\n".join(lines).encode() + b"\r\n\r\n" + body)
    taken_in(server, connection)
    return connection


def words():
    return len(json.loads(subprocess.run(["glot", "list", "--json", "-q"], stdout=subprocess.PIPE, check=True).stdout))


kind = sys.argv[1]
server = Server()
server.enter()
if kind == "import":
    content = "text,from,to,translations\n" + "".join(f"palabra{number},es,en,word {number}\n" for number in range(3000))
    body = json.dumps({"content": content, "name": "words.csv"}).encode()
    asking = begin(server, ["POST /api/import HTTP/1.1", "Content-Type: application/json", f"Content-Length: {len(body)}"], body)
    server.process.send_signal(signal.SIGINT)
    answer = http.client.HTTPResponse(asking)
    answer.begin()
    print("answered", answer.status, "new", json.loads(answer.read())["new"])
    print("ended", server.process.wait(20), "stored", words())
else:
    form = "form=" + server.form() + "&text=casa&from=es&to=en"
    head = ["POST /words/new HTTP/1.1", "Content-Type: application/x-www-form-urlencoded", f"Content-Length: {len(form)}"]
    asking = begin(server, head, form[:20].encode())
    server.process.send_signal(signal.SIGTERM if kind == "unsent" else signal.SIGINT)
    if kind == "form":
        asking.sendall(form[20:].encode())
        answer = http.client.HTTPResponse(asking)
        answer.begin()
        print("answered", answer.status)
    print("ended", server.process.wait(20), "stored", words())
