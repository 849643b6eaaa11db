public import PersonalDictionary

/// Writes the index for ``FormIndexReader``. The same forms always give the same bytes.
public struct FormIndexWriter {
  private let parts: [Part]
  private let digest: UInt64

  fileprivate struct Part {
    var tags: [String] = []
    var records: [[UInt8]] = []
    var rules = ""
  }

  /// Creates a writer.
  ///
  /// - Parameter digest: Identifies the tables, to detect an outdated index.
  public init(_ languages: [Language: FormIndexPart], digest: UInt64 = 0) {
    self.digest = digest
    parts = Language.allCases.map { Part(languages[$0] ?? FormIndexPart(readings: [])) }
  }

  /// The index.
  ///
  /// - Throws: When a language has too many arcs for the layout.
  public func bytes() throws(FormIndexTooLarge) -> [UInt8] {
    var header: [UInt8] = []
    var body: [UInt8] = []
    for (part, language) in zip(parts, Language.allCases) {
      let arcs = try Arcs(MinimalAutomaton(part.records), of: language)
      let offset = FormIndexLayout.headerLength + body.count
      let tags = littleEndian(UInt16(part.tags.count)) + part.tags.flatMap { littleEndian(UInt16($0.utf8.count)) + Array($0.utf8) }
      let rules = littleEndian(UInt16(part.rules.utf8.count)) + Array(part.rules.utf8)
      let arcsOffset = offset + tags.count + rules.count
      header += [offset, arcs.count, arcsOffset, offset + tags.count].flatMap { littleEndian(UInt32($0)) }
      body += tags + rules + arcs.bytes
    }
    let length = FormIndexLayout.headerLength + body.count
    return littleEndian(FormIndexLayout.magic).reversed() + littleEndian(UInt32(length)) + littleEndian(digest) + header + body
  }
}

/// The content of an index for one language.
public struct FormIndexPart {
  let readings: [[InflectedForm]]
  let rules: String

  /// Creates a part from the readings of each form, the likeliest first, and the rules for words written as one.
  public init(readings: [[InflectedForm]], rules: String = "") {
    self.readings = readings
    self.rules = rules
  }
}

/// A language has more forms than an index can hold.
public struct FormIndexTooLarge: Error, CustomStringConvertible {
  let language: Language

  /// A message for the build.
  public var description: String { "The forms of \(language.code) do not fit into the index." }
}

extension FormIndexWriter.Part {
  fileprivate init(_ part: FormIndexPart) {
    let readings = part.readings
    rules = part.rules
    tags = Set(readings.joined().map(\.features)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: tags.enumerated().map { ($1, UInt16($0)) })
    records = readings.flatMap { readings in
      readings.prefix(Int(UInt8.max)).enumerated().compactMap { place, form in
        numbers[form.features].flatMap { Self.record(of: form, place: UInt8(place), tag: $0) }
      }
    }
    records.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// `nil` when the number of bytes to remove does not fit into a byte.
  private static func record(of form: InflectedForm, place: UInt8, tag: UInt16) -> [UInt8]? {
    let text = Array(form.text.utf8)
    let headword = Array(form.headword.utf8)
    let shared = zip(text, headword).prefix { $0 == $1 }.count
    guard let cut = UInt8(exactly: text.count - shared) else { return nil }
    return text + [0, place, form.partOfSpeech.code] + littleEndian(tag) + [cut] + headword[shared...]
  }
}

/// The arcs of an automaton in sequence, with the place of each target state.
private struct Arcs {
  let bytes: [UInt8]
  let count: Int

  init(_ automaton: MinimalAutomaton, of language: Language) throws(FormIndexTooLarge) {
    // The first state comes first, the others in order of creation.
    let order = [automaton.states.count - 1] + automaton.states.indices.dropLast()
    var places = [Int](repeating: 0, count: automaton.states.count)
    var count = 0
    for state in order {
      places[state] = count
      count += automaton.states[state].count
    }
    guard count < FormIndexLayout.maximumArcs else { throw FormIndexTooLarge(language: language) }
    self.count = count
    bytes = order.flatMap { state in
      let arcs = automaton.states[state]
      return arcs.enumerated().flatMap { number, arc in
        // No arc leads to the first state, so 0 means none.
        let target = UInt32(arc.target.map { places[$0] } ?? 0) << 8
        let marks = (arc.isFinal ? FormIndexLayout.isFinal : 0) | (number == arcs.count - 1 ? FormIndexLayout.isLast : 0)
        return littleEndian(UInt32(arc.label) | target | marks)
      }
    }
  }
}
