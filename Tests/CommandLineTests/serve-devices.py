"""Is a browser that is let in by “glot serve devices add”, and prints what the commands say of it."""
import re
import subprocess

from serve_server import Server


def glot(*words):
    done = subprocess.run(["glot", "serve", "devices", *words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    text = re.sub(r"[0-9a-f]{32}", "…", re.sub(r"\d{4}-\d\d-\d\dT[\d:]+(Z|\+00:00)", "TIME", done.stdout))
    return re.sub(r"(?m)  \S+( \S+)?, \d\d:\d\d", "  TIME", text), done.stdout


server = Server()
agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
shown, told = glot("add")
print(shown.replace(server.host, "HOST"), end="")
first = re.search(r"(/\?token=[0-9a-f]{32})", told)[1]
answer = server.ask(first, User_Agent=agent)
server.cookie = answer[1]["Set-Cookie"].split(";")[0]
second = server.ask(first, User_Agent=agent)
print("first", answer[0], "second", second[0], "page", server.ask("/words")[0])
# The last use is stored behind the answer.
while '"seen":null' in glot("--json")[1]:
    pass
for words in [[], ["--lang", "ru"], ["--plain"], ["--json"], ["revoke", "1"], []]:
    print("devices", *words)
    print(glot(*words)[0], end="")
print("page", server.ask("/words")[0], "ended", server.end())
