import CoreModule
import PersonalDictionary

/// The sources in the order of the chain.
struct SourcesDocument: Document {
  let sources: [SourceDescription]

  func json(_ localTime: LocalTime) -> JSON { .array(sources.map(\.json)) }

  var plain: [[String]] {
    sources.map {
      let directions = $0.directions.map { "\($0.from.code):\($0.to.code)" }.joined(separator: " ")
      return [$0.name, $0.kind.rawValue, $0.isEnabled ? "*" : "", directions, $0.headwordCount.map(String.init) ?? ""]
    }
  }

  func text(_ style: TextStyle) -> String {
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

extension SourceDescription {
  var json: JSON {
    .object([
      ("name", .string(name)), ("kind", .string(kind.rawValue)), ("enabled", .bool(isEnabled)),
      ("directions", .array(directions.map(\.json))), ("entries", JSON(headwordCount)), ("position", .number(configuration.position)),
      ("place", JSON(configuration.kind.place)), ("problem", JSON(fault.map { Problem($0, of: name).code })),
      ("installed", .bool(configuration.isInstalled)),
    ])
  }
}

extension SourceKind {
  /// The place of the source, without secrets.
  var place: String? {
    switch self {
    case .core: nil
    case .dictorg(let path), .stardict(let path): path
    case .dict(let host, let port, let database):
      (host.contains(":") ? "[\(host)]" : host) + ":\(port)" + (database.map { "/" + $0 } ?? "")
    case .libretranslate, .apertium, .pons: url.map { ShownAddress($0).description }
    }
  }
}

/// The installed dictionaries, and those that Debian has for the direction.
struct InstalledDocument: Document {
  let state: SourcesState

  func json(_ localTime: LocalTime) -> JSON {
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

  var plain: [[String]] {
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

  func text(_ style: TextStyle) -> String {
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

extension SourcesState {
  /// The name of the source for this dictionary.
  func source(of dictionary: InstalledDictionary) -> String? {
    sources.first { $0.configuration.kind == dictionary.kind }?.name
  }

  /// The packages for the direction that are not installed.
  var packages: [DebianPackage] {
    DebianPackage.all(for: direction).filter { package in !installed.contains { $0.name == package.dictionary } }
  }
}

struct SourceTrialDocument: Document {
  let trial: SourceTrial

  func json(_ localTime: LocalTime) -> JSON {
    let answer = trial.answer
    return .object([
      ("source", .string(trial.source)), ("text", .string(trial.text)), ("from", .string(answer.direction.from.code)),
      ("to", .string(answer.direction.to.code)), ("translations", JSON(answer.translations)),
      ("entries", .array(answer.entries.map { $0.json(answer.direction) })), ("base_form", JSON(answer.baseForm)),
    ])
  }

  var plain: [[String]] {
    let answer = trial.answer
    guard !answer.entries.isEmpty else { return [] }
    return [
      [trial.source, trial.text, answer.translations.joined(separator: "; "), answer.direction.from.code, answer.direction.to.code]
    ]
  }

  func text(_ style: TextStyle) -> String {
    let answer = trial.answer
    guard !answer.entries.isEmpty else { return "" }
    let base = answer.baseForm.map { WordPhrases.baseForm($0)(style.language) }
    let heading = [style.bold(trial.text), style.dim(answer.direction.description), base].compactMap(\.self).joined(separator: "  ")
    return ([heading] + EntryLines(answer.entries, answer.direction).full(style)).map(style.line).joined(separator: "\n")
  }
}
