import TerminalKit

// swift-format-ignore-file: LineLength

/// The help in Russian. A test finds missing sentences.
enum RussianHelp {
  static let sentences = merged([
    commands, details, options, history, sources, keepingData, interface, tasks, game, contentKeyboard, reminder, translations, stemming,
    wordFiles,
    pendingWords,
  ])

  static let valueNames = merged([ownValueNames, sourceValueNames, taskValueNames, keyboardValueNames, pendingValueNames])

  private static let ownValueNames = [
    "grammar": "ГРАММАТИКА", "rules": "ФАЙЛ",
    "word": "СЛОВО", "from": "ЯЗЫК", "to": "ЯЗЫК", "direction": "НАПРАВЛЕНИЕ", "translation": "ПЕРЕВОД", "add-translation": "ПЕРЕВОД",
    "note": "ЗАМЕТКА", "tag": "МЕТКА", "untag": "МЕТКА", "status": "СОСТОЯНИЕ", "since": "ДАТА", "sort": "ПОРЯДОК", "limit": "ЧИСЛО",
    "by": "ГДЕ", "query": "ЗАПРОС", "set-text": "ТЕКСТ", "language": "ЯЗЫК", "action": "ДЕЙСТВИЕ", "shell": "ОБОЛОЧКА",
    "deck": "НАБОР", "pairs": "ЧИСЛО", "lives": "ЧИСЛО", "seconds": "ЧИСЛО", "chance": "ЧИСЛО", "level": "ЧИСЛО", "seed": "ЧИСЛО",
    "command": "КОМАНДА", "file": "ФАЙЛ", "trace": "ФАЙЛ", "at": "ВРЕМЯ", "now": "ВРЕМЯ", "time-zone": "ПОЯС", "wait": "СЕКУНДЫ",
    "format": "ФОРМАТ", "delimiter": "ЗНАКИ", "record-separator": "ЗНАКИ", "lang": "ЯЗЫК", "data-dir": "ПАПКА", "color": "КОГДА",
    "log-level": "УРОВЕНЬ",
  ]

  private static func merged(_ parts: [[String: String]]) -> [String: String] {
    parts.reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
  }

  private static let commands = [
    "A language learner's companion for the terminal.": "Помощник изучающего языки в терминале.",
    "Keep words, with their translations.": "Сохранить слова вместе с переводами.",
    "List your words, the newest first.": "Показать ваши слова, начиная с новых.",
    "Find your words by any part of them or of their translations.": "Найти слова по любой части слова или перевода.",
    "Show one of your words with its full dictionary entry.": "Показать слово с полной словарной статьёй.",
    "Look a word up in the dictionaries without keeping it.": "Найти слово в словарях, не сохраняя его.",
    "Make words favourites.": "Добавить слова в избранное.",
    "Take the star from words.": "Убрать слова из избранного.",
    "List your favourites.": "Показать избранные слова.",
    "Change a word.": "Изменить слово.",
    "Delete words.": "Удалить слова.",
    "Show or set the direction that words are looked up in.": "Показать или выбрать направление перевода.",
    "Take back the last change.": "Отменить последнее изменение.",
    "Do again what was undone.": "Повторить отменённое.",
    "Show what was changed, and when, the newest first.": "Показать, что и когда было изменено, начиная с последнего.",
    "Copy all data into a new file, while others may use it.": "Сохранить все данные в новый файл, не мешая другим программам.",
    "Make the data what it was in a backup.": "Вернуть данные к состоянию резервной копии.",
    "Check the stored data for damage.": "Проверить, не повреждены ли данные.",
    "Open the full-screen interface.": "Открыть полноэкранный режим.",
    "Show where glot keeps its files.": "Показать, где glot хранит свои файлы.",
    "Show or change the settings.": "Показать или изменить настройки.",
    "Print the completions for a shell.": "Вывести скрипт автодополнения для оболочки.",
    "Explain glot, or one of its commands.": "Показать справку о glot или об одной из команд.",
  ]

