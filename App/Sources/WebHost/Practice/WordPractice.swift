import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Practice
import Presentation

/// What can be done with a word in the practice, outside of a session.
@MainActor
enum WordPractice {
  private enum Change: String {
    case bury, suspend, release, reset, reschedule
    /// Sets the word aside, or brings it back: in a list, one key does either.
    case hold
  }

  /// What can be done with the selected word of a list.
  static func controlsOfRows(_ context: PageContext) -> [HTML] {
    func button(_ change: Change, _ key: HTML, en english: String, ru russian: String) -> HTML {
      """
      <button form="row" name="change" value="\(change.rawValue)" data-key="\(key)" data-at="/practice">\(context(en: english, ru: russian))</button>
      """
    }
    return [
      button(.bury, "b", en: "put the word off until tomorrow", ru: "отложить слово до завтра"),
      button(.hold, "-", en: "stop practising the word, or practise it again", ru: "больше не повторять это слово или вернуть его"),
      "<a data-key=\"w\" data-at=\"#day\">\(context(en: "set the day on which the word comes back", ru: "назначить день, когда слово вернётся"))</a>",
      button(
        .reset, "N", en: "practise the word from the beginning, as if it were new", ru: "повторять слово с самого начала, как новое"),
    ]
  }

  /// How well a word is known, in one character that explains itself; `nil` for one that was never asked.
  static func sign(_ knowledge: WordKnowledge, _ context: PageContext) -> HTML? {
    KnowledgePhrases.sign(knowledge).map { sign in
      "<abbr title=\"\(context(KnowledgePhrases.sentence(knowledge, context.style)))\">\(sign)</abbr> "
    }
  }

  /// The forms of the word's entry.
  static func forms(_ word: Word, _ knowledge: WordKnowledge?, _ context: PageContext) -> HTML? {
    guard !word.translations.isEmpty else { return nil }
    let address: HTML = "/words/\(word.number.rawValue)/practice"
    func button(_ change: Change, _ name: LocalizedText, key: HTML) -> HTML {
      "<button name=\"change\" value=\"\(change.rawValue)\" data-key=\"\(key)\">\(context(name))</button>"
    }
    let hold =
      knowledge?.isSuspended == true
      ? button(.release, LocalizedText(en: "Practise again", ru: "Вернуть"), key: "-") : button(.suspend, setAside, key: "-")
    return """
      <h2>\(context(Page.Tab.practice.name))</h2><form method="post" action="\(address)" class="toolbar" data-no-draft>\(context.formOrigin)\
      \(day(context))<button name="change" value="\(Change.reschedule.rawValue)">\(context(setDay))</button></div></div></form>
      <form method="post" action="\(address)" class="actions">\(context.formOrigin)\(button(.bury, tomorrow, key: "b"))\(hold)\
      \(button(.reset, beginAnew, key: "N"))</form>
      """
  }

  /// The field for the day on which a word comes back, up to the button behind it.
  static func day(_ context: PageContext) -> HTML {
    """
    <div><label for="day">\(context(en: "Comes back on", ru: "Вернётся"))</label><div class="field"><input id="day" name="day" required maxlength="200" \
    data-key="w" value="\(context.fields.text("day") ?? context(en: "in 3 days", ru: "через 3 дня"))">
    """
  }

  /// Changes the word of the path.
  static func change(_ context: PageContext) async throws(Problem) -> Answer {
    guard let change = try context.choice("change", Change.self) else { throw Refusal.noSuchPage.problem }
    let list = context.site.dictionary.mainWordList.build()
    await list.select([.number(Word.Number(try context.number()))])
    if let problem = list.state.problem { throw Problem(problem) }
    guard let word = list.state.words.first else { throw .missingWord }
    do throws(Problem) {
      guard let event = try await run(change, word, context) else {
        context.session.say(PracticePhrases.notPractised(word.text))
        return context.back(or: "/words/\(word.number)")
      }
      let text = PracticePhrases.effect(of: event, on: word.text, today: context.today)
      context.session.say(text, isChange: true)
      return context.back(or: "/words/\(word.number)")
    } catch {
      guard change == .reschedule, error.kind == .usage || error.kind == .badData else { throw error }
      var page = try await WordEntryPage.shown(context)
      page.problem = error
      return .page(page)
    }
  }

  /// - Returns: What was done; `nil` when the word is not practised.
  private static func run(_ change: Change, _ word: Word, _ context: PageContext) async throws(Problem) -> LogEntry.Event? {
    let words: [PracticeWord]
    do throws(StorageError) { words = try await context.site.graph.practiceWords.words([word.practised]) } catch { throw Problem(error) }
    guard words.first?.translations.isEmpty == false else { return nil }
    let upkeep = context.site.practice.upkeep.build()
    let event: LogEntry.Event
    switch change {
    case .bury:
      event = .burial(until: context.today.adding(days: 1))
      await upkeep.bury(words)
    case .suspend:
      event = .suspension
      await upkeep.suspend(words)
    case .release:
      event = .release
      await upkeep.release(words)
    case .hold:
      let isSuspended = await context.site.knowledge(of: [word])[word.practised]?.isSuspended == true
      return try await run(isSuspended ? .release : .suspend, word, context)
    case .reset:
      event = .reset
      await upkeep.reset(words)
    case .reschedule:
      let day = try context.dayField()
      event = .rescheduling(to: day)
      await upkeep.reschedule(words, to: day)
    }
    if let problem = upkeep.state.problem { throw Problem(problem) }
    return event
  }

  static let tomorrow = LocalizedText(en: "Tomorrow", ru: "Завтра")
  static let setAside = LocalizedText(en: "Set aside", ru: "Исключить")
  static let beginAnew = LocalizedText(en: "Begin anew", ru: "Начать сначала")
  static let setDay = LocalizedText(en: "Set the day", ru: "Назначить день")
}

extension PageContext {
  /// The day in the field of ``WordPractice/day(_:)``.
  func dayField() throws(Problem) -> CalendarDay {
    try CalendarDay(comingBack: fields["day"], now: site.graph.clock.now(), in: site.graph.localTime)
  }

  var today: CalendarDay { site.graph.localTime.day(of: site.graph.clock.now()) }
}
