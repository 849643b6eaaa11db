"""Starts “glot serve” as a user does, with a browser on the path that tells what it was asked to open: opens | message."""
import http.client
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import urllib.parse
from pathlib import Path

glot = shutil.which("glot")
kept = Path(".local/state/glot/open-server.html")
Path("bin").mkdir()
os.mkfifo("opened")
opener = Path("bin/xdg-open")
opener.write_text(f"""#!{sys.executable}
import json, os, re, sys
from pathlib import Path
open("calls", "a").write("called\\n")
file = Path(sys.argv[1])
token = re.search(r"token=([0-9a-f]{{32}})", file.read_text())[1]
told = []
for each in Path("/proc").glob("[0-9]*/cmdline"):
    try:
        if token.encode() in each.read_bytes():
            told.append(each.parent.name)
    except OSError:
        pass
page = {{"page": file.read_text(), "mode": oct(file.stat().st_mode & 0o777), "told": told}}
open("opened", "w").write(json.dumps(page))
""")
opener.chmod(0o700)


def get(url, **headers):
    place = urllib.parse.urlsplit(url)
    connection = http.client.HTTPConnection(place.netloc, timeout=20)
    connection.request("GET", f"{place.path}?{place.query}", headers=headers)
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer


class Server:
    """The server with some arguments and variables, and the address that it prints."""

    def __init__(self, *arguments, path=None, **variables):
        environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        environment |= {"PATH": path or f"{Path('bin').absolute()}:{os.environ['PATH']}"} | variables
        self.process = subprocess.Popen(
            [glot, "serve", "--port", "0", *arguments], env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.url = re.search(r"http://\S+", self.process.stdout.readline())[0]

    def end(self, signal=signal.SIGINT):
        self.process.send_signal(signal)
        return self.process.wait(20)


def opens():
    server = Server(DISPLAY=":9")
    with open("opened") as opened:
        told = json.loads(opened.read())
    url = re.search(r'url=(http[^"]+)"', told["page"])[1]
    entered = get(url)
    cookie = entered.headers["Set-Cookie"].split(";")[0]
    place = urllib.parse.urlsplit(url)
    page = get(f"{place.scheme}://{place.netloc}/words", Cookie=cookie)
    print("opened", told["mode"], "for others", told["told"], "entered", entered.status, "page", page.status, "ended", server.end())
    print("calls", Path("calls").read_text().count("called"))
    kept.unlink()
    for name, arguments, options in [
        ("--no-open", ["--no-open"], {"DISPLAY": ":9"}),
        ("no desktop", [], {}),
        ("empty DISPLAY", [], {"DISPLAY": ""}),
        ("no xdg-open", [], {"DISPLAY": ":9", "path": str(Path("empty").absolute())}),
    ]:
        server = Server(*arguments, **options)
        # The file is written, or not, before the first request is answered.
        status = get(server.url).status
        print(name, "opened", kept.exists(), "entered", status, "ended", server.end())
    print("calls", Path("calls").read_text().count("called"))
    server = Server(WAYLAND_DISPLAY="wayland-0")
    with open("opened") as opened:
        print("Wayland opened", "url=http" in json.loads(opened.read())["page"], "ended", server.end())


def message():
    """What a terminal shows when others may come, up to Ctrl-C."""
    terminal = subprocess.Popen(
        ["script", "-qec", f"exec '{glot}' serve --listen 0.0.0.0 --port 0 --no-open", "/dev/null"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    shown = b""
    while not shown.rstrip().endswith(b"\x1b[0m") or shown.count(b"\x1b[38;5;16;48;5;231m") < 15:
        data = os.read(terminal.stdout.fileno(), 65536)
        if not data:
            break
        shown += data
    url = re.search(rb"http://\S+:(\d+)/\?token=[0-9a-f]{32}", shown)
    # Once it answers, it also hears Ctrl-C.
    get(f"http://127.0.0.1:{int(url[1])}/")
    print("sentence", b"What is sent is not encrypted" in shown, "picture", b"\xe2\x96\x88" in shown, "address", bool(url))
    terminal.stdin.write(b"\x03")
    terminal.stdin.flush()
    print("ended", terminal.wait(20))


{"opens": opens, "message": message}[sys.argv[1]]()
