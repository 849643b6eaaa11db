import CoreModule
import CorePresentation
import PersonalDictionary
import Presentation

struct DirectionDocument: Document {
  let direction: Direction

  func json(_ localTime: LocalTime) -> JSON { direction.json }
  var plain: [[String]] { [[direction.from.code, direction.to.code]] }

  func text(_ style: TextStyle) -> String {
    let names = "\(LanguageName.of(direction.from)(style.language)) → \(LanguageName.of(direction.to)(style.language))"
    return style.line("\(style.bold(direction.description))  \(names)")
  }
}

/// All languages and directions, with the dictionaries for each.
struct LanguagesDocument: Document {
  let sources: SourcesState

  func json(_ localTime: LocalTime) -> JSON {
    .object([
      (
        "languages",
        .array(Language.allCases.map { .object([("code", .string($0.code)), ("name", .string(LanguageName.of($0)(.english)))]) })
      ),
      (
        "directions",
        .array(
          Direction.all.map {
            .object([("from", .string($0.from.code)), ("to", .string($0.to.code)), ("sources", JSON(sources.names(serving: $0)))])
          })
      ),
    ])
  }

  var plain: [[String]] {
    Direction.all.map { [$0.from.code, $0.to.code, sources.names(serving: $0).joined(separator: "; ")] }
  }

  func text(_ style: TextStyle) -> String {
    let table = TextTable(columns: [.left, .left, .left])
    return table.text(
      Language.allCases.map { language in
        let targets = Direction.all.filter { $0.from == language && !sources.names(serving: $0).isEmpty }
        let names = targets.flatMap { sources.names(serving: $0) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let served = targets.isEmpty ? "–" : "→ " + targets.map(\.to.code).joined(separator: " ") + "  (\(names.joined(separator: ", ")))"
        return [style.bold(language.code), LanguageName.of(language)(style.language), style.dim(served)]
      }, width: style.width)
  }
}
