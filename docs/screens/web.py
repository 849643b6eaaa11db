"""docs/screens/web.py GLOT: draws the pages of “glot serve” into this folder. Run by .build-browser/bin/python, which Tests/Browser/run makes."""
import json
import subprocess
import sys
from datetime import datetime, timedelta, timezone
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[1] / "Tests/Browser"))
from chromium import Chromium
from glot import Glot
from pages import play, practise, press, read_text

PHONE, DESKTOP = (390, 780), (1100, 720)
# The picture, the page, the language, the size and the colours.
PICTURES = [
    ("web-words", "/words", "en", DESKTOP, "light"),
    ("web-entry", "/words/1", "en", DESKTOP, "dark"),
    ("web-practice", "/practice", "en", DESKTOP, "light"),
    ("web-text", "/texts/{text}/0?w=1.7", "en", DESKTOP, "light"),
    ("web-game", "/game/round", "en", DESKTOP, "dark"),
    ("web-phone", "/words", "en", PHONE, "light"),
    ("web-tasks", "/tasks", "en", PHONE, "dark"),
    ("web-card", "/practice", "en", PHONE, "light"),
    ("web-russian", "/texts/{text}/0?w=1.7", "ru", DESKTOP, "dark"),
    ("web-add", "/words/new?text=puente", "en", DESKTOP, "light"),
    ("web-edit", "/words/1/edit", "ru", PHONE, "dark"),
    ("web-pending", "/words/pending", "en", PHONE, "light"),
    ("web-import", "/words/import", "ru", DESKTOP, "light"),
    ("web-export", "/words/export", "en", PHONE, "dark"),
    ("web-statistics", "/practice/statistics", "en", DESKTOP, "dark"),
    ("web-new-task", "/tasks/new?line=Water+the+plants+tomorrow+9am+*weekly+%23home", "en", DESKTOP, "light"),
    ("web-task", "/tasks/1", "ru", PHONE, "light"),
    ("web-texts", "/texts", "ru", PHONE, "dark"),
    ("web-new-text", "/texts/new", "en", DESKTOP, "light"),
    ("web-games", "/game", "ru", PHONE, "light"),
    ("web-scores", "/game/scores", "en", PHONE, "dark"),
    ("web-board", "/keyboard", "en", PHONE, "light"),
    ("web-pieces", "/keyboard/pieces?button={button}", "ru", PHONE, "dark"),
    ("web-new-button", "/keyboard/new", "ru", PHONE, "light"),
    ("web-button", "/keyboard/edit?button={button}", "en", DESKTOP, "light"),
    ("web-source", "/keyboard/source", "en", PHONE, "dark"),
    ("web-ubco", "/ubco", "ru", DESKTOP, "light"),
    ("web-translations", "/ubco/history", "en", PHONE, "dark"),
    ("web-stems", "/stems", "en", DESKTOP, "dark"),
    ("web-root", "/stems/root?root=cas", "ru", PHONE, "light"),
    ("web-history", "/history", "en", DESKTOP, "light"),
    ("web-backups", "/backups", "ru", PHONE, "dark"),
    ("web-settings", "/settings", "en", DESKTOP, "dark"),
    ("web-pair", "/pair", "ru", PHONE, "light"),
]
WORDS = ("correr", "ventana", "ciudad", "agua", "mesa", "libro", "gato", "perro", "estrella", "casa")


def upload(tab):
    """Has a file of words looked at."""
    table = "word,translation,from,to\\npuente,bridge,es,en\\nnube,cloud,es,en\\ncasa,house,es,en\\nárbol,,es,xx\\n"
    tab.value(f"""(() => {{
      const form = new FormData();
      form.append("form", document.querySelector("input[name=form]").value);
      form.append("file", new File(["{table}"], "palabras.csv"));
      return fetch("/words/import", {{ method: "POST", body: form }}).then((answer) => answer.status);
    }})()""")


def play_out(tab):
    play("no", *["yes", "no", "yes"] * 5)(tab)


