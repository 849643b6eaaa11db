import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

struct FetchCommand: Command {
  static let name = "fetch"
  static let help = CommandHelp(
    en: "Look up the pending words.", ru: "Найти переводы слов, которые их ожидают.",
    details: [
      LocalizedText(
        en: """
          A word is pending if a service could not be asked. The oldest words come first, and each answer is saved at once, so nothing \
          is lost if you stop, and the next run continues there. A service that is offline, limits requests or refuses the key is not \
          asked again in this run; words that it refused are tried again only with --retry.
          """,
        ru: """
          Слово ожидает перевода, если служба не смогла ответить. Первыми идут самые старые слова, каждый ответ сохраняется сразу: если \
          прервать работу, ничего не потеряется, а следующий запуск её продолжит. К службе, которая недоступна, больше не принимает \
          запросов или не приняла ключ, в этот раз glot больше не обращается; слова, которые она отклонила, запрашиваются снова только с \
          --retry.
          """
      ),
      LocalizedText(
        en: """
          Answers of services stay in the cache until --clear-cache deletes them; your words keep their translations. With --offline, \
          nothing is looked up.
          """,
        ru: """
          Ответы служб хранятся в кэше бессрочно; --clear-cache удаляет их, переводы ваших слов при этом остаются. С --offline \
          запросов нет.
          """
      ),
      LocalizedText(
        en: "--plain prints done or pending, the number, the word, its translations, the reason and the time of the next try.",
        ru: "--plain выводит done или pending, номер, слово, переводы, причину и время следующей попытки."
      ),
    ], examples: ["glot fetch", "glot fetch --retry soon"]
  )

  let retry: [String]
  let clearCache: Bool
  let selection: SelectionOptions

  init(_ arguments: inout ArgumentReader) {
    retry = arguments.options(
      "retry", russianValue: "СЛОВО", en: "Look this word up again, whatever the last result was; can be repeated.",
      ru: "Найти это слово ещё раз, каким бы ни был прежний результат; можно указать несколько раз."
    )
    clearCache = arguments.flag(
      "clear-cache", en: "Remove the saved answers of services; nothing is looked up.",
      ru: "Удалить сохранённые ответы служб; запросов не будет."
    )
    selection = SelectionOptions(&arguments)
  }

  func run(in context: Context) async throws(Problem) -> Outcome {
    let queue = context.personalDictionary().pendingWords.build()
    if clearCache {
      guard let count = await queue.clearAnswers() else { throw problem(of: queue) }
      return Outcome(ClearedAnswersDocument(count: count))
    }
    if context.options.isOffline {
      await queue.load()
    } else {
      let line = ProgressLine(context)
      await queue.fetch(selection.selectors(retry)) { line.show(PendingPhrases.progress($0)) }
      line.clear()
    }
    if queue.state.problem != nil { throw problem(of: queue) }
    let count = queue.state.pending.count
    var notes: [LocalizedText] = []
    if count > 0, context.options.isOffline { notes = [PendingPhrases.offline] }
    if count == 0, queue.state.done.isEmpty { notes = [PendingPhrases.nothing] }
    let knowledge = await context.knowledge(of: queue.state.done, inText: false)
    return Outcome(
      FetchDocument(state: queue.state, knowledge: knowledge), notes: notes, problem: count == 0 ? nil : .wordsPending(queue.state.pending)
    )
  }

  @MainActor private func problem(of queue: PendingWordsViewModel) -> Problem {
    queue.state.problem.map { Problem($0) } ?? .wordsPending(queue.state.pending)
  }
}
