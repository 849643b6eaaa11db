package import CoreModule
import CorePresentation
package import PersonalDictionary

extension SourceDescription {
  package var json: JSON {
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
  package var place: String? {
    switch self {
    case .core: nil
    case .dictorg(let path), .stardict(let path): path
    case .dict(let host, let port, let database):
      (host.contains(":") ? "[\(host)]" : host) + ":\(port)" + (database.map { "/" + $0 } ?? "")
    case .libretranslate, .apertium, .pons: url.map { ShownAddress($0).description }
    }
  }
}

extension SourcesState {
  /// The name of the source for this dictionary.
  package func source(of dictionary: InstalledDictionary) -> String? {
    sources.first { $0.configuration.kind == dictionary.kind }?.name
  }

  /// The packages for the direction that are not installed.
  package var packages: [DebianPackage] {
    DebianPackage.all(for: direction).filter { package in !installed.contains { $0.name == package.dictionary } }
  }
}
