import CoreModule
import CorePresentation
import Hummingbird

/// A row of the table of the API: what can be asked, with what, and what is answered. Routes, the checking of values, and the OpenAPI document
/// follow from it.
struct APIOperation: Sendable {
  typealias Work = @MainActor @Sendable (APIRequest) async throws(Problem) -> JSON

  let method: HTTPRequest.Method
  /// The path, with parameters in braces.
  let path: String
  let summary: LocalizedText
  /// The parameters of the query.
  var query: [APIField] = []
  /// The members of the body; `nil` when it has none.
  var body: [APIField]?
  /// The status of the answer.
  var status = HTTPResponse.Status.ok
  let answer: APISchema
  let work: Work

  /// Whether it leaves everything as it is.
  var isReading: Bool { method == .get }

  /// The parameters of the path.
  var parameters: [APIField] {
    path.split(separator: "/").filter { $0.hasPrefix("{") }.map { part in
      let name = String(part.dropFirst().dropLast())
      return .required(name, name == "number" ? .count : .word)
    }
  }

  /// All of them.
  static let all =
    WordOperations.all + ImportOperations.all + TaskOperations.all + PracticeOperations.all + HistoryOperations.all + StemOperations.all
    + UBCOOperations.all
    + KeyboardOperations.all + GameOperations.all + ReadingOperations.all + SettingOperations.all
}
