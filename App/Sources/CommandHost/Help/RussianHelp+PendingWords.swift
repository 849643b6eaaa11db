import TerminalKit

// swift-format-ignore-file: LineLength

extension RussianHelp {
  static let pendingWords = [
    "Look up the words that are still pending.": "Найти перевод слов, которые его ожидают.",
    "A word is pending when a service could not be asked. The oldest comes first, and each answer is kept at once: what ends this loses nothing, and the next time goes on. A service that is offline, has had enough or refuses the key is not asked again in this run; words that it refused are tried again only with --retry.":
      "Слово ожидает перевода, если служба не смогла ответить. Первыми идут самые старые слова, каждый ответ сохраняется сразу: если прервать работу, ничего не потеряется, а следующий запуск её продолжит. К службе, которая недоступна, больше не принимает запросов или не приняла ключ, в этот раз glot больше не обращается; для слов, в которых она отказала, нужен --retry.",
    "Answers of services are kept for ever, in the cache; --clear-cache forgets them, and your words keep their translations. With --offline nothing is asked.":
      "Ответы служб хранятся в кэше бессрочно; --clear-cache удаляет их, переводы ваших слов при этом остаются. С --offline запросов нет.",
    "--plain prints done or pending, the number, the word, its translations, the reason and the time of the next try.":
      "--plain выводит done или pending, номер, слово, переводы, причину и время следующей попытки.",
    "Look this word up again, whatever came of it before; may be given again.":
      "Найти это слово ещё раз, что бы ни вышло раньше; можно указать несколько раз.",
    "A form is shown with all words that it can be of, the likeliest first. Of a phrase that no dictionary has, the parts are shown.":
      "Форма показывается со всеми словами, к которым она может относиться, начиная с самого вероятного. Если выражения нет в словарях, показываются его части.",
    "A service in the network is asked only when no dictionary on this machine has the word, and never with --offline.":
      "К сетевой службе glot обращается, только если слова нет ни в одном словаре на этом компьютере, и никогда с --offline.",
    "When nothing was found and one of them gave no answer, the exit status says why: 75 to try again later, 69 when it does not work, 77 when it refuses the key.":
      "Если ничего не найдено, но какой-то словарь или служба не ответили, код завершения говорит почему: 75 — повторите позже, 69 — не работает, 77 — ключ не принят.",
    "Nothing is asked over the network; what services answered before is shown.":
      "Запросов в сеть нет; показано и то, что службы ответили раньше.",
    "What no dictionary on this machine has is kept first, then looked up in the services that you added, for some seconds at most; when they cannot be asked, the word is pending, and “glot fetch” looks it up later.":
      "Слово, которого нет в словарях на этом компьютере, сначала сохраняется, а затем ищется в добавленных вами службах, не дольше нескольких секунд; если обратиться к ним нельзя, слово ожидает перевода, и его позже найдёт «glot fetch».",
    "Forget what services answered, and ask nothing.": "Удалить сохранённые ответы служб; запросов не будет.",
  ]

  static let pendingValueNames = ["retry": "СЛОВО"]
}
