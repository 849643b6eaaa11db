package import CoreModule
package import CorePresentation
import Presentation

/// Browsers or programs that have access.
package struct GrantsDocument: Document {
  let grants: [GrantList.Grant]

  package init(grants: [GrantList.Grant]) { self.grants = grants }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(
      grants.map { grant in
        .object([
          ("number", .number(grant.number)), ("name", .string(grant.name)), ("created", .string(localTime.rfc3339(grant.created))),
          ("seen", JSON(grant.seen.map(localTime.rfc3339))),
        ])
      })
  }

  package var plain: [[String]] {
    let utc = LocalTime { _ in 0 }
    return grants.map { ["\($0.number)", $0.name, utc.rfc3339($0.created), $0.seen.map(utc.rfc3339) ?? ""] }
  }

  package func text(_ style: TextStyle) -> String {
    let rows = grants.map { grant in
      ["\(grant.number)", style.bold(grant.name), ReminderPhrases.moment(grant.lastUse, style.localTime, now: style.now)(style.language)]
    }
    return TextTable(columns: [.right, .left, .left]).text(rows, width: nil)
  }
}
