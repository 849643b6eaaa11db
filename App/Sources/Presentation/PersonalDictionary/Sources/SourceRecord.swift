package import CoreModule
package import CorePresentation
package import PersonalDictionary

package enum SourceRecord {
  package static let source = CountedNoun(en: ("source", "sources"), ru: ("источник", "источника", "источников"))

  package static func json(_ source: SourceConfiguration, keepingSecrets keepsSecrets: Bool) -> JSON {
    var (path, host, port, database, keyFile): (String?, String?, Int?, String?, String?)
    switch source.kind {
    case .core: break
    case .dictorg(let place), .stardict(let place): path = place
    case .dict(let server, let number, let name): (host, port, database) = (server, number, name)
    case .libretranslate(_, let file): keyFile = file
    case .apertium: break
    case .pons(let file, _): keyFile = file
    }
    let url = keepsSecrets ? source.kind.url : source.kind.url.map { ShownAddress($0).description }
    let isShortened = !keepsSecrets && source.kind.hasSecrets
    return .object(
      [
        ("name", .string(source.name)), ("kind", .string(source.kind.name.rawValue)), ("enabled", .bool(source.isEnabled)),
        ("from", JSON(source.direction?.from.code)), ("to", JSON(source.direction?.to.code)), ("path", JSON(path)), ("host", JSON(host)),
        ("port", JSON(port)), ("database", JSON(database)), ("url", JSON(url)), ("key_file", JSON(keyFile)),
      ] + (isShortened ? [(shortened, .bool(true))] : []))
  }

  /// Whether a secret was removed from the address of a record.
  package static func isShortened(_ value: JSON) -> Bool {
    guard case .object(let members) = value else { return false }
    return members.contains { name, value in name == shortened && value.text == JSON.bool(true).text }
  }

  private static let shortened = "url_shortened"

  package static func source(_ value: JSON) -> (NewSource?, [RecordFault]) {
    guard var fields = RecordFields(value, keepsSpelling: true) else { return (nil, [.notAnObject]) }
    let (name, kind, isEnabled) = (fields.text("name"), fields.choiceIfAny("kind", of: SourceKindName.self), fields.flag("enabled"))
    let (path, host, port) = (fields.textIfAny("path"), fields.textIfAny("host"), kind == .dict ? fields.count("port") : nil)
    let (database, url, keyFile) = (fields.textIfAny("database"), fields.textIfAny("url"), fields.textIfAny("key_file"))
    let direction = direction(&fields)
    guard let kind = self.kind(kind, path, host, port, database, url, keyFile), kind.path == nil || direction != nil else {
      if fields.faults.isEmpty { fields.fail(incomplete) }
      return (nil, fields.faults)
    }
    guard fields.faults.isEmpty, let name, let isEnabled else { return (nil, fields.faults) }
    return (NewSource(name: name, kind: kind, direction: direction, isEnabled: isEnabled), [])
  }

  private static func direction(_ fields: inout RecordFields) -> Direction? {
    let (from, to) = (fields.choiceIfAny("from", of: Language.self), fields.choiceIfAny("to", of: Language.self))
    guard let from, let to else {
      if (from == nil) != (to == nil) { fields.fail(incomplete) }
      return nil
    }
    if from == to { fields.fail(incomplete) }
    return Direction(from: from, to: to)
  }

  private static func kind(
    _ name: SourceKindName?, _ path: String?, _ host: String?, _ port: Int?, _ database: String?, _ url: String?, _ keyFile: String?
  ) -> SourceKind? {
    switch name {
    case nil: nil
    case .core: .core
    case .dictorg: path.map { .dictorg(path: $0) }
    case .stardict: path.map { .stardict(path: $0) }
    case .dict: host.flatMap { host in port.map { .dict(host: host, port: $0, database: database) } }
    case .libretranslate: url.map { .libretranslate(url: $0, keyFile: keyFile) }
    case .apertium: url.map { .apertium(url: $0) }
    case .pons: keyFile.map { .pons(keyFile: $0, url: url) }
    }
  }

  private static let incomplete = RecordFault(
    code: "incomplete_source",
    message: LocalizedText(en: "a setting that this kind of source needs is missing", ru: "не хватает настройки источника этого вида")
  )
}

extension SourceKind {
  /// Whether its address contains secrets.
  package var hasSecrets: Bool { url.map { ShownAddress($0).isShortened } ?? false }
}
