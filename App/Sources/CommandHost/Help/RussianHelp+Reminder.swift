// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let reminder = [
    "Be reminded of tasks that are due, and once a day to add a word.": "Напоминать о задачах в срок и раз в день о новом слове.",
    "install shows what it writes and lets the system run “glot remind now” every minute: by a systemd user timer, or by the line for cron that it prints. now shows what is due: each task once, and again when it was snoozed; the reminder to add a word at most once a day, and not on a day on which you added one. What could not be shown as a notification is shown at the next run of glot. status and next tell about it, uninstall ends it.":
      "install показывает, что записывает, и поручает системе каждую минуту запускать «glot remind now»: через пользовательский таймер systemd или через строку для cron, которую выводит. now показывает то, чему пришло время: каждую задачу — один раз, отложенную — ещё раз; напоминание о новом слове — не чаще раза в день и не в тот день, когда вы уже добавили слово. Что не удалось показать уведомлением, появится при следующем запуске glot. status и next рассказывают о напоминании, uninstall отключает его.",
    "--plain prints for next the time, for status whether it is installed, the time of day, the next time and the last day, for install and uninstall the files, for now what was decided of the word and then the tasks.":
      "--plain выводит для next — время, для status — установлено ли напоминание (installed), время суток, следующее время и последний день, для install и uninstall — файлы, для now — решение о слове, а затем задачи.",
    "install, uninstall, status, next or now.": "install, uninstall, status, next или now.",
    "The time of day, such as 19:30.": "Время суток, например 19:30.",
    "Reckon from this moment instead of the present, such as 2026-11-21T19:30:00+01:00.":
      "Считать от этого момента, а не от настоящего, например 2026-11-21T19:30:00+01:00.",
    "Reckon in this time zone, such as Europe/Berlin.": "Считать в этом часовом поясе, например Europe/Berlin.",
    "Remind even if it is not due.": "Напомнить, даже если ещё не время.",
    "Wait so many seconds for an answer to the notification.": "Ждать ответа на уведомление столько секунд.",
    "Open with a new word.": "Начать с нового слова.",
    "Open with the tasks.": "Начать с задач.",
  ]
}
