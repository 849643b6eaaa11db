#!/usr/bin/env python3
"""A service of boards that misbehaves as the file "answer" says. Prints its port, and ends with its parent's folder."""
import http.server
import json
import random
import sys
import threading
import time

RANDOM = random.Random(42)


def read(name):
    with open(name) as file:
        return file.read().strip()


def board():
    text = f"round {read('round')}"
    buttons = [{"id": str(number), "displayText": f"button {number}", "content": [text] * 3} for number in range(1, 11)]
    return json.dumps({"content": buttons}).encode()


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *arguments):
        pass

    def send(self, status, body, kind="application/json", length=None, headers=()):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self):
        answer = read("answer")
        error = b'{"error":"Random Error"}'
        if answer == "flaky":
            return self.send(500, error) if RANDOM.random() < 0.2 else self.send(200, board())
        if answer == "html":
            return self.send(200, b"<!DOCTYPE html><title>Welcome</title>", "text/html")
        if answer == "truncated":
            return self.send(200, board()[:50])
        if answer == "error200":
            return self.send(200, error)
        if answer == "wrongtype":
            return self.send(200, board(), "image/png")
        if answer == "closed":
            self.send(200, board()[:20], length=100000)
            return self.connection.close()
        if answer == "loop":
            return self.send(302, b"", headers=[("Location", self.path)])
        if answer == "huge":
            try:
                self.send(200, b"", length=1 << 30)
                for _ in range(1 << 14):
                    self.wfile.write(b" " * 65536)
            except OSError:
                pass
            return None
        if answer.isdigit():
            return self.send(int(answer), b"" if answer == "204" else error, headers=[("Retry-After", "3600")] if answer == "429" else [])
        return self.send(200, board())


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
print(server.server_address[1], flush=True)
time.sleep(300)
sys.exit(0)
