// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let tasks = [
    "Keep a list of tasks.": "Вести список задач.",
    "Write a task down.": "Записать задачу.",
    "List your open tasks, the next due first.": "Показать открытые задачи, начиная с ближайшего срока.",
    "Show a task with its parts.": "Показать задачу и её части.",
    "Mark tasks as done.": "Отметить задачи как сделанные.",
    "Open done tasks again.": "Снова открыть сделанные задачи.",
    "Change a task.": "Изменить задачу.",
    "Delete tasks with their parts.": "Удалить задачи вместе с их частями.",
    "Hear of tasks again at a later time.": "Отложить напоминание о задачах.",
    "Count your tasks.": "Посчитать задачи.",
    "Take in tasks of another program.": "Загрузить задачи из другой программы.",
    "Write the tasks for another program.": "Выгрузить задачи для другой программы.",
    "Bring the tasks here and on a task server together.": "Синхронизировать задачи с сервером.",
    "Alone it lists the open tasks. Tasks are selected by number, or by their text.":
      "Без аргументов показывает открытые задачи. Задачи выбираются по номеру или по тексту.",
    "--plain prints the number, the task, its priority, when it is due, x when it is done, its tags, how often it comes back, and the task it is a part of.":
      "--plain выводит номер, задачу, приоритет, срок, x у сделанных, метки, повторение и номер задачи, частью которой она является.",
    "- among them, or nothing at all, reads them from standard input, one a line.":
      "Если указать «-» или не указать ничего, они читаются из стандартного ввода, по одной в строке.",
    "A date is today, tomorrow, fri, next-week, eom, +3d, in 3 days, 27 dec, the 1st, 12/25 or 2026-12-31, a time such as 9am or 19:30 may follow, and all of it may be Russian. 3/4 is 4 March; in a Russian line it is 3 April.":
      "Дата — сегодня, завтра, пт, через 3 дня, 27 декабря, 1 числа, 25/12, +3д, eom или 2026-12-31; за ней может следовать время, например «в 9 утра» или 19:30. Английские слова тоже понятны. 3/4 в русской строке — 3 апреля, в английской — 4 марта.",
    "All arguments together are the task; - reads a task a line. Dates, !high or p:high, #tag or +tag, *weekly or every:week are understood and taken out of the text, in English and in Russian, and what was understood is shown. Options win over it, which is said; --literal turns it off, and so do quotes inside the text.":
      "Все аргументы вместе — одна задача; «-» читает задачи из стандартного ввода, по одной в строке. Даты, !high или p:high, #метка или +метка, *weekly или every:week распознаются и убираются из текста, по-английски и по-русски, и распознанное показывается. Параметры важнее, и об этом сообщается; --literal и кавычки внутри текста это отключают.",
    "The order is open before done, then the due date, the priority and the creation. week is today and the six days after it.":
      "Порядок: открытые перед сделанными, затем по сроку, приоритету и времени создания. week — сегодня и следующие шесть дней.",
    "With --json it has its parts in “subtasks”.": "С --json части задачи указаны в «subtasks».",
    "Their open parts are done with them. A task that comes back gets its next one. All of them are done or, when one is unknown, none.":
      "Вместе с ними отмечаются их открытые части. Вместо повторяющейся задачи появляется следующая. Отмечаются все указанные задачи, а если хотя бы одной из них нет, то ни одной.",
    "The next one of a task that comes back goes again, unless it was changed.":
      "Следующая задача, появившаяся вместо повторяющейся, убирается, если её не меняли.",
    "All of the tasks or, when one is unknown, none. undo brings them back.":
      "Удаляются все указанные задачи, а если хотя бы одной из них нет, то ни одной. Вернуть их можно командой undo.",
    "The reminder keeps silent about them until then; when they are due stays as it is. A day alone means nine in the morning.":
      "До этого времени о них не напоминается; срок не меняется. День без времени — девять утра.",
    "--plain prints open, done and overdue with their numbers.": "--plain выводит open, done и overdue с их числами.",
    "The file is an export of Taskwarrior, a todo.txt or an iCalendar; which one is seen where --format does not say it. A task that came from here takes over what was changed there, and is deleted if it was deleted there; the others are added. All of it is one step. Records that cannot be read are named, and the others are imported. What the tasks have besides and glot does not keep is named too. Without a file, or with -, it is read from standard input.":
      "Файл — экспорт Taskwarrior, todo.txt или iCalendar; если --format не указан, формат определяется сам. Задача, взятая отсюда, получает сделанные там изменения, а если там её удалили, удаляется и здесь; остальные добавляются. Всё это — один шаг. Записи с ошибками перечисляются, остальные импортируются. Сообщается и о том, чего glot не хранит. Без файла или с «-» данные читаются из стандартного ввода.",
    "--plain prints how many records are new, merged, skipped and deleted, for each bad one bad, its line and what is wrong with it, and for what is not kept left_out, its name and how many tasks have it.":
      "--plain выводит число новых (new), объединённых (merged), пропущенных (skipped) и удалённых (deleted) записей, для каждой ошибочной — bad, её строку и ошибку, а для того, чего glot не хранит, — left_out, название и число задач.",
    "Without a file, or with -, they go to standard output; a file that is there already is replaced whole. The form is that of --format, or what the name of the file says, or Taskwarrior's.":
      "Без файла или с «-» задачи выводятся в стандартный вывод; существующий файл заменяется целиком. Формат — из --format, иначе по имени файла, иначе Taskwarrior.",
    "With a file, --plain prints the file and how many tasks it holds.": "Если указан файл, --plain выводит его и число задач.",
    "Off until todo.sync_url names a server in the settings; todo.sync_key_file names a file with the key for it. What was changed here is sent, and what was changed there is taken over, as one step that undo takes back. Tags, remarks, parts and how often a task comes back stay here. A server that fails is tried up to four times, for 20 seconds in all; nothing that was changed here is lost.":
      "Выключено, пока в настройках не указан сервер (todo.sync_url); todo.sync_key_file — файл с ключом для него. Сделанные здесь изменения отправляются, сделанные там принимаются одним шагом, который отменяет undo. Метки, заметки, части и повторение хранятся только здесь. Если сервер не отвечает, делается до четырёх попыток, всего не дольше 20 секунд; ничего изменённого здесь не теряется.",
    "--plain prints sent, added, changed, deleted and unsent with their numbers.":
      "--plain выводит sent, added, changed, deleted и unsent с их числами.",
    "What to do: one of the commands of todo.": "Что сделать: одна из команд todo.",
    "Take what is given as the text of a task, even if it is a number.": "Считать указанное текстом задачи, даже если это число.",
    "The task.": "Задача.",
    "When it is due.": "Срок.",
    "How much it matters: low, normal or high.": "Приоритет: low, normal или high.",
    "How often it comes back: daily, weekdays, weekly, monthly or yearly.": "Повторение: daily, weekdays, weekly, monthly или yearly.",
    "The number of the task that it is a part of.": "Номер задачи, частью которой она станет.",
    "Keep the text as it is.": "Оставить текст как есть.",
    "Only done tasks.": "Только сделанные задачи.",
    "Open and done tasks.": "Открытые и сделанные задачи.",
    "Only tasks due then: today, week, overdue or a date.": "Только с этим сроком: today, week, overdue или дата.",
    "Only tasks of this priority: low, normal or high.": "Только с этим приоритетом: low, normal или high.",
    "Only tasks with this tag; may be given again.": "Только с этой меткой; можно указать несколько раз.",
    "At most this many tasks.": "Не больше указанного числа задач.",
    "The task, by number or text.": "Задача: номер или текст.",
    "Tasks, by number or text.": "Задачи: номера или текст.",
    "Until when.": "До какого времени.",
    "Another text.": "Другой текст.",
    "When it is due; none takes the date away.": "Срок; none убирает его.",
    "How often it comes back: daily, weekdays, weekly, monthly or yearly; none ends the series.":
      "Повторение: daily, weekdays, weekly, monthly или yearly; none прекращает его.",
    "The number of the task that it is a part of; none makes it a task of its own.":
      "Номер задачи, частью которой она станет; none делает её самостоятельной.",
    "What the file is: taskwarrior, todotxt or ical.": "Формат файла: taskwarrior, todotxt или ical.",
    "The form: taskwarrior, todotxt or ical.": "Формат: taskwarrior, todotxt или ical.",
    "Only open tasks.": "Только открытые задачи.",
    "Only tell what the server does not have yet; the network is left alone.":
      "Только показать, чего ещё нет на сервере; сеть не используется.",
    "Believe the server even if its list looks like that of someone else.": "Верить серверу, даже если его список похож на чужой.",
  ]

  static let taskValueNames = [
    "text": "ТЕКСТ", "task": "ЗАДАЧА", "due": "ДАТА", "priority": "ПРИОРИТЕТ", "repeat": "ПОВТОР", "parent": "НОМЕР", "until": "ДАТА",
  ]
}
