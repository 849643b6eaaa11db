import CoreModule
import CorePresentation
import Hummingbird

/// What one path answers: a row of the table of routes.
struct Route: Sendable {
  typealias Work = @MainActor @Sendable (PageContext) async throws(Problem) -> Answer

  let method: HTTPRequest.Method
  let path: String
  let work: Work

  /// Whether it takes a form with a file.
  private(set) var takesFile = false
  /// Whether the page is made of the stored data alone, so that it may be sent again while that is the same.
  private(set) var isCached = false

  private init(_ method: HTTPRequest.Method, _ path: String, _ work: @escaping Work) {
    self.method = method
    self.path = path
    self.work = work
  }

  static func get(_ path: String, isCached: Bool = false, _ work: @escaping Work) -> Route {
    var route = Route(.get, path, work)
    route.isCached = isCached
    return route
  }
  static func post(_ path: String, _ work: @escaping Work) -> Route { Route(.post, path, work) }
  static func upload(_ path: String, _ work: @escaping Work) -> Route {
    var route = Route(.post, path, work)
    route.takesFile = true
    return route
  }

  static var all: [Route] {
    WordPages.routes + PendingPages.routes + ImportPages.routes + ExportPages.routes + PracticePages.routes + TaskPages.routes
      + TextPages.routes + NewTextPage.routes + ReaderPages.routes + GamePages.routes + KeyboardPages.routes + TranslatorPages.routes
      + StemPages.routes
      + HistoryPages.routes
      + SettingsPages.routes + BackupPages.routes
  }
}
