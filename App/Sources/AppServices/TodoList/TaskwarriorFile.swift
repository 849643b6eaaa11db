import CoreModule
import CorePresentation
import Foundation
import Presentation
import TodoList

/// Taskwarrior's export: a JSON list of tasks, or one task per line.
struct TaskwarriorFile {
  let localTime: LocalTime

  func text(_ tasks: [TodoTask]) -> String {
    let ids = Dictionary(tasks.map { ($0.number, $0.id) }) { first, _ in first }
    let record = TaskwarriorRecord(localTime: localTime)
    let lines = tasks.map { record.json($0, parent: $0.parent.flatMap { ids[$0] }).text }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  /// Reads a file. Templates with existing tasks are left out.
  func read(_ input: InputFile, now: Timestamp) throws(Problem) -> ReadTasks {
    _ = try input.text()
    do throws(JSONReader.Fault) { return try read(input.bytes, now: now) } catch { throw .notJSON(input.name, error, in: input.bytes) }
  }

  /// Reads a text written by ``text(_:)``.
  func read(_ text: String, now: Timestamp) throws(JSONReader.Fault) -> ReadTasks { try read(Array(text.utf8), now: now) }

  private func read(_ bytes: [UInt8], now: Timestamp) throws(JSONReader.Fault) -> ReadTasks {
    var records: [TaskwarriorRecord.Read] = []
    var bad: [BadRecord] = []
    var reader = JSONReader(document: bytes)
    let record = TaskwarriorRecord(localTime: localTime)
    func keep(_ value: JSON, _ flaws: [RecordFault]) -> [RecordFault] {
      let (task, faults) = record.task(value, number: TodoTask.Number(records.count + 1), now: now)
      if let task, flaws.isEmpty { records.append(task) }
      return flaws + faults
    }
    reader.space()
    if reader.next == UInt8(ascii: "{") {
      while reader.next == UInt8(ascii: "{") {
        bad += try reader.record(keep)
        reader.space()
      }
    } else {
      bad = try reader.records(keep)
    }
    try reader.end()
    let leftOut: [String: Int] = records.filter { $0.status != "deleted" }.flatMap(\.leftOut).reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return ReadTasks(tasks: tasks(of: records), bad: bad, leftOut: leftOut)
  }

  private func tasks(of records: [TaskwarriorRecord.Read]) -> [IncomingTask] {
    let instances = Dictionary(grouping: records.filter { $0.template != nil && $0.status == "pending" }) { $0.template }
    let last = Set(
      instances.values.compactMap { group in
        group.max { ($0.task.due?.deadline(in: localTime) ?? $0.task.created) < ($1.task.due?.deadline(in: localTime) ?? $1.task.created) }?
          .task.id
      })
    let imported = records.filter { !($0.status == "recurring" && instances[$0.task.id.rawValue] != nil) }
    let numbers = Dictionary(imported.filter { $0.status != "deleted" }.map { ($0.task.id.rawValue, $0.task.number) }) { first, _ in first }
    return imported.map { record in
      var task = record.task
      if record.template != nil, !last.contains(task.id) { task.recurrence = nil }
      task.parent = record.partOf.flatMap { numbers[$0] }
      var fields: IncomingTask.Fields = [.priority, .due, .recurrence, .tags, .note, .parent, .completionTime, .changeTime]
      // An unsupported recurrence must not overwrite the stored one.
      if record.leftOut.contains("recur") { fields.remove(.recurrence) }
      return IncomingTask(task, fields: fields, isDeleted: record.status == "deleted")
    }
  }
}
