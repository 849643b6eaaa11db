import AppGraph
import CoreModule
import PersonalDictionary

/// A file to import: what it is called, and its first bytes, by which it shows what it is.
@MainActor
struct WordFileInput {
  /// What it is called in a sentence.
  let name: LocalizedText
  /// Its path as the user gave it; `nil` for standard input.
  let path: String?
  let head: [UInt8]
  let rest: any ByteStream

  init(_ file: String?, in context: Context) throws(Problem) {
    if let file {
      (name, path) = (LocalizedText(verbatim: file), file)
      do throws(UserFileError) { rest = try context.launch.files(context.options).stream(file) } catch { throw .reading(error) }
    } else {
      (name, path) = (LocalizedText(en: "Standard input", ru: "Стандартный ввод"), nil)
      rest = StandardInput(context.streams)
    }
    var head: [UInt8] = []
    do throws(UserFileError) {
      while head.count < WordFileKind.headLength, case let more = try rest.next(), !more.isEmpty { head += more }
    } catch { throw Problem(.file(error)) }
    self.head = head
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head[3...] : head[...]
    guard text.contains(where: { $0 > 0x20 }) else { throw .emptyFile(name) }
  }

  /// Whether it is a file of everything, or at least one JSON document that is no list of words.
  var isEverything: Bool {
    guard WordFileKind(head: head) == .words(.json) else { return false }
    let start = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard head[start...].first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return false }
    // Words may stand an object a line.
    var reader = JSONReader(Array(head.prefix { $0 != 0x0A }), at: start)
    do throws(JSONReader.Fault) {
      guard case .object(let members) = try reader.value() else { return true }
      return !members.contains { ["text", "word", "term", "front"].contains($0.0) }
    } catch { return true }
  }

  /// All bytes, at most `limit` of them.
  func bytes(limit: Int) throws(Problem) -> [UInt8] {
    var bytes = head
    do throws(UserFileError) {
      while case let more = try rest.next(), !more.isEmpty {
        bytes += more
        guard bytes.count <= limit else { throw UserFileError(path: path ?? "-", .tooLarge(limit: limit)) }
      }
    } catch { throw error.reason == .tooLarge(limit: limit) ? .tooLarge(name, limit: limit) : Problem(.file(error)) }
    return bytes
  }
}

/// What a user says of the form of a file.
struct WordFileOptions {
  var format: WordFileFormat?
  var columns = DelimitedOptions()
  var from: Language?
  var to: Language?
}

extension WordFileInput {
  /// The words of the file.
  func words(_ options: WordFileOptions, in context: Context) throws(Problem) -> any WordFileSource {
    let kind = WordFileKind(head: head)
    if kind == .database { return try database(options.format, in: context) }
    let format = options.format ?? found(kind)
    guard format != .kindle, format != .kobo else { throw Problem(.otherFormat(format), in: name) }
    let reader = reader(format, options, isGiven: options.format != nil)
    guard kind == .utf16 else { return StreamedWordFile(reader, first: head, then: rest) }
    return StreamedWordFile(reader, then: UTF16Stream(first: head, then: rest))
  }

  private func found(_ kind: WordFileKind) -> WordFileFormat {
    if case .words(let format) = kind { return format }
    return path.flatMap(WordFileFormat.init(fileName:)) == .tsv ? .tsv : .csv
  }

  private func database(_ format: WordFileFormat?, in context: Context) throws(Problem) -> any WordFileSource {
    guard let path else {
      throw .usage(
        LocalizedText(en: "A database cannot be read from standard input.", ru: "Базу данных нельзя прочитать из стандартного ввода."),
        hint: LocalizedText(en: "Name the file, as in “glot import vocab.db”.", ru: "Укажите файл, например «glot import vocab.db».")
      )
    }
    let database: WordDatabase
    do throws(WordFileError) {
      database = try context.graph().wordDatabases.open(context.launch.absolutePath(path))
    } catch { throw Problem(error, in: name) }
    if let format, format != database.format { throw Problem(.otherFormat(format), in: name) }
    return database.words
  }

  private func reader(_ format: WordFileFormat, _ options: WordFileOptions, isGiven: Bool) -> any WordFileReader {
    var columns = options.columns
    switch format {
    case .anki: return AnkiReader()
    case .json: return WordObjectReader()
    case .kvtml: return KVTMLReader(from: options.from, to: options.to)
    case .quizlet:
      columns.delimiter = columns.delimiter ?? "\t"
      columns.hasHeader = columns.hasHeader ?? false
      columns.hasQuotes = false
    case .tsv where isGiven: columns.delimiter = columns.delimiter ?? "\t"
    case .tsv: columns.likelyDelimiter = "\t"
    case .csv, .kindle, .kobo: columns.likelyDelimiter = path.flatMap(WordFileFormat.init(fileName:)) == .csv ? "," : nil
    }
    return DelimitedReader(columns)
  }
}

/// Standard input, piece by piece.
final class StandardInput: ByteStream {
  private let streams: Streams

  init(_ streams: Streams) { self.streams = streams }

  var size: Int? { nil }

  func next() throws(UserFileError) -> [UInt8] {
    do throws(Streams.Failure) { return try streams.readSome() } catch {
      switch error {
      case .closed: throw UserFileError(path: "-", .failed("EPIPE"))
      case .failed(let detail): throw UserFileError(path: "-", .failed(detail))
      }
    }
  }
}
