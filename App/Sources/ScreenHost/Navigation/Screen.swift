import CoreModule
import CorePresentation
import TerminalKit

/// A screen holds a view model, turns keys into its intents, and draws its state.
///
/// Screens must not retain themselves: closures that outlive a key capture the screen weakly.
@MainActor
protocol Screen: AnyObject {
  var title: LocalizedText { get }
  /// The current actions.
  var actions: [ScreenAction] { get }
  /// Whether it is the search of its tab.
  var isSearch: Bool { get }
  /// Whether characters are typed text instead of commands.
  var isTyping: Bool { get }
  /// Whether `key` is typed text instead of a command.
  func isText(_ key: Key) -> Bool
  /// Whether digits are answers, so that none of them switches tabs, not even one that answers nothing.
  var answersWithDigits: Bool { get }
  /// Whether an operation excludes everything else: only the screen's own keys and quitting work meanwhile.
  var isBusy: Bool { get }
  /// The details of the selected row; `nil` for a screen without, which has the whole width.
  var detail: SelectedDetail? { get }
  /// The parts of the status line below the screen; `nil` for a screen without.
  func status(in area: ViewArea) -> [StyledLine]?
  /// The lists that the mouse selects in: a pure function of the state and `area`.
  func lists(in area: ViewArea) -> [ScreenList]
  /// Handles a key that no action has, or a mouse event that is not for one of the lists.
  ///
  /// - Returns: Whether the key was handled.
  func type(_ key: Key) -> Bool
  /// Loads the content. Also called when the screen returns to the top.
  func load() async
  /// Loads the content after a change of the data.
  func loadAfterChange() async
  /// Called before the screen is covered or closed, its tab is left, or the program is suspended.
  func willDisappear()
  /// Milliseconds until the next frame of an animation; `nil` when nothing moves.
  var frameInterval: Double? { get }
  /// Updates the screen to the current time. Called before each frame, at the latest ``frameInterval`` after the last one.
  func tick()
  /// Draws the screen: a pure function of its state and `area`.
  func body(in area: ViewArea) -> ScreenBody
}

extension Screen {
  var isSearch: Bool { false }
  var isTyping: Bool { false }
  func isText(_ key: Key) -> Bool { isTyping && key.isText }
  var answersWithDigits: Bool { false }
  var isBusy: Bool { false }
  var detail: SelectedDetail? { nil }
  func status(in area: ViewArea) -> [StyledLine]? { nil }
  func lists(in area: ViewArea) -> [ScreenList] { [] }
  func type(_ key: Key) -> Bool { false }
  func loadAfterChange() async { await load() }
  func willDisappear() {}
  var frameInterval: Double? { nil }
  func tick() {}
}

/// The area of a view, with the language, the time and the time zone.
struct ViewArea: Sendable {
  var size: Size
  var language: InterfaceLanguage
  var now: Timestamp
  var localTime: LocalTime
  /// The time of the monotonic clock.
  var moment = MonotonicTime(nanoseconds: 0)

  /// The style for a document as one message.
  var plainStyle: TextStyle { TextStyle(language: language, width: nil, usesColor: false, localTime: localTime, now: now) }
  /// The text style for the commands' documents.
  var textStyle: TextStyle { TextStyle(language: language, width: nil, usesColor: true, localTime: localTime, now: now) }
}

/// The lines of a screen.
struct ScreenBody: Equatable, Sendable {
  var lines: [StyledLine]
  /// `nil` when no text can be typed.
  var cursor: Position?

  init(_ lines: [StyledLine], cursor: Position? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
