import CoreModule
import Foundation
import TodoList

/// Taskwarrior's export: a JSON list of tasks, or one task a line.
struct TaskwarriorFile {
  let localTime: LocalTime

  /// The file that holds `tasks`.
  func text(_ tasks: [TodoTask]) -> String {
    let ids = Dictionary(tasks.map { ($0.number, $0.id) }) { first, _ in first }
    let record = TaskwarriorRecord(localTime: localTime)
    let lines = tasks.map { record.json($0, parent: $0.parent.flatMap { ids[$0] }).text }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  /// What the file holds. Deleted tasks are left out, and so are templates of which there are tasks.
  func read(_ input: InputFile, now: Timestamp) throws(Problem) -> (tasks: [IncomingTask], bad: [BadRecord]) {
    _ = try input.text()
    var records: [TaskwarriorRecord.Read] = []
    var bad: [BadRecord] = []
    var reader = JSONReader(input.bytes, at: input.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    let record = TaskwarriorRecord(localTime: localTime)
    func read(_ value: JSON, _ flaws: [RecordFault]) -> [RecordFault] {
      let (task, faults) = record.task(value, number: TodoTask.Number(records.count + 1), now: now)
      if let task, flaws.isEmpty { records.append(task) }
      return flaws + faults
    }
    do throws(JSONReader.Fault) {
      reader.space()
      if reader.next == UInt8(ascii: "{") {
        while reader.next == UInt8(ascii: "{") {
          bad += try reader.record(read)
          reader.space()
        }
      } else {
        bad = try reader.records(read)
        reader.space()
      }
      guard reader.next == nil else { throw reader.fault }
    } catch { throw .notJSON(input.name, error, in: input.bytes) }
    return (tasks(of: records), bad)
  }

  private func tasks(of records: [TaskwarriorRecord.Read]) -> [IncomingTask] {
    let instances = Dictionary(grouping: records.filter { $0.template != nil && $0.status == "pending" }) { $0.template }
    let last = Set(
      instances.values.compactMap { group in
        group.max { ($0.task.due?.deadline(in: localTime) ?? $0.task.created) < ($1.task.due?.deadline(in: localTime) ?? $1.task.created) }?
          .task.id
      })
    let kept = records.filter { record in
      record.status != "deleted" && !(record.status == "recurring" && instances[record.task.id.rawValue] != nil)
    }
    let numbers = Dictionary(kept.map { ($0.task.id.rawValue, $0.task.number) }) { first, _ in first }
    return kept.map { record in
      var task = record.task
      if record.template != nil, !last.contains(task.id) { task.recurrence = nil }
      task.parent = record.partOf.flatMap { numbers[$0] }
      return IncomingTask(
        task, fields: [.priority, .due, .recurrence, .tags, .note, .parent, .completionTime, .changeTime]
      )
    }
  }
}
