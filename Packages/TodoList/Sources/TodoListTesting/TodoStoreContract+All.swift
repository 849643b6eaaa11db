import CoreModule
import CoreModuleTesting
import TodoList

extension TodoStoreContract {
  static var keeping: [TodoStoreContract] {
    [
      TodoStoreContract("tasks get the next numbers, and none twice") { store in
        let added = try await store.add([draft("a"), draft("b")])
        _ = try await store.delete([2])
        let later = try await store.add([draft("c")])
        return expect((added + later).map(\.number), [1, 2, 3], "numbers")
          + expect(try await store.tasks(numbered: [3, 2, 1]).map(\.text), ["c", "a"], "texts")
      },
      TodoStoreContract("an edit is made to all or none") { store in
        _ = try await store.add([draft("a", tags: ["x"]), draft("b")])
        var edit = TodoEdit()
        edit.priority = .high
        edit.tags = ["y"]
        edit.removedTags = ["x"]
        edit.note = "n"
        let failed = await failure { _ = try await store.edit([1, 2, 99], edit) }
        let before = try await store.tasks(numbered: [1, 2]).map(\.priority)
        let edited = try await store.edit([2, 1], edit)
        return expect(failed, .noSuchTask(99), "error") + expect(before, [.normal, .normal], "before")
          + expect(edited.map(\.tags), [["y"], ["y"]], "tags") + expect(edited.map(\.note), ["n", "n"], "notes")
          + expect(try await store.tasks(numbered: [2, 1]), edited, "kept")
      },
      TodoStoreContract("an edit that changes nothing leaves the time of the last change") { store in
        let added = try await store.add([draft("a", tags: ["x"])])
        var edit = TodoEdit()
        edit.tags = ["x"]
        return expect(try await store.edit([1], edit), added, "task")
      },
      TodoStoreContract("a part has no parts, and goes with its task") { store in
        _ = try await store.add([draft("a"), draft("b", parent: 1), draft("c")])
        let deep = await failure { _ = try await store.add([draft("d"), draft("e", parent: 2)]) }
        var edit = TodoEdit()
        edit.parent = .some(3)
        let parent = await failure { _ = try await store.edit([1], edit) }
        let missing = await failure { _ = try await store.add([draft("d", parent: 77)]) }
        let parts = try await store.subtasks(of: 1).map(\.number)
        let deleted = try await store.delete([1]).map(\.number)
        return expect(deep, .tooDeep(2), "deep") + expect(parent, .tooDeep(1), "parent of some") + expect(parts, [2], "parts")
          + expect(missing, .noSuchTask(77), "missing") + expect(deleted, [1, 2], "deleted")
          + expect(try await listed(store), [3], "left")
      },
      TodoStoreContract("a text is found but for case and accents, an exact one first") { store in
        _ = try await store.add([draft("Café"), draft("cafe"), draft("cafés")])
        return expect(try await store.tasks(spelled: "cafe").map(\.number), [2], "exact")
          + expect(try await store.tasks(spelled: "CAFE").map(\.number), [1, 2], "folded")
      },
    ]
  }

