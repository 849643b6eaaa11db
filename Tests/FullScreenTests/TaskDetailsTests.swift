import CoreModule
import CoreModuleTesting
import Presentation
import Testing
import TodoList

@testable import ScreenHost
@testable import TerminalKit

/// All that is known of a task, on screens that are too low for it; and its fields.
@MainActor
struct TaskDetailsTests {
  private static func task(_ number: Int, _ text: String, note: String? = nil, isPart: Bool = false) -> TodoTask {
    let (now, random) = (TestInterface.clock.now(), RandomSource { UInt64(number) })
    return TodoTask(
      number: TodoTask.Number(number), id: TodoTask.ID(random.uuid()), text: text, note: note, parent: isPart ? 1 : nil, created: now,
      updated: now
    )
  }

  private func opened(parts: Int, note: String? = nil) async -> TestInterface {
    let tasks = [Self.task(1, "Move house", note: note)] + (0..<parts).map { Self.task($0 + 2, "part\($0)", isPart: true) }
    let interface = TestInterface(tasks: tasks, tabs: [.tasks])
    await interface.settle()
    interface.navigator.size = Size(columns: 80, rows: 12)
    interface.navigator.push(TaskDetailsScreen(1, navigator: interface.navigator))
    await interface.settle()
    return interface
  }

  private func low(_ interface: TestInterface) -> [String] { interface.lines(80, 12) }

  /// The line of the selected part.
  private func selected(_ interface: TestInterface) -> String? { low(interface).first { $0.hasPrefix("› ") } }

  @Test func `the selected part stays in sight, and with the first one the task is seen again`() async {
    let interface = await opened(parts: 20)
    for number in 0..<20 {
      #expect(selected(interface)?.hasSuffix("part\(number)") == true)
      await interface.type(.character("j"))
    }
    #expect(selected(interface)?.hasSuffix("part19") == true && !low(interface).contains { $0.contains("Move house") })
    for _ in 0..<19 {
      await interface.type(.character("k"))
      #expect(selected(interface) != nil)
    }
    #expect(selected(interface)?.hasSuffix("part0") == true && low(interface).contains { $0.contains("Move house") })
  }

  @Test func `a long note is read to its end, and the parts come after it`() async throws {
    let note = (0..<300).map { "word\($0)" }.joined(separator: " ")
    let interface = await opened(parts: 2, note: note)
    #expect(selected(interface) == nil && low(interface).contains { $0.contains("word0 ") })
    // Nobody sees a part that Space could mean.
    await interface.type(.character(" "))
    #expect(try await interface.tasks.subtasks(of: 1).allSatisfy { !$0.isDone })
    var seen = low(interface).joined(separator: " ")
    for _ in 0..<60 where selected(interface) == nil {
      await interface.type(.down)
      seen += low(interface).joined(separator: " ")
    }
    #expect(seen.contains("word299") && selected(interface)?.hasSuffix("part0") == true)
    await interface.type(.character(" "))
    #expect(try await interface.tasks.subtasks(of: 1).filter(\.isDone).map(\.text) == ["part0"])
    for _ in 0..<60 { await interface.type(.up) }
    #expect(low(interface).contains { $0.contains("Move house") })
  }

  @Test func `a note without parts is read to its end`() async {
    let interface = await opened(parts: 0, note: (0..<300).map { "word\($0)" }.joined(separator: " "))
    for _ in 0..<10 { await interface.type(.pageDown) }
    #expect(low(interface).contains { $0.contains("word299") })
  }

  @Test func `a task that is gone takes no keys but those that read it again`() async throws {
    let interface = await opened(parts: 0)
    _ = try await interface.tasks.delete([1])
    await interface.type(.control("l"))
    #expect(low(interface).contains { $0.contains("Ctrl-L try again") })
    await interface.type(.character("e"))
    #expect(interface.navigator.screens.last is TaskDetailsScreen)
  }

  @Test func `when the window becomes lower the selected part stays in sight`() async {
    let interface = await opened(parts: 6)
    await interface.type(.down, .down, .down)
    #expect(interface.lines(80, 8).contains { $0.hasPrefix("› ") && $0.hasSuffix("part3") })
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func `the fields of a task are filled in the language of the interface, as the hint has it, and understood`(
    language: InterfaceLanguage
  ) throws {
    let now = TestInterface.clock.now()
    for rule in RecurrenceRule.named.map(\.rule) {
      for priority in TodoPriority.allCases {
        var task = Self.task(1, "Pay")
        (task.priority, task.recurrence) = (priority, Recurrence(rule, dayOfMonth: nil))
        var editor = TaskForm(task, .fixed(seconds: 0), language)
        let unchanged = try editor.edit(now: now)
        #expect(unchanged.isEmpty)
        let hint = TaskFields.hint(language)
        #expect(hint.contains(editor.form[.priority]) || priority == .normal)
        #expect(hint.contains(editor.form[.recurrence]))
        // What stands there is understood when it is typed into the fields of another task.
        let texts = [TaskForm.Field.priority, .recurrence].map { editor.form[$0] }
        editor = TaskForm(Self.task(2, "Pay"), .fixed(seconds: 0), language)
        editor.form.move(by: 2)
        for text in texts {
          let isTaken = editor.form.type(.paste(text))
          #expect(isTaken)
          editor.form.move(by: 1)
        }
        let edit = try editor.edit(now: now)
        #expect(edit.priority == (priority == .normal ? nil : priority) && edit.repeats == .some(.some(rule)))
      }
    }
  }
}
