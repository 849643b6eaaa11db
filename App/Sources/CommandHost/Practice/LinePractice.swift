import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Practice
import PracticeScheduling
import Presentation
import TerminalKit

/// A session line by line: prints a card, reads an answer and prints the result, until nothing is due or standard input ends.
@MainActor
struct LinePractice {
  let session: SessionViewModel
  let context: Context

  func run(_ options: SessionOptions) async throws(Problem) -> Outcome {
    guard !context.streams.inputIsTerminal || !context.session.forbidsQuestions else { throw Self.noAnswers }
    await session.start(options)
    if let problem = session.state.problem { throw Problem(problem) }
    guard try begin() else { return Self.silence }
    let answers = InputLineReader(context.streams)
    var index = 0
    while let question = session.state.question {
      index += 1
      guard try context.print(CardDocument(index: index, question: question)) else { return Self.silence }
      guard let step = try await answer(index, from: answers) else { return Self.silence }
      if step == .ended { break }
    }
    if session.state.summary == nil { await session.finish() }
    return try await ended(askedCards: index)
  }

  private enum Step {
    /// The card was answered, or another is asked.
    case passed
    /// Standard input or the user ended the session.
    case ended
  }

  /// Reads lines until the card is answered or left.
  ///
  /// - Returns: `nil` when standard output is closed.
  private func answer(_ index: Int, from lines: InputLineReader) async throws(Problem) -> Step? {
    while let question = session.state.question {
      guard let bytes = try line(from: lines) else { return .ended }
      let line = String(decoding: bytes, as: UTF8.self).trimmed
      // Invalid text was not typed as an answer.
      let reply = String(validating: bytes, as: UTF8.self) == nil ? nil : Self.reply(line, to: question)
      switch reply {
      case .show:
        session.reveal()
        guard try context.print(BackDocument(question: session.state.question ?? question)) else { return nil }
      case .grade(let grade):
        await session.answer(grade)
        return try answered(index, question)
      case .choice(let choice):
        session.choose(choice)
        await session.answer()
        return try answered(index, question)
      case .text(let text):
        await session.type(text)
        await session.answer()
        return try answered(index, question)
      case .change(let change):
        guard let isPassed = try await made(change, index) else { return nil }
        if isPassed { return .passed }
      case .quit: return .ended
      case nil:
        let code = line.isEmpty ? "empty_answer" : line.hasPrefix(":") ? "unknown_command" : "not_an_answer"
        guard try tell(.problem, code, PracticePhrases.notAnAnswer(line, question), at: index) else { return nil }
      }
    }
    return .passed
  }

  /// Makes a change other than an answer.
  ///
  /// - Returns: Whether another card is asked now; `nil` when standard output is closed.
  private func made(_ change: Change, _ index: Int) async throws(Problem) -> Bool? {
    var note: LocalizedText?
    let asked = session.state.question?.card.id
    switch change {
    case .undo:
      guard session.state.canUndo else { return try tell(.problem, "nothing_to_undo", Self.nothingToUndo, at: index) ? false : nil }
      await session.undo()
    case .star:
      await session.star()
      // Another card is asked when the word was deleted meanwhile.
      if let question = session.state.question, question.card.id == asked { note = PracticePhrases.starred(question.word) }
    case .suspend:
      await session.suspend()
      note = PracticePhrases.suspended(1)
    case .bury:
      await session.bury()
      note = PracticePhrases.buried(1)
    }
    guard try overtaken(at: index) != nil else { return nil }
    if let note { guard try tell(.note, change.rawValue, note, at: index) else { return nil } }
    return change != .star || session.state.question?.card.id != asked
  }

  /// Prints the answer that was just stored.
  private func answered(_ index: Int, _ question: Question) throws(Problem) -> Step? {
    guard let isOvertaken = try overtaken(at: index) else { return nil }
    if isOvertaken { return .passed }
    guard let answered = session.state.lastAnswer, answered.question.card.id == question.card.id else { return .passed }
    guard try context.print(CardAnswerDocument(index: index, answered: answered, settings: context.graph.practiceSettings)) else {
      return nil
    }
    if let leech = session.state.leech {
      session.dismissLeech()
      guard try tell(.note, "leech", PracticePhrases.leech(leech.text), at: index) else { return nil }
    }
    return .passed
  }