  static var listing: [TodoStoreContract] {
    [
      TodoStoreContract("lists are by due date, priority and creation, done ones last") { store in
        _ = try await store.add([
          draft("none"), draft("late", due: 9), draft("soon", due: 1), draft("high", priority: .high), draft("low", due: 1, priority: .low),
          draft("soon and high", due: 1, priority: .high), draft("none too"),
        ])
        _ = try await store.complete([3])
        return expect(try await listed(store), [6, 5, 2, 4, 1, 7, 3], "order")
          + expect(try await listed(store) { $0.limit = 2 }, [6, 5], "limited")
          + expect(try await listed(store) { query in (query.status, query.limit) = (.all, 7) }, [6, 5, 2, 4, 1, 7, 3], "all, limited")
          + expect(try await listed(store) { $0.status = .done }, [3], "done")
      },
      TodoStoreContract("a moment comes before the end of its day") { store in
        var timed = try draft("timed")
        timed.due = .moment(start.adding(seconds: 3600))
        _ = try await store.add([draft("day", due: 0), timed, draft("yesterday", due: -1)])
        return expect(try await listed(store), [3, 2, 1], "order")
      },
      TodoStoreContract("a query keeps to due date, priority and tags") { store in
        _ = try await store.add([
          draft("a", due: 0, tags: ["x", "y"]), draft("b", due: 1, tags: ["xy"]), draft("c", priority: .high, tags: ["x"]),
        ])
        let tomorrow = DueLimit(startOf: today.adding(days: 1), in: LocalTime { _ in 0 })
        return expect(try await listed(store) { $0.dueBefore = tomorrow }, [1], "before")
          + expect(try await listed(store) { $0.dueFrom = tomorrow }, [2], "from")
          + expect(try await listed(store) { $0.tags = ["x"] }, [1, 3], "tag")
          + expect(try await listed(store) { $0.tags = ["x", "y"] }, [1], "tags")
          + expect(try await listed(store) { $0.priority = .high }, [3], "priority")
      },
      TodoStoreContract("a search finds all words in texts, notes and tags, and a part of a text only there") { store in
        _ = try await store.add([
          draft("Buy milk", due: 1), draft("Crème brûlée", tags: ["Milk"]), draft("Call the milkman"), draft("Дойти до магазина"),
          draft("Milk done"),
        ])
        var edit = TodoEdit()
        edit.note = "MILK, ёлка"
        _ = try await store.edit([4], edit)
        _ = try await store.complete([5])
        func found(_ words: String..., narrow: (inout TodoQuery) -> Void = { _ in }) async throws -> [TodoTask.Number] {
          try await listed(store) { query in
            query.words = words.map(FoldedText.init)
            narrow(&query)
          }
        }
        return expect(try await found("MILK"), [1, 2, 3, 4], "all places") + expect(try await found("milk", "creme"), [2], "all words")
          + expect(try await found("milk", "елка", "магазин"), [4], "folded") + expect(try await found("milk", "tea"), [], "a word missing")
          + expect(try await found("milk") { $0.limit = 2 }, [1, 2], "limited")
          + expect(try await found("milk") { query in (query.status, query.limit) = (.all, 5) }, [1, 2, 3, 4, 5], "all, limited")
          + expect(try await listed(store) { $0.textPart = FoldedText("Milk") }, [1, 3], "part of the text")
          + expect(try await listed(store) { $0.textPart = FoldedText("") }, [], "nothing")
      },
      TodoStoreContract("a count tells what is open, done and overdue") { store in
        _ = try await store.add([draft("a", due: -1), draft("b", due: 0), draft("c"), draft("d", due: -2)])
        _ = try await store.complete([4])
        return expect(try await store.count(at: start), TodoCount(open: 3, done: 1, overdue: 1), "count")
      },
    ]
  }

  static var doing: [TodoStoreContract] {
    [
      TodoStoreContract("done with its parts, all or nothing") { store in
        _ = try await store.add([draft("a"), draft("b", parent: 1), draft("c")])
        let failed = await failure { _ = try await store.complete([1, 99]) }
        let untouched = try await store.count(at: start).done
        let done = try await store.complete([1])
        return expect(failed, .noSuchTask(99), "error") + expect(untouched, 0, "before")
          + expect(done.tasks.map(\.number), [1, 2], "done") + expect(done.next, [], "next")
          + expect(done.tasks.allSatisfy(\.isDone), true, "state")
      },
      TodoStoreContract("undone opens the parts that were done with it, and no others") { store in
        _ = try await store.add([draft("a"), draft("b", parent: 1), draft("c", parent: 1)])
        _ = try await store.complete([2])
        _ = try await store.complete([1])
        _ = try await store.reopen([1])
        return expect(try await store.tasks(numbered: [1, 2, 3]).map(\.isDone), [false, true, false], "done")
      },
      TodoStoreContract("done again changes nothing, undone opens it") { store in
        _ = try await store.add([draft("a", due: 1)])
        let done = try await store.complete([1]).tasks
        let again = try await store.complete([1]).tasks
        let open = try await store.reopen([1])
        return expect(again, done, "again") + expect(open.map(\.isDone), [false], "open")
          + expect(open[0].remindAt != nil, true, "reminder")
      },
    ]
  }

