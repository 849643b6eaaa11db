// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let sources = [
    "Show and arrange the dictionaries that are asked.": "Показать и настроить словари, в которых ищется перевод.",
    "The dictionaries on this machine are asked in the order of the list, and their answers are merged; services in the network only when these have nothing. The built-in one, core, can be moved and disabled, not removed.":
      "Словари на этом компьютере опрашиваются в порядке списка, их ответы объединяются; к сетевым службам glot обращается, только если в словарях ничего нет. Встроенный словарь core можно переместить или отключить, но не удалить.",
    "list shows them; add KIND NAME adds one; rm NAME, move NAME POSITION, enable NAME and disable NAME change one; test NAME WORD asks one alone; find shows the dictionaries that are installed, and what Debian has for the direction, with the command that installs it.":
      "list показывает источники; add ВИД НАЗВАНИЕ добавляет; rm НАЗВАНИЕ, move НАЗВАНИЕ МЕСТО, enable НАЗВАНИЕ и disable НАЗВАНИЕ изменяют один из них; test НАЗВАНИЕ СЛОВО обращается только к одному; find показывает установленные словари и то, что для направления есть в Debian, с командой для установки.",
    "Dictionaries of dict.org's kind and StarDict's that are installed are asked without being added, after those of the list; disable ends it.":
      "Установленные словари видов dictorg и stardict опрашиваются и без добавления, после остальных; disable отключает такой словарь.",
    "The kinds are dictorg and stardict, with the path of a dictionary's files or the name of an installed one; dict (--host, --port, --database), libretranslate (--url, --key-file), apertium (--url) and pons (--key-file, --url).":
      "Виды: dictorg и stardict (за названием — путь к файлам словаря; у установленного он не нужен), dict (--host, --port, --database), libretranslate (--url, --key-file), apertium (--url) и pons (--key-file, --url).",
    "--plain prints the name, the kind, * when it is asked, the directions and the number of headwords; find adds the command that installs what is not there.":
      "--plain выводит название, вид, * у включённых, направления и число заглавных слов; find — ещё и команду, которая устанавливает недостающее.",
    "What to do, and what it is done to.": "Что сделать и с чем.",
    "The language of the words: en, es, ru, de, fr, it or pt.": "Язык слов: en, es, ru, de, fr, it или pt.",
    "The language of the translations.": "Язык переводов.",
    "The host of a DICT server.": "Узел сервера DICT.",
    "Its port; 2628 by default.": "Его порт; по умолчанию 2628.",
    "The database to ask there; by default all of them.": "База данных на нём; по умолчанию все.",
    "The address of a service: http://… or https://…": "Адрес службы: http://… или https://…",
    "The file that holds the key for the service.": "Файл с ключом для службы.",
  ]

  static let sourceValueNames = ["host": "УЗЕЛ", "port": "ПОРТ", "database": "БАЗА", "url": "АДРЕС", "key-file": "ФАЙЛ"]
}
