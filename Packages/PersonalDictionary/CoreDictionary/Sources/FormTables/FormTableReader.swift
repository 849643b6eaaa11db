import CoreDictionaryFormat

/// Reads the lines of a ``FormTable``.
struct FormTableReader {
  private(set) var rows: [String: Row] = [:]
  private(set) var paradigms: [Paradigm] = []
  private(set) var listed: [String: [Paradigm]] = [:]
  private(set) var reflexives: [Exchange] = []
  private(set) var preferences: [String: [String]] = [:]
  private(set) var prefixes: [Prefixes] = []
  private(set) var compounds: Set<PartOfSpeech> = []
  private(set) var joinedRows: Set<String> = []
  private(set) var rowsApart: Set<String> = []
  private(set) var spellings: [OtherSpelling] = []
  private(set) var capitalised: [PartOfSpeech: Double] = [:]
  private(set) var problems: [(place: String, reason: String)] = []
  private var open: Open = .nothing

  /// The owner of indented lines.
  private enum Open {
    case nothing
    /// The paradigm at this place.
    case paradigm(Int)
    /// The word's own paradigm, the last one of its list.
    case word(String)
  }

  mutating func read(_ line: Substring, at place: String) {
    let text = line.prefix { $0 != "#" }
    let fields = text.split(separator: " ").map(String.init)
    guard let first = fields.first else { return }
    let reason = text.hasPrefix(" ") ? continuation(first, Array(fields.dropFirst())) : beginning(first, Array(fields.dropFirst()))
    if let reason { problems.append((place, reason)) }
  }

  private mutating func beginning(_ kind: String, _ fields: [String]) -> String? {
    open = .nothing
    switch kind {
    case "row": return row(fields)
    case "paradigm": return paradigm(fields)
    case "words": return words(fields)
    case "word": return word(fields)
    case "prefer": return prefer(fields)
    case "reflexive":
      reflexives = fields.compactMap { Exchange($0) }
      return reflexives.count == fields.count ? nil : "how a plain verb is made is written se$>"
    case "prefixes": return prefixes(fields)
    case "compounds": return compounds(fields)
    case "joined": return rows(fields, in: &joinedRows)
    case "apart": return rows(fields, in: &rowsApart)
    case "spelling": return spelling(fields)
    case "capitalised": return capitalised(fields)
    default:
      let kinds = "row, paradigm, words, word, reflexive, prefer, prefixes, compounds, joined, apart, spelling or capitalised"
      return "“\(kind)” begins no line; use \(kinds)"
    }
  }

  private mutating func row(_ fields: [String]) -> String? {
    guard fields.count > 2, let share = Double(fields[1]) else { return "a row has a name, a share and cells" }
    rows[fields[0]] = Row(share: share, cells: fields.dropFirst(2))
    return nil
  }

  private mutating func paradigm(_ fields: [String]) -> String? {
    guard fields.count == 3, fields[2].hasPrefix("-"), let partOfSpeech = PartOfSpeech(rawValue: fields[1]) else {
      return "a paradigm has a name, a part of speech and the ending of its headwords after a hyphen"
    }
    guard !paradigms.contains(where: { $0.name == fields[0] }) else { return "there are two paradigms “\(fields[0])”" }
    let ending = String(fields[2].dropFirst())
    paradigms.append(Paradigm(name: fields[0], partOfSpeech: partOfSpeech, headwordEnding: ending, fittingEndings: [ending]))
    open = .paradigm(paradigms.count - 1)
    return nil
  }

  private mutating func words(_ fields: [String]) -> String? {
    guard let name = fields.first, let paradigm = paradigms.first(where: { $0.name == name }) else {
      return "there is no paradigm “\(fields.first ?? "")” above"
    }
    for word in fields.dropFirst() {
      guard word.hasSuffix(paradigm.headwordEnding) else { return "“\(word)” does not end in -\(paradigm.headwordEnding)" }
      listed[word, default: []].append(paradigm)
    }
    return nil
  }

  private mutating func word(_ fields: [String]) -> String? {
    guard fields.count == 2, let partOfSpeech = PartOfSpeech(rawValue: fields[1]) else {
      return "a word has a headword and a part of speech"
    }
    let headword = fields[0].replacing("_", with: " ")
    listed[headword, default: []].append(Paradigm(name: headword, partOfSpeech: partOfSpeech, headwordEnding: "", fittingEndings: []))
    open = .word(headword)
    return nil
  }

  private mutating func prefer(_ fields: [String]) -> String? {
    guard fields.count > 1 else { return "a form is preferred to be of one headword or more" }
    preferences[fields[0]] = Array(fields.dropFirst())
    return nil
  }

