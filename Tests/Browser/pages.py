"""The pages, and the data that they are tried with."""
import html
import json
import subprocess
from collections.abc import Callable
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
    # What is done before in the tab, in which a page of the site is open.
    before: Callable | None = None
    # The fields of a form whose answer it is.
    sends: dict | None = None
    # Whether somebody sees it who was not let in.
    is_of_stranger: bool = False


def play(timer, *answers):
    """Begins a round, and answers its first pairs."""
    def begin(tab):
        tab.post("/game/start", round="starter", timer=timer)
        for index, said in enumerate(answers, 1):
            tab.post("/game/answer", index=str(index), said=said)
    return begin


def practise(*intents, **options):
    """Begins a session, and does something with its first card."""
    def begin(tab):
        tab.post("/practice/begin", **({"direction": "both", "from": "es"} | options))
        for intent, fields in intents:
            card = tab.value("fetch('/practice').then((answer) => answer.text()).then((text) => text.match(/name=\"card\" value=\"([^\"]+)\"/)[1])")
            tab.post("/practice/" + intent, card=card, **fields)
    return begin


def press(tab):
    tab.post("/keyboard/press", button=tab.value(
        "fetch('/keyboard').then((answer) => answer.text()).then((text) => text.match(/name=\"button\" value=\"([^\"]+)\"/)[1])"))


def upload(tab):
    """Has a file looked at that is to be imported."""
    tab.value("""(() => {
      const form = new FormData();
      form.append("form", document.querySelector("input[name=form]").value);
      form.append("file", new File([""" + json.dumps("word,translation,from,to\n" + csv(HOSTILE) + ",any,es,en\nuno,one,es,xx\n") + """], "words.csv"));
      return fetch("/words/import", { method: "POST", body: form }).then((answer) => answer.status);
    })()""")


def csv(text):
    return '"' + text.replace('"', '""') + '"'


# Would run if a text were ever taken for markup. Everything that people can type gets it.
HOSTILE = "<script>window.ran=1</script><img src=x onerror=window.ran=1>\"'><svg onload=window.ran=1>"
# The same for the name of a file.
HOSTILE_FILE = HOSTILE.replace("/", "")