  private static let details = [
    "Type a foreign word: it is kept, translated at once from a dictionary that works offline, and found again however you spell it.":
      "Введите иностранное слово: оно сохранится, сразу будет переведено по словарю, который работает без сети, и найдётся при любом написании.",
    "Each argument is a word or a quoted phrase; - reads a word a line. A word that is there already is counted, not doubled. A word that the dictionaries know only in the opposite direction is kept that way round.":
      "Каждый аргумент — слово или фраза в кавычках; «-» читает слова из стандартного ввода, по одному в строке. Слово, которое уже есть, не добавляется повторно: растёт счётчик. Слово, известное словарям только в обратном направлении, в нём и сохраняется.",
    "--plain prints the number, the word, its translations, both languages, * for a favourite, and the status.":
      "--plain выводит номер, слово, переводы, оба языка, * у избранных и состояние.",
    "Case and accents do not matter. Several terms must all be there; a dash before a term excludes it (after --, when it is an argument of its own), and so does not: before it; quotes keep a phrase together.":
      "Регистр и диакритика не важны. Если слов в запросе несколько, найдены должны быть все; дефис перед словом исключает его (отдельным аргументом — после --), как и not:; кавычки сохраняют фразу целиком.",
    "word: and translation: say where a term is looked for; tag: from: to: is:starred is:pending is:translated is:untranslated added:7d narrow the search.":
      "word: и translation: указывают, где искать слово; tag: from: to: is:starred is:pending is:translated is:untranslated added:7d сужают поиск.",
    "All of them or, when one is unknown, none.": "Удаляются все указанные слова, а если хотя бы одного из них нет, то ни одного.",
    "A new spelling or language is looked up again; your own translations stay. Without options the word is opened in $VISUAL or $EDITOR, on a terminal.":
      "Для нового написания или языка перевод ищется заново; ваши переводы остаются. Без параметров слово открывается в $VISUAL или $EDITOR, если это терминал.",
    "Alone it shows the direction; two languages set it; swap turns it round; list shows all languages and which dictionaries serve them.":
      "Без аргументов показывает направление; два языка задают его; swap меняет языки местами; list показывает все языки и словари для них.",
    "--plain prints the language of the word and that of its translations (from, to); list adds the dictionaries (sources).":
      "--plain выводит язык слова и язык перевода (from, to); list добавляет словари (sources).",
    "--plain prints how many records are new, merged and skipped, and for each bad one bad, its line and what is wrong with it.":
      "--plain выводит число новых (new), объединённых (merged) и пропущенных (skipped) записей, а для каждой ошибочной — bad, её строку и ошибку.",
    "--plain prints the name and the value.": "--plain выводит название и значение.",
    "Without words, or with - among them, words are read from standard input, one a line.":
      "Без слов или с «-» среди них слова читаются из стандартного ввода, по одному в строке.",
    "Without a word, or with - in its place, standard input is read, one look-up a line; several are an array under --json, and the exit status is 1 when one of them was not found.":
      "Без слова или с «-» вместо него читается стандартный ввод: каждая строка — отдельный запрос. Если запросов несколько, --json выводит массив; если хотя бы одно слово не найдено, код завершения — 1.",
    "What is not found is answered with the words that are spelled almost so; under --json they are in suggestions.":
      "Если ничего не найдено, предлагаются слова с похожим написанием; с --json они выводятся в поле suggestions.",
    "- in place of it, or nothing at all, reads it from standard input.":
      "Если указать «-» или не указать ничего, текст читается из стандартного ввода.",
    "The settings are language (auto, en, ru; --lang and GLOT_LANG come before it, the system's language after it), color (auto, always, never), log_level (debug, info, warning, error), offline (true, false), backup (on, off), todo.sync_url, todo.sync_key_file and remind_at (a time such as 19:30). set changes one line of the file and leaves the rest as it is.":
      "Настройки: language (auto, en, ru; --lang и GLOT_LANG важнее, а язык системы действует при auto), color (auto, always, never), log_level (debug, info, warning, error), offline (true, false), backup (on, off), todo.sync_url, todo.sync_key_file и remind_at (время, например 19:30). set меняет в файле одну строку, остальные не трогает.",
  ]

