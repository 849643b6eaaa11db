"""The pages, and the data that they are tried with."""
from dataclasses import dataclass


@dataclass
class Page:
    path: str
    # What stands on the page in each language.
    english: str
    russian: str
    # Whether it is what the link of this address in the navigation leads to.
    is_tab: bool = True
    # The texts of others that it shows.
    shows: str = ""


# Would run if a text were ever taken for markup. Everything that people can type gets it.
HOSTILE = "<script>window.ran=1</script><img src=x onerror=window.ran=1>\"'><svg onload=window.ran=1>"

PAGES = [
    Page("/words", "New word", "Новое слово", shows=HOSTILE),
    Page("/words?q=casa", "casa", "casa", is_tab=False),
    Page("/words?q=%3Cscript%3Ewindow.ran%3D1%3C%2Fscript%3E", "Search", "Поиск", is_tab=False),
    Page("/words/new?text=perro", "dog", "dog", is_tab=False),
    Page("/words/1", "house", "house", is_tab=False),
    Page("/words/{hostile}", "Delete", "Удалить", is_tab=False, shows=HOSTILE),
    Page("/words/{hostile}/edit", "Save", "Сохранить", is_tab=False, shows=HOSTILE),
    Page("/practice", "Show the answer", "Показать ответ"),
    Page("/tasks", "New task", "Новая задача", shows=HOSTILE),
    Page("/history", "Added", "Добавлен", shows=HOSTILE),
    Page("/words/999", "There is no", "нет", is_tab=False),
    Page("/nowhere", "There is no such page", "Такой страницы нет", is_tab=False),
]


def fill(glot):
    """Adds data. Returns what stands for the names in braces."""
    for word in ("casa", "perro", "gato", "libro", "mesa", "ventana", "agua", "ciudad", "caminar", "correr"):
        glot.run("add", word, "--from", "es", "--to", "en", "-q")
    glot.run("star", "casa")
    hostile = glot.ask("/api/words", "POST", {
        "text": HOSTILE, "from": "es", "to": "en", "translations": [HOSTILE], "note": HOSTILE, "tags": [HOSTILE], "examples": [HOSTILE],
        "lookup": False})
    glot.ask("/api/tasks", "POST", {"text": HOSTILE, "literal": True, "note": HOSTILE, "tags": [HOSTILE]})
    glot.run("todo", "add", "Call Ann tomorrow 9am !high #home")
    glot.run("todo", "add", "Water the plants *weekly")
    glot.ask("/api/ubco", "POST", {"text": HOSTILE, "keep": True})
    glot.ask("/api/stems", "POST", {"text": "KMZLZ KMZ DUNEZL", "keep": True})
    return {"hostile": str(hostile[0]["number"])}
