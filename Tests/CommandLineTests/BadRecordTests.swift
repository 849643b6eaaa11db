import CoreModule
import CorePresentation
import Testing

struct BadRecordTests {
  @Test(
    arguments: [
      ("[1,\n 0,\n\n0 , 1]", [2, 4]), ("[0,0]", [1, 1]), ("\n\n[\n{\n\"a\":1},\n0\n]", [4, 6]), ("[]", []), ("[\r\n0\r\n,0]", [2, 3]),
    ] as [(String, [Int])])
  func `bad records are told with the line on which they begin`(json: String, lines: [Int]) throws {
    var reader = JSONReader(Array(json.utf8))
    let bad = try reader.records { value, _ in if case .number(1) = value { [] } else { [.notAnObject] } }
    #expect(bad.map(\.line) == lines)
  }
}
