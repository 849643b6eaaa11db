import CoreModule
import PersonalDictionary

/// The rows that were sent, so that a change makes only those again that it is about.
@MainActor
final class RowCache {
  /// Which row it is, and how it is shown.
  struct Place: Hashable {
    let number: Word.Number
    let language: InterfaceLanguage
    let isFirst: Bool
  }

  /// What a row shows.
  struct Content: Equatable {
    let word: Word
    let sign: HTML?
  }

  private var rows: [Place: (content: Content, row: HTML)] = [:]

  private static let maximumRows = 1000

  func row(_ place: Place, _ content: Content, _ make: () -> HTML) -> HTML {
    if let cached = rows[place], cached.content == content { return cached.row }
    if rows.count >= Self.maximumRows { rows.removeAll() }
    let row = make()
    rows[place] = (content, row)
    return row
  }
}
