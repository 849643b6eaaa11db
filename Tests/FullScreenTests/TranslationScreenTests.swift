import CoreModule
import Testing
import UBCOTranslation

@testable import ScreenHost
@testable import TerminalKit

/// The translation on the full screen.
@MainActor
struct TranslationScreenTests {
  private let interface = TestInterface()

  private var shown: String {
    let frame = interface.navigator.frame(Size(columns: 80, rows: 24))
    return (0..<24).map { row in frame.row(row).map(\.text).joined() }.joined(separator: "\n")
  }

  @Test func `a text is translated with each key, and turned round`() async {
    await interface.type(.alt("6"))
    await interface.type("Hi")
    #expect(shown.contains("UBCO Jii1"))
    await interface.type(.tab)
    #expect(shown.contains("1 word"))
    await interface.type(.control("x"))
    await interface.type("Jii")
    #expect(shown.contains("not exact; Enter comple"))
    await interface.type(.enter)
    #expect(shown.contains("UBCO Jii1"))
    #expect(shown.contains("Saved in the history."))
  }

  @Test func `what was typed is there again after another tab and in the history`() async {
    await interface.type(.alt("6"))
    await interface.type("Hello")
    await interface.type(.alt("1"), .alt("6"))
    #expect(shown.contains("UBCO Jeemmoo1"))
    await interface.type(.control("x"), .control("y"))
    await interface.type("hel")
    #expect(shown.contains("› Hello"))
    await interface.type(.enter)
    #expect(shown.contains("UBCO Jeemmoo1"))
  }

  @Test func `lines can be begun, and the cursor moves among them`() {
    var area = TextArea("ab")
    for key in [Key.character("\n"), .character("c"), .home, .character("d"), .end, .left, .delete] {
      let isTaken = area.type(key)
      #expect(isTaken)
    }
    #expect(area.text == "ab\nd")
    #expect(TextLines("abcdef\ng", columns: 4).lines == ["abcd", "ef", "g"])
  }
}
