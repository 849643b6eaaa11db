"""A server of the program for the tests in Python, and a browser and a program before it."""
import http.client
import json
import re
import signal
import ssl
import subprocess
import urllib.parse


class Server:
    """“glot serve” with some more arguments."""

    def __init__(self, *arguments):
        command = ["glot", "serve", "--port", "0", "--no-open", "--json", *arguments]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.told = json.loads(self.process.stdout.readline())
        self.scheme, self.host, self.entry = re.fullmatch(r"(https?)://([^/]+)(/\?token=[0-9a-f]{32})", self.told["url"]).groups()
        self.name, self.port = self.host.rsplit(":", 1)[0], int(self.host.rsplit(":", 1)[1])
        self.cookie = None

    def ask(self, path, method="GET", body=None, timeout=20, **headers):
        """The status, the headers and the text of an answer."""
        if self.scheme == "https":
            connection = http.client.HTTPSConnection(self.host, timeout=timeout, context=ssl._create_unverified_context())
        else:
            connection = http.client.HTTPConnection(self.host, timeout=timeout)
        if self.cookie:
            headers.setdefault("Cookie", self.cookie)
        headers = {"Host": self.host, **{name.replace("_", "-"): value for name, value in headers.items()}}
        connection.request(method, path, body=body, headers=headers)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, answer.headers, text

    def enter(self):
        self.cookie = self.ask(self.entry)[1]["Set-Cookie"].split(";")[0]

    def call(self, path, **options):
        return self.ask(path, Authorization="Bearer " + self.told["token"], **options)

    def form(self):
        """The token that pages give to forms."""
        return re.search(r'name="form" value="([0-9a-f]+)"', self.ask("/history")[2])[1]

    def send(self, path, Accept_Language="en", **fields):
        """Sends a form as a page does."""
        return self.ask(path, "POST", urllib.parse.urlencode({"form": self.form(), **fields}), Accept_Language=Accept_Language)

    def end(self, signal=signal.SIGINT):
        self.process.send_signal(signal)
        return self.process.wait(20)
