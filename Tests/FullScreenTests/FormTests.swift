import CoreModule
import CoreModuleTesting
import Testing

@testable import ScreenHost
@testable import TerminalKit

/// Forms, and texts longer than the screen.
@MainActor
struct FormTests {
  private func area(rows: Int) -> ViewArea {
    ViewArea(
      size: Size(columns: 40, rows: rows), language: .english, now: TestInterface.clock.now(), localTime: .fixed(seconds: 0)
    )
  }

  private let form = Form(["one", "two", "three", "four"]) { "value of \($0)" }

  @Test func `the field that is typed into stays in sight on a low screen`() {
    var form = form
    form.move(by: 3)
    let body = form.body(in: area(rows: 3), notice: [StyledLine("notice")]) { LocalizedText(verbatim: $0) }
    #expect(body.lines.map(\.text) == ["  three value of three", "› four  value of four", "notice"])
    #expect(body.cursor == Position(column: "› four  value of four".count, row: 1))
  }

  @Test func `a form without fields takes no key`() {
    var empty = Form([] as [String]) { $0 }
    empty.move(by: 1)
    let isTaken = empty.type(.character("!"))
    #expect(!isTaken && empty.focus == nil)
  }

  @Test func `after the last field comes the first`() {
    var form = form
    form.move(by: -1)
    #expect(form.focus == "four" && form.isAtEnd)
    form.move(by: 1)
    #expect(form.focus == "one")
  }

  @Test func `a long text scrolls with the first key, and no further than its end`() {
    var scroll = ScrollPosition()
    let lines = ["a", "b", "c", "d"].map { StyledLine($0) }
    func seen() -> [String] { scroll.seen(of: lines, height: 2).map(\.text) }
    func move(by step: Int) { scroll.move(by: step, count: lines.count, height: 2) }
    #expect(seen() == ["a", "b"])
    move(by: 1)
    #expect(seen() == ["b", "c"])
    for _ in 1...3 { move(by: Movement.pageDown.step(2)) }
    #expect(seen() == ["c", "d"])
    move(by: -1)
    #expect(seen() == ["b", "c"])
  }
}
