// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let stemming = [
    "Count the roots of the words in a text.": "Подсчитать корни слов в тексте.",
    "The text stands on the command line, in files or on standard input; what is no letter is left out of its words. Each root is printed with a tab and its count.":
      "Текст указывается в командной строке, в файлах или подаётся на стандартный ввод; всё, кроме букв, из слов убирается. Каждый корень выводится со своим количеством через табуляцию.",
    "roots shows the kept roots, clear forgets them, rules prints the built-in grammar as a rule file, or that of --rules. A text that is one of these words stands after --.":
      "roots показывает сохранённые корни, clear удаляет их, rules выводит встроенную грамматику (или грамматику из --rules) в виде файла правил. Текст, совпадающий с одним из этих слов, пишется после --.",
    "--plain prints the root and its count; with --explain the word, its root, what is taken off and what is put on; for rules the suffix, its replacement and how many letters must stand before it.":
      "--plain выводит корень и количество; с --explain — слово, корень, что отбрасывается и что добавляется; для rules — суффикс, замену и сколько букв должно стоять перед ним.",
    "The text; or roots, clear or rules.": "Текст; либо roots, clear или rules.",
    "Files with texts; - is standard input.": "Файлы с текстами; «-» — стандартный ввод.",
    "The order: root, count or first.": "Порядок: root (по корню), count (по количеству) или first (по первому появлению).",
    "At most this many roots.": "Не больше указанного числа корней.",
    "Print each word with its root and the rule.": "Показать каждое слово, его корень и правило.",
    "A file with the rules of another grammar, in TOML.": "Файл с правилами другой грамматики в формате TOML.",
    "The grammar of a language instead: en, es, ru, de, fr, it or pt.":
      "Грамматика языка вместо встроенной: en, es, ru, de, fr, it или pt.",
    "Leave nothing of a word that is only a suffix.": "Ничего не оставлять от слова, целиком состоящего из суффикса.",
    "Add the roots to the kept ones.": "Добавить корни к сохранённым.",
  ]
}
