import CoreModule
import GRDB
import Testing

@testable import CoreModuleSQLite

struct StorageErrorTests {
  @Test(arguments: [
    "invalid fts5 file format (found 0, expected 4) - run 'rebuild'", "no such fts5 table: main.word_search",
    "vtable constructor failed: word_search",
  ])
  func `tables of an index that do not hold one are damage`(message: String) {
    let error = DatabaseError(resultCode: .SQLITE_ERROR, message: message)
    #expect(StorageError(error, path: "/there") == .corrupt(path: "/there"))
  }
}
