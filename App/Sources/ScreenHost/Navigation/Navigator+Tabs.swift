import CoreModule
import TerminalKit

extension Navigator {
  /// Actions that switch tabs; none for a single tab.
  var tabActions: [ScreenAction] {
    guard tabs.count > 1 else { return [] }
    let direct = tabs.indices.map { index in
      let digit = Character(String(index + 1))
      return ScreenAction(
        top?.answersWithDigits == true ? [.alt(digit)] : [.alt(digit), .character(digit)],
        ActionWords(tabs[index].name, Self.showing(tabs[index].name), command: tabs[index].command), isHinted: false
      ) { [weak self] in self?.show(tab: index) }
    }
    // Other screens use these keys, for example for the next field.
    guard screens.count == 1, top?.isTyping == false else { return direct + aside(isHinted: top?.isTyping == true) }
    return direct + aside(isHinted: false) + [
      ScreenAction(
        [.tab], en: ("next tab", "go to the next tab"), ru: ("след. вкладка", "перейти на следующую вкладку"), isCommand: false
      ) { [weak self] in self?.selectTab(by: 1) },
      ScreenAction(
        [.backTab], en: ("previous tab", "go to the previous tab"), ru: ("пред. вкладка", "перейти на предыдущую вкладку"), isHinted: false,
        isCommand: false
      ) { [weak self] in self?.selectTab(by: -1) },
    ]
  }

  /// Actions that go to the next tab where digits and Tab belong to a text.
  private func aside(isHinted: Bool) -> [ScreenAction] {
    var next = ScreenAction(
      [.controlRight], en: ("tabs", "go to the next tab"), ru: ("вкладки", "перейти на следующую вкладку"), isHinted: isHinted,
      isCommand: false
    ) { [weak self] in self?.selectTab(by: 1) }
    // A screen may have such keys of its own.
    let isTaken = top?.actions.contains { $0.keys.contains(.alt("1")) } ?? false
    next.shownKeys = isTaken ? nil : "Alt-1…\(tabs.count)"
    return [
      next,
      ScreenAction(
        [.controlLeft], en: ("previous tab", "go to the previous tab"), ru: ("пред. вкладка", "перейти на предыдущую вкладку"),
        isHinted: false, isCommand: false
      ) { [weak self] in self?.selectTab(by: -1) },
    ]
  }

  static func showing(_ tab: LocalizedText) -> LocalizedText {
    LocalizedText(en: "go to the tab “\(tab(.english))”", ru: "перейти на вкладку «\(tab(.russian))»")
  }

  private func selectTab(by step: Int) { show(tab: (tab + step + tabs.count) % tabs.count) }
}
