import AppGraph
import ContentKeyboard
import CoreModule
import PersonalDictionary
import TodoList

/// A direction whose every call runs as ``DiskWork``.
struct DiskDirectionStore: DirectionStore {
  let base: any DirectionStore
  let disk: DiskWork

  func chosenDirection() async throws(StorageError) -> Direction? {
    try await disk { () throws(StorageError) in try await base.chosenDirection() }
  }

  func choose(_ direction: Direction) async throws(StorageError) {
    try await disk { () throws(StorageError) in try await base.choose(direction) }
  }
}

/// A history whose every call runs as ``DiskWork``.
struct DiskUndoLog: UndoLog {
  let base: any UndoLog
  let disk: DiskWork

  func steps() async throws(UndoError) -> [UndoStep] {
    try await disk { () throws(UndoError) in try await base.steps() }
  }

  func undo() async throws(UndoError) -> UndoStep? {
    try await disk { () throws(UndoError) in try await base.undo() }
  }

  func redo() async throws(UndoError) -> UndoStep? {
    try await disk { () throws(UndoError) in try await base.redo() }
  }
}

/// A chain of dictionaries whose every call runs as ``DiskWork``.
struct DiskSourceStore: SourceStore {
  let base: any SourceStore
  let disk: DiskWork

  func sources() async throws(StorageError) -> [SourceConfiguration] {
    try await disk { () throws(StorageError) in try await base.sources() }
  }

  func add(_ source: NewSource) async throws(SourceStoreError) -> SourceConfiguration {
    try await disk { () throws(SourceStoreError) in try await base.add(source) }
  }

  func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration {
    try await disk { () throws(SourceStoreError) in try await base.remove(number) }
  }

  func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration] {
    try await disk { () throws(SourceStoreError) in try await base.move(number, to: position) }
  }

  func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration {
    try await disk { () throws(SourceStoreError) in try await base.setEnabled(number, isEnabled) }
  }

  func take(_ sources: [NewSource], isTrial: Bool) async throws(SourceStoreError) -> [Bool] {
    try await disk { () throws(SourceStoreError) in try await base.take(sources, isTrial: isTrial) }
  }
}

/// A day that is marked away from the main actor.
struct DiskDayMark: DayMark {
  let base: any DayMark
  let disk: DiskWork

  func last() async throws(StorageError) -> CalendarDay? {
    try await disk { () throws(StorageError) in try await base.last() }
  }

  func claim(_ day: CalendarDay) async throws(StorageError) -> Bool {
    try await disk { () throws(StorageError) in try await base.claim(day) }
  }
}

/// Records of services that are read away from the main actor.
struct DiskServiceRecords: ServiceRecords {
  let base: any ServiceRecords
  let disk: DiskWork

  /// The work goes on where it was begun: it changes what the screen shows.
  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await base.inTurn(waiting: waiting, work) }

  func clearAnswers() async throws(StorageError) -> Int {
    try await disk { () throws(StorageError) in try await base.clearAnswers() }
  }

  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp? {
    await disk { await base.nextTry(of: source, at: now) }
  }
}

/// A dictionary that is asked away from the main actor.
struct DiskDictionarySource: DictionarySource {
  let base: any DictionarySource
  let disk: DiskWork

  var name: String { base.name }
  var kind: String { base.kind }
  var isLocal: Bool { base.isLocal }
  var directions: [Direction] { base.directions }
  var headwordCount: Int? { base.headwordCount }
  var fault: SourceFault? { base.fault }

  func inspection() async -> SourceInspection { await disk { await base.inspection() } }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await entries(for: text, in: direction, asking: .considerately)
  }

  func entries(
    for text: String, in direction: Direction, asking: Asking
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await disk { () throws(DictionarySourceError) in try await base.entries(for: text, in: direction, asking: asking) }
  }
}

extension DiskDictionarySource {
  func inflections(of text: String, in language: Language, _ match: SpellingMatch) async -> [Inflection] {
    await disk { await base.inflections(of: text, in: language, match) }
  }

  func divisions(of text: String, in language: Language) async -> [WordDivision] {
    await disk { await base.divisions(of: text, in: language) }
  }

  func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await disk { await base.suggestions(for: text, in: direction, limit: limit) }
  }
}

/// Installed dictionaries that are read away from the main actor.
struct DiskInstalledDictionaries: InstalledDictionaries {
  let base: any InstalledDictionaries
  let disk: DiskWork

  func sources() async -> [NewSource] { await disk { await base.sources() } }

  func dictionaries() async -> [InstalledDictionary] { await disk { await base.dictionaries() } }

  func dictionary(_ kind: SourceKindName, at path: String) async throws(SourceFault) -> InstalledDictionary {
    try await disk { () throws(SourceFault) in try await base.dictionary(kind, at: path) }
  }
}

/// Changes that are listened for away from the main actor: to begin listening, the database is opened.
struct DiskDataChanges: DataChanges {
  let base: any DataChanges
  let disk: DiskWork

  func subscribe() -> AsyncStream<DataChange> {
    let (stream, continuation) = AsyncStream.makeStream(of: DataChange.self)
    let forwarding = Task { [base, disk] in
      let changes = await disk { base.subscribe() }
      // What happened until now was not heard.
      continuation.yield(.elsewhere)
      for await change in changes { continuation.yield(change) }
      continuation.finish()
    }
    continuation.onTermination = { _ in forwarding.cancel() }
    return stream
  }
}

extension AppEnvironment {
  /// This environment with everything that waits for the disk away from the main actor.
  ///
  /// - Parameters:
  ///   - disk: Does all work on the user's data.
  ///   - input: Who reads the terminal, which the clipboard may have to ask.
  func awayFromMainActor(_ disk: DiskWork, input: TerminalInput) -> AppEnvironment {
    let lookUps = DiskWork()
    var environment = self
    environment.wordStore = DiskWordStore(base: wordStore, disk: disk)
    environment.directionStore = DiskDirectionStore(base: directionStore, disk: disk)
    environment.todoStore = DiskTodoStore(base: todoStore, disk: disk)
    environment.todoSync.store = DiskSyncStore(base: todoSync.store, disk: disk)
    environment.historyStore = DiskHistoryStore(base: historyStore, disk: disk)
    environment.undoLog = DiskUndoLog(base: undoLog, disk: disk)
    environment.changeGroup = DiskChangeGroup(base: changeGroup, disk: disk)
    environment.dataChanges = DiskDataChanges(base: dataChanges, disk: disk)
    environment.sourceStore = DiskSourceStore(base: sourceStore, disk: disk)
    environment.sourceOpener = SourceOpener { [sourceOpener] configuration in
      sourceOpener.source(configuration).map { DiskDictionarySource(base: $0, disk: $0.isLocal ? lookUps : DiskWork()) }
    }
    environment.reminderMark = DiskDayMark(base: reminderMark, disk: disk)
    environment.serviceRecords = DiskServiceRecords(base: serviceRecords, disk: disk)
    environment.installedDictionaries = DiskInstalledDictionaries(base: installedDictionaries, disk: lookUps)
    environment.gameStore = DiskGameStore(base: gameStore, disk: disk)
    environment.wordSampler = DiskWordSampler(base: wordSampler, disk: disk)
    environment.gradedDictionary = DiskGradedDictionary(base: gradedDictionary, disk: lookUps)
    environment.keyboard.clipboard = BorrowingClipboard(base: keyboard.clipboard, input: input)
    environment.keyboard.store = DiskBoardStore(base: keyboard.store, disk: disk)
    environment.rootStore = DiskRootStore(base: rootStore, disk: disk)
    return environment
  }
}
