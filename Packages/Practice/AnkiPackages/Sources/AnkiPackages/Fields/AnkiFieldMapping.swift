import CoreModule

/// The role of each field of a note type. It is guessed, and can be changed.
public struct AnkiFieldMapping: Equatable, Sendable {
  /// The roles, in the order of the fields.
  public var roles: [AnkiFieldRole]
  /// Whether each template or each gap makes a card.
  public let kind: AnkiNoteType.Kind

  /// A mapping with these roles.
  public init(_ roles: [AnkiFieldRole], kind: AnkiNoteType.Kind = .normal) { (self.roles, self.kind) = (roles, kind) }

  /// Guesses the roles by the names of the fields, then by the script of their contents, then by their order.
  ///
  /// - Parameters:
  ///   - type: The note type.
  ///   - samples: Some of its notes; a hundred are enough.
  ///   - languages: The learner's languages.
  public init(guessing type: AnkiNoteType, samples: [AnkiNote] = [], languages: AnkiLanguages = AnkiLanguages()) {
    var guess = RoleGuess(type: type, samples: samples, languages: languages)
    self.init(guess.roles(), kind: type.kind)
  }
}

/// Guesses the roles of the fields of a note type.
private struct RoleGuess {
  let type: AnkiNoteType
  let names: [FieldName]
  /// The script of what is in each field; `nil` when there is no text, or no notes were given.
  let scripts: [Script?]
  /// The fields in which every sample has no text.
  let blank: Set<Int>
  let languages: AnkiLanguages
  private var guessed: [AnkiFieldRole?] = []

  init(type: AnkiNoteType, samples: [AnkiNote], languages: AnkiLanguages) {
    let own = samples.filter { $0.noteType == type.id }.prefix(100)
    let texts = type.fields.indices.map { field in
      own.compactMap { $0.fields.indices.contains(field) ? AnkiFieldText(html: $0.fields[field]).text : nil }.joined(separator: "\n")
        .trimmed
    }
    (self.type, self.languages) = (type, languages)
    names = type.fields.map { FieldName($0, languages) }
    scripts = texts.map(Script.init(of:))
    blank = own.isEmpty ? [] : Set(texts.indices.filter { texts[$0].isEmpty })
  }

  mutating func roles() -> [AnkiFieldRole] {
    guessed = names.map { $0.isSide ? nil : $0.role }
    if type.kind == .cloze { return clozeRoles() }
    keepFirst(of: .word)
    keepFirst(of: .translation)
    for role in [AnkiFieldRole.word, .translation] where !guessed.contains(role) {
      let free = guessed.indices.filter { guessed[$0] == nil && !blank.contains($0) }
      let other: AnkiFieldRole = role == .word ? .translation : .word
      let field =
        free.first { languages.role(ofScript: scripts[$0]) == role }
        ?? free.first { names[$0].role == role && languages.role(ofScript: scripts[$0]) != other }
        ?? free.first { names[$0].role != other && languages.role(ofScript: scripts[$0]) != other } ?? free.first
      if let field { guessed[field] = role }
    }
    return rest()
  }

  /// For a note with gaps: the field with the text is the word, and all other fields are notes.
  private mutating func clozeRoles() -> [AnkiFieldRole] {
    let text = type.fields.firstIndex { field in type.templates.contains { $0.question.contains("cloze:" + field) } } ?? 0
    guessed = guessed.indices.map { $0 == text ? .word : guessed[$0] == .word || guessed[$0] == .example ? .note : guessed[$0] }
    keepFirst(of: .translation)
    return rest()
  }

  /// If several fields have the same role, such as the translation, the first one keeps it and the others become notes.
  private mutating func keepFirst(of role: AnkiFieldRole) {
    guard let first = guessed.firstIndex(of: role) else { return }
    for field in guessed.indices where field > first && guessed[field] == role { guessed[field] = .note }
  }

  private func rest() -> [AnkiFieldRole] { guessed.indices.map { guessed[$0] ?? (blank.contains($0) ? .skipped : .note) } }
}
