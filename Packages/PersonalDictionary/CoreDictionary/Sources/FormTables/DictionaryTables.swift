public import CoreDictionaryFormat
import PersonalDictionary

/// The content of the tables in a folder, for writing the dictionary.
public struct DictionaryTables: Sendable {
  /// The rows, in order.
  public let rows: [CoreDictionaryRow]
  /// The notes on their words; the plurals of German nouns come from their paradigms.
  public let notes: DictionaryNotes

  /// The binary dictionary.
  public var dictionary: [UInt8] { CoreDictionaryWriter(rows: rows, notes: notes).bytes }

  /// Reads the tables of `folder`.
  ///
  /// - Throws: When a table cannot be read.
  public init(_ folder: DictionaryFolder) throws {
    rows = try folder.rows()
    var notes = DictionaryNotes()
    for language in Language.allCases {
      notes.details[language] = try folder.details(of: language)
      notes.glosses[language] = try folder.glosses(of: language)
      notes.genders[language] = try folder.genders(of: language)
    }
    let paradigms = try FormTable(folder.formTables(of: .german)).withoutDefaults
    for noun in Set(rows.filter { $0.partOfSpeech == .noun }.flatMap { $0[.german] }) {
      notes.details[.german]?[Headword(noun, .noun), default: WordDetails()].take(plurals: paradigms.plurals(of: noun))
    }
    self.notes = notes
  }
}

extension FormTable {
  /// The table without default paradigms: their forms are likely, but not certain enough to teach.
  fileprivate var withoutDefaults: FormTable {
    var table = self
    for number in paradigms.indices { table.paradigms[number].fittingEndings.removeAll(where: \.isEmpty) }
    return table
  }

  /// The nominative plurals of a noun.
  fileprivate func plurals(of noun: String) -> [String] {
    inflections(of: noun, .noun).filter { ["pl", "nominative pl"].contains($0.form.features) }.map(\.form.text)
  }
}

extension WordDetails {
  /// Skips the plural of a plural-only noun, which is the noun itself.
  fileprivate mutating func take(plurals all: [String]) {
    guard !gender.contains(.plural) else { return }
    for plural in all where !plurals.contains(plural) { plurals.append(plural) }
  }
}
