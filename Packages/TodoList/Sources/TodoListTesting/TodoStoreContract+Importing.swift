import CoreModule
import CoreModuleTesting
import Foundation
import TodoList

extension TodoStoreContract {
  static var importing: [TodoStoreContract] {
    [
      TodoStoreContract("what comes in keeps its number where it is free, and its parts") { store in
        _ = try await store.add([draft("here")])
        let imported = try await store.merge(
          [task(1, "one"), task(7, "seven"), task(8, "part", parent: 1)].map { IncomingTask($0) }, isTrial: false, in: nil)
        let next = try await store.add([draft("next")])
        return expect(imported.map(\.task.number), [9, 7, 8], "numbers") + expect(imported.map(\.task.parent), [nil, nil, 9], "parents")
          + expect(next.map(\.number), [10], "next")
      },
      TodoStoreContract("taking the same in again changes nothing") { store in
        let tasks = [task(3, "a"), task(4, "b", parent: 3)].map { IncomingTask($0) }
        _ = try await store.merge(tasks, isTrial: false, in: nil)
        return expect(try await store.merge(tasks, isTrial: false, in: nil).map(\.isSkipped), [true, true], "skipped")
      },
      TodoStoreContract("of the same task the one that was changed later wins") { store in
        _ = try await store.merge([IncomingTask(task(1, "new", updated: 50))], isTrial: false, in: nil)
        let older = try await store.merge([IncomingTask(task(1, "old", updated: 40))], isTrial: false, in: nil)
        let newer = try await store.merge([IncomingTask(task(1, "newer", updated: 60))], isTrial: false, in: nil)
        return expect(older.map(\.task.text), ["new"], "older") + expect(newer.map(\.task.text), ["newer"], "newer")
      },
      TodoStoreContract("a place that knows less changes only what it knows") { store in
        var full = task(1, "a", updated: 50)
        (full.note, full.tags, full.priority) = ("note", ["x"], .high)
        _ = try await store.merge([IncomingTask(full)], isTrial: false, in: nil)
        let less = IncomingTask(task(1, "b", updated: 50), fields: [.priority, .changeTime])
        let imported = try await store.merge([less], isTrial: false, in: nil).map(\.task)
        return expect(imported.map(\.text), ["b"], "text") + expect(imported.map(\.note), ["note"], "note")
          + expect(imported.map(\.tags), [["x"]], "tags") + expect(imported.map(\.priority), [.normal], "priority")
      },
      TodoStoreContract("a place changes each part that it knows, and no other") { store in
        var (old, new) = (task(1, "a", updated: 50), task(1, "a", parent: 20, updated: 60))
        (old.priority, old.tags, old.note) = (.low, ["old"], "old")
        (new.priority, new.tags, new.note) = (.high, ["new"], "new")
        (new.due, new.recurrence) = (.day(CalendarDay(daysSinceEpoch: 30_000)), Recurrence(.weekly, from: nil))
        var expected = old
        expected.updated = new.updated
        var violations: [String] = []
        _ = try await store.merge([old, task(20, "parent")].map { IncomingTask($0) }, isTrial: false, in: nil)
        for (field, name, copy) in parts {
          let incoming = [IncomingTask(new, fields: [field, .changeTime]), IncomingTask(task(20, "parent"))]
          let imported = try await store.merge(incoming, isTrial: true, in: nil).first?.task
          var changed = expected
          copy(new, &changed)
          violations += expect(imported, changed, name)
        }
        return violations
      },
      TodoStoreContract("of the same task that knows everything, the silence comes too") { store in
        _ = try await store.merge([IncomingTask(task(1, "a", updated: 50))], isTrial: false, in: nil)
        var silent = task(1, "a", updated: 60)
        silent.snoozedUntil = start.adding(seconds: 999)
        let imported = try await store.merge([IncomingTask(silent)], isTrial: false, in: nil).map(\.task)
        return expect(imported.map(\.snoozedUntil), [silent.snoozedUntil], "silence")
      },
      TodoStoreContract("what another program changed in the same second is taken over, and what it does not know stays") { store in
        var full = task(1, "a", updated: 50)
        full.snoozedUntil = start.adding(seconds: 999)
        _ = try await store.merge([IncomingTask(full)], isTrial: false, in: nil)
        var fields = IncomingTask.Fields.all
        fields.remove(.silence)
        let imported = try await store.merge([IncomingTask(task(1, "b", updated: 50), fields: fields)], isTrial: false, in: nil).map(\.task)
        return expect(imported.map(\.text), ["b"], "text") + expect(imported.map(\.snoozedUntil), [full.snoozedUntil], "silence")
      },
      TodoStoreContract("what was deleted elsewhere goes, but not what was changed here later, and its parts stay") { store in
        let stored = [task(1, "a", updated: 50), task(2, "b", parent: 1), task(3, "c", updated: 70)]
        _ = try await store.merge(stored.map { IncomingTask($0) }, isTrial: false, in: nil)
        let deleted = [1, 3, 4].map { IncomingTask(task($0, "gone", updated: 60), fields: [.changeTime], isDeleted: true) }
        let tried = try await store.merge(deleted, isTrial: true, in: nil).map(\.isDeleted)
        let imported = try await store.merge(deleted + [IncomingTask(task(5, "new"))], isTrial: false, in: nil)
        return expect(tried, [true, false, false], "tried") + expect(imported.map(\.isDeleted), [true, false, false, false], "deleted")
          + expect(imported.map(\.isSkipped), [false, true, true, false], "skipped")
          + expect(imported.map(\.task.text), ["a", "c", "gone", "new"], "texts")
          + expect(try await store.tasks(numbered: [1, 2, 3, 4, 5]).map(\.text), ["b", "c", "new"], "left")
          + expect(try await store.tasks(numbered: [2]).map(\.parent), [nil], "part")
      },
      TodoStoreContract("a part of a part, and what has parts already, stands on its own and is told") { store in
        let levels = [task(3, "c", parent: 2), task(2, "b", parent: 1), task(1, "a")].map { IncomingTask($0) }
        let three = try await store.merge(levels, isTrial: false, in: nil)
        let fields: IncomingTask.Fields = [.parent]
        _ = try await store.add([draft("part", parent: 1)])
        let above = [task(2, "b"), task(1, "a", parent: 2)].map { IncomingTask($0, fields: fields) }
        let moved = try await store.merge(above, isTrial: false, in: nil)
        return expect(three.map(\.task.parent), [nil, 1, nil], "three levels")
          + expect(three.map(\.isSeparated), [true, false, false], "told")
          + expect(moved.map(\.task.parent), [nil, nil], "moved") + expect(moved.map(\.isSeparated), [false, true], "told of it")
          + expect(try await store.subtasks(of: 1).map(\.text), ["part"], "parts")
      },
      TodoStoreContract("a trial changes nothing") { store in
        let tried = try await store.merge([IncomingTask(task(1, "a"))], isTrial: true, in: nil)
        return expect(tried.map(\.old), [nil], "tried") + expect(try await listed(store), [], "kept")
      },
    ]
  }

  /// The fields that a format may support: the name of each, and a function that copies it to a task.
  private static var parts: [(IncomingTask.Fields, String, (TodoTask, inout TodoTask) -> Void)] {
    [
      (.priority, "priority", { $1.priority = $0.priority }), (.due, "due", { $1.due = $0.due }),
      (.recurrence, "recurrence", { $1.recurrence = $0.recurrence }), (.tags, "tags", { $1.tags = $0.tags }),
      (.note, "note", { $1.note = $0.note }), (.parent, "parent", { $1.parent = $0.parent }),
    ]
  }

  private static func task(_ number: Int, _ text: String, parent: TodoTask.Number? = nil, updated seconds: Int64 = 0) -> TodoTask {
    let id = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, UInt8(number)))
    return TodoTask(
      number: TodoTask.Number(number), id: TodoTask.ID(id), text: text, parent: parent, created: start,
      updated: start.adding(seconds: seconds)
    )
  }
}
