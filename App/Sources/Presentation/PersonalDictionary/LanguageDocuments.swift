package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// The direction of translation.
package struct DirectionDocument: Document {
  let direction: Direction

  package init(direction: Direction) { self.direction = direction }

  package func json(_ localTime: LocalTime) -> JSON { direction.json }
  package var plain: [[String]] { [[direction.from.code, direction.to.code]] }

  package func text(_ style: TextStyle) -> String {
    let names = "\(direction.from.name(style.language)) → \(direction.to.name(style.language))"
    return style.line("\(style.bold(direction.description))  \(names)")
  }
}

/// All languages and directions, with the dictionaries for each.
package struct LanguagesDocument: Document {
  let sources: SourcesState

  package init(sources: SourcesState) { self.sources = sources }

  package func json(_ localTime: LocalTime) -> JSON {
    .object([
      (
        "languages",
        .array(Language.allCases.map { .object([("code", .string($0.code)), ("name", .string($0.name(.english)))]) })
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

  package var plain: [[String]] {
    Direction.all.map { [$0.from.code, $0.to.code, sources.names(serving: $0).joined(separator: "; ")] }
  }

  package func text(_ style: TextStyle) -> String {
    let table = TextTable(columns: [.left, .left, .left])
    return table.text(
      Language.allCases.map { language in
        let targets = Direction.all.filter { $0.from == language && !sources.names(serving: $0).isEmpty }
        let names = targets.flatMap { sources.names(serving: $0) }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        let served = targets.isEmpty ? "–" : "→ " + targets.map(\.to.code).joined(separator: " ") + "  (\(names.joined(separator: ", ")))"
        return [style.bold(language.code), language.name(style.language), style.dim(served)]
      }, width: style.width)
  }
}
