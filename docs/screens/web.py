"""docs/screens/web.py GLOT: draws the pages of “glot serve” into this folder. Run by .build-browser/bin/python, which Tests/Browser/run makes."""
import subprocess
import sys
from pathlib import Path

here = Path(__file__).resolve().parent
sys.path.insert(0, str(here.parents[1] / "Tests/Browser"))
from chromium import Chromium
from glot import Glot
from pages import play, practise, read_text

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
]
BEFORE = {"web-game": play("yes"), "web-card": practise(("show", {}))}
TEXT = """# La estrella del puerto

Cada noche, una niña bajaba a la playa con su perro y miraba la misma estrella sobre el agua. Su abuelo decía que esa luz guiaba a los barcos
hasta la ciudad.

Una mañana, el mar estaba tranquilo. La niña encontró un libro viejo en la arena y se lo llevó a casa, donde empezó a leer junto a la ventana.
"""


def main(program):
    glot, chromium = Glot(program), Chromium()
    try:
        for word in ("correr", "ventana", "ciudad", "agua", "mesa", "libro", "gato", "perro", "estrella", "casa"):
            glot.run("add", word, "--from", "es", "--to", "en", "-q")
        glot.run("star", "casa", "agua")
        for task in ("Call Ann tomorrow 9am !high #home", "Read a chapter *daily", "Return the books fri #library"):
            glot.run("todo", "add", task)
        text = read_text(glot, "estrella.md", TEXT)
        glot.run("level", "--set", "300", "--from", "es")
        glot.serve()
        tab = chromium.tab()
        tab.go(glot.address)
        tab.until("location.pathname === '/words'")
        for name, path, language, (width, height), scheme in PICTURES:
            tab.appear(language, width, height, scheme)
            # The round is one that has just begun, and the card of the phone is turned.
            if name in BEFORE:
                tab.go(glot.base + "/history")
                BEFORE[name](tab)
            tab.go(glot.base + path.format(text=text))
            file = here / (name + ".png")
            tab.picture(file)
            # A picture of a page has few colours.
            subprocess.run(["pngquant", "--force", "--output", file, "64", file], check=True)
            print(file.name, file.stat().st_size)
    finally:
        chromium.end()
        glot.end()


main(sys.argv[1])
