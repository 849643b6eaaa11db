import CoreModule

/// The reading of a text, word by word.
///
/// The state has only the blocks around the cursor. A host that shows others asks for them with ``show(block:)``, lays them out in lines, and
/// finds the word at a position by the ranges of ``GlossedBlock/words``.
@MainActor
public final class ReaderViewModel {
  /// The state to show.
  public internal(set) var state = ReaderState()

  private var openings = IntentOrder()
  var turns = IntentOrder()
  private var windows = IntentOrder()
  var phrases = IntentOrder()
  var reloads = IntentOrder()
  var counts = IntentOrder()
  var changes = IntentOrder()
  /// How often the standing of a word was read after a change, and which of these reads was shown last for each headword.
  var changeCount = 0
  var lastRefresh: [String: Int] = [:]
  var run: ReaderRun?
  let tools: ReaderTools
  private let router: any Router<ReadingDestination>

  init(_ tools: ReaderTools, router: any Router<ReadingDestination>) {
    self.tools = tools
    self.router = router
  }

  /// Opens a text at the place where the reader left it.
  public func open(_ reference: TextReference, _ languages: LanguageChoice) async {
    let turn = openings.next()
    do throws(ReadingProblem) {
      let opened = try await tools.open(reference, languages)
      let run = ReaderRun(opened.source, tools, opened.text.languages)
      let window = try await steady { () throws(ReadingProblem) in try await run.window(around: opened.text.place.block) }
      guard openings.isLatest(turn) else { return }
      turns.next()
      windows.next()
      self.run = run
      state = ReaderState()
      (state.text, state.isRecognized, state.isChanged) = (opened.text, opened.isRecognized, opened.isChanged)
      state.remarks = opened.remarks
      show(window)
      setCursor(nearest(opened.text.place, in: window.blocks), in: window.blocks)
      try await ReadingProblem.converting { () throws(StorageError) in try await tools.known.store.remember(opened.text) }
    } catch {
      if openings.isLatest(turn) { state.problem = error }
    }
  }

  /// Makes the blocks around this one part of the state; the cursor stays.
  public func show(block: Int) async {
    guard let run, needsWindow(block) else { return }
    await showing(turns.latest, run) { () throws(ReadingProblem) in (try await run.window(around: block), nil) }
  }

  /// Whether few blocks are there on one side of the cursor, so that it is time for ``readAhead()``.
  public var isNearEdge: Bool { state.text.map { needsWindow($0.place.block) } ?? false }

  /// Reads the blocks around the cursor, for which moves within those that are there do not wait.
  public func readAhead() async {
    guard let place = state.text?.place else { return }
    await show(block: place.block)
  }

  /// Moves to a word; to the nearest one if there is none at this place.
  public func move(to place: TextPlace) async {
    guard let run, state.text != nil else { return }
    let turn = beginMoving()
    let isThere = state.block(place.block)?.words.isEmpty == false
    guard needsWindow(place.block), !isThere else { return setCursor(nearest(place, in: state.blocks), in: state.blocks) }
    await showing(turn, run) { () throws(ReadingProblem) in (try await run.window(around: place.block), place) }
  }

  /// Moves to the next word.
  public func moveForward() async { await moveForward { _ in true } }

  /// Moves to the next word that is unknown; stays when there is none.
  public func moveToNextUnknown() async { await moveForward { $0.standing.isUnknown } }

  /// Moves to the previous word.
  public func moveBackward() async { await moveBackward { _ in true } }

  /// Moves to the previous word that is unknown; stays when there is none.
  public func moveToPreviousUnknown() async { await moveBackward { $0.standing.isUnknown } }

  /// Navigates to the dictionary entry of the word or phrase under the cursor.
  public func showEntry() {
    guard let entry = state.entry, let languages = state.text?.languages else { return }
    router.navigate(to: .entry(headword: entry.headword, languages: languages))
  }

  /// Stores the place of the cursor.
  public func remember() async {
    guard let text = state.text else { return }
    let turn = turns.latest
    do { try await tools.known.store.remember(text) } catch {
      if turns.isLatest(turn) { state.problem = .storage(error) }
    }
  }
}

