import CoreModule
import CorePresentation

/// An encoding that a file itself does not tell, so that the user names it.
enum TextEncoding: String, CaseIterable, Sendable {
  case westernEuropean = "windows-1252"
  case cyrillic = "windows-1251"
  case littleEndian = "utf-16le"
  case bigEndian = "utf-16be"

  private var name: LocalizedText {
    switch self {
    case .westernEuropean: LocalizedText(en: "Western European (Windows-1252, Latin-1)", ru: "западноевропейская (Windows-1252, Latin-1)")
    case .cyrillic: LocalizedText(en: "Cyrillic (Windows-1251)", ru: "кириллица (Windows-1251)")
    case .littleEndian: LocalizedText(verbatim: "UTF-16, little-endian")
    case .bigEndian: LocalizedText(verbatim: "UTF-16, big-endian")
    }
  }

  /// The choice of the encoding of a file.
  @MainActor
  static func control(selected: TextEncoding?, _ context: PageContext) -> HTML {
    let none = context(en: "UTF-8, or as the file says", ru: "UTF-8 или указанная в файле")
    return Controls.choice(
      "encoding", id: "encoding", label: context(en: "Encoding of the file", ru: "Кодировка файла"),
      [(value: "", name: none)] + allCases.map { (value: $0.rawValue, name: context($0.name)) }, selected: selected?.rawValue ?? "")
  }

  /// What each byte becomes in UTF-8; empty for UTF-16.
  fileprivate var table: [[UInt8]] {
    let upperHalf: String
    switch self {
    case .westernEuropean:
      upperHalf = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ" + Self.text(0xA0...0xFF)
    case .cyrillic:
      upperHalf = "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї" + Self.text(0x410...0x44F)
    case .littleEndian, .bigEndian: return []
    }
    return (Self.text(0...0x7F) + upperHalf).unicodeScalars.map { Array(String($0).utf8) }
  }

  private static func text(_ scalars: ClosedRange<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.compactMap(UnicodeScalar.init))
    return String(text)
  }

  /// The byte order mark that UTF-16 begins with.
  fileprivate var mark: [UInt8] {
    switch self {
    case .littleEndian: [0xFF, 0xFE]
    case .bigEndian: [0xFE, 0xFF]
    case .westernEuropean, .cyrillic: []
    }
  }
}

extension UploadedFile {
  /// The file with its text in an encoding that readers recognise: UTF-8, or UTF-16 with its mark.
  @concurrent
  func recoded(from encoding: TextEncoding, _ files: any UserFiles) async throws(Problem) -> UploadedFile {
    let table = encoding.table
    do throws(UserFileError) {
      let (source, target) = (try files.stream(path), try UploadedFile(name: name, files))
      var bytes = try source.next()
      if !UTF16Transcoder.isMarked(bytes) { try target.write(encoding.mark) }
      while !bytes.isEmpty {
        try target.write(table.isEmpty ? bytes : bytes.flatMap { table[Int($0)] })
        bytes = try source.next()
      }
      return target
    } catch { throw Refusal.noSpace.problem }
  }
}
