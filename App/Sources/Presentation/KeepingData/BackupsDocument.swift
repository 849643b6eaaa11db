package import CoreModule
package import CorePresentation

package struct BackupsDocument: Document {
  package let backups: [Backup]
  /// Whether this is the list of all backups, or one that was just made.
  package let isList: Bool

  package init(backups: [Backup], isList: Bool) { (self.backups, self.isList) = (backups, isList) }

  package func json(_ localTime: LocalTime) -> JSON {
    let members = backups.map { JSON.object($0.members(localTime)) }
    return isList ? .object([("backups", .array(members))]) : members.first ?? .null
  }

  package var plain: [[String]] { backups.map(\.record) }

  package func text(_ style: TextStyle) -> String {
    let rows = backups.map { backup in
      [
        style.bold(isList ? backup.name : backup.path), style.dim(StepPhrases.time(backup.made, style)(style.language)),
        BackupPhrases.contents(of: backup)(style.language), style.dim(BackupPhrases.size(backup.size)(style.language)),
      ]
    }
    return TextTable(columns: [.left, .left, .left, .right]).text(rows, width: style.width)
  }
}

package struct RestorationDocument: Document {
  package let restoration: Restoration

  package init(restoration: Restoration) { self.restoration = restoration }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      ("restored", .object(restoration.restored.members(localTime))), ("saved", JSON(restoration.savedAs)),
      ("undoable", .bool(restoration.isUndoable)),
      ("damaged", .array(restoration.damaged.map { .object(DataProblem.damagedRecord($0).members) })),
    ])
  }

  package var plain: [[String]] { [restoration.restored.record + [restoration.savedAs ?? ""]] }

  package func text(_ style: TextStyle) -> String {
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
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  fileprivate func members(_ localTime: LocalTime) -> [(String, JSON)] {
    let contents = contents.map { JSON.object($0.map { ($0.area.name, .number($0.count)) }) } ?? .null
    return [("file", .string(path)), ("made", .string(localTime.rfc3339(made))), ("size", .number(Int(size))), ("contents", contents)]
  }

  fileprivate var record: [String] {
    [path, LocalTime { _ in 0 }.rfc3339(made), "\(size)", (contents ?? []).map { "\($0.count)" }.joined(separator: " ")]
  }
}
