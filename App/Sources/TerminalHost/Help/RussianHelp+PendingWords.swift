// swift-format-ignore-file: LineLength

extension RussianHelp {
  /// The help of `glot fetch`.
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
    "Forget what services answered, and ask nothing.": "Удалить сохранённые ответы служб; запросов не будет.",
  ]

  /// What stands for the values of its options.
  static let pendingValueNames = ["retry": "СЛОВО"]
}
