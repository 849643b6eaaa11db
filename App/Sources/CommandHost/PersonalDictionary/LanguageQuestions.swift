import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import TerminalKit

/// Asks on a terminal which languages the user learns and speaks, if no direction was chosen.
@MainActor
struct LanguageQuestions {
  private let context: Context
  private let lines: InputLineReader

  init(_ context: Context) {
    self.context = context
    lines = InputLineReader(context.streams)
  }

  /// Asks and stores the answers. Does nothing if no user can answer.
  func askAtFirst() async throws(Problem) {
    guard mayAsk else { return }
    let firstRun = context.personalDictionary().firstRun.build(reading: Language(context.session.language))
    await firstRun.load()
    guard firstRun.state.hasDirection == false else { return }
    let all = Language.allCases
    let learned = try answer(to: FirstRunPhrases.whatYouLearn, among: all, usual: firstRun.suggestedToLearn)
    let others = all.filter { $0 != learned }
    let spoken = try answer(to: FirstRunPhrases.whatYouSpeak, among: others, usual: firstRun.suggestedToSpeak(learning: learned))
    guard let direction = Direction(from: learned, to: spoken) else { return }
    await firstRun.choose(direction)
    if let problem = firstRun.state.problem { throw Problem(problem) }
    say(WordPhrases.directionTaken(direction))
  }

  private var mayAsk: Bool {
    let (session, streams) = (context.session, context.streams)
    return session.format == .text && !session.forbidsQuestions && !session.skipsFirstRun && streams.inputIsTerminal
      && streams.outputIsTerminal && streams.errorIsTerminal
  }

  /// Asks until the answer is one of `languages`; an empty line is the usual answer.
  private func answer(to question: LocalizedText, among languages: [Language], usual: Language) throws(Problem) -> Language {
    let language = context.session.language
    say(question)
    for language in languages { say(FirstRunPhrases.choice(language)) }
    while true {
      context.streams.writeError("\(HarmlessText(line: "[\(usual.name(language))] "))")
      guard let typed = try line() else {
        context.streams.writeError("\n")
        throw .noLanguages
      }
      if typed.isEmpty { return usual }
      if let answer = FirstRunPhrases.language(typed, among: languages, in: language) { return answer }
      say(FirstRunPhrases.notALanguage(typed))
    }
  }

  private func line() throws(Problem) -> String? {
    do throws(Streams.Failure) { return try lines.next().map { String(decoding: $0, as: UTF8.self).trimmed } } catch {
      throw .unreadableInput(error)
    }
  }

  private func say(_ text: LocalizedText) {
    for line in StyledLine(text(context.session.language)).wrapped(to: context.streams.outputWidth ?? 80) {
      context.streams.writeError("\(HarmlessText(line: line.text))\n")
    }
  }
}

extension Problem {
  fileprivate static let noLanguages = Problem.usage(
    en: ("No languages were chosen, and nothing was saved.", "Choose them, for example “glot lang es en”, or name them: “-d es:en”."),
    ru: ("Языки не выбраны, ничего не сохранено.", "Выберите их, например «glot lang es en», или укажите: «-d es:en».")
  )
}