  /// Tells that another terminal was faster, after which the session goes on. Any other problem ends it.
  ///
  /// - Returns: Whether it was; `nil` when standard output is closed.
  private func overtaken(at index: Int) throws(Problem) -> Bool? {
    guard let problem = session.state.problem, problem.wasOvertaken else {
      try check()
      return false
    }
    let told = Problem(problem)
    return try tell(.problem, told.code, told.message, at: index) ? true : nil
  }

  private func check() throws(Problem) {
    if let problem = session.state.problem, !problem.wasOvertaken { throw Problem(problem) }
  }

  /// Says how much there is to do, before the first card, as text only.
  private func begin() throws(Problem) -> Bool {
    guard context.session.format == .text, let overview = session.state.overview, overview.due + overview.new > 0 else { return true }
    return try context.print(DueDocument(overview: overview))
  }

  private func ended(askedCards: Int) async throws(Problem) -> Outcome {
    try check()
    guard let summary = session.state.summary else { return Self.silence }
    let document = SessionEndDocument(progress: session.state.progress, summary: summary)
    guard askedCards == 0 else { return Outcome(document) }
    return Outcome(document, notes: [try await hasWords() ? PracticePhrases.nothingDue : PracticePhrases.noWords])
  }

  /// Whether there is any word to practise.
  private func hasWords() async throws(Problem) -> Bool {
    do throws(StorageError) {
      return try await !context.graph.practiceWords.newest(PracticeFilter(), after: nil, limit: 1).isEmpty
    } catch { throw Problem(error) }
  }

  private func line(from lines: InputLineReader) throws(Problem) -> [UInt8]? {
    do throws(Streams.Failure) { return try lines.next() } catch { throw .unreadableInput(error) }
  }

  /// Tells something of the session: with `--json` as an event, otherwise on standard error.
  ///
  /// - Returns: Whether standard output is still open.
  private func tell(_ event: RemarkDocument.Event, _ code: String, _ text: LocalizedText, at index: Int) throws(Problem) -> Bool {
    let text = text(context.session.language)
    if context.session.format == .json { return try context.print(RemarkDocument(event: event, index: index, code: code, message: text)) }
    context.streams.writeError("\(HarmlessText(line: text))\n")
    return true
  }

  private static let silence = Outcome(PageDocument(name: "practice", page: ""))
  private static let nothingToUndo = LocalizedText(
    en: "There is nothing in this session to take back.", ru: "В этом сеансе отменять нечего.")
  private static let noAnswers = Problem.usage(
    en: ("Practice needs answers, and --no-input forbids them.", "Leave --no-input out, or give the answers on standard input."),
    ru: ("Для повторения нужны ответы, а --no-input их запрещает.", "Уберите --no-input или передайте ответы в стандартный ввод.")
  )
}

extension LinePractice {
  /// What a line asks for.
  enum Reply: Equatable {
    case show, quit
    case grade(Grade)
    /// One of the choices, from 0.
    case choice(Int)
    case text(String)
    case change(Change)
  }

  enum Change: String {
    case undo, star, suspend, bury
  }

  /// The meaning of a line; `nil` if it is not an answer to the question.
  static func reply(_ line: String, to question: Question) -> Reply? {
    if line == ":quit" { return .quit }
    if line.hasPrefix(":"), let change = Change(rawValue: String(line.dropFirst())) { return .change(change) }
    // The expected answer may itself be such a word or a number.
    if question.kind == .recall, question.expected.contains(line) { return .text(line) }
    if line.hasPrefix(":") { return nil }
    if line == "show" || (line.isEmpty && question.kind == .recognise && !question.isRevealed) { return .show }
    if let grade = Int(line).flatMap(Grade.init(rawValue:)) { return .grade(grade) }
    if question.kind == .choose, line.hasPrefix("="), let number = Int(line.dropFirst()), question.choices.indices.contains(number - 1) {
      return .choice(number - 1)
    }
    if let choice = question.choices.firstIndex(of: line) { return .choice(choice) }
    return question.kind == .recall && !line.isEmpty ? .text(line) : nil
  }
}
