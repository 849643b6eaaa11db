import CoreModule
import Stemming

/// The stored roots in the export file.
struct RootSection: ExportSection {
  let stemming: StemmingGraph

  let name = "roots"

  func export() async throws(Problem) -> ExportedPart {
    let transfer = stemming.transfer.build()
    await transfer.load()
    if let problem = transfer.state.problem { throw Problem(problem, in: .english) }
    return .records(transfer.state.roots.map { RootRecord.json($0).text }, StemPhrases.root)
  }

  func read(_ reader: inout JSONReader) throws(JSONReader.Fault) -> ImportedPart {
    var roots: [RootCount] = []
    let bad = try reader.records { value, flaws in
      let (root, faults) = RootRecord.root(value)
      if let root, flaws.isEmpty { roots.append(root) }
      return flaws + faults
    }
    return ImportedPart(bad: bad) { [roots] change in
      let transfer = stemming.transfer.build()
      await transfer.take(roots, isTrial: change == nil, in: change)
      if let problem = transfer.state.problem { return .failure(Problem(problem, in: .english)) }
      let taken = transfer.state.taken
      let (new, skipped) = (taken.count { $0.old == nil }, taken.count(where: \.isSkipped))
      return .success(ImportTally(new: new, merged: taken.count - new - skipped, skipped: skipped))
    }
  }
}

/// A stored root as a record. The empty root is `null`.
enum RootRecord {
  static func json(_ root: RootCount) -> JSON {
    .object([("root", JSON(root.root.isEmpty ? nil : root.root)), ("count", .number(root.count)), ("forms", JSON(root.forms))])
  }

  static func root(_ value: JSON) -> (RootCount?, [RecordFault]) {
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
