"""Drives a headless Chromium by its DevTools protocol."""
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

import websocket


class Chromium:
    """A running browser. Each `tab` has cookies of its own."""

    def __init__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="glot-chromium-", ignore_cleanup_errors=True)
        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--remote-debugging-port=0",
             "--remote-allow-origins=*", "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
             "--user-data-dir=" + self.folder.name, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, "HOME": self.folder.name})
        file = Path(self.folder.name, "DevToolsActivePort")
        port, path = wait(lambda: file.exists() and file.read_text().split("\n")[1:] and file.read_text().split("\n"), 30)[:2]
        self.socket = websocket.create_connection(f"ws://127.0.0.1:{port}{path}", timeout=30, max_size=None)
        self.number = 0
        self.events = []

    def send(self, method, session=None, **parameters):
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv())
            if answer.get("id") == number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def end_tab(self, tab):
        self.send("Target.disposeBrowserContext", browserContextId=tab.context)

    def tab(self):
        context = self.send("Target.createBrowserContext")["browserContextId"]
        return self.tab_in(context)

    def tab_in(self, context):
        target = self.send("Target.createTarget", url="about:blank", browserContextId=context, newWindow=True)["targetId"]
        return Tab(self, target, context)

    def end(self):
        self.process.terminate()
        self.process.wait(20)
        self.folder.cleanup()


# Counts layout shifts. All count: for a while after a change of the size, all are said to have come of it.
OBSERVED = """
window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifts += entry.value))).observe({ type: "layout-shift", buffered: true });
"""


