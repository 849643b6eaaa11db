"""A glot with data of its own, its server, and a way to cut the connection to it."""
import json
import os
import pty
import re
import socket
import subprocess
import tempfile
import threading
import time
import urllib.request
from pathlib import Path

top = Path(__file__).resolve().parents[2]


class Glot:
    def __init__(self, program):
        self.program = program
        self.folder = tempfile.TemporaryDirectory(prefix="glot-browser-", ignore_cleanup_errors=True)
        self.environment = {
            "HOME": self.folder.name, "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "TZ": "UTC", "XDG_RUNTIME_DIR": self.folder.name}
        self.server = None

    def run(self, *words, text=None):
        done = subprocess.run([self.program, *words], env=self.environment, input=text, text=True, capture_output=True, timeout=60)
        if done.returncode:
            raise RuntimeError(f"glot {' '.join(words)}: {done.stderr}")
        return done.stdout

    def run_in_terminal(self, *words, until, keys):
        """Runs a command in a terminal, and presses keys when a text has appeared."""
        here, there = pty.openpty()
        environment = self.environment | {"TERM": "xterm", "LINES": "24", "COLUMNS": "80"}
        process = subprocess.Popen([self.program, *words], env=environment, stdin=there, stdout=there, stderr=there, start_new_session=True)
        os.close(there)
        shown = b""
        try:
            while until.encode() not in shown:
                shown += os.read(here, 65536)
            os.write(here, keys.encode())
            while os.read(here, 65536):
                pass
        except OSError:  # The terminal is closed.
            pass
        process.wait(30)
        os.close(here)

    def serve(self, *words, port=0):
        self.server = subprocess.Popen(
            [self.program, "serve", "--port", str(port), "--no-open", "--json", *words], env=self.environment, stdout=subprocess.PIPE, text=True)
        told = json.loads(self.server.stdout.readline())
        self.address, self.token = told["url"], told["token"]
        self.base = re.match(r"https?://[^/]+", self.address)[0]
        self.port = int(self.base.rsplit(":", 1)[1])

    def ask(self, path, method="GET", body=None):
        """Asks the API."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": "Bearer " + self.token, "Content-Type": "application/json"}
        with urllib.request.urlopen(urllib.request.Request(self.base + path, data, headers, method=method), timeout=20) as answer:
            return json.loads(answer.read())

    def stop(self):
        self.server.terminate()
        self.server.wait(30)

    def end(self):
        if self.server:
            self.stop()
        self.folder.cleanup()


class Line:
    """The line between a browser and a server, which can be cut and mended, and may be a slow one."""

    def __init__(self, port, is_slow=False):
        self.target = port
        self.is_slow = is_slow
        self.open = []
        self.listener = None
        self.port = 0
        self.mend()

    def mend(self):
        self.listener = socket.socket()
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listener.bind(("127.0.0.1", self.port))
        self.listener.listen(64)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, args=(self.listener,), daemon=True).start()

    def cut(self):
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for each in self.open:
            try:
                each.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
        self.open = []

    def accept(self, listener):
        while True:
            try:
                here, _ = listener.accept()
            except OSError:
                return
            there = socket.create_connection(("127.0.0.1", self.target))
            self.open += [here, there]
            for one, other in ((here, there), (there, here)):
                threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one, other):
        try:
            while data := one.recv(1400 if self.is_slow else 65536):
                other.sendall(data)
                if self.is_slow:
                    time.sleep(0.012)
            other.shutdown(socket.SHUT_WR)
        except OSError:
            pass
