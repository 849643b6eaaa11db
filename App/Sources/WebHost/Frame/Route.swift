import CoreModule
import CorePresentation
import Hummingbird

/// What one path answers: a row of the table of routes.
struct Route: Sendable {
  typealias Work = @MainActor @Sendable (PageContext) async throws(Problem) -> Answer

  let method: HTTPRequest.Method
  let path: String
  let work: Work

  private init(_ method: HTTPRequest.Method, _ path: String, _ work: @escaping Work) {
    self.method = method
    self.path = path
    self.work = work
  }

  static func get(_ path: String, _ work: @escaping Work) -> Route { Route(.get, path, work) }
  static func post(_ path: String, _ work: @escaping Work) -> Route { Route(.post, path, work) }

  static var all: [Route] { WordPages.routes + PracticePages.routes + TaskPages.routes + HistoryPages.routes }
}
