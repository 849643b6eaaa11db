import CoreModule

/// Reads the vocabulary files of KVTML 2.
public struct KVTMLReader: WordFileReader {
  private let wanted: [Language?]
  private var tokens = XMLTokens()
  private var path: [String] = []
  private var languages: [String: String] = [:]
  private var identifier: String?
  private var text = ""
  private var entry: Entry?
  private var isKVTML = false
  /// The size of the element in memory: an entry, the languages or another text.
  private var size = 0

  /// The maximum depth of elements; deeper files are rejected.
  private static let maximumDepth = 100

  /// An entry being read.
  private struct Entry {
    let line: Int
    var isTooLong = false
    var texts: [(language: String, text: String)] = []
    var current: (id: String, text: String)?
    var note: String?
    var examples: [WordExample] = []

    mutating func add(note more: String) {
      if more.isEmpty { return }
      if note == nil { note = more } else { note? += "; " + more }
    }
  }

  /// Creates a reader. `from` and `to` select the languages in files that have several.
  public init(from: Language? = nil, to: Language? = nil) { wanted = [from, to] }

  public mutating func read(_ bytes: [UInt8], isLast: Bool) throws(WordFileError) -> [WordFileRecord] {
    tokens.append(bytes)
    var records: [WordFileRecord] = []
    do throws(XMLTokens.Fault) {
      var line = tokens.line
      while let token = try tokens.next(isLast: isLast) {
        if let record = try take(token, line: line) { records.append(record) }
        line = tokens.line
      }
    } catch { throw error.isTooLarge ? .tooLarge(.kvtml, line: error.line) : .malformed(.kvtml, line: error.line) }
    if isLast {
      guard isKVTML else { throw .otherFormat(.kvtml) }
      guard path.isEmpty else { throw .malformed(.kvtml, line: tokens.line) }
    }
    return records
  }

  private mutating func take(_ token: XMLToken, line: Int) throws(XMLTokens.Fault) -> WordFileRecord? {
    guard try holds(token, line: line) else { return nil }
    switch token {
    case .text(let more): text += more
    case .open(let name, let attributes):
      guard path.count < Self.maximumDepth else { throw XMLTokens.Fault(line: line, isTooLarge: true) }
      if path.isEmpty, name == "kvtml" { isKVTML = true }
      path.append(name)
      text = ""
      open(name, attributes, line: line)
    case .close(let name):
      guard path.last == name else { throw XMLTokens.Fault(line: line) }
      defer {
        path.removeLast()
        text = ""
        if entry == nil, path.dropFirst().first != "identifiers" { size = 0 }
      }
      return close(name)
    }
    return nil
  }

  /// Counts the size of a token, and returns whether to use it. An entry that is too long is skipped.
  private mutating func holds(_ token: XMLToken, line: Int) throws(XMLTokens.Fault) -> Bool {
    switch token {
    case .text(let more): size += more.utf8.count
    case .open(_, let attributes): size += attributes["id"]?.utf8.count ?? 0
    case .close: return true
    }
    guard size > XMLTokens.maximumBytes else { return true }
    guard let entry else { throw XMLTokens.Fault(line: line, isTooLarge: true) }
    self.entry = Entry(line: entry.line, isTooLong: true)
    if case .text = token { return false }
    return true
  }

  private mutating func open(_ name: String, _ attributes: [String: String], line: Int) {
    switch path.dropFirst() {
    case ["identifiers", "identifier"]: identifier = attributes["id"]
    case ["entries", "entry"]: (entry, size) = (Entry(line: line), 0)
    case ["entries", "entry", "translation"]: entry?.current = (attributes["id"] ?? "", "")
    default: break
    }
  }

  private mutating func close(_ name: String) -> WordFileRecord? {
    switch path.dropFirst() {
    case ["identifiers", "identifier", "locale"]: languages[identifier ?? ""] = text.trimmed
    case ["identifiers", "identifier", "name"]: languages[identifier ?? ""] = languages[identifier ?? ""] ?? text.trimmed
    case ["entries", "entry", "translation", "text"]: entry?.current?.text = Self.cell(text)
    case ["entries", "entry", "translation", "comment"]: entry?.add(note: text.trimmed)
    case ["entries", "entry", "translation", "example"]: if !text.isBlank { entry?.examples.append(WordExample(text.trimmed)) }
    case ["entries", "entry", "translation"]:
      if let current = entry?.current, entry?.isTooLong == false { entry?.texts.append((current.id, current.text)) }
    case ["entries", "entry"]:
      defer { entry = nil }
      return entry.flatMap(record)
    default: break
    }
    return nil
  }

  /// The text without the white space of indented elements; other line breaks separate texts.
  private static func cell(_ text: String) -> String {
    let trimmed = text.trimmed
    return trimmed.isEmpty || text.first?.isNewline == true ? trimmed : text
  }

  private func record(_ entry: Entry) -> WordFileRecord? {
    if entry.isTooLong { return WordFileRecord(line: entry.line, content: nil, faults: [.tooLong]) }
    var texts = entry.texts
    guard texts.contains(where: { !$0.text.isEmpty }) else { return nil }
    func index(_ language: Language?) -> Int? {
      guard let language else { return nil }
      return texts.firstIndex { languages[$0.language].flatMap { Language(named: $0) } == language }
    }
    // The requested languages, or else the first two.
    let target = index(wanted[1])
    let source =
      index(wanted[0]) ?? texts.indices.first { $0 != target && !texts[$0].text.isEmpty } ?? texts.indices.first { $0 != target } ?? 0
    let word = texts.remove(at: source)
    let shifted = target.flatMap { $0 == source ? nil : $0 > source ? $0 - 1 : $0 }
    let translation = shifted.map { texts[$0] } ?? texts.first { !$0.text.isEmpty } ?? texts.first
    var content = WordFileContent(text: word.text.trimmed)
    content.from = languages[word.language].flatMap { $0.isEmpty ? nil : $0 }
    if let translation {
      content.to = languages[translation.language].flatMap { $0.isEmpty ? nil : $0 }
      content.translations = ListCell.texts(translation.text)
    }
    if content.to == nil { content.to = other(than: word.language) }
    (content.note, content.examples) = (entry.note, entry.examples)
    return WordFileRecord(line: entry.line, content: content)
  }

  /// The other language of a file with two languages; `nil` when a different one is requested.
  private func other(than identifier: String) -> String? {
    guard languages.count == 2, let own = languages[identifier].flatMap({ Language(named: $0) }) else { return nil }
    guard let name = languages.first(where: { $0.key != identifier })?.value, let other = Language(named: name) else { return nil }
    return other != own && (wanted[1] == nil || wanted[1] == other) ? name : nil
  }
}
