import CoreModule
import PersonalDictionary
import Practice
import TodoList

// What answers are made of: the members that Presentation writes for `--json`.

extension APIRecord {
  private static let example = APIRecord("Example", [.required("text", .anyText), .required("origin", .optional(.anyText))])

  /// What stored words have, and looked up ones have as `null`.
  private static func wordFields(isStored: Bool) -> [APIField] {
    func stored(_ schema: APISchema) -> APISchema { isStored ? schema : .optional(schema) }
    return [
      .required("number", stored(.count)), .required("id", stored(.anyText)), .required("text", .anyText), .required("from", .language),
      .required("to", .language), .required("translations", .list(.anyText)), .required("part_of_speech", .optional(.anyText)),
      .required("status", .choice(WordStatusKind.allCases.map(\.rawValue))), .required("reason", .optional(.anyText)),
      .required("source", .optional(.anyText)), .required("starred", .flag), .required("note", .optional(.anyText)),
      .required("tags", .list(.anyText)), .required("lookups", .amount), .required("created", stored(.anyText)),
      .required("updated", stored(.anyText)), .required("base_form", .optional(.anyText)), .required("examples", .list(.record(example))),
      .required("knowledge", .optional(.object)),
    ]
  }

  static let word = APIRecord("Word", wordFields(isStored: true))
  static let addedWord = word.adding("AddedWord", .required("typed", .optional(.anyText)))
  static let entry = APIRecord("Entry", wordFields(isStored: false)).adding(
    "Entry", .required("entries", .list(.object)), .required("readings", .list(.object)), .required("parts", .list(.anyText)),
    .required("detected", .optional(.anyText)), .required("suggestions", .list(.anyText)),
    .required("suggestion_languages", .list(.anyText))
  )

  static let task = APIRecord(
    "Task",
    [
      .required("number", .count), .required("id", .anyText), .required("text", .anyText),
      .required("priority", .choice(TodoPriority.allCases.map(\.rawValue))), .required("due", .optional(.anyText)),
      .required("done", .flag), .required("tags", .list(.anyText)), .required("repeat", .optional(.anyText)),
      .required("note", .optional(.anyText)), .required("parent", .optional(.count)), .required("created", .anyText),
      .required("updated", .anyText), .required("completed", .optional(.anyText)), .required("overdue", .flag),
    ]
  )
  static let taskWithParts = task.adding("TaskWithParts", .required("subtasks", .list(.record(task))))

  static let due = APIRecord("Due", [.required("due", .amount), .required("new", .amount)])
  static let statistics = APIRecord(
    "Statistics",
    [
      .required("forecast", .list(.object)), .required("days", .list(.object)), .required("months", .list(.object)),
      .required("desired_retention", .decimal), .required("true_retention", .optional(.decimal)), .required("stabilities", .list(.object)),
      .required("cards", .object), .required("seconds", .amount),
    ]
  )

  static let askedCard = APIRecord(
    "AskedCard",
    [
      .required("card", .optional(.record(APIRecord("Card", [.required("mark", .anyText), .required("asked", .record(question))]))))
    ]
  )
  private static let question = APIRecord(
    "Question",
    [
      .required("event", .anyText), .required("index", .count), .required("id", .anyText), .required("direction", .choice(["from", "to"])),
      .required("kind", .choice(CardKind.allCases.map(\.rawValue))), .required("prompt", .anyText),
      .required("sentence", .optional(.anyText)), .required("choices", .optional(.list(.anyText))), .required("article", .flag),
      .required("intervals", .object),
    ]
  )
  static let answeredCard = APIRecord(
    "AnsweredCard",
    [
      .required("event", .anyText), .required("index", .count), .required("grade", .optional(.number(1...4))), .required("correct", .flag),
      .required("expected", .list(.anyText)), .required("remark", .optional(.anyText)), .required("due", .optional(.anyText)),
      .required("stability", .optional(.decimal)), .required("difficulty", .optional(.decimal)),
    ]
  )

  static let importReport = APIRecord(
    "ImportReport",
    [
      .required("new", .amount), .required("merged", .amount), .required("skipped", .amount), .required("bad", .list(.object)),
      .optional("notes", .list(.object)),
    ]
  )

  private static let step = APIRecord(
    "Step",
    [
      .required("number", .count), .required("command", .anyText), .required("subjects", .list(.anyText)),
      .required("subject_count", .amount), .required("at", .anyText), .required("undone", .flag),
    ]
  )
  static let steps = APIRecord("Steps", [.required("steps", .list(.record(step)))])

  private static let root = APIRecord(
    "Root", [.required("root", .anyText), .required("count", .count), .required("forms", .list(.anyText))])
  static let roots = APIRecord(
    "Roots", [.required("words", .amount), .required("roots", .list(.record(root))), .optional("explained", .list(.object))])

  static let translation = APIRecord(
    "Translation",
    [
      .required("text", .anyText), .required("translation", .anyText), .required("direction", .anyText), .required("bare", .flag),
      .required("words", .amount),
    ]
  )
  static let keptTranslation = translation.adding("KeptTranslation", .required("number", .count), .required("created", .anyText))

  static let button = APIRecord(
    "Button",
    [.required("id", .anyText), .required("caption", .anyText), .required("index", .optional(.amount)), .required("count", .amount)]
  )
  static let piece = APIRecord(
    "Piece",
    [
      .required("id", .anyText), .required("caption", .anyText), .required("index", .amount), .required("count", .amount),
      .required("text", .anyText), .optional("uses", .amount),
    ]
  )

  static let problem = APIRecord(
    "Problem",
    [
      .required(
        "error",
        .record(APIRecord("Error", [.required("code", .anyText), .required("message", .anyText), .required("hint", .optional(.anyText))]))
      )
    ]
  )
}

extension APISchema {
  /// A language by its code.
  static let language = choice(Language.allCases.map(\.code))
}
