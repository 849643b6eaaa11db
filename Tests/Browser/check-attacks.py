"""Is another site in the browser of somebody who has glot open, and tries to show its pages in a frame and to send its forms."""
import http.server
import sys
import threading

from chromium import Chromium
from glot import Glot


class Site(http.server.BaseHTTPRequestHandler):
    """A page with what the path says: a frame, or a form. It is another origin on the same machine, so cookies are sent along."""

    target = ""

    def do_GET(self):
        frame = f'<iframe src="{self.target}/words"></iframe>'
        form = f'<form method="post" action="{self.target}/words/new"><input name="text" value="intruso"></form>'
        body = ("<!doctype html>" + (frame if self.path == "/frame" else form)).encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def faults(glot, tab, site):
    tab.go(glot.address)
    tab.until("location.pathname === '/words'")
    # The load event waits for the frame.
    told = [event["params"]["entry"]["text"] for event in tab.go(site + "/frame") if event["method"] == "Log.entryAdded"]
    if not any("frame-ancestors" in text for text in told):
        yield f"a page is shown in the frame of another site: {told}"
    tab.go(site + "/form")
    tab.value("document.forms[0].submit()")
    tab.until("document.querySelector('[role=alert]') !== null")
    if "intruso" in glot.run("list", "--json"):
        yield "a form of another site was taken"
    tab.go(glot.base + "/words")
    if "intruso" in tab.html() or not tab.value("document.querySelector('#list') !== null"):
        yield "the list is not shown afterwards, or has what another site sent"


def main(program):
    glot = Glot(program)
    glot.serve()
    Site.target = glot.base
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Site)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser = Chromium()
    try:
        found = list(faults(glot, browser.tab(), f"http://127.0.0.1:{server.server_port}"))
    finally:
        browser.end()
        server.shutdown()
        glot.end()
    for fault in found:
        print("failed: " + fault)
    print(f"attacks of another site: {'withstood' if not found else 'not withstood'}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
