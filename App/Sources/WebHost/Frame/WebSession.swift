import ContentKeyboard
import CoreModule
import Practice
import Reading
import Synchronization
import WordGame

/// The state of one browser.
@MainActor
final class WebSession {
  /// The digest of its cookie.
  nonisolated let device: String
  /// Forms carry it, so that no other site can send them.
  let formToken: String
  /// What the next page says about the change that was just made.
  private var notice: (text: LocalizedText, isChange: Bool)?
  /// Changes with each notice that is given or taken.
  nonisolated let noticeCount = Atomic(0)
  let practice = KeptPractice()
  /// The current look-up of pending words.
  var pendingFetch: PendingFetch?
  /// The file that is previewed before it is imported.
  var fileTrial: FileTrial?
  /// The texts that are read.
  var readings: [ReadText.ID: ReadingSession] = [:]
  /// The current game.
  var game: PlayViewModel?
  /// The last output of the keyboard.
  var piece: Piece?

  init(device: String, formToken: String) {
    self.device = device
    self.formToken = formToken
  }

  /// - Parameter isChange: Whether the message is about a change that can be undone.
  func say(_ notice: LocalizedText, isChange: Bool = false) {
    self.notice = (notice, isChange)
    noticeCount.add(1, ordering: .relaxed)
  }

  /// Whether a notice waits to be shown.
  var hasNotice: Bool { notice != nil }

  /// The notice, which is shown once.
  func takeNotice() -> (text: LocalizedText, isChange: Bool)? {
    guard let taken = notice else { return nil }
    notice = nil
    noticeCount.add(1, ordering: .relaxed)
    return taken
  }
}
