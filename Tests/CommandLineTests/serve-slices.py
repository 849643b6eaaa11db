"""Prints for how many nanoseconds the kernel lets the threads of a server run at a time: each different number once."""
import re
from pathlib import Path

from serve_server import Server

server = Server()
server.enter()
server.ask("/words")
files = [folder / "sched" for folder in Path(f"/proc/{server.process.pid}/task").iterdir()]
slices = {number for file in files if file.exists() for number in re.findall(r"^se\.slice\s*:\s*(\d+)", file.read_text(), re.MULTILINE)}
print("slices", *sorted(slices))
print("ended", server.end())