  private static let interface = [
    "Called alone on a terminal, glot does the same. ? shows the keys of each screen, : all actions; q goes back and ends it. What other commands change meanwhile appears by itself.":
      "То же делает glot без команды в терминале. Клавиша «?» показывает клавиши экрана, «:» — все действия; q возвращает назад и завершает работу. Изменения, сделанные другими командами, появляются сами.",
    "Write to this file how long each key takes, a JSON document a line.":
      "Записывать в этот файл время отклика на каждую клавишу: по документу JSON в строке.",
  ]

  private static let history = [
    "Each command that changed something is one step, in this run or an earlier one. What was undone can be done again with redo, until something new is changed.":
      "Каждая команда, которая что-то изменила, — один шаг, даже если она выполнена давно. Отменённое можно повторить командой redo, пока не сделано новое изменение.",
    "--plain prints the number, the time, the command, what it was done to, and - when it was undone.":
      "--plain выводит номер, время, команду, к чему она относилась, и «-», если шаг отменён.",
    "Steps are kept for a year, at most 10,000 of them.": "Шаги хранятся год, не больше 10 000.",
    "Show the steps that can be undone, the next one first.": "Показать шаги, которые можно отменить, начиная с ближайшего.",
    "Show the steps that can be done again, the next one first.": "Показать шаги, которые можно повторить, начиная с ближайшего.",
    "Only say what would happen.": "Только сказать, что будет сделано.",
    "At most this many steps.": "Не больше указанного числа шагов.",
  ]

  private static let keepingData = [
    "Without FILE the copy goes into the folder “backups” beside the database. That is also done by itself after changes, at most every half hour; of the older ones a few are kept: all of three days, then one for each of 12 days, 10 weeks and 9 months. “glot config set backup off” stops it. The SHA-256 sum is written beside each file.":
      "Без ФАЙЛА копия сохраняется в папку «backups» рядом с базой. Это делается и само собой после изменений, не чаще раза в полчаса; из старых копий остаются все за три дня, затем по одной за каждый из 12 дней, 10 недель и 9 месяцев. «glot config set backup off» это отключает. Рядом с каждым файлом записывается его сумма SHA-256.",
    "--plain prints the file, the time, the size in bytes, and how many words, tasks, translations and roots it holds, with spaces between.":
      "--plain выводит файл, время, размер в байтах и через пробел число слов, задач, переводов и корней.",
    "The file to write.": "Файл для записи.",
    "The backup is checked first, and the present data is saved. undo takes the restore back, unless there was no data yet, or it was no database any more: then the history comes with the backup. Records that are damaged in the backup are restored as they are, and named. Without FILE the backups are listed.":
      "Сначала копия проверяется, а нынешние данные сохраняются. Восстановление можно отменить командой undo, если прежде были данные и они читались; иначе история берётся из копии. Повреждённые записи копии восстанавливаются такими, какие есть, и перечисляются. Без ФАЙЛА выводится список копий.",
    "A backup: a path, or a name from the list.": "Резервная копия: путь или имя из списка.",
    "Looks at the structure, the schema, and whether the search index fits the words. --plain prints a code and the details of each problem.":
      "Проверяет структуру, схему и соответствие поискового индекса словам. --plain выводит код и подробности каждой проблемы.",
    "Look at every record as well.": "Проверить и каждую запись.",
    "Rebuild what can be rebuilt. What you wrote is never guessed at.":
      "Восстановить то, что можно построить заново. Ваши тексты программа не додумывает.",
  ]

