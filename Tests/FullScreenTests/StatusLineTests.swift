import CoreModule
import PersonalDictionary
import Testing
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// The status line tells the direction, how much there is and what is due; the lists need not.
@MainActor
struct StatusLineTests {
  private func status(_ interface: TestInterface, _ columns: Int = 80) -> String { interface.lines(columns, 24)[22] }

  private func opened(_ language: InterfaceLanguage = .english, _ keys: Key...) async -> TestInterface {
    let interface = TestInterface(Word.several, tasks: TodoTask.several, language: language)
    await interface.settle()
    for key in keys { await interface.type(key) }
    return interface
  }

  @Test func `below words are the direction, their number and what is overdue`() async {
    #expect(status(await opened()) == " en → ru  7 words  overdue tasks: 1")
    #expect(status(await opened(.russian)) == " en → ru  7 слов  просрочено задач: 1")
    #expect(status(await opened(.english, .character("f"))).hasPrefix(" en → ru  1 word "))
    #expect(status(await opened(.english, .character("/"), .paste("ar"))).hasPrefix(" en → ru  found: 2 "))
  }

  @Test func `the words to practise are counted when a tab is opened`() async {
    let clock = MovedClock()
    let interface = TestInterface(Word.several, clock: WallClock { clock.now }, moment: { clock.moment })
    await interface.settle()
    await interface.type(.alt("2"), .enter, .enter, .character("1"), .escape, .alt("1"))
    #expect(!status(interface).contains("to practise"))
    clock.move(by: 86_400_000)
    await interface.type(.alt("2"), .alt("1"))
    #expect(status(interface).contains("to practise: 1"))
  }

  @Test func `below tasks is how many are open, overdue and done`() async {
    #expect(status(await opened(.english, .alt("3"))) == " open: 5  overdue: 1  done: 1")
    #expect(status(await opened(.russian, .alt("3"))) == " открыто: 5  просрочено: 1  выполнено: 1")
  }

  @Test func `what does not fit is left out, and a low window has no status line`() async {
    let interface = await opened()
    #expect(status(interface, 22) == " en → ru  7 words")
    #expect(!interface.lines(80, 7).contains { $0.contains("7 words") })
  }

  @Test func `a word shows its direction only if it is not the chosen one`() async {
    let interface = await opened(.english, .character("l"), .down, .right, .up, .enter)
    let lines = interface.lines()
    #expect(lines.contains { $0.contains("perro") && !$0.contains("→") })
    #expect(lines.contains { $0.contains("学习") && $0.hasSuffix("es → ru") })
  }
}
