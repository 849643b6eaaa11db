package import CoreModule
package import CorePresentation
package import PersonalDictionary

/// The sources in the order of the chain.
package struct SourcesDocument: Document {
  package let sources: [SourceDescription]

  package init(sources: [SourceDescription]) { self.sources = sources }

  package func json(_ localTime: LocalTime) -> JSON { .array(sources.map(\.json)) }

  package var plain: [[String]] {
    sources.map {
      let directions = $0.directions.map { "\($0.from.code):\($0.to.code)" }.joined(separator: " ")
      return [$0.name, $0.kind.rawValue, $0.isEnabled ? "*" : "", directions, $0.headwordCount.map(String.init) ?? ""]
    }
  }

  package func text(_ style: TextStyle) -> String {
    let rows = sources.map { source in
      [
        "\(source.configuration.position)", style.bold(source.name), SourcePhrases.kind(source.kind)(style.language),
        SourcePhrases.directions(source.directions)(style.language),
        source.headwordCount.map { SourcePhrases.headword($0)(style.language) } ?? "",
        [SourcePhrases.state(source).map { $0(style.language) }, source.configuration.kind.place.map(style.dim)].compactMap(\.self)
          .joined(separator: "  "),
      ]
    }
    return TextTable(columns: [.right, .left, .left, .left, .left, .left]).text(rows, width: style.width)
  }
}

/// The installed dictionaries, and those that Debian has for the direction.
package struct InstalledDocument: Document {
  package let state: SourcesState

  package init(state: SourcesState) { self.state = state }

  package func json(_ localTime: LocalTime) -> JSON {
    .array(
      state.installed.map { dictionary in
        .object([
          ("name", .string(dictionary.name)), ("kind", .string(dictionary.kind.name.rawValue)), ("path", JSON(dictionary.kind.place)),
          ("title", JSON(dictionary.title)), ("directions", .array(dictionary.direction.map { [$0.json] } ?? [])),
          ("entries", .number(dictionary.headwordCount)), ("source", JSON(state.source(of: dictionary))), ("installed", .bool(true)),
          ("package", .null), ("command", .null),
        ])
      }
        + state.packages.map { package in
          .object([
            ("name", .string(package.dictionary)), ("kind", .string(SourceKindName.dictorg.rawValue)), ("path", .null), ("title", .null),
            ("directions", .array([package.direction.json])), ("entries", .null), ("source", .null), ("installed", .bool(false)),
            ("package", .string(package.name)), ("command", .string(package.command)),
          ])
        })
  }

  package var plain: [[String]] {
    state.installed.map {
      [
        $0.name, $0.kind.name.rawValue, state.source(of: $0) == nil ? "" : "*",
        $0.direction.map { "\($0.from.code):\($0.to.code)" } ?? "", "\($0.headwordCount)", "",
      ]
    }
      + state.packages.map {
        [$0.dictionary, SourceKindName.dictorg.rawValue, "", "\($0.direction.from.code):\($0.direction.to.code)", "", $0.command]
      }
  }

  package func text(_ style: TextStyle) -> String {
    let rows = state.installed.map { dictionary in
      [
        style.bold(dictionary.name), dictionary.kind.name.rawValue, dictionary.direction?.description ?? "",
        SourcePhrases.headword(dictionary.headwordCount)(style.language),
        state.source(of: dictionary).map { SourcePhrases.inChain($0)(style.language) } ?? "",
      ]
    }
    let more = state.packages.map { package in
      [
        style.dim(package.dictionary), SourceKindName.dictorg.rawValue, package.direction.description, "",
        SourcePhrases.notInstalled(style.language),
      ]
    }
    return TextTable(columns: [.left, .left, .left, .left, .left]).text(rows + more, width: style.width)
  }
}
