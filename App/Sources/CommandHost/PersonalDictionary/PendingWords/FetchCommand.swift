import AppServices
import ArgumentParser
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

struct FetchCommand: Command {
  static let configuration = CommandConfiguration.under(
    "glot", commandName: "fetch",
    abstract: "Look up the words that are still pending.",
    discussion: """
      A word is pending when a service could not be asked. The oldest comes first, and each answer is kept at once: what ends this loses \
      nothing, and the next time goes on. A service that is offline, has had enough or refuses the key is not asked again in this run; words \
      that it refused are tried again only with --retry.
      Answers of services are kept for ever, in the cache; --clear-cache forgets them, and your words keep their translations. With --offline \
      nothing is asked.
      --plain prints done or pending, the number, the word, its translations, the reason and the time of the next try.

      glot fetch
      glot fetch --retry soon
      """
  )

  @Option(help: "Look this word up again, whatever came of it before; may be given again.")
  var retry: [String] = []

  @Flag(help: "Forget what services answered, and ask nothing.")
  var clearCache = false

  @OptionGroup var selection: SelectionOptions

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
    return Outcome(
      FetchDocument(state: queue.state), notes: notes, problem: count == 0 ? nil : .wordsPending(queue.state.pending)
    )
  }

  @MainActor private func problem(of queue: PendingWordsViewModel) -> Problem {
    queue.state.problem.map { Problem($0) } ?? .wordsPending(queue.state.pending)
  }
}

extension FetchCommand {
  mutating func read(_ arguments: inout ArgumentReader) {
    selection = arguments.group()
    retry = arguments.values("--retry")
    clearCache = arguments.flag("--clear-cache")
  }
}
