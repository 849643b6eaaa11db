import CoreModule
import CoreModuleTesting
import PersonalDictionary

struct GatedSourceStore: SourceStore {
  let base: any SourceStore
  let gate: CallGate

  func sources() async throws(StorageError) -> [SourceConfiguration] {
    try await gate { () throws(StorageError) in try await base.sources() }
  }

  func add(_ source: NewSource, at position: Int?) async throws(SourceStoreError) -> SourceConfiguration {
    try await gate { () throws(SourceStoreError) in try await base.add(source, at: position) }
  }

  func remove(_ number: SourceConfiguration.Number) async throws(SourceStoreError) -> SourceConfiguration {
    try await gate { () throws(SourceStoreError) in try await base.remove(number) }
  }

  func move(_ number: SourceConfiguration.Number, to position: Int) async throws(SourceStoreError) -> [SourceConfiguration] {
    try await gate { () throws(SourceStoreError) in try await base.move(number, to: position) }
  }

  func setEnabled(_ number: SourceConfiguration.Number, _ isEnabled: Bool) async throws(SourceStoreError) -> SourceConfiguration {
    try await gate { () throws(SourceStoreError) in try await base.setEnabled(number, isEnabled) }
  }

  func take(_ sources: [NewSource], isTrial: Bool, in change: Change?) async throws(SourceStoreError) -> [Bool] {
    try await gate { () throws(SourceStoreError) in try await base.take(sources, isTrial: isTrial, in: change) }
  }
}

/// A source whose entries are behind a gate.
struct GatedSource: DictionarySource {
  let base: any DictionarySource
  let gate: CallGate

  var name: String { base.name }
  var kind: String { base.kind }
  var isLocal: Bool { base.isLocal }
  var directions: [Direction] { base.directions }
  var headwordCount: Int? { base.headwordCount }

  func entries(for text: String, in direction: Direction) async throws(DictionarySourceError) -> [DictionaryEntry] {
    try await gate { () throws(DictionarySourceError) in try await base.entries(for: text, in: direction) }
  }

  func suggestions(for text: String, in direction: Direction, limit: Int) async -> [String] {
    await base.suggestions(for: text, in: direction, limit: limit)
  }
}

struct GatedInstalledDictionaries: InstalledDictionaries {
  let base: any InstalledDictionaries
  let gate: CallGate

  // Each look-up asks for these; the calls around it are suspended.
  func sources() async -> [NewSource] { await base.sources() }

  func dictionaries() async -> [InstalledDictionary] { await gate { await base.dictionaries() } }

  func dictionary(_ kind: SourceKindName, at path: String) async throws(SourceFault) -> InstalledDictionary {
    try await gate { () throws(SourceFault) in try await base.dictionary(kind, at: path) }
  }
}

struct GatedServiceRecords: ServiceRecords {
  let base: any ServiceRecords
  let gate: CallGate

  func inTurn<Value>(waiting: () -> Void, _ work: () async -> Value) async -> Value { await base.inTurn(waiting: waiting, work) }

  func clearAnswers() async throws(StorageError) -> Int {
    try await gate { () throws(StorageError) in try await base.clearAnswers() }
  }

  func nextTry(of source: SourceConfiguration, at now: Timestamp) async -> Timestamp? {
    await gate { await base.nextTry(of: source, at: now) }
  }
}
