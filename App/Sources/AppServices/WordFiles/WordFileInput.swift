package import AppGraph
package import CoreModule
package import CorePresentation
package import PersonalDictionary
import Presentation

/// A file to import, with its first bytes, which show its format.
package struct WordFileInput {
  /// The name for messages.
  package let name: LocalizedText
  /// The path as the user wrote it; `nil` for standard input.
  package let path: String?
  let head: [UInt8]
  let remainder: any ByteStream
  private let files: any UserFiles

  package init(_ path: String, of files: any UserFiles) throws(Problem) {
    let stream: any ByteStream
    do throws(UserFileError) { stream = try files.stream(path) } catch { throw .reading(error) }
    try self.init(stream, named: LocalizedText(verbatim: path), path: path, files)
  }

  package init(_ stream: any ByteStream, named name: LocalizedText, path: String?, _ files: any UserFiles) throws(Problem) {
    (self.name, self.path, remainder, self.files) = (name, path, stream, files)
    var head: [UInt8] = []
    do throws(UserFileError) {
      while head.count < WordFileKind.headLength, case let more = try remainder.next(), !more.isEmpty { head += more }
    } catch { throw Problem(.file(error)) }
    self.head = head
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    guard text.contains(where: { $0 > 0x20 }) else { throw .emptyFile(name) }
  }

  /// Whether it is an export file, or at least a JSON document that is not a list of words.
  package var isExportFile: Bool {
    guard WordFileKind(head: head) == .words(.json) else { return false }
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard head[start...].first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    // There may be one word object per line.
    var reader = JSONReader(Array(head.prefix { $0 != 0x0A }), at: start)
    do throws(JSONReader.Fault) {
      guard case .object(let members) = try reader.value() else { return true }
      return !members.contains { ["text", "word", "term", "front"].contains($0.0) }
    } catch { return true }
  }

  /// Reads the whole file, up to `limit` bytes.
  package func bytes(limit: Int) throws(Problem) -> [UInt8] {
    var bytes = head
    do throws(UserFileError) {
      while case let more = try remainder.next(), !more.isEmpty {
        bytes += more
        guard bytes.count <= limit else { throw UserFileError(path: path ?? "-", .tooLarge(limit: limit)) }
      }
    } catch { throw error.reason == .tooLarge(limit: limit) ? .tooLarge(name, limit: limit) : Problem(.file(error)) }
    return bytes
  }
}

/// A file of words whose format has been detected.
package struct RecognisedWordFile {
  /// `nil` for a table whose separator the reader detects.
  package let format: WordFileFormat?
  package let words: any WordFileSource
}

/// The user's options for the format of a file.
package struct WordFileOptions {
  package var format: WordFileFormat?
  package var columns = DelimitedOptions()
  package var from: Language?
  package var to: Language?
  /// Whether a file that does not look like a list of words is imported, too.
  package var isForced = false
  /// What fields of a package are taken for.
  package var fields: [PackageField] = []

  package init(format: WordFileFormat? = nil, columns: DelimitedOptions = DelimitedOptions(), from: Language? = nil, to: Language? = nil) {
    self.format = format
    self.columns = columns
    self.from = from
    self.to = to
  }
}

extension WordFileInput {
  /// Detects the format and returns the words.
  package func recognised(
    _ options: WordFileOptions, _ openers: WordFileOpeners, _ absolutePath: (String) -> String
  ) throws(Problem) -> RecognisedWordFile {
    if options.format ?? path.flatMap(WordFileFormat.init(fileName:)) == .apkg || (options.format == nil && path == nil && isPackage) {
      return RecognisedWordFile(format: .apkg, words: try packagedWords(options, openers))
    }
    guard options.fields.isEmpty else { throw .fieldsOfNoPackage(name) }
    let kind = WordFileKind(head: head)
    if case .foreign(let foreign) = kind { throw .foreignKind(foreign, of: path, in: name) }
    if kind == .database {
      let database = try database(options.format, openers.databases, absolutePath)
      return RecognisedWordFile(format: database.format, words: database.words)
    }
    let format = options.format ?? found(kind)
    guard format != .kindle, format != .kobo else { throw Problem(.otherFormat(format), in: name) }
    let reader = reader(format, options, isExplicit: options.format != nil)
    let isTable = options.format == nil && (kind == .columns || kind == .utf16)
    // A pipe is copied to a temporary file, since its end may take long to arrive.
    let spool = remainder.size == nil ? { [files] () throws(UserFileError) in try files.spool() } : nil
    let words =
      kind == .utf16
      ? StreamedWordFile(reader, then: UTF16Stream(first: head, then: remainder), spool: spool)
      : StreamedWordFile(reader, first: head, then: remainder, spool: spool)
    return RecognisedWordFile(format: isTable ? nil : format, words: words)
  }

