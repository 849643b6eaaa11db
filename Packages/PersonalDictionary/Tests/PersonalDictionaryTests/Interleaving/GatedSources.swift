import CoreModule
import CoreModuleTesting
import PersonalDictionary

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

  func sources() async -> [NewSource] { await gate { await base.sources() } }

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
