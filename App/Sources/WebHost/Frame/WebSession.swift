import ContentKeyboard
import CoreModule
import Practice
import Reading
import WordGame

/// What the server knows of one browser.
@MainActor
final class WebSession {
  /// The value of the cookie.
  let id: String
  /// Forms carry it, so that no other site can send them.
  let formToken: String
  /// What the next page says about the change that was just made.
  private var notice: (text: LocalizedText, isChange: Bool)?
  /// Changes with each notice that is given or taken.
  private(set) var noticeCount = 0
  /// The pages that it was sent, while they are good.
  let pages = KeptPages()
  /// The practice under way.
  var practice: SessionViewModel?
  /// What is practised.
  var practiceOptions = SessionOptions()
  /// The look-up of pending words under way.
  var pendingFetch: PendingFetch?
  /// The file that is previewed before it is imported.
  var fileTrial: FileTrial?
  /// The day on which it was begun.
  var practiceDay: CalendarDay?
  /// The texts that are read.
  var readings: [ReadText.ID: ReadingSession] = [:]
  /// The game under way.
  var game: PlayViewModel?
  /// What the keyboard put out last.
  var piece: Piece?

  init(id: String, formToken: String) {
    self.id = id
    self.formToken = formToken
  }

  /// - Parameter isChange: Whether the message is about a change that can be undone.
  func say(_ notice: LocalizedText, isChange: Bool = false) {
    self.notice = (notice, isChange)
    noticeCount += 1
  }

  /// The notice, which is shown once.
  func takeNotice() -> (text: LocalizedText, isChange: Bool)? {
    guard let taken = notice else { return nil }
    notice = nil
    noticeCount += 1
    return taken
  }
}
