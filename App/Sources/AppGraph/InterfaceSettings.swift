import CoreModule

/// A tab of the full screen. The cases are in the order of display, unless the user has set another.
public enum InterfaceTab: String, CaseIterable, Sendable {
  /// The list of words.
  case words
  /// The practice of words.
  case practice
  /// The tasks.
  case tasks
  /// The word game.
  case game
  /// The content keyboard.
  case keyboard
  /// The translation into UBCO.
  case ubco
  /// The roots of words.
  case stems

  /// The tabs that a list such as `words,tasks` names; `nil` when one is unknown or repeated, or none is named.
  public static func list(_ text: String) -> [InterfaceTab]? {
    let names = text.split(separator: ",", omittingEmptySubsequences: false)
    let tabs = names.compactMap { InterfaceTab(rawValue: String($0).trimmed) }
    return tabs.count == names.count && Set(tabs).count == tabs.count ? tabs : nil
  }

  /// The list as it is written in the settings.
  public static func text(_ tabs: [InterfaceTab]) -> String { tabs.map(\.rawValue).joined(separator: ",") }
}

/// The settings of the full screen.
public struct InterfaceSettings: Equatable, Sendable {
  /// Whether the terminal reports the mouse.
  public var usesMouse = true
  /// The tabs to show, in this order.
  public var tabs = InterfaceTab.allCases

  /// The default settings.
  public init() {}

  /// The settings among the user's `values`; what is not set is as usual.
  public init(_ values: [SettingKey: String]) {
    usesMouse = values[.mouse] != "off"
    tabs = values[.tabs].flatMap(InterfaceTab.list) ?? tabs
  }
}
