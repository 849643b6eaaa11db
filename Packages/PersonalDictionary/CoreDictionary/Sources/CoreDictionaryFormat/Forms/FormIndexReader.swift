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
    var forms: [InflectedForm] = []
    forEachReading(of: text, in: language) { headword, partOfSpeech, tag in
      guard let features = features(ofTag: tag, in: language) else { return }
      forms.append(InflectedForm(text: text, headword: headword, partOfSpeech: partOfSpeech, features: features))
    }
    return forms
  }

  /// Calls `body` for each reading of exactly `text`, the likeliest first, with the headword, its part of speech, and the number of the tag
  /// that has the grammatical features.
  public func forEachReading(of text: String, in language: Language, _ body: (String, PartOfSpeech, Int) -> Void) {
    guard let automaton = automaton(of: language) else { return }
    let records = text.utf8.withContiguousStorageIfAvailable { automaton.records(of: $0) } ?? automaton.records(of: text.utf8)
    guard let records else { return }
    automaton.forEachEnding(from: records) { record in
      guard record.count >= 5, let partOfSpeech = PartOfSpeech(code: record[1]), let headword = headword(of: text, record) else { return }
      body(headword, partOfSpeech, Int(record[2]) | Int(record[3]) << 8)
    }
  }

  /// Whether `text`, in UTF-8, is a form in exactly this spelling.
  public func has(_ text: UnsafeBufferPointer<UInt8>, in language: Language) -> Bool {
    automaton(of: language)?.records(of: text) != nil
  }

  /// The features of a tag, as ``InflectedForm/features`` has them; `nil` when there is none with this number.
  public func features(ofTag number: Int, in language: Language) -> String? { automaton(of: language)?.tag(number) }

  /// The forms that differ from `folded` only in accents.
  ///
  /// - Parameter variants: The possible spellings of each letter.
  public func spellings(of folded: String, in language: Language, variants: (Unicode.Scalar) -> [LetterSpellings]) -> [String] {
    guard let automaton = automaton(of: language) else { return [] }
    var search = SpellingSearch(automaton: automaton, letters: folded.unicodeScalars.map(variants))
    search.visit(0, 0)
    return search.found
  }

  /// The rules for words that the language writes as one.
  public func joinedWords(of language: Language) -> JoinedWords {
    let header = FormIndexLayout.languageOffset(language)
    guard isWhole, let rules = bytes.uint32(at: header + 12), let text = bytes.text(at: rules) else { return JoinedWords("") }
    return JoinedWords(String(decoding: text, as: UTF8.self))
  }

  private var isWhole: Bool {
    bytes.begin(with: FormIndexLayout.magic) && bytes.uint32(at: FormIndexLayout.lengthOffset) == bytes.count
  }

  func automaton(of language: Language) -> FormAutomaton? {
    guard isWhole else { return nil }
    let header = FormIndexLayout.languageOffset(language)
    guard let tags = bytes.uint32(at: header), let count = bytes.uint32(at: header + 4), let arcs = bytes.uint32(at: header + 8),
      count > 0, let arcs = bytes.slice(at: arcs, length: FormIndexLayout.arcLength * count)
    else { return nil }
    return FormAutomaton(bytes: bytes, tags: tags, arcs: UnsafeRawBufferPointer(rebasing: arcs), count: count)
  }

  /// The form with its last bytes replaced by those of the record; `nil` if it is shorter.
  private func headword(of form: String, _ record: UnsafeBufferPointer<UInt8>) -> String? {
    let (cut, added) = (Int(record[4]), record.count - 5)
    guard cut > 0 || added > 0 else { return form }
    let kept = form.utf8.count - cut
    guard kept >= 0 else { return nil }
    return String(unsafeUninitializedCapacity: kept + added) { buffer in
      _ = buffer.update(fromContentsOf: form.utf8.prefix(kept))
      _ = buffer[kept...].update(fromContentsOf: record[5...])
      return kept + added
    }
  }
}

/// The automaton of a language.
struct FormAutomaton {
  let bytes: CheckedBytes
  let tags: Int
  let arcs: UnsafeRawBufferPointer
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

  @inline(__always)
  func arc(_ number: Int) -> Arc? {
    guard number < count else { return nil }
    let bits = arcs.loadUnaligned(fromByteOffset: FormIndexLayout.arcLength * number, as: UInt32.self)
    return Arc(number: number, bits: UInt32(littleEndian: bits))
  }

  /// The state after `labels`, by the number of its first arc.
  @inline(__always)
  func state(after labels: some Sequence<UInt8>, from start: Int) -> Int? {
    var state = start
    for label in labels {
      guard let next = target(of: label, from: state) else { return nil }
      state = next
    }
    return state
  }

  /// The state where the records of a form begin; `nil` when there are none.
  func records(of form: some Sequence<UInt8>) -> Int? { state(after: form, from: 0).flatMap { target(of: 0, from: $0) } }

  /// The state after an arc with this label; `nil` when there is none.
  @inline(__always)
  func target(of label: UInt8, from state: Int) -> Int? {
    // A state has at most one arc per byte; more are a sign of damage.
    let end = min(count, state + 256)
    var number = state
    while number < end, let arc = arc(number) {
      // The arcs of a state are in the order of their labels.
      if arc.label >= label { return arc.label == label && arc.target > 0 ? arc.target : nil }
      if arc.isLast { return nil }
      number += 1
    }
    return nil
  }

  /// Calls `body` with all strings from `state`, in order.
  func forEachEnding(from state: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longestEnding) { ending in
      var count = 0
      visit(state, ending, 0, &count, body)
    }
  }

  /// Longer records, or more of them, are a sign of damage.
  private static let longestEnding = 300

  private func visit(
    _ state: Int, _ ending: UnsafeMutableBufferPointer<UInt8>, _ length: Int, _ count: inout Int,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    guard length < Self.longestEnding, count < 256 else { return }
    var number = state
    while let arc = arc(number) {
      ending[length] = arc.label
      if arc.isFinal {
        count += 1
        body(UnsafeBufferPointer(rebasing: ending[...length]))
      }
      if arc.target > 0 { visit(arc.target, ending, length + 1, &count, body) }
      // A state has at most one arc per byte; more are a sign of damage.
      guard !arc.isLast, number < state + 256 else { return }
      number += 1
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
