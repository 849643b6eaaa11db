import CoreModule
import CorePresentation
import Presentation
import TerminalKit
import WordGame

/// Plays a round line by line: prints a pair, reads an answer and prints the result, until the round or standard input ends.
@MainActor
struct LineGame {
  let play: PlayViewModel
  let context: Context

  func run(_ options: RoundOptions) async throws(Problem) -> Outcome {
    guard !context.streams.inputIsTerminal || !context.session.forbidsQuestions else { throw Self.noAnswers }
    var options = options
    options.hasTimer = false
    await play.start(options)
    if let problem = play.state.problem { throw Problem(problem) }
    let answers = InputLineReader(context.streams)
    while let round = play.state.round, let pair = round.pair {
      var isRead = try context.print(PairDocument(index: round.index, pairs: round.setup.rules.pairs, pair: pair))
      guard isRead else { return Self.silence }
      guard let answer = try answer(to: pair, from: answers) else { return ended() }
      await play.answer(answer)
      if let problem = play.state.problem { throw Problem(problem) }
      if let answer = play.state.lastAnswer { isRead = try context.print(AnswerDocument(answer: answer)) }
      guard isRead else { return Self.silence }
    }
    return ended()
  }

  /// The answer; `nil` when standard input has ended. Asks again if it is neither yes nor no.
  private func answer(to pair: WordPair, from lines: InputLineReader) throws(Problem) -> Bool? {
    do throws(Streams.Failure) {
      while let line = try lines.next() {
        if let answer = Self.answer(by: line) { return answer }
        let note = HarmlessText(line: GamePhrases.neither(line, pair)(context.session.language))
        context.streams.writeError("\(note)\n")
      }
    } catch { throw .unreadableInput(error) }
    return nil
  }

  private static func answer(by line: [UInt8]) -> Bool? {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    switch text.lowercased().filter({ !$0.isWhitespace }) {
    case "y", "yes", "д", "да": return true
    case "n", "no", "н", "нет": return false
    default: return nil
    }
  }

  private func ended() -> Outcome {
    guard let round = play.state.round else { return Self.silence }
    return Outcome(EndDocument(round: round))
  }

  private static let silence = Outcome(PageDocument(name: "play", page: ""))

  private static let noAnswers = Problem.usage(
    en: ("A game needs answers, and --no-input forbids them.", "Leave --no-input out, or give the answers on standard input."),
    ru: ("Для игры нужны ответы, а --no-input их запрещает.", "Уберите --no-input или передайте ответы в стандартный ввод.")
  )
}
