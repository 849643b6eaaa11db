public import PersonalDictionary

/// Looks forms up in the index in place. Damaged bytes give fewer readings or none.
public struct FormIndexReader: Sendable {
  private let bytes: CheckedBytes

  /// Creates a reader of `buffer`, which must outlive it and never change.
  public init(_ buffer: UnsafeRawBufferPointer) { bytes = CheckedBytes(buffer) }

  /// The digest of the tables that the index was made of.
  public var digest: UInt64 {
    let halves = [0, 4].map { bytes.uint32(at: FormIndexLayout.digestOffset + $0) ?? 0 }
    return UInt64(halves[0]) | UInt64(halves[1]) << 32
  }

  /// The readings of exactly `text`, the likeliest first. The headword itself is included when other words share the form.
  public func readings(of text: String, in language: Language) -> [InflectedForm] {
    guard let automaton = automaton(of: language), let state = automaton.state(after: text.utf8, from: 0) else { return [] }
    return readings(of: text, at: state, in: automaton)
  }

  /// The forms that differ from `folded` only in accents.
  ///
  /// - Parameter variants: The possible spellings of each letter.
  public func spellings(of folded: String, in language: Language, variants: (Character) -> [String]) -> [String] {
    guard let automaton = automaton(of: language) else { return [] }
    var paths: [(text: String, state: Int)] = [("", 0)]
    for letter in folded {
      paths = paths.flatMap { path in
        variants(letter).compactMap { spelling in
          automaton.state(after: spelling.utf8, from: path.state).map { (path.text + spelling, $0) }
        }
      }
    }
    return paths.filter { automaton.state(after: [0], from: $0.state) != nil }.map(\.text)
  }

  /// The rules for words that the language writes as one.
  public func joinedWords(of language: Language) -> JoinedWords {
    let header = FormIndexLayout.languageOffset(language)
    guard isWhole, let rules = bytes.uint32(at: header + 12), let text = bytes.text(at: rules) else { return JoinedWords("") }
    return JoinedWords(String(decoding: text, as: UTF8.self))
  }

  private var isWhole: Bool {
    bytes.slice(at: 0, length: FormIndexLayout.magic.count)?.elementsEqual(FormIndexLayout.magic) == true
      && bytes.uint32(at: FormIndexLayout.lengthOffset) == bytes.count
  }

  func automaton(of language: Language) -> FormAutomaton? {
    guard isWhole else { return nil }
    let header = FormIndexLayout.languageOffset(language)
    guard let tags = bytes.uint32(at: header), let count = bytes.uint32(at: header + 4), let arcs = bytes.uint32(at: header + 8),
      count > 0
    else { return nil }
    return FormAutomaton(bytes: bytes, tags: tags, arcs: arcs, count: count)
  }

  private func readings(of text: String, at state: Int, in automaton: FormAutomaton) -> [InflectedForm] {
    guard let records = automaton.state(after: [0], from: state) else { return [] }
    let form = Array(text.utf8)
    return automaton.endings(from: records).compactMap { record in
      guard record.count >= 5, let partOfSpeech = PartOfSpeech(code: record[1]), Int(record[4]) <= form.count,
        let features = automaton.tag(Int(record[2]) | Int(record[3]) << 8)
      else { return nil }
      let headword = form.dropLast(Int(record[4])) + record[5...]
      return InflectedForm(
        text: text, headword: String(decoding: headword, as: UTF8.self), partOfSpeech: partOfSpeech, features: features
      )
    }
  }
}

/// The automaton of a language.
struct FormAutomaton {
  let bytes: CheckedBytes
  let tags: Int
  let arcs: Int
  let count: Int

  struct Arc {
    let number: Int
    let bits: UInt32

    var label: UInt8 { UInt8(truncatingIfNeeded: bits) }
    var isFinal: Bool { bits & FormIndexLayout.isFinal != 0 }
    var isLast: Bool { bits & FormIndexLayout.isLast != 0 }
    /// The first arc of the next state; 0 (the first state) when there is none.
    var target: Int { Int(bits >> 8) & (FormIndexLayout.maximumArcs - 1) }
  }

  func arc(_ number: Int) -> Arc? {
    guard number < count else { return nil }
    return bytes.uint32(at: arcs + FormIndexLayout.arcLength * number).map { Arc(number: number, bits: UInt32($0)) }
  }

  /// The state after `labels`, by the number of its first arc.
  func state(after labels: some Sequence<UInt8>, from start: Int) -> Int? {
    var state = start
    for label in labels {
      guard let next = target(of: label, from: state), next > 0 else { return nil }
      state = next
    }
    return state
  }

  private func target(of label: UInt8, from state: Int) -> Int? {
    var number = state
    while let arc = arc(number) {
      if arc.label == label { return arc.target }
      // A state has at most one arc per byte; more are a sign of damage.
      guard !arc.isLast, number < state + 256 else { return nil }
      number += 1
    }
    return nil
  }

  private func arcs(of state: Int) -> [Arc] {
    var found: [Arc] = []
    var next = arc(state)
    while let arc = next {
      found.append(arc)
      // A state has at most one arc per byte; more are a sign of damage.
      guard !arc.isLast, found.count < 256 else { break }
      next = self.arc(arc.number + 1)
    }
    return found
  }

  /// All strings from `state`, in order.
  func endings(from state: Int) -> [[UInt8]] {
    var found: [[UInt8]] = []
    collect(from: state, behind: [], into: &found)
    return found
  }

  private func collect(from state: Int, behind start: [UInt8], into found: inout [[UInt8]]) {
    // Longer or more numerous records are a sign of damage.
    guard start.count < 300, found.count < 256 else { return }
    for arc in arcs(of: state) {
      if arc.isFinal { found.append(start + [arc.label]) }
      if arc.target > 0 { collect(from: arc.target, behind: start + [arc.label], into: &found) }
    }
  }

  func tag(_ number: Int) -> String? {
    guard let count = bytes.uint16(at: tags), number < count else { return nil }
    var offset = tags + 2
    for _ in 0..<number {
      guard let text = bytes.text(at: offset) else { return nil }
      offset = text.endIndex
    }
    return bytes.text(at: offset).map { String(decoding: $0, as: UTF8.self) }
  }
}
