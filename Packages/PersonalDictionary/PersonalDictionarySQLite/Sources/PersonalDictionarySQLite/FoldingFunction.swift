import CoreModule
import GRDB
import PersonalDictionary

/// An SQL function that folds texts without a folded column, such as tags.
struct FoldingFunction {
  static let name = "glot_folded"
  private let database: Database

  init(_ database: Database) { self.database = database }

  /// Registers the function with the connection.
  func install() throws {
    // It must not be registered again while statements use it.
    let isInstalled = "SELECT EXISTS (SELECT 1 FROM pragma_function_list WHERE name = ?)"
    guard try Bool.fetchOne(database, sql: isInstalled, arguments: [Self.name]) != true else { return }
    database.add(
      function: DatabaseFunction(Self.name, argumentCount: 1, pure: true) { values in
        values.first.flatMap { String.fromDatabaseValue($0) }.map { FoldedText($0).description }
      }
    )
  }
}

extension WordQuery {
  /// Whether the query has conditions on tags.
  var asksForTags: Bool {
    !tags.isEmpty || conditions.contains { if case .tag = $0.trait { true } else { false } }
  }
}
