"""A program in a terminal, to which keys are sent, and which is timed until it has shown what they change."""
import fcntl
import os
import pty
import select
import statistics
import struct
import sys
import termios
import time

SILENCE = 0.03


class Session:
    """A program in a terminal of 100 columns and 30 rows."""

    def __init__(self, words, environment):
        self.start = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvpe(words[0], words, environment)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))

    def read(self, seconds):
        """What the program writes next; nothing when it is silent for so long."""
        if not select.select([self.terminal], [], [], seconds)[0]:
            return b""
        try:
            return os.read(self.terminal, 1 << 16)
        except OSError:
            return b""

    def wait_for(self, word):
        seen = b""
        while word not in seen:
            part = self.read(10)
            if not part:
                sys.exit(f"{word.decode()} was not shown, but {seen[-2000:]!r}")
            seen += part
        return time.perf_counter() - self.start

    def settle(self):
        while self.read(SILENCE * 4):
            pass

    def press(self, key):
        """Seconds until the last thing that the key has changed was shown."""
        begin = time.perf_counter()
        os.write(self.terminal, key.encode())
        end = None
        while self.read(SILENCE if end else 1):
            end = time.perf_counter()
        return end - begin if end else None

    def press_all(self, keys, count):
        """What so many keys took in milliseconds, and the memory of the session, which ends."""
        presses = [self.press(keys[place % len(keys)]) for place in range(count)]
        times = sorted(press for press in presses if press)
        return {
            "key": statistics.median(times) * 1000, "key at worst": times[int(len(times) * 0.99)] * 1000, "keys": len(times),
            "megabytes": self.finish(),
        }

    def finish(self):
        os.write(self.terminal, b"\x03")
        while self.read(1):
            pass
        return os.wait4(self.process, 0)[2].ru_maxrss / 1024
