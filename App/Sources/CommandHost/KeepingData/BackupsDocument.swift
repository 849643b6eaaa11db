import CoreModule
import CorePresentation
import Presentation

struct BackupsDocument: Document {
  let backups: [Backup]
  /// Whether this is the list of all backups, or one that was just made.
  let isList: Bool

  func json(_ localTime: LocalTime) -> JSON {
    let members = backups.map { JSON.object($0.members(localTime)) }
    return isList ? .object([("backups", .array(members))]) : members.first ?? .null
  }

  var plain: [[String]] { backups.map(\.record) }

  func text(_ style: TextStyle) -> String {
    let rows = backups.map { backup in
      [
        style.bold(isList ? backup.name : backup.path), style.dim(StepPhrases.time(backup.made, style)(style.language)),
        BackupPhrases.contents(of: backup)(style.language), style.dim(BackupPhrases.size(backup.size)(style.language)),
      ]
    }
    return TextTable(columns: [.left, .left, .left, .right]).text(rows, width: style.width)
  }
}

struct RestorationDocument: Document {
  let restoration: Restoration

  func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("restored", .object(restoration.restored.members(localTime))), ("saved", JSON(restoration.savedAs)),
      ("undoable", .bool(restoration.isUndoable)),
      ("damaged", .array(restoration.damaged.map { .object(DataProblem.damagedRecord($0).members) })),
    ])
  }

  var plain: [[String]] { [restoration.restored.record + [restoration.savedAs ?? ""]] }

  func text(_ style: TextStyle) -> String {
    let backup = restoration.restored
    let time = StepPhrases.time(backup.made, style)
    let contents = BackupPhrases.contents(of: backup)
    return style.line(
      LocalizedText(
        en: "The data is as it was on \(time(.english)): \(contents(.english)).",
        ru: "Данные снова такие, какими были \(time(.russian)): \(contents(.russian))."
      )(style.language))
  }
}

extension Backup {
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  fileprivate func members(_ localTime: LocalTime) -> [(String, JSON)] {
    let contents = contents.map { JSON.object($0.map { ($0.area.name, .number($0.count)) }) } ?? .null
    return [("file", .string(path)), ("made", .string(localTime.rfc3339(made))), ("size", .number(Int(size))), ("contents", contents)]
  }

  fileprivate var record: [String] {
    [path, LocalTime { _ in 0 }.rfc3339(made), "\(size)", (contents ?? []).map { "\($0.count)" }.joined(separator: " ")]
  }
}