  private static let options = [
    "The words.": "Слова.",
    "The language of the word: en, es, ru, de, fr, it or pt.": "Язык слова: en, es, ru, de, fr, it или pt.",
    "The language of its translations.": "Язык перевода.",
    "Both languages at once, as in es:en.": "Оба языка сразу, например es:en.",
    "A translation of your own; may be given again.": "Ваш перевод; можно указать несколько раз.",
    "A remark.": "Заметка.",
    "A tag; may be given again.": "Метка; можно указать несколько раз.",
    "Make it a favourite.": "Сразу добавить в избранное.",
    "Do not ask the dictionaries.": "Не искать в словарях.",
    "Only favourites.": "Только избранные.",
    "Only words with this tag; may be given again.": "Только слова с этой меткой; можно указать несколько раз.",
    "Only words of this status: translated, pending or untranslated.":
      "Только слова в этом состоянии: translated, pending или untranslated.",
    "Only words added on this day or later: 2026-12-31, today, yesterday or 7d.":
      "Только слова, добавленные в этот день или позже: 2026-12-31, today, yesterday или 7d.",
    "The order: newest, oldest, text or lookups.": "Порядок: newest, oldest, text или lookups.",
    "At most this many words.": "Не больше указанного числа слов.",
    "What to find; all arguments together.": "Что искать; аргументы объединяются в один запрос.",
    "Where to look: word, translation or both.": "Где искать: word, translation или both.",
    "Words, by number or text.": "Слова: номера или текст.",
    "The word, by number or text.": "Слово: номер или текст.",
    "The word or phrase; all arguments together.": "Слово или фраза; аргументы объединяются.",
    "Take what is given as text, even if it is a number.": "Считать указанное текстом, даже если это число.",
    "Another spelling.": "Другое написание.",
    "A translation of your own, in place of those there are; may be given again.":
      "Ваш перевод вместо имеющихся; можно указать несколько раз.",
    "A translation of your own, beside those there are; may be given again.":
      "Ваш перевод в дополнение к имеющимся; можно указать несколько раз.",
    "A remark; an empty one takes it away.": "Заметка; пустая удаляет прежнюю.",
    "A tag to add; may be given again.": "Добавить метку; можно указать несколько раз.",
    "A tag to take away; may be given again.": "Убрать метку; можно указать несколько раз.",
    "The file to write.": "Файл, в который записать.",
    "The file to read.": "Файл, который загрузить.",
    "Everything of every feature.": "Всё, что хранится, во всех разделах.",
    "With --all, keep the user names, passwords and queries of addresses.":
      "Вместе с --all: сохранить имена пользователей, пароли и запросы адресов.",
    "Change nothing, only tell what would happen.": "Ничего не менять, только показать, что произойдёт.",
    "Import nothing when a record cannot be read.": "Ничего не импортировать, если хотя бы одна запись с ошибкой.",
    "Two languages, or swap, or list.": "Два языка, или swap, или list.",
    "list; get and a setting; set, a setting and a value.": "list; get и настройка; set, настройка и значение.",
    "The shell: bash, zsh or fish.": "Оболочка: bash, zsh или fish.",
    "The command to explain.": "Команда, о которой нужна справка.",
    "The form: text, markdown, man, or commands for their names.": "Формат: text, markdown, man или commands (только названия команд).",
    "Print the version.": "Вывести номер версии.",
    "Print one JSON document.": "Вывести один документ JSON.",
    "Print one record a line, its fields separated by tabs.": "По одной записи в строке, поля разделены табуляцией.",
    "Speak this language: en or ru.": "Язык сообщений: en или ru.",
    "Keep everything in this one folder.": "Хранить всё в этой папке.",
    "Leave the network alone.": "Не обращаться к сети.",
    "Use no colour.": "Без цвета.",
    "When to use colour: auto, always or never.": "Когда использовать цвет: auto, always или never.",
    "Never ask; fail where an answer is needed.": "Ничего не спрашивать; если нужен ответ, завершиться с ошибкой.",
    "Confirm in advance, for scripts; no command asks for confirmation.":
      "Подтвердить заранее, для скриптов; ни одна команда не просит подтверждения.",
    "Print no remarks, only results and errors.": "Без примечаний: только результаты и ошибки.",
    "Show on standard error what the program does.": "Показывать в потоке ошибок, что делает программа.",
    "Keep log lines of this level and above: debug, info, warning or error.":
      "Записывать в журнал строки этого уровня и выше: debug, info, warning или error.",
    "Explain the command.": "Показать справку о команде.",
  ]
}
