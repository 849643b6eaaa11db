import CoreModule

/// A screen: holds a view model, turns keys into its intents, and draws its state.
///
/// It must not keep itself alive: what it gives to others holds it weakly or is forgotten with the key that it was made for.
@MainActor
protocol Screen: AnyObject {
  /// What the screen is called.
  var title: LocalizedText { get }
  /// What keys do here now.
  var actions: [ScreenAction] { get }
  /// Whether characters are text here and not commands.
  var isTyping: Bool { get }
  /// Whether work is under way beside which nothing else may be done: only the screen's own keys and the end of the program mean anything.
  var isBusy: Bool { get }
  /// Whether the mouse is the screen's; else the terminal selects text with it.
  var usesMouse: Bool { get }
  /// Takes a key that no action has.
  ///
  /// - Returns: Whether the key means anything here.
  func type(_ key: Key) -> Bool
  /// Reads what the screen shows; also when it comes back to the top, and after each change of the data.
  func load() async
  /// The screen is not seen any more, for now or for good: something lies upon it, another tab is shown, the program is suspended.
  func rest()
  /// The milliseconds after which the screen looks different by itself; `nil` when only keys and changes of the data change it.
  var frameInterval: Double? { get }
  /// Brings what is selected into a window of this size.
  func fit(_ size: Size)
  /// What the screen shows, as a pure function of its state and `area`.
  func body(in area: ViewArea) -> ScreenBody
}

extension Screen {
  var isTyping: Bool { false }
  var isBusy: Bool { false }
  var usesMouse: Bool { false }
  func type(_ key: Key) -> Bool { false }
  func fit(_ size: Size) {}
  func rest() {}
  var frameInterval: Double? { nil }
}

/// Where and for whom a view is drawn.
struct ViewArea: Sendable {
  var size: Size
  var language: InterfaceLanguage
  var now: Timestamp
  var localTime: LocalTime
  /// The time that passes while something is shown.
  var moment = Moment(nanoseconds: 0)

  /// How the documents of the commands are laid out here.
  var textStyle: TextStyle { TextStyle(language: language, width: nil, usesColor: true, localTime: localTime, now: now) }
}

/// The lines of a screen.
struct ScreenBody: Equatable, Sendable {
  var lines: [StyledLine]
  /// Where the next character goes, where text can be typed.
  var cursor: Position?

  init(_ lines: [StyledLine], cursor: Position? = nil) {
    self.lines = lines
    self.cursor = cursor
  }
}
