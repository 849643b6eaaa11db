// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let game = [
    "Play: does this translation belong to this word?": "Играть: подходит ли перевод к слову?",
    "On a terminal the words fall down the screen, against the clock. Elsewhere, and with --plain or --json, answers are read from standard input, y or n a line, without a clock; when it ends before the round does, the round is kept for --resume. Every answer is kept at once. Words that you got wrong come again soon, those that you know later; the more you get right, the harder it becomes.":
      "В терминале слова падают сверху вниз, и время ограничено. В остальных случаях, а также с --plain и --json ответы читаются из стандартного ввода, по одному y или n в строке, без ограничения времени; если ввод закончится раньше раунда, раунд можно продолжить с --resume. Каждый ответ сохраняется сразу. Слова, в которых вы ошиблись, скоро повторятся, знакомые — позже; чем больше верных ответов, тем труднее.",
    "The words are your own when there are enough of them for a round, else the commonest of the language. A file has a word and its translations a line, with a tab between the two and “ / ” between translations, or is JSON: a list of objects with prompt and translations, or with text_eng and text_spa.":
      "Слова берутся из вашего словаря, если их хватает на раунд, иначе — самые частые слова языка. В файле на каждой строке слово и его переводы: между ними табуляция, между переводами « / »; либо это JSON: список объектов с prompt и translations или с text_eng и text_spa.",
    "scores lists the rounds that were played, words the words that were asked and how well you know them.":
      "scores показывает сыгранные раунды, words — слова, которые спрашивались, и насколько хорошо вы их знаете.",
    "While playing, --plain prints pair, its number, the word and what is shown; answer, its number, y or n, right or wrong, and the translations; missed, a word and its translations; end, the result and how many answers were right and wrong. scores prints when the round began, its result, right and wrong answers, the level, the deck and both languages; words prints the word, both languages, how often it was asked and known, how often in a row, the longest such run, and when it was last asked.":
      "Во время игры --plain выводит pair, номер, слово и показанный перевод; answer, номер, y или n, right или wrong и переводы; missed, слово и переводы; end, итог и число верных и неверных ответов. scores выводит начало раунда, итог, число верных и неверных ответов, уровень, набор и оба языка; words — слово, оба языка, сколько раз оно спрашивалось и угадано, сколько раз подряд, самую длинную такую серию и время последнего вопроса.",
    "scores or words; nothing plays.": "scores или words; без аргумента — играть.",
    "Where the words come from: personal, starter or a file.": "Откуда брать слова: personal, starter или файл.",
    "How many pairs a round has; 15 unless told.": "Сколько пар в раунде; обычно 15.",
    "The wrong answer with this number loses; 3 unless told.": "После скольких ошибок раунд проигран; обычно 3.",
    "How many seconds a word falls; 5 unless told.": "Сколько секунд падает слово; обычно 5.",
    "How many pairs of a hundred belong together; 25 unless told.": "Сколько пар из ста верные; обычно 25.",
    "How hard it begins, from 1 to 5; by default as the last rounds suggest.":
      "Начальная сложность, от 1 до 5; обычно по итогам последних раундов.",
    "Play the round of this number: the same words give the same pairs.": "Раунд с этим номером: те же слова дают те же пары.",
    "Let the words wait for an answer.": "Не ограничивать время ответа.",
    "Ring the terminal's bell at mistakes.": "Подавать звуковой сигнал при ошибках.",
    "Go on with the round that was left.": "Продолжить незаконченный раунд.",
    "Only words of the last round that you got wrong.": "Только слова, в которых вы ошиблись в последнем раунде.",
    "The order: newest or best of scores; weakest, newest or text of words.":
      "Порядок: newest или best для scores; weakest, newest или text для words.",
    "At most this many rounds or words.": "Не больше указанного числа раундов или слов.",
  ]
}
