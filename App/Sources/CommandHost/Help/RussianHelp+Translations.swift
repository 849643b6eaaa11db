// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let translations = [
    "Translate a text into UBCO, or back.": "Перевести текст на язык UBCO или обратно.",
    "Vowels are doubled, consonants move on by one, UBCO is put before the text and the number of its words behind it; everything else stays. The way back forgives what is missing, unless --strict is given.":
      "Гласные удваиваются, согласные заменяются следующими, перед текстом ставится UBCO, после него — число слов; остальное не меняется. Обратный перевод прощает пропуски, если не указан --strict.",
    "Without a text, or with -, standard input is translated, however long it is; one line break at its end is no part of the text. A text that is history, last or clear needs -- before it.":
      "Без текста или с «-» переводится стандартный ввод любой длины; один перевод строки в его конце к тексту не относится. Перед текстом history, last или clear нужно поставить «--».",
    "history QUERY lists the translations that were kept, those that contain QUERY; last shows the last one; clear forgets them all. Texts on the command line are kept, standard input only with --keep.":
      "history ЗАПРОС показывает сохранённые переводы, содержащие ЗАПРОС; last — последний; clear удаляет все. Тексты из командной строки сохраняются, стандартный ввод — только с --keep.",
    "--plain prints the text, its translation, the direction and the number of words; history prints the number of the translation before these.":
      "--plain выводит текст, перевод, направление и число слов; history — перед ними номер перевода.",
    "The text; all arguments together. Or history, last or clear.": "Текст; аргументы объединяются. Либо history, last или clear.",
    "Go back from UBCO.": "Перевести с UBCO обратно.",
    "Take each line for a text of its own.": "Считать каждую строку отдельным текстом.",
    "Leave the affixes out: no UBCO before the text, no number behind it.": "Без обрамления: ни UBCO перед текстом, ни числа после него.",
    "Print only the number of words.": "Вывести только число слов.",
    "Refuse what is not exact UBCO, and what is not UTF-8.": "Не принимать неточный UBCO и то, что не является UTF-8.",
    "End with 1 when the text would not come back unchanged.": "Завершиться с кодом 1, если обратный перевод изменит текст.",
    "Keep what standard input gives in the history.": "Сохранить в истории переведённый стандартный ввод.",
    "With history: at most this many translations.": "Для history: не больше указанного числа переводов.",
  ]
}
