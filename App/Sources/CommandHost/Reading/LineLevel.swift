import CoreModule
import CorePresentation
import Presentation
import Reading
import TerminalKit

/// The questions line by line: prints a word and reads an answer, until all are answered or standard input ends.
@MainActor
struct LineLevel {
  let level: LevelViewModel
  let context: Context

  func run(_ languages: LanguagePair, seed: UInt64?) async throws(Problem) -> Outcome {
    guard !context.streams.inputIsTerminal || !context.session.forbidsQuestions else { throw Self.noAnswers }
    await level.begin(languages, seed: seed)
    if let problem = level.state.problem { throw Problem(problem) }
    if context.session.format == .text {
      context.remark(LevelPhrases.introduction(languages.from, questions: level.state.questionCount))
    }
    let lines = InputLineReader(context.streams)
    while let question = level.state.question {
      guard try context.print(LevelQuestionDocument(question: question, count: level.state.questionCount)) else { return Self.silence }
      guard let reply = try reply(from: lines) else { throw unfinished(question) }
      switch reply {
      case .known(let isKnown): level.answer(isKnown)
      case .back: level.goBack()
      case .quit: throw unfinished(question)
      }
    }
    guard let estimate = level.state.estimate else { return Self.silence }
    let document = LevelDocument(level: estimate.level, estimate: estimate)
    // What means little must not take words away from those that are to be learned.
    if estimate.isDoubtful { return Outcome(document, notes: [LevelPhrases.doubtful(estimate)]) }
    await level.save()
    if let problem = level.state.problem { throw Problem(problem) }
    return Outcome(document, notes: [LevelPhrases.saved(estimate.level)])
  }

  private enum Reply {
    case known(Bool)
    case back, quit
  }

  /// The next answer; `nil` at the end of standard input. Asks again after an invalid answer.
  private func reply(from lines: InputLineReader) throws(Problem) -> Reply? {
    do throws(Streams.Failure) {
      while let bytes = try lines.next() {
        let line = String(decoding: bytes, as: UTF8.self).trimmed
        if let reply = Self.reply(line) { return reply }
        context.remark(LevelPhrases.notAnAnswer(line))
      }
    } catch { throw .unreadableInput(error) }
    return nil
  }

  private static func reply(_ line: String) -> Reply? {
    switch line.lowercased() {
    case "y", "yes", "д", "да": .known(true)
    case "n", "no", "н", "нет": .known(false)
    case "back", "назад": .back
    case ":quit": .quit
    default: nil
    }
  }

  private func unfinished(_ question: LevelQuestion) -> Problem {
    let (answered, all) = (question.number - 1, level.state.questionCount)
    return Problem(
      .nothingFound, "unfinished",
      en: ("\(answered) of \(all) questions were answered, so there is no estimate.", "Nothing was saved. Answer all of them."),
      ru: ("Отвечено на \(answered) из \(all) вопросов, поэтому оценки нет.", "Ничего не сохранено. Ответьте на все.")
    )
  }

  private static let silence = Outcome(PageDocument(name: "level", page: ""))
  private static let noAnswers = Problem.usage(
    en: (
      "The estimate needs answers, and --no-input forbids them.", "Leave --no-input out, or set the level yourself: glot level --set NUMBER"
    ),
    ru: ("Для оценки нужны ответы, а --no-input их запрещает.", "Уберите --no-input или укажите уровень сами: glot level --set ЧИСЛО")
  )
}