# What is done before: the round is one that has just begun, and the card of the phone is turned.
BEFORE = {"web-game": play("yes"), "web-card": practise(("show", {})), "web-import": upload, "web-scores": play_out, "web-board": press}
TEXT = """# La estrella del puerto

Cada noche, una niña bajaba a la playa con su perro y miraba la misma estrella sobre el agua. Su abuelo decía que esa luz guiaba a los barcos
hasta la ciudad.

Una mañana, el mar estaba tranquilo. La niña encontró un libro viejo en la arena y se lo llevó a casa, donde empezó a leer junto a la ventana.
"""


def practised(glot):
    """Has the words practised during the last weeks, nearly always rightly."""
    words = {each["text"]: each["translations"] for each in json.loads(glot.run("list", "--json"))}
    right = words | {each: [word] for word, translations in words.items() for each in translations}
    count = 0
    for day in range(100, 0, -1):
        if day % 7 == 3 or day % 11 == 0:
            continue
        now = (datetime.now(timezone.utc) - timedelta(days=day)).strftime("%Y-%m-%dT18:00:00Z")
        process = subprocess.Popen(
            [glot.program, "practice", "--json", "--from", "es", "--new", "1", "--direction", "both", "--now", now], env=glot.environment,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in process.stdout:
            event = json.loads(line)
            if event["event"] != "card":
                continue
            count += 1
            expected = right[event["prompt"].split(" / ")[0]]
            choices = event["choices"]
            if choices:
                answer = next(each for each in choices if each in expected)
            else:
                answer = "1" if count % 15 == 7 else "3" if event["kind"] == "recognise" else expected[0]
            process.stdin.write(answer + "\n")
            process.stdin.flush()
        process.wait(30)


def main(program):
    glot, chromium = Glot(program), Chromium()
    try:
        glot.run("lang", "es", "en")
        for word in WORDS:
            glot.run("add", word, "--from", "es", "--to", "en", "-q")
        practised(glot)
        # Words that are new today.
        for word in ("arena", "mañana", "barco"):
            glot.run("add", word, "--from", "es", "--to", "en", "-q")
        glot.run("star", "casa", "agua")
        for task in ("Call Ann tomorrow 9am !high #home", "Read a chapter *daily", "Return the books fri #library"):
            glot.run("todo", "add", task)
        glot.run("todo", "add", "Find her number", "--parent", "1")
        for word in ("sobremesa larga", "hacer puente"):
            glot.run("add", word, "--from", "es", "--to", "en", "--no-lookup", "-q")
        for words in ("Where is the station?", "See you tomorrow"):
            glot.run("ubco", "--", words)
        glot.run("stem", "--keep", "--grammar", "es", "casa casas casita corriendo correr corre ventanas ventana")
        glot.run("backup")
        text = read_text(glot, "estrella.md", TEXT)
        glot.run("level", "--set", "300", "--from", "es")
        glot.serve()
        tab, stranger = chromium.tab(), chromium.tab()
        tab.go(glot.address)
        tab.until("location.pathname === '/words'")
        button = json.loads(glot.run("keys", "--json"))[0]["id"]
        for name, path, language, (width, height), scheme in PICTURES:
            seen = stranger if path == "/pair" else tab
            seen.appear(language, width, height, scheme)
            if name in BEFORE:
                tab.go(glot.base + "/history")
                BEFORE[name](tab)
            if path == "/pair":
                # The code is asked for on any page, by one who was not let in.
                seen.go(glot.base + "/words")
                seen.go_by_form(glot.base + path, {})
            else:
                seen.go(glot.base + path.format(text=text, button=button))
            file = here / (name + ".png")
            seen.picture(file)
            # A picture of a page has few colours.
            subprocess.run(["pngquant", "--force", "--output", file, "64", file], check=True)
            print(file.name, file.stat().st_size)
    finally:
        chromium.end()
        glot.end()


main(sys.argv[1])
