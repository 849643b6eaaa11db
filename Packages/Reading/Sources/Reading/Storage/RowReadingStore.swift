public import CoreModule

/// The rules of a store of the reading, over rows.
public struct RowReadingStore<Storage: RowStorage>: ReadingStore where Storage.Rows: ReadingRows {
  /// Where the rows are.
  public let storage: Storage

  /// Creates a store over `storage`.
  public init(_ storage: Storage) { self.storage = storage }

  public func marks(of headwords: [String], in language: String) async throws(StorageError) -> [String: WordMark.Kind] {
    guard !headwords.isEmpty else { return [:] }
    return try await storage.read(orWhenMissing: [:]) { rows in
      try rows.marks(of: headwords.withoutRepeats(), in: language).reduce(into: [:]) { $0[$1.headword] = $1.kind }
    }
  }

  @discardableResult
  public func mark(
    _ headwords: [String], in language: String, as kind: WordMark.Kind?, at now: Timestamp
  ) async throws(StorageError) -> [String] {
    let headwords = headwords.withoutRepeats()
    let step: StepName = kind.map { $0 == .known ? .readKnown : .readIgnore } ?? .readUnmark
    return try await storage.write(naming: { $0.isEmpty ? nil : step }, subjects: { $0 }) { rows in
      let present = try rows.marks(of: headwords, in: language).reduce(into: [:]) { $0[$1.headword] = $1.kind }
      let changed = headwords.filter { present[$0] != kind }
      for headword in changed {
        guard let kind else {
          try rows.deleteMark(of: headword, in: language)
          continue
        }
        try rows.put(WordMark(language: language, headword: headword, kind: kind, time: now))
      }
      return changed
    }
  }

  public func marks(after place: Int, limit: Int) async throws(StorageError) -> StoredPage<WordMark> {
    try await storage.read(orWhenMissing: StoredPage([])) { try $0.marks(after: place, limit: limit) }
  }

  public func levels() async throws(StorageError) -> [ReadingLevel] {
    try await storage.read(orWhenMissing: []) { try $0.levels() }
  }

  public func setLevel(_ level: ReadingLevel) async throws(StorageError) {
    try await storage.write(.level, subjects: { _ in [level.language] }) { try $0.put(level) }
  }

  public func text(_ id: ReadText.ID) async throws(StorageError) -> ReadText? {
    try await storage.read(orWhenMissing: nil) { try $0.text(id) }
  }

  public func texts(path: String, digest: String) async throws(StorageError) -> [ReadText] {
    try await storage.read(orWhenMissing: []) { try $0.texts(path: path, digest: digest) }
  }

  public func recentTexts(limit: Int) async throws(StorageError) -> [ReadText] {
    try await storage.read(orWhenMissing: []) { try $0.recentTexts(limit: limit) }
  }

  public func texts(after place: Int, limit: Int) async throws(StorageError) -> StoredPage<ReadText> {
    try await storage.read(orWhenMissing: StoredPage([])) { try $0.texts(after: place, limit: limit) }
  }

  public func remember(_ text: ReadText) async throws(StorageError) { try await storage.write(nil) { try $0.put(text) } }

  @discardableResult
  public func forget(_ ids: [ReadText.ID]) async throws(StorageError) -> [ReadText] {
    try await storage.write(naming: { $0.isEmpty ? nil : .readForget }, subjects: { $0.map(\.name) }) { rows in
      let texts = try ids.withoutRepeats().compactMap { try rows.text($0) }
      for text in texts { try rows.deleteText(text.id) }
      return texts
    }
  }

  public func merge(_ marks: [WordMark], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts {
    try await merge(marks, isTrial: isTrial, in: change, key: { [$0.language, $0.headword] }) { rows, mark in
      try rows.marks(of: [mark.headword], in: mark.language).isEmpty == false
    } put: {
      try $0.put($1)
    }
  }

  public func merge(_ levels: [ReadingLevel], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts {
    try await merge(levels, isTrial: isTrial, in: change, key: { [$0.language] }) { rows, level in
      try rows.levels().contains { $0.language == level.language }
    } put: {
      try $0.put($1)
    }
  }

  public func merge(_ texts: [ReadText], isTrial: Bool, in change: Change?) async throws(StorageError) -> ImportCounts {
    try await merge(texts, isTrial: isTrial, in: change, key: { [$0.path] }) { rows, text in
      try rows.text(text.id) != nil || rows.texts(path: text.path, digest: "").contains { $0.path == text.path }
    } put: {
      try $0.put($1)
    }
  }

  private func merge<Record: Sendable>(
    _ records: [Record], isTrial: Bool, in change: Change?, key: @Sendable (Record) -> [String],
    isPresent: @Sendable (Storage.Rows, Record) throws -> Bool, put: @Sendable (inout Storage.Rows, Record) throws -> Void
  ) async throws(StorageError) -> ImportCounts {
    guard !isTrial else {
      let keys = Set(records.map(key)).count
      let all = ImportCounts(new: keys, skipped: records.count - keys)
      return try await storage.read(orWhenMissing: all) { rows in
        var seen: Set<[String]> = []
        let new = try records.count { try seen.insert(key($0)).inserted && !isPresent(rows, $0) }
        return ImportCounts(new: new, skipped: records.count - new)
      }
    }
    return try await storage.write(.fileImport, in: change) { rows in
      var counts = ImportCounts()
      for record in records {
        if try isPresent(rows, record) {
          counts.skipped += 1
        } else {
          try put(&rows, record)
          counts.new += 1
        }
      }
      return counts
    }
  }
}
