package import CoreModule
package import CorePresentation
package import Stemming

/// A stored root as a record. The empty root is `null`.
package enum RootRecord {
  package static func json(_ root: RootCount) -> JSON {
    .object([("root", JSON(root.root.isEmpty ? nil : root.root)), ("count", .number(root.count)), ("forms", JSON(root.forms))])
  }

  package static func root(_ value: JSON) -> (RootCount?, [RecordFault]) {
    guard var fields = RecordFields(value) else { return (nil, [.notAnObject]) }
    let root = fields.textIfAny("root")
    let count = fields.count("count")
    let forms = fields.texts("forms")
    if fields.faults.isEmpty, forms.isEmpty {
      fields.fail(.mustBe("forms", LocalizedText(en: "a list with a text", ru: "списком хотя бы с одним текстом"), code: "blank"))
    }
    guard fields.faults.isEmpty, let count else { return (nil, fields.faults) }
    return (RootCount(root: root ?? "", count: count, forms: forms), [])
  }
}
