// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let wordFiles = [
    "Take in words from a file, or everything from one of “glot export --all”.":
      "Загрузить слова из файла или всё из файла команды «glot export --all».",
    "It may be CSV, TSV or another table (whatever separates its columns, with a line of names or without), what Quizlet copies, Anki's notes as plain text, KVTML 2, JSON, a Kindle's vocab.db or a Kobo's KoboReader.sqlite; glot sees which. Without a file, or with -, it is read from standard input.":
      "Подойдут CSV, TSV и другие таблицы (с любым разделителем столбцов, с заголовком или без), экспорт Quizlet, записи Anki в виде текста, KVTML 2, JSON, vocab.db с Kindle и KoboReader.sqlite с Kobo; формат определяется сам. Без файла или с «-» читается стандартный ввод.",
    "What is not there yet is added; what is there already is merged with it, and nothing of yours is lost. Translations of the file become your own; a word without one is looked up in the dictionaries on this machine. All of it is one step. Records that cannot be read are named by line, and the others are imported.":
      "Новое добавляется, имеющееся объединяется с ним, и ничего вашего не теряется. Переводы из файла становятся вашими; слово без перевода ищется в словарях на этом компьютере. Всё это — один шаг для отмены. Записи, которые не удаётся прочитать, называются по строкам, остальные импортируются.",
    "Columns are known by their names (text, translations, from, to, note, tags, starred, lookups, created and others); without names they are the word, its translation, a note, tags. Several translations are separated by ; or stand on lines of their own.":
      "Столбцы узнаются по названиям (text, translations, from, to, note, tags, starred, lookups, created и другие; можно и по-русски: слово, перевод); без названий это слово, перевод, заметка, метки. Несколько переводов разделяются знаком ; или стоят на отдельных строках.",
    "What the file is: csv, tsv, quizlet, anki, json, kvtml, kindle or kobo.":
      "Формат файла: csv, tsv, quizlet, anki, json, kvtml, kindle или kobo.",
    "The language of the words, where the file does not say it.": "Язык слов, если он не указан в файле.",
    "The language of the translations, where the file does not say it.": "Язык переводов, если он не указан в файле.",
    "What stands between two columns; tab for a tab.": "Разделитель столбцов; tab — знак табуляции.",
    "What stands between two records, if not the end of a line.": "Разделитель записей, если это не конец строки.",
    "Whether the first line names the columns.": "Есть ли в первой строке названия столбцов.",
    "Write your words to a file, or everything that glot keeps.": "Записать в файл ваши слова или всё, что хранит glot.",
    "The file's ending says the format, or --format: a table for spreadsheets (csv, tsv), cards for Quizlet or Anki, KVTML 2, or JSON. Without a file, or with -, it goes to standard output, as CSV unless said otherwise. “glot import” reads each of them back. A file that is there already is replaced whole.":
      "Формат задаёт расширение файла или --format: таблица (csv, tsv), карточки для Quizlet или Anki, KVTML 2, JSON. Без файла или с «-» данные идут в стандартный вывод, по умолчанию как CSV. «glot import» читает любой из них обратно. Существующий файл заменяется целиком.",
    "With --all it is one JSON document with everything of every feature, to the last detail. User names, passwords and queries of addresses are left out, which is told, unless --with-secrets keeps them.":
      "С --all это один документ JSON, где есть всё до последней мелочи. Имена пользователей, пароли и запросы адресов в него не входят, о чём сообщается; с --with-secrets они сохраняются.",
    "With a file, --plain prints the file and how many records of each kind it holds; without one, the words as TSV.":
      "С файлом --plain выводит его имя и число записей каждого вида, без файла — слова как TSV.",
    "The format to write: csv, tsv, quizlet, anki, json or kvtml.": "Формат записи: csv, tsv, quizlet, anki, json или kvtml.",
  ]
}
