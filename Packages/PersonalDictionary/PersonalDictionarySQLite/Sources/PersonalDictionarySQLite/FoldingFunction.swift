import CoreModule
import GRDB
import PersonalDictionary

/// Folds texts that no column holds folded, as the tags, in statements.
struct FoldingFunction {
  static let name = "glot_folded"
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Lets the statements of this connection use it.
  func install() throws {
    // Made anew, it would clash with statements that are at work.
    let known = "SELECT EXISTS (SELECT 1 FROM pragma_function_list WHERE name = ?)"
    guard try Bool.fetchOne(database, sql: known, arguments: [Self.name]) != true else { return }
    database.add(
      function: DatabaseFunction(Self.name, argumentCount: 1, pure: true) { values in
        values.first.flatMap { String.fromDatabaseValue($0) }.map { FoldedText($0).description }
      }
    )
  }
}

extension WordQuery {
  /// Whether its answer depends on tags.
  var asksForTags: Bool {
    !tags.isEmpty || conditions.contains { if case .tag = $0.trait { true } else { false } }
  }
}
