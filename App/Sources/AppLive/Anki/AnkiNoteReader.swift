import AnkiPackages
import AppGraph
import CoreModule
import PersonalDictionary
import Practice

/// Knows what the fields and the cards of a kind of notes mean.
struct AnkiNoteReader {
  let type: AnkiNoteType
  let mapping: AnkiFieldMapping
  /// The side that each template asks.
  private let directions: [PracticeDirection]

  init(_ type: AnkiNoteType, samples: [AnkiNote], _ languages: AnkiLanguages, _ fields: [PackageField]) {
    let guessed = AnkiFieldMapping(guessing: type, samples: samples, languages: languages)
    let mapping = Self.mapping(guessed, type.fields, fields)
    directions = type.templates.indices.map { Self.direction(ofTemplate: $0, type, mapping.roles) }
    (self.type, self.mapping) = (type, mapping)
  }

  /// The message to the user about the fields.
  var description: WordFileFields {
    let roles = zip(type.fields, mapping.roles).filter { $1 != .skipped }.map { (field: $0, role: $1.rawValue) }
    return WordFileFields(noteType: type.name, roles: roles)
  }

  /// The cards of a note with the sides that they ask, at most one for each. Of a text with gaps, the one of this gap.
  func cards(of note: AnkiNote, gap: Int?) -> [(PracticeDirection, AnkiCard)] {
    if let gap, type.kind == .cloze { return note.cards.first { $0.template == gap - 1 }.map { [(.to, $0)] } ?? [] }
    return PracticeDirection.allCases.compactMap { direction in
      note.cards.first { directions.indices.contains($0.template) && directions[$0.template] == direction }.map { (direction, $0) }
    }
  }

  static func isSame(_ name: String, _ other: String) -> Bool { FoldedText(name) == FoldedText(other) }

  /// The guess with what the user says. A field that was guessed to be the word or the translation, and is neither now, takes the role that
  /// has become free, or is a remark.
  private static func mapping(_ guessed: AnkiFieldMapping, _ names: [String], _ fields: [PackageField]) -> AnkiFieldMapping {
    var mapping = guessed
    let said = names.map { name in fields.last { isSame($0.name, name) }.map { AnkiFieldRole($0.role) } }
    for (place, role) in said.enumerated() { if let role { mapping.roles[place] = role } }
    for role in [AnkiFieldRole.word, .translation] where said.contains(role) {
      let other: AnkiFieldRole = role == .word ? .translation : .word
      for place in names.indices where said[place] == nil && mapping.roles[place] == role {
        mapping.roles[place] = mapping.roles.contains(other) ? .note : other
      }
    }
    return mapping
  }

  /// A template asks for what comes first in its question: the word or its translation.
  private static func direction(ofTemplate place: Int, _ type: AnkiNoteType, _ roles: [AnkiFieldRole]) -> PracticeDirection {
    var rest = type.templates[place].question[...]
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      let reference = rest[start.upperBound..<end.lowerBound].drop { "#^/ ".contains($0) }
      rest = rest[end.upperBound...]
      let name = String(reference.split(separator: ":").last ?? "").trimmed
      switch type.fields.firstIndex(of: name).map({ roles[$0] }) {
      case .word: return .from
      case .translation: return .to
      default: continue
      }
    }
    return place == 0 ? .from : .to
  }
}

extension AnkiFieldRole {
  fileprivate init(_ role: PackageField.Role) {
    self =
      switch role {
      case .word: .word
      case .translation: .translation
      case .example: .example
      case .origin: .origin
      case .note: .note
      case .tags: .tags
      case .skip: .skipped
      }
  }
}
