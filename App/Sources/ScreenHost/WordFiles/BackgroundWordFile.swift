import AppServices
import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

/// Opens and reads a file of words off the main actor.
final class BackgroundWordFile: WordFileSource {
  private let reading: Reading
  /// `nil` for a table whose separator the reader detects.
  let format: WordFileFormat?
  private(set) var ignoredColumns: [String] = []
  private(set) var progress: Double?
  private(set) var extras: WordFileExtras?

  init(_ path: String, _ access: ProgramAccess, _ openers: WordFileOpeners) async throws(Problem) {
    reading = Reading()
    format = try await reading.open(path, access, openers)
  }

  func next() async throws(WordFileError) -> [WordFileRecord] {
    let portion = try await reading.next()
    ignoredColumns = portion.ignoredColumns
    progress = portion.progress
    extras = portion.extras
    return portion.records
  }

  func prepare() async throws(WordFileError) -> Bool { try await reading.prepare() }

  func handOver(_ words: [PlacedWord], in change: Change?) async throws(StorageError) -> [BadWordRecord] {
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

    func open(_ path: String, _ access: ProgramAccess, _ openers: WordFileOpeners) throws(Problem) -> WordFileFormat? {
      guard !access.files.mayBeEndless(path) else { throw .noFileToImport(path) }
      let input = try WordFileInput(path, of: access.files)
      guard !input.isExportFile else { throw .exportFile(path) }
      let recognised = try input.recognised(WordFileOptions(), openers, access.absolutePath)
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

extension Problem {
  fileprivate static func noFileToImport(_ path: String) -> Problem {
    Problem(
      .noInput, "not_a_file",
      en: ("\(path) is a pipe or a device.", "Name a file."),
      ru: ("\(path): это канал или устройство.", "Укажите файл.")
    )
  }

  fileprivate static func exportFile(_ path: String) -> Problem {
    Problem(
      .usage, "file_of_everything",
      en: ("\(path) is a full export of glot, or not a list of words.", "Import it with the command “glot import”."),
      ru: ("\(path): это файл со всеми данными glot или не список слов.", "Импортируйте его командой «glot import».")
    )
  }
}