class Tab:
    def __init__(self, browser, target, context):
        self.browser, self.context, self.target, self.is_phone = browser, context, target, False
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log", "DOM"):
            self.send(domain + ".enable")
        self.send("Page.setLifecycleEventsEnabled", enabled=True)
        self.send("Emulation.setFocusEmulationEnabled", enabled=True)
        self.send("Network.setCacheDisabled", cacheDisabled=True)
        self.send("Page.addScriptToEvaluateOnNewDocument", source=OBSERVED)

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def appear(self, language="en", width=1280, height=800, scheme="light", runs_scripts=True, moves=False):
        """What the person of the browser has chosen. A phone is touched."""
        self.is_phone = width < 600
        self.send("Network.setUserAgentOverride", userAgent="", acceptLanguage=language)
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=self.is_phone)
        self.send("Emulation.setTouchEmulationEnabled", enabled=self.is_phone)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": "no-preference" if moves else "reduce"}])
        self.send("Emulation.setScriptExecutionDisabled", value=not runs_scripts)

    def take_events(self, *methods):
        """The events of this tab that came until now."""
        self.browser.send("Browser.getVersion")
        mine = [event for event in self.browser.events if event.get("sessionId") == self.session]
        self.browser.events = [event for event in self.browser.events if event.get("sessionId") != self.session]
        return [event for event in mine if not methods or event["method"] in methods]

    def wait_for(self, method, seconds=20, **parameters):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for event in self.browser.events:
                if event.get("sessionId") == self.session and event["method"] == method and parameters.items() <= event["params"].items():
                    return event
            self.browser.send("Browser.getVersion")
        raise TimeoutError(method)

    def hear(self, address, seconds=20):
        """Waits until an answer to a request for this address has begun."""
        wait(lambda: any(event["params"]["response"]["url"] == address for event in self.take_events("Network.responseReceived")), seconds, address)

    def go(self, address):
        """Opens a page and waits until it has loaded. Returns what happened."""
        self.take_events()
        # The page before may load only now: this one's own event is waited for.
        page = self.send("Page.navigate", url=address)["loaderId"]
        self.wait_for("Page.lifecycleEvent", loaderId=page, name="load")
        return self.take_events()

    def go_by_form(self, address, fields):
        """Sends a form to an address, as a page does without its script, and waits until the answer has loaded."""
        self.take_events()
        self.value(f"""(() => {{
          const form = document.createElement("form"), token = document.querySelector("input[name=form]")?.value ?? "";
          Object.assign(form, {{ method: "post", action: {json.dumps(address)} }});
          for (const [name, value] of Object.entries({{ form: token, ...{json.dumps(fields)} }})) {{
            const field = document.createElement("textarea");
            Object.assign(field, {{ name, value }});
            form.append(field);
          }}
          document.body.append(form);
          setTimeout(() => form.submit());
        }})()""")
        page = self.wait_for("Page.frameNavigated")["params"]["frame"]["loaderId"]
        self.wait_for("Page.lifecycleEvent", loaderId=page, name="load")
        return self.take_events()

    def value(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", "exception"))
        return result["result"].get("value")

    def until(self, expression, seconds=10):
        """Waits until an expression is true."""
        return wait(lambda: self.safe_value(expression), seconds, expression)

    def safe_value(self, expression):
        # Between two pages there is nothing to ask.
        try:
            return self.value(expression)
        except RuntimeError:
            return None

    def press(self, key, text=None, shift=False):
        names = {
            "Enter": ("Enter", 13, "\r"), "Tab": ("Tab", 9, None), "Escape": ("Escape", 27, None), " ": ("Space", 32, " "),
            "End": ("End", 35, None), "Home": ("Home", 36, None), "ArrowLeft": ("ArrowLeft", 37, None), "ArrowUp": ("ArrowUp", 38, None),
            "ArrowRight": ("ArrowRight", 39, None), "ArrowDown": ("ArrowDown", 40, None), "PageDown": ("PageDown", 34, None),
        }
        code, number, typed = names.get(key, ("", ord(key[0].upper()), key if len(key) == 1 else None))
        values = {"key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": 8 if shift else 0}
        if text or typed:
            values["text"] = text or typed
        self.send("Input.dispatchKeyEvent", type="keyDown", **values)
        self.send("Input.dispatchKeyEvent", type="keyUp", **values)

    def hit(self, selector, text=""):
        """Touches or clicks what is there and has the text, where it is seen."""
        name = json.dumps(selector)
        x, y = self.until(f"""(() => {{
          const each = [...document.querySelectorAll({name})].find((each) => each.innerText.includes({json.dumps(text)}));
          if (!each) return null;
          each.scrollIntoView({{ block: "center", behavior: "instant" }});
          const box = each.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const there = document.elementFromPoint(x, y);
          if (!there || !(each.contains(there) || there.contains(each))) throw new Error("something is over " + {name});
          return [x, y];
        }})()""")
        if self.is_phone:
            self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        else:
            for kind in ("mousePressed", "mouseReleased"):
                self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def drop(self, selector, file):
        """Drops a file."""
        x, y = self.value(f"""(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
          return [box.x + box.width / 2, box.y + 10]; }})()""")
        data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver", "drop"):
            self.send("Input.dispatchDragEvent", type=kind, x=x, y=y, data=data)

    def fill(self, selector, text):
        """Types into a field in place of what is there."""
        self.until(f"document.querySelector({json.dumps(selector)}) !== null")
        self.value(f"(() => {{ const each = document.querySelector({json.dumps(selector)}); each.focus(); each.select(); }})()")
        self.type(text)

    def post(self, path, **fields):
        """Sends a form of the page behind its back."""
        values = json.dumps({name.replace("__", "."): value for name, value in fields.items()})
        return self.value(f"""fetch({json.dumps(path)}, {{ method: "POST", body: new URLSearchParams(
          {{ form: document.querySelector("input[name=form]").value, ...{values} }}) }}).then((answer) => answer.status)""")

    def type(self, text):
        self.send("Input.insertText", text=text)

    def node(self, selector):
        root = self.send("DOM.getDocument")["root"]["nodeId"]
        found = self.send("DOM.querySelector", nodeId=root, selector=selector)["nodeId"]
        if not found:
            raise LookupError(selector)
        return found

    def focus(self, selector):
        # In one step: between two, the page may become another one.
        name = json.dumps(selector)
        self.until(f"(() => {{ const each = document.querySelector({name}); each?.focus(); return each && each === document.activeElement; }})()")

    def html(self):
        return self.send("DOM.getOuterHTML", nodeId=self.send("DOM.getDocument")["root"]["nodeId"])["outerHTML"]

    def picture(self, path):
        import base64
        Path(path).write_bytes(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))


def wait(condition, seconds, name="condition"):
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise TimeoutError(name)
        time.sleep(0.01)
