import AppGraph
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation
import Reading

/// A text, page by page. Its address names the text among those that are read, and the block that the page begins with; never a file.
@MainActor
enum ReaderPages {
  nonisolated static let routes: [Route] = [
    .get("/texts/:text") { context async throws(Problem) in try await place(context) },
    .get("/texts/:text/:block") { context async throws(Problem) in try await page(context) },
    .post("/texts/:text/:block") { context async throws(Problem) in try await change(context) },
  ]

  /// What can be done with a word.
  private enum Intent: String {
    case keep, known, ignore
  }

  private static let maximumReadings = 4

  /// Where the text was left.
  private static func place(_ context: PageContext) async throws(Problem) -> Answer {
    let reading = try await reading(context)
    return .goTo(address(context, block: reading.model.state.text?.place.block ?? 0))
  }

  private static func page(_ context: PageContext) async throws(Problem) -> Answer {
    let reading = try await reading(context)
    let block = try block(context)
    let place = try wordPlace(context)
    await reading.model.reload()
    await reading.model.move(to: place ?? TextPlace(block: block))
    if let direction = try context.choice("find", Direction.self) {
      return try await find(direction, reading.model, place ?? TextPlace(block: block), block, context)
    }
    if let problem = reading.model.state.problem { throw Problem(problem) }
    // There may be no word at this place: the nearest one is chosen then.
    if let place, let found = reading.model.state.text?.place, found != place {
      return .goTo(address(of: found, reading.model, block, context))
    }
    if place != nil, context.takesPhrase { await reading.model.takePhrase() }
    if let change = reading.model.state.lastChange { context.session.say(ReaderPhrases.report(change)) }
    await reading.model.show(block: block)
    await reading.remember()
    if let problem = reading.model.state.problem { throw Problem(problem) }
    return .page(try ReaderView(context: context, state: reading.model.state, first: block, place: place).page)
  }

  /// Where a word that is not known is looked for.
  private enum Direction: String {
    case next, previous
  }

  /// Where the nearest word stands that is not known.
  private static func find(
    _ direction: Direction, _ model: ReaderViewModel, _ from: TextPlace, _ block: Int, _ context: PageContext
  ) async throws(Problem) -> Answer {
    await direction == .next ? model.moveToNextUnknown() : model.moveToPreviousUnknown()
    if let problem = model.state.problem { throw Problem(problem) }
    guard let found = model.state.text?.place, found != from else {
      context.session.say(direction == .next ? ReaderPhrases.noUnknown : ReaderPhrases.noUnknownBefore)
      return .goTo(address(context, block: block, direction == .next ? nil : from))
    }
    return .goTo(address(of: found, model, block, context))
  }

  /// The address of a word: on the page that begins with a block if it is there, else on the page that begins with its own.
  private static func address(of place: TextPlace, _ model: ReaderViewModel, _ block: Int, _ context: PageContext) -> String {
    let isHere = ReaderView(context: context, state: model.state, first: block, place: nil).blocks.contains { $0.number == place.block }
    return address(context, block: isHere ? block : place.block, place)
  }

  private static func change(_ context: PageContext) async throws(Problem) -> Answer {
    guard let intent = Intent(rawValue: context.fields["do"]) else { throw Refusal.noSuchPage.problem }
    let (reading, block) = (try await reading(context), try block(context))
    guard let place = try wordPlace(context) else { return .goTo(address(context, block: block)) }
    let model = reading.model
    await model.move(to: place)
    if context.takesPhrase { await model.takePhrase() }
    // Another page of the browser may have moved on meanwhile, or the file may have changed.
    guard model.state.text?.place == place, model.state.entry?.headword == context.fields["headword"] else {
      context.session.say(movedOn)
      return .goTo(address(context, block: block, place))
    }
    switch intent {
    case .keep: await model.keep()
    case .known: await model.markKnown()
    case .ignore: await model.ignore()
    }
    if let problem = model.state.problem { throw Problem(problem) }
    if let change = model.state.lastChange { context.session.say(ReaderPhrases.report(change), isChange: change.isUndoable) }
    return .goTo(address(context, block: block, place, takesPhrase: context.takesPhrase))
  }

  /// The text in the path, opened. It must be among those that are read, so that no path ever comes from a browser.
  private static func reading(_ context: PageContext) async throws(Problem) -> ReadingSession {
    let (texts, named) = (context.site.reading.texts.build(), context.parameters["text"] ?? "")
    await texts.load()
    if let problem = texts.state.problem { throw Problem(problem) }
    guard let text = texts.state.texts?.first(where: { $0.id.description == named }) else { throw .noSuchText(named) }
    if let reading = context.session.readings[text.id] { return reading }
    let model = context.site.reading.reader.build()
    await model.open(.text(text.id), LanguageChoice(from: text.languages.from, to: text.languages.to, usual: text.languages))
    if let problem = model.state.problem { throw Problem(problem) }
    guard model.state.text != nil, !model.state.blocks.isEmpty else { throw .emptyText }
    if model.state.isChanged { context.session.say(ReaderPhrases.changed) }
    if context.session.readings.count >= maximumReadings { context.session.readings.removeAll() }
    let reading = ReadingSession(model)
    context.session.readings[text.id] = reading
    let (session, remarks) = (context.session, model.state.remarks)
    if let lacks = ReaderPhrases.lacks(remarks) { session.say(lacks) }
    Task {
      await model.count()
      // A notice that waits is about what was just done.
      if model.state.remarks != remarks, !session.hasNotice, let lacks = ReaderPhrases.lacks(model.state.remarks) { session.say(lacks) }
    }
    return reading
  }

  private static func block(_ context: PageContext) throws(Problem) -> Int {
    guard let block = Int(context.parameters["block"] ?? ""), block >= 0 else { throw Refusal.noSuchPage.problem }
    return block
  }

  /// The word that is named as `12.3`: the block and the place in it; `nil` when none is.
  private static func wordPlace(_ context: PageContext) throws(Problem) -> TextPlace? {
    guard let text = context.fields.text("w") else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1).map { Int($0) }
    guard parts.count == 2, let block = parts[0], let word = parts[1], block >= 0, word >= 0 else { throw Refusal.noSuchPage.problem }
    return TextPlace(block: block, word: word)
  }

  private static func address(_ context: PageContext, block: Int, _ place: TextPlace? = nil, takesPhrase: Bool = false) -> String {
    let text = AddressQuery.text([("", context.parameters["text"] ?? "")]).dropFirst()
    return "/texts/\(text)/\(block)" + (place.map { "?w=\($0.block).\($0.word)\(takesPhrase ? "&phrase=yes" : "")#w" } ?? "")
  }

  private static let movedOn = LocalizedText(
    en: "The text is not as it was when this page was made; nothing was changed.",
    ru: "Текст уже не такой, как при открытии этой страницы; ничего не изменено."
  )
}

extension PageContext {
  /// Whether what is chosen is the phrase around the word.
  var takesPhrase: Bool { fields["phrase"] == "yes" }
}

extension ReaderChange {
  /// Whether undoing takes it back.
  fileprivate var isUndoable: Bool {
    switch self {
    case .kept, .marked: true
    case .wasKept, .noPhrase: false
    }
  }
}

extension Problem {
  fileprivate static let emptyText = Problem(.badData, "empty_text", ReaderPhrases.noText)
}
