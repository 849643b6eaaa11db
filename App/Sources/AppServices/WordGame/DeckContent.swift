package import CoreModule
package import CorePresentation
import Presentation
package import WordGame

/// Reads the content of a deck.
package struct DeckContent {
  package private(set) var entries: [DeckEntry] = []
  package private(set) var bad: [BadRecord] = []
  package private(set) var languages: LanguagePair?

  package init(entries: [DeckEntry] = [], bad: [BadRecord] = [], languages: LanguagePair? = nil) {
    self.entries = entries
    self.bad = bad
    self.languages = languages
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Detects JSON by the file name, else by the first bytes.
  package static func isJSON(_ bytes: [UInt8], _ path: String) -> Bool {
    let name = path.lowercased()
    if name.hasSuffix(".json") { return true }
    if [".tsv", ".txt"].contains(where: name.hasSuffix) { return false }
    let first = start(of: bytes).first { $0 != 0x20 && !(0x09...0x0D).contains($0) }
    return first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
  }

  private static func start(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes.starts(with: byteOrderMark) ? bytes.dropFirst(byteOrderMark.count) : bytes[...]
  }

  /// Reads one word per line: the word, a tab, its translations. Blank lines and comments with # are skipped.
  package mutating func readLines(_ bytes: [UInt8]) {
    for (index, ended) in Self.start(of: bytes).split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let line = ended.last == 0x0D ? ended.dropLast() : ended
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }), line.first != UInt8(ascii: "#") else { continue }
      var faults: [RecordFault] = []
      if let text = String(validating: line, as: UTF8.self) {
        let cells = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        if cells.count < 2 { faults = [.noTab] } else { faults = add(prompt: cells[0], [cells[1]], "prompt", "translations") }
      } else {
        faults = [.notUTF8]
      }
      if !faults.isEmpty { bad.append(BadRecord(line: index + 1, place: nil, faults: faults)) }
    }
  }

  /// Reads a list of words, or an object that contains one.
  package mutating func readJSON(_ bytes: [UInt8]) throws(JSONReader.Fault) {
    var reader = JSONReader(document: bytes)
    reader.space()
    if reader.next == UInt8(ascii: "{") {
      try readObject(&reader)
    } else {
      try readList(&reader)
    }
    try reader.end()
  }

  private mutating func readObject(_ reader: inout JSONReader) throws(JSONReader.Fault) {
    var members: [String: String] = [:]
    var content = self
    var hasList = false
    try reader.members { reader, name throws(JSONReader.Fault) in
      switch name {
      case "words", "entries":
        hasList = true
        try content.readList(&reader)
      case "from", "to": if case .string(let code) = try reader.value(depth: 1) { members[name] = code }
      default: try reader.skipValue(depth: 1)
      }
    }
    self = content
    if !hasList { bad.append(BadRecord(line: 1, place: nil, faults: [.missing("words")])) }
    if let from = members["from"], let to = members["to"], from != to { languages = LanguagePair(from: from, to: to) }
  }

  private mutating func readList(_ reader: inout JSONReader) throws(JSONReader.Fault) {
    var content = self
    var isOriginal = true
    let bad = try reader.records { value, flaws in
      guard case .object(let members) = value else { return flaws + [.notAnObject] }
      let fields = Dictionary(members) { first, _ in first }
      if fields["text_eng"] == nil { isOriginal = false }
      return flaws + (flaws.isEmpty ? content.add(fields) : [])
    }
    self = content
    self.bad += bad
    // The original game translates English to Spanish.
    if isOriginal, !entries.isEmpty { languages = LanguagePair(from: "en", to: "es") }
  }
}

extension DeckContent {
  /// The accepted names of a word's fields, in pairs.
  private static let names = [
    (prompt: "prompt", translations: "translations"), (prompt: "text_eng", translations: "text_spa"),
    (prompt: "text", translations: "translations"), (prompt: "word", translations: "translation"),
  ]

  /// Adds a word from an object, or returns its faults.
  private mutating func add(_ fields: [String: JSON]) -> [RecordFault] {
    let withPrompt = Self.names.first { fields[$0.prompt] != nil }
    let withTranslations = Self.names.first { fields[$0.translations] != nil }
    // A missing field is named after its counterpart.
    let promptName = (withPrompt ?? withTranslations)?.prompt ?? "prompt"
    let translationName = (withTranslations ?? withPrompt)?.translations ?? "translations"
    var faults: [RecordFault] = []
    var prompt: String?
    switch fields[promptName] {
    case .string(let text)?: prompt = text
    case nil: faults.append(.missing(promptName))
    default: faults.append(.wrongType(promptName, en: "a text", ru: "текстом"))
    }
    let translations = Self.texts(fields[translationName])
    if fields[translationName] == nil {
      faults.append(.missing(translationName))
    } else if translations == nil {
      faults.append(.wrongType(translationName, en: "a text or a list of texts", ru: "текстом или списком текстов"))
    }
    guard let prompt, let translations else { return faults }
    return add(prompt: prompt, translations, promptName, translationName)
  }

  /// Adds a word, or returns its faults.
  private mutating func add(prompt: String, _ translations: [String], _ promptName: String, _ translationName: String) -> [RecordFault] {
    var faults: [RecordFault] = []
    func tidy(_ text: String, _ name: String) -> String? {
      do throws(UserTextProblem) { return try UserText(text).description } catch {
        faults.append(RecordFault(error, in: name))
        return nil
      }
    }
    let word = tidy(prompt, promptName)
    var alternatives: [String] = []
    for text in translations {
      let pieces = DeckEntry.alternatives(in: text)
      alternatives += (pieces.isEmpty ? [text] : pieces).compactMap { tidy($0, translationName) }
    }
    if faults.isEmpty, alternatives.isEmpty { faults.append(RecordFault(.blank, in: translationName)) }
    if faults.isEmpty, let word { entries.append(DeckEntry(prompt: word, translations: alternatives)) }
    return faults
  }

  private static func texts(_ value: JSON?) -> [String]? {
    value?.string.map { [$0] } ?? value?.strings
  }
}

extension RecordFault {
  fileprivate static let noTab = RecordFault(
    code: "no_tab",
    message: LocalizedText(en: "The tab between the word and its translation is missing.", ru: "Между словом и переводом нет табуляции.")
  )

  fileprivate static let notUTF8 = RecordFault(
    code: "invalid_utf8", message: LocalizedText(en: "The line is not UTF-8.", ru: "Строка — не UTF-8.")
  )
}
