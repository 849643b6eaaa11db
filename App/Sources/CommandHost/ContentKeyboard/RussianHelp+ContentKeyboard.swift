// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let keyboardValueNames = [
    "button": "КНОПКА", "number": "НОМЕР", "position": "ПОЗИЦИЯ", "piece": "НОМЕР", "set": "ИМЯ=ТЕКСТ", "source": "ИСТОЧНИК",
    "max-age": "СРОК",
    "text": "ТЕКСТ", "id": "ИДЕНТИФИКАТОР", "set-id": "ИДЕНТИФИКАТОР", "at": "ПОЗИЦИЯ", "change": "ИЗМЕНЕНИЕ", "caption": "НАДПИСЬ",
  ]

  static let contentKeyboard = [
    "Press buttons that hold ready-made texts.": "Нажимать кнопки с готовыми текстами.",
    "Alone it lists the buttons with where each stands. Buttons are named by their ids or captions. “glot completions” prints shell widgets that put the next piece into the command line.":
      "Без действия показывает кнопки и место каждой. Кнопка указывается идентификатором или надписью. «glot completions» выводит виджеты оболочки, которые вставляют следующий текст в командную строку.",
    "What to do: one of the commands of keys.": "Что сделать: одна из команд keys.",
    "--plain prints the id, the caption, the place of the last piece counted from 0, and the number of pieces.":
      "--plain выводит идентификатор, надпись, место последнего текста, считая с 0, и число текстов.",
    "--plain prints the id, the caption, the place of the piece counted from 0, the number of pieces, and the piece.":
      "--plain выводит идентификатор, надпись, место текста, считая с 0, число текстов и сам текст.",
    "--plain prints the kind of the source, the source, the number of buttons, and when they were fetched.":
      "--plain выводит вид источника, источник, число кнопок и время загрузки.",
    "The board is yours from then on, and is no longer fetched; undo takes that back.":
      "После этого доска становится вашей и больше не загружается; отменить это можно командой undo.",
    "At this position, from 1; by default behind the others.": "На эту позицию, считая с 1; по умолчанию в конец.",
    "Print the next piece of each button.": "Вывести следующий текст каждой кнопки.",
    "After the last piece comes the first again. Without a button it is the one that was used last. Where each stands is kept.":
      "После последнего текста снова идёт первый. Без указания кнопки берётся та, что использована последней. Место каждой сохраняется.",
    "Buttons, by id or caption.": "Кнопки: идентификаторы или надписи.",
    "The button, by id or caption.": "Кнопка: идентификатор или надпись.",
    "Remember one button only: another one begins with its first piece.": "Помнить только одну кнопку: другая начинает с первого текста.",
    "The value of a placeholder, as in name=Ann; may be given again.":
      "Значение подстановки, например name=Анна; можно указать несколько раз.",
    "Put it on the clipboard too.": "Скопировать и в буфер обмена.",
    "Leave control characters in it, for a file or another program.": "Оставить управляющие символы — для файла или другой программы.",
    "Print one piece of a button, and go on from there.": "Вывести один из текстов кнопки и продолжать с него.",
    "The number of the piece, from 1.": "Номер текста, считая с 1.",
    "Print the next piece of each button without pressing it.": "Вывести следующий текст каждой кнопки, не нажимая её.",
    "Placeholders are shown as they are written.": "Подстановки показываются так, как записаны.",
    "Take the last output back.": "Отменить последний вывод.",
    "Its button stands where it stood before. Again, it takes back the one before; the last thousand can be.":
      "Кнопка возвращается на прежнее место. Повторный вызов отменяет предыдущий вывод; помнится последняя тысяча.",
    "Let buttons begin again with their first pieces.": "Начать тексты кнопок сначала.",
    "Without a button, all of them.": "Без указания кнопки — всех.",
    "List the pieces of buttons.": "Показать тексты кнопок.",
    "Without a button, those of all. The one that was put out last is marked.": "Без указания кнопки — всех. Выведенный последним отмечен.",
    "Those first that are used most, and lately.": "Сначала те, что используются чаще и недавно.",
    "Find pieces by any part of them.": "Найти тексты по любой их части.",
    "Case and accents do not matter.": "Регистр и диакритика не важны.",
    "Write the board as JSON.": "Записать доску в JSON.",
    "The document is what a service sends, and what source and edit read. Without a file, or with -, it goes to standard output.":
      "Документ такой же, какой присылает служба и какой читают source и edit. Без файла или с «-» выводится в стандартный вывод.",
    "With a file, --plain prints the file and the number of buttons.": "Если указан файл, --plain выводит его и число кнопок.",
    "Show or choose where the board comes from.": "Показать или выбрать, откуда берётся доска.",
    "An address or a file that holds {\"content\":[{\"id\":\"1\",\"displayText\":\"greetings\",\"content\":[\"hi\",\"how are you?\"]}]}; own for the board that you wrote, starter for the one that comes with glot. A board of a service is fetched again behind when it is older than its limit; a file is read again when it has changed. When that fails, the old board stays.":
      "Адрес или файл, где есть {\"content\":[{\"id\":\"1\",\"displayText\":\"greetings\",\"content\":[\"hi\",\"how are you?\"]}]}; own — ваша доска, starter — та, что поставляется с glot. Доска службы загружается заново в фоне, когда устарела; файл перечитывается, когда изменился. Если не удалось, остаётся прежняя доска.",
    "An address, a file, own or starter.": "Адрес, файл, own или starter.",
    "The age limit: 90s, 30m, 12h, 7d or never; at first 1h.": "Срок годности: 90s, 30m, 12h, 7d или never; сначала 1h.",
    "Fetch the board again.": "Загрузить доску заново.",
    "An error of the service that may pass is waited for, a few times. The new board comes in the place of the old one whole and valid, or the old one stays.":
      "Если ошибка службы может пройти, запрос несколько раз повторяется. Новая доска заменяет прежнюю целиком и без ошибок, иначе остаётся прежняя.",
    "Add a button, or pieces to one.": "Добавить кнопку или тексты к ней.",
    "The first argument is what stands on the button, the others are its pieces. {name} in a piece stands for a text that --set gives when it is pressed, {date} for the day, {clipboard} for what was copied; {{ is a brace.":
      "Первый аргумент — надпись, остальные — тексты. {name} в тексте заменяется значением из --set при нажатии, {date} — датой, {clipboard} — скопированным; {{ — это скобка.",
    "The caption and the pieces; with --to only pieces.": "Надпись и тексты; с --to только тексты.",
    "Add to this button, named by id or caption.": "Добавить к этой кнопке: идентификатор или надпись.",
    "The id of the new button; by default the next number.": "Идентификатор новой кнопки; по умолчанию следующий номер.",
    "Change the board, a button, or a piece.": "Изменить доску, кнопку или текст.",
    "Alone on a terminal it opens the whole board in $VISUAL or $EDITOR; with - it reads one from standard input. A button is changed by its options, a piece by its number and another text.":
      "Без аргументов в терминале открывает всю доску в $VISUAL или $EDITOR; с «-» читает её из стандартного ввода. Кнопка меняется параметрами, текст — номером и новым текстом.",
    "The button, the number of a piece, and its text; or -.": "Кнопка, номер текста и новый текст; или «-».",
    "What stands on the button.": "Надпись на кнопке.",
    "Another id for the button.": "Другой идентификатор кнопки.",
    "Move a button, or a piece of one, to another position.": "Переместить кнопку или её текст на другую позицию.",
    "The new position, from 1; behind the last it is the last.": "Новая позиция, считая с 1; больше последней — последняя.",
    "The number of the piece to move.": "Номер перемещаемого текста.",
    "Delete buttons, or pieces of one.": "Удалить кнопки или тексты одной кнопки.",
    "The number of a piece to delete, instead of the button; may be given again.":
      "Номер удаляемого текста (вместо кнопки); можно указать несколько раз.",
    "With them come two widgets: Alt-k puts the next piece of the content keyboard into the command line, and again the one after it in its place; Alt-Shift-k lets you pick one. They are there at once where the script is read at the start of the shell. $GLOT_KEY names the button; by default it is the one that was used last.":
      "С ним два виджета: Alt-k вставляет в командную строку следующий текст клавиатуры, а повторно — следующий вместо него; Alt-Shift-k даёт выбрать. Они доступны сразу, если скрипт читается при запуске оболочки. $GLOT_KEY задаёт кнопку; по умолчанию — использованная последней.",
  ]
}
