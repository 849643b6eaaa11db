package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// Opens and reads a file of words off the main actor.
package final class BackgroundWordFile: WordFileSource {
  private let reading: Reading
  /// `nil` for a table whose separator the reader detects.
  package let format: WordFileFormat?
  package private(set) var ignoredColumns: [String] = []
  package private(set) var progress: Double?
  package private(set) var extras: WordFileExtras?

  /// - Parameter open: Opens the file, off the main actor.
  package init(_ open: @escaping @Sendable () throws(Problem) -> RecognisedWordFile) async throws(Problem) {
    reading = Reading()
    format = try await reading.open(open)
  }

  package func next() async throws(WordFileError) -> [WordFileRecord] {
    let portion = try await reading.next()
    ignoredColumns = portion.ignoredColumns
    progress = portion.progress
    extras = portion.extras
    return portion.records
  }

  package func prepare() async throws(WordFileError) -> Bool { try await reading.prepare() }

  package func handOver(_ words: [PlacedWord], in change: Change?) async throws(StorageError) -> [BadWordRecord] {
    let (bad, extras) = try await reading.handOver(words, in: change)
    self.extras = extras
    return bad
  }

  /// The result of one read.
  private struct Portion: Sendable {
    var records: [WordFileRecord] = []
    var ignoredColumns: [String] = []
    var progress: Double?
    var extras: WordFileExtras?
  }

  private actor Reading {
    private var words: (any WordFileSource)?

    func open(_ open: @Sendable () throws(Problem) -> RecognisedWordFile) throws(Problem) -> WordFileFormat? {
      let recognised = try open()
      words = recognised.words
      return recognised.format
    }

    func next() async throws(WordFileError) -> Portion {
      guard let words else { return Portion() }
      let records = try await words.next()
      return Portion(records: records, ignoredColumns: words.ignoredColumns, progress: words.progress, extras: words.extras)
    }

    func prepare() async throws(WordFileError) -> Bool { try await words?.prepare() ?? false }

    func handOver(
      _ placed: [PlacedWord], in change: Change?
    ) async throws(StorageError) -> (bad: [BadWordRecord], extras: WordFileExtras?) {
      guard let words else { return ([], nil) }
      let bad = try await words.handOver(placed, in: change)
      return (bad, words.extras)
    }
  }
}
