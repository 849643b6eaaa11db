/// A note type: the fields of its notes, and the cards that are made of them.
public struct AnkiNoteType: Equatable, Sendable {
  /// Whether each template or each gap makes a card.
  public enum Kind: Equatable, Sendable {
    /// One card of each template.
    case normal
    /// One card of each gap (`{{c1::…}}`) in the text.
    case cloze
  }

  /// A template that makes a card of a note.
  public struct Template: Equatable, Sendable {
    /// Its name.
    public let name: String
    /// The HTML of the question, with fields in braces: `{{Front}}`.
    public let question: String
    /// The HTML of the answer.
    public let answer: String

    /// Creates a template.
    public init(name: String, question: String, answer: String) {
      (self.name, self.question, self.answer) = (name, question, answer)
    }
  }

  /// Its number.
  public let id: Int64
  /// Its name.
  public let name: String
  /// Whether each template or each gap makes a card.
  public let kind: Kind
  /// The names of the fields, in order.
  public let fields: [String]
  /// The templates, in order.
  public let templates: [Template]

  /// Creates a note type.
  public init(id: Int64, name: String, kind: Kind = .normal, fields: [String], templates: [Template]) {
    (self.id, self.name, self.kind, self.fields, self.templates) = (id, name, kind, fields, templates)
  }
}