extension ReaderViewModel {
  private func moveForward(_ isWanted: @escaping (GlossedWord) -> Bool) async {
    guard let run, let place = state.text?.place else { return }
    let turn = beginMoving()
    // The block of the cursor may have been left behind by showing others.
    let hasCursor = state.shows(place.block)
    if hasCursor, let found = Self.first(after: place, in: state.blocks, isWanted) { return setCursor(found, in: state.blocks) }
    let last = hasCursor ? state.blocks.last.map { $0.number + 1 } ?? 0 : place.block
    guard last != state.blockCount else { return }
    await showing(turn, run) { () throws(ReadingProblem) in
      var window = try await run.window(around: last)
      while true {
        if let found = Self.first(after: place, in: window.blocks, isWanted) { return (window, found) }
        guard window.numbers.upperBound != window.total, !window.blocks.isEmpty else { return (window, nil) }
        window = try await run.window(around: window.numbers.upperBound)
      }
    }
  }

  private func moveBackward(_ isWanted: @escaping (GlossedWord) -> Bool) async {
    guard let run, let place = state.text?.place else { return }
    let turn = beginMoving()
    let hasCursor = state.shows(place.block)
    if hasCursor, let found = Self.last(before: place, in: state.blocks, isWanted) { return setCursor(found, in: state.blocks) }
    let first = state.blocks.first?.number ?? 0
    guard !hasCursor || first > 0 else { return }
    await showing(turn, run) { () throws(ReadingProblem) in
      var window = try await run.window(around: hasCursor ? first - 1 : place.block)
      while true {
        if let found = Self.last(before: place, in: window.blocks, isWanted) { return (window, found) }
        guard window.numbers.lowerBound > 0 else { return (window, nil) }
        window = try await run.window(around: window.numbers.lowerBound - 1)
      }
    }
  }

  private func beginMoving() -> IntentOrder.Turn {
    state.lastChange = nil
    return turns.next()
  }

  private static func first(
    after place: TextPlace, in blocks: [GlossedBlock], _ isWanted: (GlossedWord) -> Bool
  ) -> TextPlace? {
    for block in blocks where block.number >= place.block {
      let begin = block.number == place.block ? place.word + 1 : 0
      if let word = block.words.indices.first(where: { $0 >= begin && isWanted(block.words[$0]) }) {
        return TextPlace(block: block.number, word: word)
      }
    }
    return nil
  }

  private static func last(
    before place: TextPlace, in blocks: [GlossedBlock], _ isWanted: (GlossedWord) -> Bool
  ) -> TextPlace? {
    for block in blocks.reversed() where block.number <= place.block {
      let end = block.number == place.block ? min(place.word, block.words.count) : block.words.count
      if let word = block.words[..<end].lastIndex(where: isWanted) { return TextPlace(block: block.number, word: word) }
    }
    return nil
  }

  private func needsWindow(_ block: Int) -> Bool {
    guard let first = state.blocks.first?.number, let last = state.blocks.last?.number else { return true }
    return tools.window.isNearEdge(block, of: first..<last + 1, total: state.blockCount)
  }

  private func showing(
    _ turn: IntentOrder.Turn, _ run: ReaderRun,
    _ find: () async throws(ReadingProblem) -> (ReaderRun.Window, TextPlace?)
  ) async {
    let windowTurn = windows.next()
    do throws(ReadingProblem) {
      let (window, place) = try await steady(find)
      guard run === self.run else { return }
      if windows.isLatest(windowTurn) { show(window) }
      if let place, turns.isLatest(turn) { setCursor(nearest(place, in: window.blocks), in: window.blocks) }
    } catch {
      if windows.isLatest(windowTurn), run === self.run { state.problem = error }
    }
  }

  /// What `read` gives when no change was stored meanwhile.
  func steady<Value>(_ read: () async throws(ReadingProblem) -> Value) async throws(ReadingProblem) -> Value {
    while true {
      let before = changeCount
      let value = try await read()
      if before == changeCount { return value }
    }
  }

  private func show(_ window: ReaderRun.Window) {
    state.blocks = window.blocks
    state.blockCount = window.total ?? state.blockCount
    state.problem = nil
  }

  private func setCursor(_ place: TextPlace, in blocks: [GlossedBlock]) {
    state.text?.place = place
    state.cursorBlock = blocks.first { $0.number == place.block }
    (state.phrase, state.problem) = (nil, nil)
  }

  /// The word at this place; else the last one of its block, or the next one.
  private func nearest(_ place: TextPlace, in blocks: [GlossedBlock]) -> TextPlace {
    if let block = blocks.first(where: { $0.number == place.block }), !block.words.isEmpty {
      return TextPlace(block: block.number, word: max(0, min(place.word, block.words.count - 1)))
    }
    if let block = blocks.first(where: { $0.number > place.block && !$0.words.isEmpty }) { return TextPlace(block: block.number) }
    guard let block = blocks.last(where: { $0.number < place.block && !$0.words.isEmpty }) else { return TextPlace() }
    return TextPlace(block: block.number, word: block.words.count - 1)
  }
}
