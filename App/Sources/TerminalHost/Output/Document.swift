import CoreModule

/// A result, in each of the three forms.
protocol Document {
  /// For programs; times are told in the user's zone.
  func json(_ localTime: LocalTime) -> JSON
  /// For scripts: records of fields.
  var plain: [[String]] { get }
  /// For people, without a final line break; empty for nothing.
  func text(_ style: TextStyle) -> String
  /// What is printed as it stands whatever form is asked for, where there is such a thing.
  var verbatim: String? { get }
  /// The result as one that is written as it comes, where it is such a one. To ask for its type instead would search all types of the program.
  var streamed: (any StreamedDocument)? { get }
}

extension Document {
  var verbatim: String? { nil }
  var streamed: (any StreamedDocument)? { nil }
}

/// A result that is too long to be held: it is written as it comes, and the same in every form.
protocol StreamedDocument: Document {
  /// Writes the result, and says what went wrong meanwhile.
  func write(to streams: Streams) throws(Streams.Failure) -> Problem?
}

extension StreamedDocument {
  var streamed: (any StreamedDocument)? { self }
  func json(_ localTime: LocalTime) -> JSON { .null }
  var plain: [[String]] { [] }
  func text(_ style: TextStyle) -> String { "" }
}

/// How a text for people is laid out.
struct TextStyle {
  let language: InterfaceLanguage
  /// Columns to cut to; `nil` means never to cut.
  let width: Int?
  let usesColor: Bool
  let localTime: LocalTime
  let now: Timestamp

  func bold(_ text: String) -> String { inked(text, .bold) }
  func dim(_ text: String) -> String { inked(text, .dim) }
  func yellow(_ text: String) -> String { inked(text, .yellow) }

  /// A line as wide as the screen at most.
  func line(_ text: String) -> String { width.map { DisplayWidth.cut(text, to: $0) } ?? text }

  private func inked(_ text: String, _ ink: Ink) -> String {
    usesColor && !text.isEmpty ? ink.mark + text + Ink.plain.mark : text
  }
}

/// A text that is the result itself: a help page, a script.
struct PageDocument: Document {
  let name: String
  let page: String

  func json(_ localTime: LocalTime) -> JSON { .object([(name, .string(page))]) }
  var plain: [[String]] { page.split(separator: "\n", omittingEmptySubsequences: false).map { [String($0)] } }
  func text(_ style: TextStyle) -> String { page }
}

/// Names with their values.
struct SettingsDocument: Document {
  let members: [(name: String, value: String)]

  func json(_ localTime: LocalTime) -> JSON { .object(members.map { ($0.name, .string($0.value)) }) }
  var plain: [[String]] { members.map { [$0.name, $0.value] } }
  func text(_ style: TextStyle) -> String {
    TextTable(columns: [.left, .left]).text(members.map { [style.bold($0.name), $0.value] }, width: nil)
  }
}

extension [[String]] {
  /// The records, a line each, fields separated by tabs; backslash, tab and line break inside a field are escaped.
  var records: String {
    map { $0.map(\.escapedField).joined(separator: "\t") + "\n" }.joined()
  }
}

extension String {
  fileprivate var escapedField: String {
    replacing("\\", with: "\\\\").replacing("\t", with: "\\t").replacing("\n", with: "\\n")
  }
}
