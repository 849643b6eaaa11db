import CoreModule
import GRDB

extension CollectionSchema {
  /// The decks and note types of schema 11.
  func partsOfJSON(_ database: Database) throws -> (decks: [AnkiDeck], noteTypes: [AnkiNoteType]) {
    guard let row = try Row.fetchOne(database, sql: "SELECT CAST(decks AS TEXT), CAST(models AS TEXT) FROM col LIMIT 1"),
      let decks = members(row[0]), let types = members(row[1])
    else { throw AnkiPackageError.damaged(path: path) }
    return (decks.compactMap(deck).sorted { $0.id < $1.id }, types.compactMap(noteType).sorted { $0.id < $1.id })
  }

  private func members(_ text: String?) -> [JSON]? {
    guard let text, case .object(let members)? = JSON(document: Array(text.utf8)) else { return nil }
    return members.map(\.1)
  }

  private func deck(_ json: JSON) -> AnkiDeck? {
    guard let id = number(json["id"]), let name = json["name"]?.string else { return nil }
    return AnkiDeck(id: id, name: name, isFiltered: json["dyn"]?.int == 1)
  }

  private func noteType(_ json: JSON) -> AnkiNoteType? {
    guard let id = number(json["id"]), let name = json["name"]?.string else { return nil }
    let templates = inOrder(json["tmpls"]).map { template in
      AnkiNoteType.Template(
        name: template["name"]?.string ?? "", question: template["qfmt"]?.string ?? "", answer: template["afmt"]?.string ?? "")
    }
    return AnkiNoteType(
      id: id, name: name, kind: json["type"]?.int == 1 ? .cloze : .normal,
      fields: inOrder(json["flds"]).map { $0["name"]?.string ?? "" }, templates: templates
    )
  }

  private func inOrder(_ json: JSON?) -> [JSON] { (json?.array ?? []).sorted { $0["ord"]?.int ?? 0 < $1["ord"]?.int ?? 0 } }

  /// In old collections, numbers may be strings.
  private func number(_ json: JSON?) -> Int64? { json?.int.map(Int64.init) ?? json?.string.flatMap(Int64.init) }
}
