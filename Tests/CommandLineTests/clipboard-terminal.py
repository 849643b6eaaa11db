#!/usr/bin/env python3
"""A terminal around glot that has a clipboard (argument "has"), or says nothing of one ("has-not").

Presses a button, copies the line, takes the press back, and prints what came to the clipboard, what the screen said, and
what is pressed next.
"""
import base64
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time

HAS_CLIPBOARD = sys.argv[1] == "has"
ESCAPES = re.compile(rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b[()][A-Z0-9]|\x1b[=>78]")

# Who has chosen the languages is not asked for them.
subprocess.run(["glot", "lang", "es", "en", "-q"], check=True, stdout=subprocess.DEVNULL)
process, terminal = pty.fork()
if process == 0:
    os.execvp("glot", ["glot"])
fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

seen, clipboard, answered = b"", None, 0


def wait_for(text):
    """Reads until `text` was drawn since the last time, and answers what a terminal is asked meanwhile."""
    global seen, clipboard, answered
    wanted, end = text.replace(" ", "").encode(), time.monotonic() + 20
    # What did not change is not drawn again, spaces least of all.
    while wanted not in ESCAPES.sub(b"", seen).replace(b" ", b""):
        if time.monotonic() > end or not select.select([terminal], [], [], 20)[0]:
            sys.exit(f"it never showed {text!r}, but {ESCAPES.sub(b'', seen)[-2000:]!r}")
        try:
            seen += os.read(terminal, 65536)
        except OSError:
            sys.exit(f"it ended before it showed {text!r}")
        while seen.count(b"\x1b[c") > answered:
            answered += 1
            os.write(terminal, b"\x1b[?62;52c" if HAS_CLIPBOARD else b"\x1b[?62c")
        for copied in re.findall(rb"\x1b\]52;c;([A-Za-z0-9+/=]+)\x07", seen):
            clipboard = base64.b64decode(copied).decode()
    seen, answered = b"", 0


wait_for("There are no words yet")
os.write(terminal, b"\x1b5")
wait_for("Greetings")
os.write(terminal, b"\r")
wait_for("hello!")
os.write(terminal, b"c")
said = "Copied with the terminal" if HAS_CLIPBOARD else "Install wl-copy or xclip"
wait_for(said)
# Whoever reads keys has the terminal again, or the press would not be taken back.
os.write(terminal, b"bq")
os.waitpid(process, 0)
next_piece = subprocess.run(["glot", "keys", "peek", "1"], capture_output=True, text=True).stdout.strip()
print(f"clipboard: {clipboard}, said: {said}, next: {next_piece}")
