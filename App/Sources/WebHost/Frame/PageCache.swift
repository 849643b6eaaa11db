import AppGraph
import AppServices
import CoreModule
import CorePresentation
import Hummingbird
import Synchronization

/// All that a page of the stored data follows from, besides its request and the time.
struct PageState: Hashable {
  let data: String
  let settings: String?
  let notices: Int
}

/// The pages that may be sent again, each to the browser that it was made for. Requests that come while a page is made wait for that one.
///
/// They are found on any thread: where other programs are busy, changing to the main actor takes longer than all else.
final class PageCache: Sendable {
  /// What a page is found by: all of a request that it follows from.
  private struct Key: Hashable {
    let address: String
    let cookies: String?
    let languages: String?
    let isForParts: Bool

    init(_ request: Request) {
      address = request.uri.string
      cookies = request.headers[.cookie]
      languages = request.headers[.acceptLanguage]
      isForParts = request.isForParts
    }
  }

  private struct Page {
    let session: WebSession
    let state: PageState
    let begun: Timestamp
    let response: Task<Result<Response, Problem>, Never>
  }

  private let pages = Mutex<[Key: Page]>([:])
  private let changes: any DataChanges
  private let settings: any SettingsStore
  private let grants: any ServerGrantStore
  private let clock: WallClock

  /// Pages say how long ago something was and what is due, so none is sent for longer.
  private static let milliseconds: Int64 = 1000
  private static let maximumPages = 64

  /// - Parameter changes: The changes of the data that the pages are made of.
  init(_ changes: any DataChanges, _ settings: any SettingsStore, _ grants: any ServerGrantStore, _ clock: WallClock) {
    self.changes = changes
    self.settings = settings
    self.grants = grants
    self.clock = clock
  }

  /// The version of the data; `nil` while it is not known. Nothing is read before it, so that no page is older than it says.
  func version() async -> String? { await changes.version() }

  /// What a page that is made now follows from; `nil` while the version of the data is not known.
  ///
  /// - Parameter settings: The version of the settings that apply.
  func state(of session: WebSession, settings: String?) async -> PageState? {
    guard let version = await version() else { return nil }
    return PageState(data: version, settings: settings, notices: session.noticeCount.load(ordering: .relaxed))
  }

  /// The page that was made for such a request; `nil` if there is none, or what it follows from has changed.
  func response(to request: Request) async -> Response? {
    guard let page = pages.withLock({ $0[Key(request)] }), isRecent(page), isAdmitted(page.session),
      await state(of: page.session, settings: settings.version) == page.state
    else { return nil }
    return try? await page.response.value.get()
  }

  /// The same page, which is made if there is none.
  func response(
    to request: Request, of session: WebSession, at state: PageState, _ make: @escaping @MainActor () async -> Result<Response, Problem>
  ) async throws(Problem) -> Response {
    let key = Key(request)
    let page = pages.withLock { pages in
      if let page = pages[key], page.session === session, page.state == state, isRecent(page) { return page }
      if pages.count >= Self.maximumPages { pages.removeAll() }
      let page = Page(session: session, state: state, begun: clock.now(), response: Task { await make() })
      pages[key] = page
      return page
    }
    let response = await page.response.value
    if !response.isWhole { pages.withLock { if $0[key]?.response == page.response { $0[key] = nil } } }
    return try response.get()
  }

  private func isRecent(_ page: Page) -> Bool { (0..<Self.milliseconds).contains(clock.now().milliseconds - page.begun.milliseconds) }

  private func isAdmitted(_ session: WebSession) -> Bool { (try? grants.grants().devices[digest: session.device]) != nil }
}

extension Result<Response, Problem> {
  /// Whether it is the page that was asked for. What has failed may succeed the next time, though no data has changed.
  fileprivate var isWhole: Bool { (try? get().status) == .ok }
}
