public import CoreModule
import CoreModuleTesting
import Foundation
public import Reading

/// Words, texts and files for tests.
public enum SampleReading {
  /// 1 June 2026, noon, UTC.
  public static let noon = Timestamp(milliseconds: 1_780_315_200_000)
  /// From Spanish to English.
  public static let languages = LanguagePair(from: "es", to: "en")

  /// The identity with this number.
  public static func id(_ number: UInt8) -> ReadText.ID {
    ReadText.ID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, number)))
  }

  /// The mark of a word so many minutes after ``noon``.
  public static func mark(_ headword: String, _ kind: WordMark.Kind = .known, in language: String = "es", minutes: Int64 = 0) -> WordMark {
    WordMark(language: language, headword: headword, kind: kind, time: noon.adding(seconds: minutes * 60))
  }

  /// The text with this number, opened so many minutes after ``noon``.
  public static func text(_ number: UInt8, minutes: Int64 = 0) -> ReadText {
    ReadText(
      id: id(number), path: "/texts/\(number).txt", digest: "digest of \(number)", title: number.isMultiple(of: 2) ? "Text \(number)" : nil,
      languages: languages, place: TextPlace(block: Int(number), word: 3),
      count: number.isMultiple(of: 3) ? WordCount(words: 100, known: 90) : nil,
      opened: noon.adding(seconds: minutes * 60)
    )
  }

  /// A dictionary of some Spanish words, the commonest first.
  public static let dictionary = TextWordList([
    word("el", 1, "the", "la", "los", "las"), word("ser", 2, "be", "era", "es"), word("de", 3, "of"), word("y", 4, "and"),
    word("en", 5, "in"), word("casa", 120, "house", "casas"), word("perro", 300, "dog", "perros"), word("ver", 60, "see", "vio", "veía"),
    word("dar", 70, "give", "dio"), word("cuenta", 400, "account"), word("dar cuenta de", 4000, "give an account of", "dio cuenta de"),
    word("achacar", 9000, "attribute", "achacan", "achacaba"), word("azul", 500, "blue", "azules"),
    (TextWord(headword: "Madrid", partOfSpeech: "proper noun", translations: ["Madrid"], rank: 200, isProperName: true), []),
  ])

  private static func word(_ headword: String, _ rank: Int, _ translation: String, _ forms: String...) -> (word: TextWord, forms: [String])
  {
    (TextWord(headword: headword, translations: [translation], rank: rank), forms)
  }
}

/// Texts in memory by their paths.
public struct MemoryTexts: TextOpener {
  private let texts: [String: [TextBlock]]
  private let remarks: [String: [TextRemark]]

  /// Creates files of these paragraphs, with what each lacks.
  public init(_ texts: [String: [String]], remarks: [String: [TextRemark]] = [:]) {
    self.texts = texts.mapValues { $0.map { TextBlock(.paragraph, $0) } }
    self.remarks = remarks
  }

  public func open(_ path: String, as format: TextFileFormat?) throws(TextFileError) -> any TextBlockReader {
    guard let blocks = texts[path] else { throw TextFileError(path: path, .file(.missing)) }
    return TextBlocks(blocks, title: "Title of \(path)", remarks: remarks[path] ?? [])
  }

  public func read(_ stream: any ByteStream, as format: TextFileFormat?, name: String?) throws(TextFileError) -> any TextBlockReader {
    throw TextFileError(path: name, .file(.missing))
  }

  /// The digests of these files, which follow from their paragraphs.
  public var digest: FileDigest {
    FileDigest { [texts] path throws(StorageError) in
      guard let blocks = texts[path] else { throw .inputOutput(path: path, detail: "missing") }
      return String(FNV1a(blocks.map(\.text).joined(separator: "\n")).value, radix: 16)
    }
  }
}
