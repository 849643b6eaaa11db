"""Does to a server what somebody would who wants to bring it down, and prints how it stands."""
import re
import resource
import socket
import time
from pathlib import Path

from serve_server import Server

soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
server = Server()
server.enter()
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
begin = time.monotonic()


def connect(data=b""):
    connection = socket.create_connection((server.name, server.port), timeout=20)
    if data:
        connection.sendall(data)
    return connection


def closed_within(connection, seconds):
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
        return True
    except ConnectionError:
        return True
    except TimeoutError:
        return False


# A head that never ends, a byte at a time.
slow = connect(b"GET /words HTTP/1.1\r\nHost: " + server.host.encode() + b"\r\nX-A: ")

# Too many headers, and one that is too long.
for name, headers in [("many headers", b"".join(b"X-%d: a\r\n" % i for i in range(5000))), ("long header", b"X-A: " + b"a" * 100_000 + b"\r\n")]:
    flood = connect()
    try:
        flood.sendall(b"GET /words HTTP/1.1\r\nHost: " + server.host.encode() + b"\r\n" + headers + b"\r\n")
        answer = flood.recv(100)
    except ConnectionError:
        answer = b""
    print(name, answer.split(b" ")[1].decode() if answer else "closed")

# A body of ten megabytes is refused by what it says of itself.
big = connect(
    b"POST /undo HTTP/1.1\r\nHost: " + server.host.encode() + b"\r\nCookie: " + server.cookie.encode()
    + b"\r\nContent-Length: 10000000\r\n\r\nform=")
print("10 MB", big.recv(100).split(b" ")[1].decode())
# And one that does not say so, by what comes.
chunked = connect(
    b"POST /undo HTTP/1.1\r\nHost: " + server.host.encode() + b"\r\nCookie: " + server.cookie.encode()
    + b"\r\nTransfer-Encoding: chunked\r\n\r\n")
for _ in range(20):
    chunked.sendall(b"10000\r\n" + b"a" * 65536 + b"\r\n")
print("chunked", chunked.recv(100).split(b" ")[1].decode())

# Readers that ask for page after page and read none: what they are owed is not made before they take it.
def memory():
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{server.process.pid}/status").read_text())[1]) >> 10


page = b"GET /words HTTP/1.1\r\nHost: " + server.host.encode() + b"\r\nCookie: " + server.cookie.encode() + b"\r\n\r\n"
before, readers = memory(), []
for _ in range(50):
    reader = connect()
    reader.setblocking(False)
    reader.send(page * 5000)
    readers.append(reader)
begun = time.monotonic()
status = server.ask("/words")[0]
print("beside who reads nothing", status, "soon", time.monotonic() - begun < 2, "small", memory() - before < 100)
for reader in readers:
    reader.close()

# Ten thousand connections, or as many as this process may have.
wanted = min(10_000, hard - 100)
held = []
for _ in range(wanted):
    try:
        held.append(connect(b"GET"))
    except OSError:
        break
before = time.monotonic()
status = server.ask("/words")[0]
print("others are answered", status, "soon", time.monotonic() - before < 2, "held", len(held) == wanted)
for connection in held:
    connection.close()
print("slow head closed", closed_within(slow, max(0.1, begin + 15 - time.monotonic())))
print("ended", server.end())
