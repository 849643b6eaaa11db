import CoreModule
import Practice

/// What the server knows of one browser.
@MainActor
final class WebSession {
  /// The value of the cookie.
  let id: String
  /// Forms carry it, so that no other site can send them.
  let formToken: String
  /// What the next page says of the change that was just made.
  private var notice: LocalizedText?
  /// The practice under way.
  var practice: SessionViewModel?

  init(id: String, formToken: String) {
    self.id = id
    self.formToken = formToken
  }

  func say(_ notice: LocalizedText) { self.notice = notice }

  /// The notice, which is shown once.
  func takeNotice() -> LocalizedText? {
    defer { notice = nil }
    return notice
  }
}
