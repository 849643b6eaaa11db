/// The irregular forms: whole forms, and stems that take regular endings.
struct IrregularForms: Sendable {
  private var forms: [String: [String]] = [:]
  private var stems: [String: [String]] = [:]

  /// Parses a table with a line for each base: `go: went gone`; a hyphen marks a stem: `tener: tuv- tendr-`.
  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let sides = line.split(separator: ":")
      guard sides.count == 2 else { continue }
      let base = String(sides[0])
      for form in sides[1].split(separator: " ") {
        if form.last == "-" {
          stems[Spelling.key(form.dropLast()), default: []].append(base)
        } else {
          forms[Spelling.key(form), default: []].append(base)
        }
      }
    }
  }

  func bases(ofForm form: some Sequence<Character>) -> [String] { forms[Spelling.key(form)] ?? [] }

  func bases(ofStem stem: some Sequence<Character>) -> [String] { stems[Spelling.key(stem)] ?? [] }
}