  /// Whether it is a ZIP archive that begins as the packages of Anki do.
  private var isPackage: Bool {
    let name = head.dropFirst(30)
    return head.starts(with: "PK\u{3}\u{4}".utf8) && ["collection.anki", "meta"].contains { name.starts(with: $0.utf8) }
  }

  /// The words of a package. A package from a pipe is copied to a temporary file, since it is not read from its beginning to its end.
  private func packagedWords(_ options: WordFileOptions, _ openers: WordFileOpeners) throws(Problem) -> any WordFileSource {
    if let path { return openers.packagedWords(path, options, in: name) }
    let copy: any TemporaryFile
    do throws(UserFileError) { copy = try files.temporaryFile(ending: ".apkg") } catch { throw .writing(error) }
    return openers.packagedWords(copy.path, options, in: name) { [head, remainder] () throws(WordFileError) in
      do throws(UserFileError) { try copy.write(head) } catch { throw .spool(error) }
      while true {
        let more: [UInt8]
        do throws(UserFileError) { more = try remainder.next() } catch { throw .file(error) }
        guard !more.isEmpty else { return }
        do throws(UserFileError) { try copy.write(more) } catch { throw .spool(error) }
      }
    }
  }

  private func found(_ kind: WordFileKind) -> WordFileFormat {
    if case .words(let format) = kind { return format }
    return path.flatMap(WordFileFormat.init(fileName:)) == .tsv ? .tsv : .csv
  }

  private func database(
    _ format: WordFileFormat?, _ databases: any WordDatabases, _ absolutePath: (String) -> String
  ) throws(Problem) -> WordDatabase {
    guard let path else {
      throw .usage(
        en: ("A database cannot be read from standard input.", "Name the file, as in “glot import vocab.db”."),
        ru: ("Базу данных нельзя прочитать из стандартного ввода.", "Укажите файл, например «glot import vocab.db».")
      )
    }
    let database: WordDatabase
    do throws(WordFileError) {
      database = try databases.open(absolutePath(path))
    } catch { throw Problem(error, in: name) }
    if let format, format != database.format { throw Problem(.otherFormat(format), in: name) }
    return database
  }

  private func reader(_ format: WordFileFormat, _ options: WordFileOptions, isExplicit: Bool) -> any WordFileReader {
    var columns = options.columns
    // Who describes the file knows what is in it.
    columns.refusesOtherTexts =
      !options.isForced && !isExplicit && columns.delimiter == nil && columns.recordSeparator == nil && columns.hasHeader == nil
    switch format {
    case .anki: return AnkiReader()
    case .json: return WordObjectReader()
    case .kvtml: return KVTMLReader(from: options.from, to: options.to)
    case .quizlet:
      columns.delimiter = columns.delimiter ?? "\t"
      columns.hasHeader = columns.hasHeader ?? false
      columns.hasQuotes = false
    case .tsv where isExplicit: columns.delimiter = columns.delimiter ?? "\t"
    case .tsv: columns.likelyDelimiter = "\t"
    case .csv, .apkg, .kindle, .kobo: columns.likelyDelimiter = path.flatMap(WordFileFormat.init(fileName:)) == .csv ? "," : nil
    }
    return DelimitedReader(columns)
  }
}

extension Problem {
  fileprivate static func fieldsOfNoPackage(_ name: LocalizedText) -> Problem {
    .usage(
      en: ("\(name(.english)) is not an Anki package.", "Leave --field out: the columns of other files are recognised by their names."),
      ru: ("\(name(.russian)): это не пакет Anki.", "Уберите --field: столбцы других файлов узнаются по названиям.")
    )
  }
}