  private mutating func prefixes(_ fields: [String]) -> String? {
    guard fields.count > 2, let kind = Prefixes.Kind(rawValue: fields[0]), let partOfSpeech = PartOfSpeech(rawValue: fields[1]) else {
      return "prefixes are separable, inseparable or dropped, have a part of speech, and follow"
    }
    prefixes.append(Prefixes(kind: kind, partOfSpeech: partOfSpeech, texts: fields.dropFirst(2).map { $0.replacing("_", with: " ") }))
    return nil
  }

  private mutating func compounds(_ fields: [String]) -> String? {
    guard fields.count == 1, let partOfSpeech = PartOfSpeech(rawValue: fields[0]) else { return "compounds have a part of speech" }
    compounds.insert(partOfSpeech)
    return nil
  }

  private mutating func spelling(_ fields: [String]) -> String? {
    guard fields.count == 3, let cost = Double(fields[2]) else {
      return "a spelling has letters, others that are written for them, and a cost"
    }
    spellings.append(OtherSpelling(letters: fields[0], other: fields[1], cost: cost))
    return nil
  }

  private mutating func capitalised(_ fields: [String]) -> String? {
    guard fields.count == 2, let partOfSpeech = PartOfSpeech(rawValue: fields[0]), let cost = Double(fields[1]) else {
      return "what is written with a capital has a part of speech and a cost"
    }
    capitalised[partOfSpeech] = cost
    return nil
  }

  private func rows(_ fields: [String], in names: inout Set<String>) -> String? {
    if let unknown = fields.first(where: { rows[$0] == nil }) { return "there is no row “\(unknown)”" }
    names.formUnion(fields)
    return nil
  }

  private mutating func continuation(_ kind: String, _ fields: [String]) -> String? {
    switch open {
    case .nothing: return "it belongs to no paradigm"
    case .paradigm(let place): return change(&paradigms[place], kind, fields, isWhole: false)
    case .word(let headword):
      guard var own = listed[headword], var paradigm = own.popLast() else { return "it belongs to no word" }
      let reason = change(&paradigm, kind, fields, isWhole: true)
      listed[headword] = own + [paradigm]
      return reason
    }
  }

  private func change(_ paradigm: inout Paradigm, _ kind: String, _ fields: [String], isWhole: Bool) -> String? {
    switch kind {
    case "like": return imitate(fields, in: &paradigm)
    case "stem":
      let exchanges = fields.dropFirst().map(Exchange.init)
      guard let number = fields.first.flatMap(Int.init), number > 1, !exchanges.contains(nil) else {
        return "a stem has a number, from 2, and exchanges such as o>ue"
      }
      paradigm.stems[number] = exchanges.compactMap(\.self)
    case "as":
      guard fields.count == 4, let share = Double(fields[1]), paradigms.contains(where: { $0.name == fields[3] }) else {
        return "a derivation has features, a share, a cell and a paradigm that stands above"
      }
      let features = fields[0].replacing("+", with: " ")
      paradigm.ownDerivations.append(
        Paradigm.Derivation(features: features, share: share, cell: Cell(fields[2], isWhole: isWhole), paradigm: fields[3])
      )
    case "listed":
      paradigm.fittingEndings = []
    case "fits":
      guard fields.allSatisfy({ $0.hasPrefix("-") }) else { return "endings are written after a hyphen" }
      paradigm.fittingEndings = fields.map { String($0.dropFirst()) }
    case "seams":
      let seams = fields.map(Seam.init)
      guard !seams.contains(nil) else { return "a seam is written c|e>qu|e" }
      paradigm.seams = seams.compactMap(\.self)
    default:
      guard let row = rows[kind] else { return "there is no row “\(kind)”" }
      guard fields.count == row.cells.count else { return "\(kind) has \(row.cells.count) cells, not \(fields.count)" }
      paradigm.rows[kind] = fields.map { Cell($0, isWhole: isWhole) }
    }
    return nil
  }

  private func imitate(_ fields: [String], in paradigm: inout Paradigm) -> String? {
    guard fields.count == 1, let model = paradigms.first(where: { $0.name == fields[0] }) else {
      return "there is no paradigm “\(fields.first ?? "")” above"
    }
    let headwordEnding = paradigm.headwordEnding.isEmpty ? model.headwordEnding : paradigm.headwordEnding
    paradigm = Paradigm(
      name: paradigm.name, partOfSpeech: paradigm.partOfSpeech, headwordEnding: headwordEnding, fittingEndings: [], stems: model.stems,
      seams: model.seams, rows: model.rows, inheritedDerivations: model.derivations
    )
    return nil
  }
}