  static var series: [TodoStoreContract] {
    [
      TodoStoreContract("the next of a series comes when the last is done, and only once") { store in
        _ = try await store.add([draft("a", due: -9, repeats: .weekly, tags: ["x"])])
        let done = try await store.complete([1])
        let again = try await store.complete([1])
        return expect(done.next.map(\.due), [.day(today.adding(days: 5))], "next") + expect(done.next.map(\.tags), [["x"]], "tags")
          + expect(again.next, [], "again") + expect(try await store.count(at: start).open, 1, "open")
      },
      TodoStoreContract("undone takes an untouched next one away, and done brings it back") { store in
        _ = try await store.add([draft("a", due: 0, repeats: .daily), draft("part", parent: 1)])
        let first = try await store.complete([1]).next
        _ = try await store.reopen([1])
        let open = try await listed(store) { _ in }
        let second = try await store.complete([1]).next
        return expect(open, [1, 2], "open") + expect(second.map(\.id), first.map(\.id), "identity")
          + expect(try await store.subtasks(of: second[0].number).map(\.text), ["part"], "parts")
      },
      TodoStoreContract("a next one that was changed stays, and is not made twice") { store in
        _ = try await store.add([draft("a", due: 0, repeats: .daily)])
        let next = try await store.complete([1]).next
        var edit = TodoEdit()
        edit.note = "mine"
        _ = try await store.edit(next.map(\.number), edit)
        _ = try await store.reopen([1])
        let again = try await store.complete([1]).next
        return expect(again, [], "again") + expect(try await listed(store) { _ in }, next.map(\.number), "open")
      },
      TodoStoreContract("a next one that got a part, or whose part was changed, stays with its parts") { store in
        _ = try await store.add([draft("a", due: 0, repeats: .daily), draft("part", parent: 1)])
        let next = try await store.complete([1]).next
        _ = try await store.add([draft("mine", parent: next.first?.number)])
        _ = try await store.reopen([1])
        let added = try await listed(store) { _ in }.count
        _ = try await store.delete([1])
        let tomorrow = try await store.complete(next.map(\.number)).next
        let parts = try await store.subtasks(of: tomorrow[0].number)
        _ = try await store.complete(parts.prefix(1).map(\.number))
        _ = try await store.reopen(next.map(\.number))
        return expect(added, 5, "with a part of one's own") + expect(parts.map(\.text), ["part", "mine"], "parts")
          + expect(try await store.subtasks(of: tomorrow[0].number).map(\.isDone), [false, true], "with a part that is done")
      },
      TodoStoreContract("a part that recurs goes on in the next of its task") { store in
        _ = try await store.add([
          draft("a", due: 0, repeats: .weekly), draft("once", due: 0, parent: 1), draft("water", due: -1, repeats: .daily, parent: 1),
        ])
        let next = try await store.complete([1]).next
        let parts = try await store.subtasks(of: next[0].number)
        _ = try await store.reopen([1])
        return expect(parts.map(\.text), ["water", "once"], "parts")
          + expect(parts.map(\.due), [.day(today.adding(days: 1)), nil], "due")
          + expect(parts.map(\.remindAt), [.day(today.adding(days: 1)), nil], "reminders")
          + expect(parts.map(\.recurrence?.rule), [.daily, nil], "recurrence")
          + expect(try await listed(store) { _ in }, [3, 1, 2], "undone")
      },
    ]
  }

  static var notifying: [TodoStoreContract] {
    [
      TodoStoreContract("each due task is to be notified of once, and again after a snooze") { store in
        _ = try await store.add([draft("today", due: 0), draft("tomorrow", due: 1), draft("never")])
        let first = try await store.tasksToNotify(at: start, limit: 9).map(\.number)
        let marked = try await store.markNotified([1, 99])
        let again = try await store.markNotified([1])
        let second = try await store.tasksToNotify(at: start, limit: 9).map(\.number)
        _ = try await store.snooze([1], until: start.adding(seconds: 600))
        let early = try await store.tasksToNotify(at: start.adding(seconds: 599), limit: 9).map(\.number)
        let late = try await store.tasksToNotify(at: start.adding(seconds: 600), limit: 9).map(\.number)
        let nextDay = try await store.tasksToNotify(at: start.adding(seconds: 86_400), limit: 1).map(\.number)
        return expect(first, [1], "first") + expect(marked, [1], "marked") + expect(again, [], "again") + expect(second, [], "second")
          + expect(early, [], "early") + expect(late, [1], "late")
          + expect(nextDay, [1], "limited")
      },
      TodoStoreContract("what is undone is no longer silent, and a day's reminder is of that day") { store in
        _ = try await store.add([draft("a", due: 2)])
        _ = try await store.complete([1])
        _ = try await store.snooze([1], until: start.adding(seconds: 600))
        _ = try await store.reopen([1])
        let task = try await store.tasks(numbered: [1])
        return expect(task.map(\.remindAt), [.day(today.adding(days: 2))], "reminder") + expect(task.map(\.snoozedUntil), [nil], "silence")
      },
      TodoStoreContract("nobody is notified of what is done") { store in
        _ = try await store.add([draft("a", due: 0)])
        _ = try await store.complete([1])
        return expect(try await store.tasksToNotify(at: start, limit: 9), [], "due")
      },
    ]
  }
}
