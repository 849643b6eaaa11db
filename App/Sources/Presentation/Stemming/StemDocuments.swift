package import CoreModule
package import CorePresentation
package import Stemming

package struct RootsDocument: Document {
  package let counts: RootCounts

  package init(counts: RootCounts) { self.counts = counts }

  package func json(_ localTime: LocalTime) -> JSON { .object(counts.members) }

  package var plain: [[String]] { counts.roots.map { [$0.root, "\($0.count)"] } }

  package func text(_ style: TextStyle) -> String {
    guard style.width == nil else {
      return TextTable(columns: [.left, .right], flexible: 0).text(
        counts.roots.map { [style.bold($0.root.isEmpty ? "∅" : $0.root), "\($0.count)"] }, width: style.width
      )
    }
    // There may be millions of roots, so this skips the escaping: roots contain no tabs.
    var text = ""
    for root in counts.roots { text += "\(root.root)\t\(root.count)\n" }
    return text
  }
}

package struct ClearedRootsDocument: Document {
  package let counts: RootCounts

  package init(counts: RootCounts) { self.counts = counts }

  package func json(_ localTime: LocalTime) -> JSON { .object(counts.members) }
  package var plain: [[String]] { RootsDocument(counts: counts).plain }
  package func text(_ style: TextStyle) -> String {
    counts.roots.isEmpty ? "" : style.line(StemPhrases.cleared(counts.roots.count)(style.language))
  }
}

/// Words with their roots and the applied rules.
package struct ExplainedStemsDocument: Document {
  package let counts: RootCounts
  package let stems: [Stem]

  package init(counts: RootCounts, stems: [Stem]) { (self.counts, self.stems) = (counts, stems) }

  package func json(_ localTime: LocalTime) -> JSON {
    .object(counts.members + [("explained", .array(stems.map(\.json)))])
  }

  package var plain: [[String]] { stems.map { [$0.word, $0.root, $0.change?.suffix ?? "", $0.change?.replacement ?? ""] } }

  package func text(_ style: TextStyle) -> String {
    let rows = stems.map { [style.bold($0.word), $0.root, style.dim(StemPhrases.change($0.change))] }
    guard style.width == nil else { return TextTable(columns: [.left, .left, .left], flexible: 0).text(rows, width: style.width) }
    return rows.map { $0.joined(separator: "\t") }.joined(separator: "\n")
  }
}

extension RootCounts {
  /// The JSON members of all documents about roots.
  fileprivate var members: [(String, JSON)] {
    [
      ("words", .number(wordCount)),
      (
        "roots", .array(roots.map { .object([("root", .string($0.root)), ("count", .number($0.count)), ("forms", JSON($0.forms))]) })
      ),
    ]
  }
}

extension Stem {
  fileprivate var json: JSON {
    .object([
      ("word", .string(word)), ("root", .string(root)), ("suffix", JSON(change?.suffix)), ("replacement", JSON(change?.replacement)),
    ])
  }
}