PAGES = [
    Page("/words", "New word", "Новое слово", shows=HOSTILE),
    Page("/words?q=casa", "casa", "casa", is_tab=False),
    Page("/words?q=%3Cscript%3Ewindow.ran%3D1%3C%2Fscript%3E", "Search", "Поиск", is_tab=False),
    Page("/words/new?text=perro", "dog", "dog", is_tab=False),
    Page("/words/1", "house", "house", is_tab=False),
    Page("/words/{hostile}", "Delete", "Удалить", is_tab=False, shows=HOSTILE),
    Page("/words/{hostile}/edit", "Save", "Сохранить", is_tab=False, shows=HOSTILE),
    Page("/practice", "Show the answer", "Показать ответ", before=practise(**{"from": "es"})),
    Page("/practice", "Again", "Снова", is_tab=False, shows=HOSTILE, before=practise(("show", {}), direction="from", tag=HOSTILE)),
    Page("/practice", "Show the answer", "Показать ответ", is_tab=False, before=practise(direction="to")),
    Page("/practice", "Type the word", "Напишите слово", is_tab=False, before=practise(direction="to", **{"from": "fr"})),
    Page(
        "/practice", "bonjour", "bonjour", is_tab=False, before=practise(("type", {"text": HOSTILE}), direction="to", **{"from": "fr"})),
    Page("/practice", "Look again", "Проверить снова", is_tab=False, before=practise(tag="none")),
    Page("/practice/statistics", "Statistics", "Статистика", is_tab=False),
    Page("/tasks", "New task", "Новая задача", shows=HOSTILE),
    Page("/tasks?done=yes", "No task is done yet", "Выполненных задач пока нет", is_tab=False),
    Page("/tasks/1", "Snooze until", "Отложить до", is_tab=False, shows=HOSTILE),
    Page("/tasks/new?line=Call+Ann+tomorrow+9am", "Call Ann", "Call Ann", is_tab=False),
    Page("/tasks?q=plants", "Water the plants", "Water the plants", is_tab=False),
    Page("/tasks", "There is no date", "не существует", is_tab=False, sends={"line": "Pay 30 february"}),
    Page("/tasks/1/snooze", "Snooze until", "Отложить до", is_tab=False, sends={"until": HOSTILE}, shows=HOSTILE),
    Page("/texts", "paragraph 1", "абзац 1", shows=HOSTILE_FILE),
    Page("/texts", "paragraph 1", "абзац 1", is_tab=False, shows=HOSTILE),
    Page("/texts/new", "Or paste a text", "Или вставьте текст", is_tab=False),
    Page("/texts/{text}/0", "Next unknown word", "Следующее незнакомое слово", is_tab=False, shows=HOSTILE),
    Page("/texts/{named}/0", "Next unknown word", "Следующее незнакомое слово", is_tab=False, shows=HOSTILE_FILE),
    Page("/texts/{titled}/0", "Next unknown word", "Следующее незнакомое слово", is_tab=False, shows=HOSTILE),
    Page("/texts/{text}/0?w=0.1", "Whole entry", "Вся статья", is_tab=False),
    Page("/game", "Play with the most common words", "Играть с самыми частыми словами"),
    Page("/game/scores", "There are no rounds yet", "Раундов пока не было", is_tab=False),
    Page("/game/round", "Is it a translation?", "Это перевод?", is_tab=False, before=play("no")),
    Page("/game/round", "New round", "Новый раунд", is_tab=False, before=play("yes")),
    Page("/game/round", "Scores", "Результаты", is_tab=False, before=play("no", *["no", "yes", "no"] * 5)),
    Page("/game/scores?list=words", "Words asked", "Слова из игры", is_tab=False),
    Page("/keyboard", "Undo the output", "Отменить вывод", shows=HOSTILE),
    Page("/keyboard", "Copy", "Копировать", is_tab=False, before=press),
    Page("/keyboard?q=script", "Undo the output", "Отменить вывод", is_tab=False, shows=HOSTILE),
    Page("/keyboard/pieces?button={button}", "To the keyboard", "К клавиатуре", is_tab=False, shows=HOSTILE),
    Page("/keyboard/press", "Output", "Вывести", is_tab=False, sends={"button": "{mails}"}),
    Page("/keyboard/new", "Save", "Сохранить", is_tab=False, sends={"caption": HOSTILE}, shows=HOSTILE),
    Page("/keyboard/source", "the starter board", "начальная доска", is_tab=False),
    Page(
        "/keyboard/source", "Address of another board", "Адрес другой доски", is_tab=False,
        sends={"source": "service", "address": "http://127.0.0.1:9/" + HOSTILE}, shows="http://127.0.0.1:9/" + HOSTILE),
    Page("/keyboard/new", "Piece 3", "Текст 3", is_tab=False),
    Page("/keyboard/edit?button=1", "Delete the button", "Удалить кнопку", is_tab=False),
    Page("/ubco", "Save in the history", "Сохранить в истории", shows=HOSTILE),
    Page("/ubco?entry=1", "Save in the history", "Сохранить в истории", is_tab=False, shows=HOSTILE),
    Page("/ubco", "To UBCO", "На UBCO", is_tab=False, sends={"text": HOSTILE, "do": "text"}, shows=HOSTILE),
    Page("/ubco/history", "Remove all", "Удалить все", is_tab=False, shows=HOSTILE),
    Page("/stems", "Saved roots", "Сохранённые корни"),
    Page("/stems", "Count", "Подсчитать", is_tab=False, sends={"text": HOSTILE, "do": "count"}, shows=HOSTILE),
    Page("/stems/root?root=DUNR", "Change", "Изменение", is_tab=False),
    Page("/history", "Added", "добавл", shows=HOSTILE),
    Page("/words/import", "Import", "Импорт", is_tab=False),
    Page("/words/import", "The first records", "Первые записи", is_tab=False, before=upload, shows=HOSTILE),
    Page("/words/new", "blank", "пуст", is_tab=False, sends={"text": " "}),
    Page("/words/{hostile}/edit", "changed", "измен", is_tab=False, sends={"updated": "1", "note": HOSTILE}, shows=HOSTILE),
    Page("/words/1/practice", "Set the day", "Назначить день", is_tab=False, sends={"change": "reschedule", "day": HOSTILE}, shows=HOSTILE),
    Page("/words/export", "Export", "Экспорт", is_tab=False),
    Page("/words/pending", "No words are pending", "Нет слов, ожидающих перевода", is_tab=False),
    Page("/backups", "Backup", "копи", is_tab=False),
    Page("/settings", "Settings", "Настройки"),
    Page("/settings", "0.7", "0.7", is_tab=False, sends={"practice.retention": "2"}),
    Page("/words", "Show a code in the terminal", "Показать код в терминале", is_tab=False, is_of_stranger=True),
    Page("/pair", "The six digits", "Шесть цифр", is_tab=False, is_of_stranger=True, sends={}),
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
    glot.run("add", "bonjour", "--from", "fr", "--to", "en", "-q")
    learn(glot, "fr")
    named = read_text(glot, HOSTILE_FILE + ".txt", "Un perro come.")
    titled = read_text(glot, "title.html", f"<title>{html.escape(HOSTILE)}</title><p>El gato duerme.</p>", "duerme")
    return {"text": read_text(glot), "named": named, "titled": titled, "hostile": str(hostile[0]["number"]), "task": str(task[0]["number"])}


def fill_board(tab, glot):
    """Adds buttons. Returns what stands for the names of the pages that need them."""
    tab.post("/keyboard/new", caption="mails", piece__1="Dear {name}")
    tab.post("/keyboard/new", caption=HOSTILE, piece__1=HOSTILE)
    buttons = {each["caption"]: each["id"] for each in json.loads(glot.run("keys", "--json"))}
    return {"mails": buttons["mails"], "button": buttons[HOSTILE]}


def learn(glot, language):
    """Has the words of a language answered rightly a while ago, so that they are to be typed now."""
    for day in ("2025-01-01", "2025-01-02", "2025-01-06", "2025-01-20"):
        process = subprocess.Popen(
            [glot.program, "practice", "--json", "--from", language, "--direction", "to", "--ahead", "99", "--now", day + "T12:00:00Z"],
            env=glot.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for line in process.stdout:
            if json.loads(line)["event"] == "card":
                # A number would be a grade.
                process.stdin.write("bonjour\n")
                process.stdin.flush()
        process.stdin.close()
        process.wait(30)


def read_text(glot, name="text.txt", text="La casa es grande y el perro come.\n\n" + HOSTILE + "\n", until=None):
    """Opens a text in a terminal. Returns its identity."""
    path = Path(glot.folder.name, name)
    path.write_text(text)
    glot.run_in_terminal("read", str(path), "--from", "es", "--to", "en", until=until or max(text.split()[:8], key=len), keys="qq")
    return json.loads(glot.run("read", "--json"))[0]["id"]
