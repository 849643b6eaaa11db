"""A terminal, or a pipe, that behaves as none should: hostile-terminal.py WHAT DATA-FOLDER.

Prints what is wrong with how glot took it, or "ok".
"""

import ctypes
import fcntl
import os
import pty
import resource
import select
import signal
import struct
import subprocess
import sys
import termios
import time

PATIENCE = 60


class Program:
    """glot in a terminal of this size."""

    def __init__(self, folder, rows=24, columns=80):
        self.master, slave = pty.openpty()
        self.resize(rows, columns)
        self.process = os.fork()
        if self.process == 0:
            os.setsid()
            fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
            for descriptor in range(3):
                os.dup2(slave, descriptor)
            # What a frame of all that the terminal says it is would take is not to be had.
            resource.setrlimit(resource.RLIMIT_AS, (16 << 30, 16 << 30))
            os.execvp("glot", ["glot", "--data-dir", folder])
        self.slave = slave
        self.status = None

    def resize(self, rows, columns):
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def send(self, keys):
        """Types, and reads what comes meanwhile: a terminal that is not read takes nothing."""
        os.set_blocking(self.master, False)
        while keys:
            try:
                keys = keys[os.write(self.master, keys):]
            except BlockingIOError:
                self.read()
        os.set_blocking(self.master, True)

    def read(self, seconds=0.05):
        """What comes before it is silent for so long."""
        seen = b""
        while select.select([self.master], [], [], seconds)[0]:
            try:
                seen += os.read(self.master, 1 << 16)
            except OSError:
                break
        return seen

    def shows(self, text):
        seen, end = b"", time.monotonic() + PATIENCE
        while text not in seen:
            if time.monotonic() > end:
                fail(f"{text} does not come: {seen[-300:]}")
            seen += self.read()

    def ends(self, reading=True):
        """How it ended, as a shell says it; it must."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            process, status = os.waitpid(self.process, os.WNOHANG)
            if process:
                return 128 + os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            if reading:
                self.read()
            time.sleep(0.01)
        os.kill(self.process, signal.SIGKILL)
        return "never"

    def terminate(self, reading=True):
        os.kill(self.process, signal.SIGTERM)
        status = self.ends(reading)
        if status != 143:
            fail(f"asked to end, it ended with {status}")

    def is_cooked(self):
        return bool(termios.tcgetattr(self.slave)[3] & termios.ICANON)


def fail(what):
    print(what)
    sys.exit(1)


def vast(folder):
    """The window says that it has 65,535 columns and rows."""
    program = Program(folder, 65_535, 65_535)
    program.shows(b"Words")
    program.resize(24, 80)
    program.terminate()


def pasted(folder):
    """A text of 70 kB is pasted where few letters are expected, and more is typed."""
    program = Program(folder)
    program.shows(b"Words")
    for place in (b":", b"/", b"\x1b[12~/"):
        program.send(place + b"\x1b[200~" + b"<a b" * 17_500 + b"\x1b[201~" + b"x" * 100 + b"\x1b[D" * 100 + b"\x1b\x1b")
        program.read(0.5)
    program.send(b":quit")
    program.shows(b"quit")
    program.terminate()


def full(folder):
    """Nobody reads what is drawn."""
    program = Program(folder, 100, 200)
    program.shows(b"Words")
    for _ in range(100):
        for key in (b"?", b"\x1b"):
            os.write(program.master, key)
            time.sleep(0.05)
    program.terminate(reading=False)
    if not program.is_cooked():
        fail("the terminal was not given back")


def resized(folder):
    """The window was small for a moment, and is as large as before when the program looks; what was cut away is gone."""
    program = Program(folder)
    program.shows(b"Words")
    program.read(1)
    os.kill(program.process, signal.SIGWINCH)
    program.shows(b"Words")
    program.terminate()


def overflown(folder):
    """The stack overflows: it ends where nothing can be written."""
    if os.uname().machine != "x86_64":
        return print("skipped: the stack is moved in registers of x86-64")
    program = Program(folder)
    program.shows(b"Words")
    program.read(1)
    move_stack(program.process, 4096)
    program.send(b"?")
    status = program.ends()
    if status != 139 or not program.is_cooked():
        fail(f"it ended with {status}, and the terminal was {'' if program.is_cooked() else 'not '}given back")


def move_stack(process, address):
    """Sets the stack pointer of a process's main thread."""
    attach, detach, get_registers, set_registers, stack_pointer = 16, 17, 12, 13, 19
    trace = ctypes.CDLL(None, use_errno=True).ptrace
    registers = (ctypes.c_ulonglong * 27)()
    trace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    if trace(attach, process, None, None) != 0:
        sys.exit("ptrace is not allowed here")
    os.waitpid(process, 0)
    trace(get_registers, process, None, ctypes.byref(registers))
    registers[stack_pointer] = address
    trace(set_registers, process, None, ctypes.byref(registers))
    trace(detach, process, None, None)


def unready(folder):
    """Standard output is a pipe that somebody has made one that does not wait, and it is full."""
    words = "".join(f"word{number}\n" for number in range(9000))
    folder += "/many"
    adding = ["glot", "add", "-", "-d", "en:es", "--no-lookup", "-q", "--data-dir", folder]
    subprocess.run(adding, input=words, stdout=subprocess.DEVNULL, text=True, check=True)
    end, start = os.pipe()
    os.set_blocking(start, False)
    listing = subprocess.Popen(["glot", "list", "--plain", "--data-dir", folder], stdout=start)
    os.close(start)
    select.select([end], [], [])
    while listing.poll() is None and open(f"/proc/{listing.pid}/stat").read().rsplit(")", 1)[1].split()[0] != "S":
        pass
    with open(end) as output:
        count = len(output.readlines())
    if (count, listing.wait()) != (9000, 0):
        fail(f"{count} lines, ended with {listing.returncode}")


SCENES = {"vast": vast, "pasted": pasted, "full": full, "resized": resized, "overflown": overflown, "unready": unready}
SCENES[sys.argv[1]](sys.argv[2])
print("ok")
