import AppGraph
import CoreModule
import CorePresentation
import Hummingbird

/// All that a page of the stored data follows from, besides its address and the time.
struct PageState: Hashable {
  private let data: String
  private let settings: String?
  private let language: InterfaceLanguage
  private let notices: Int

  /// - Returns: `nil` while the version of the data is not known.
  @MainActor
  init?(_ context: PageContext) async {
    // Nothing is read before the version, so that no page is older than it says.
    guard let version = await context.site.readingGraph.dataChanges.version() else { return nil }
    data = version
    settings = context.site.settingsVersion
    language = context.language
    notices = context.session.noticeCount
  }
}

/// The pages of one browser that may be sent again. Requests that come while a page is made wait for that one.
@MainActor
final class KeptPages {
  private struct Page {
    let state: PageState
    let begun: Timestamp
    let response: Task<Result<Response, Problem>, Never>
  }

  private var pages: [String: Page] = [:]

  /// Pages say how long ago something was and what is due, so none is sent for longer.
  private static let milliseconds: Int64 = 1000
  private static let maximumPages = 16

  func response(
    to address: String, at state: PageState, _ now: Timestamp, _ make: @escaping @MainActor () async -> Result<Response, Problem>
  ) async throws(Problem) -> Response {
    let page = page(address, at: state, now, make)
    let response = await page.response.value
    if !response.isWhole, pages[address]?.response == page.response { pages[address] = nil }
    return try response.get()
  }

  private func page(
    _ address: String, at state: PageState, _ now: Timestamp, _ make: @escaping @MainActor () async -> Result<Response, Problem>
  ) -> Page {
    if let page = pages[address], page.state == state, (0..<Self.milliseconds).contains(now.milliseconds - page.begun.milliseconds) {
      return page
    }
    if pages.count >= Self.maximumPages { pages.removeAll() }
    let page = Page(state: state, begun: now, response: Task { await make() })
    pages[address] = page
    return page
  }
}

extension Result<Response, Problem> {
  /// Whether it is the page that was asked for. What has failed may succeed the next time, though no data has changed.
  fileprivate var isWhole: Bool { (try? get().status) == .ok }
}
