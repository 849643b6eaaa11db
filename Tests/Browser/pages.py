"""The pages, and the data that they are tried with."""
import json
from dataclasses import dataclass
from pathlib import Path


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
    Page("/practice/statistics", "Statistics", "Статистика", is_tab=False),
    Page("/tasks", "New task", "Новая задача", shows=HOSTILE),
    Page("/tasks?done=yes", "No task is done yet", "Выполненных задач пока нет", is_tab=False),
    Page("/tasks/1", "Snooze until", "Отложить до", is_tab=False, shows=HOSTILE),
    Page("/texts", "paragraph 1", "абзац 1"),
    Page("/texts/new", "Or paste a text", "Или вставьте текст", is_tab=False),
    Page("/texts/{text}/0", "Next unknown word", "Следующее незнакомое слово", is_tab=False, shows=HOSTILE),
    Page("/texts/{text}/0?w=0.1", "Whole entry", "Вся статья", is_tab=False),
    Page("/game", "Play with the most common words", "Играть с самыми частыми словами"),
    Page("/game/scores", "There are no rounds yet", "Раундов пока не было", is_tab=False),
    Page("/keyboard", "Undo the output", "Отменить вывод"),
    Page("/keyboard/source", "the starter board", "начальная доска", is_tab=False),
    Page("/keyboard/new", "Text 3", "Текст 3", is_tab=False),
    Page("/keyboard/edit?button=1", "Delete the button", "Удалить кнопку", is_tab=False),
    Page("/ubco", "Save in the history", "Сохранить в истории", shows=HOSTILE),
    Page("/ubco/history", "Remove all", "Удалить все", is_tab=False, shows=HOSTILE),
    Page("/stems", "Saved roots", "Сохранённые корни"),
    Page("/history", "Added", "добавл", shows=HOSTILE),
    Page("/words/import", "Import", "Импорт", is_tab=False),
    Page("/words/export", "Export", "Экспорт", is_tab=False),
    Page("/words/pending", "No words are pending", "Нет слов, ожидающих перевода", is_tab=False),
    Page("/backups", "Backup", "копи", is_tab=False),
    Page("/settings", "Settings", "Настройки"),
    Page("/words/999", "not in your dictionary", "нет", is_tab=False),
    Page("/nowhere", "There is no such page", "Такой страницы нет", is_tab=False),
]


def fill(glot):
    """Adds data. Returns what stands for the names in braces."""
    glot.run("lang", "es", "en")
    for word in ("casa", "perro", "gato", "libro", "mesa", "ventana", "agua", "ciudad", "caminar", "correr"):
        glot.run("add", word, "--from", "es", "--to", "en", "-q")
    glot.run("star", "casa")
    hostile = json.loads(glot.run(
        "add", "--from", "es", "--to", "en", "--translation", HOSTILE, "--note", HOSTILE, "--tag", HOSTILE, "--example", HOSTILE,
        "--no-lookup", "--json", "--", HOSTILE))
    task = json.loads(glot.run("todo", "add", "--literal", "--note", HOSTILE, "--tag", HOSTILE, "--json", "--", HOSTILE))
    glot.run("todo", "add", "Call Ann tomorrow 9am !high #home")
    glot.run("todo", "add", "Water the plants *weekly")
    glot.run("ubco", "--", HOSTILE)
    glot.run("stem", "--keep", "KMZLZ KMZ DUNEZL")
    return {"text": read_text(glot), "hostile": str(hostile[0]["number"]), "task": str(task[0]["number"])}


def read_text(glot, name="text.txt", text="La casa es grande y el perro come.\n\n" + HOSTILE + "\n"):
    """Opens a text in a terminal. Returns its identity."""
    path = Path(glot.folder.name, name)
    path.write_text(text)
    glot.run_in_terminal("read", str(path), "--from", "es", "--to", "en", until=max(text.split()[:8], key=len), keys="qq")
    return json.loads(glot.run("read", "--json"))[0]["id"]
