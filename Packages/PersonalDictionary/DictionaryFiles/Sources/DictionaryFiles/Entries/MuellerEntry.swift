import CoreModule
import PersonalDictionary

/// An article of Mueller’s dictionary: homonyms `_I`, parts of speech `1. _n.`, senses `1)`, subsenses `а)`; indented lines, wrapped at 78
/// columns.
struct MuellerEntry {
  private let headword: String
  private let items: [MuellerItem]

  init(_ headline: Headline, _ body: [Substring]) {
    headword = headline.headword
    items = MuellerItem.items(of: body)
  }

  /// Whether an article has this format: indented lines that begin with `[` or `=`, or that have Cyrillic letters and one of its marks.
  static func isOne(_ headline: Headline, _ body: [Substring]) -> Bool {
    guard let first = body.first, first.hasPrefix("   ") else { return false }
    let isRussian = body.contains { $0.unicodeScalars.contains(where: \.isCyrillic) }
    let isMarked = body.contains { $0.contains("_") || $0.contains("[") || $0.contains("1)") }
    let begin = first.trimmed
    return isRussian && (isMarked || begin.hasPrefix("=")) || begin.hasPrefix("[") || begin.hasPrefix("=")
  }

  /// One article for each part of speech of each homonym, as far as it belongs to `place`.
  func entries(source: String, at place: CrossReference.Place = CrossReference.Place()) -> [ReadEntry] {
    var groups: [MuellerGroup] = []
    var homonymPart: String?
    var position = MuellerPosition()
    for item in items {
      position.advance(to: item.kind)
      if item.kind != .subsense, let part = item.partOfSpeech {
        if item.kind == .homonym || item.kind == .beginning { homonymPart = part }
        groups.append(MuellerGroup(partOfSpeech: part))
      } else if groups.isEmpty || item.kind == .homonym || item.kind == .part {
        if item.kind == .homonym { homonymPart = nil }
        groups.append(MuellerGroup(partOfSpeech: homonymPart))
      }
      if position.isIn(place) { groups[groups.count - 1].add(item) }
    }
    return groups.compactMap { group in
      let senses = group.finished
      guard !senses.isEmpty else { return nil }
      let entry = DictionaryEntry(headword: headword, partOfSpeech: group.partOfSpeech, source: source, senses: senses.map(\.sense))
      return ReadEntry(entry: entry, pronunciation: nil, references: senses.map(\.reference))
    }
  }
}

/// Where in an article an item is.
private struct MuellerPosition {
  private var homonym = 1
  private var part: Int?
  private var sense: Int?
  private var homonyms = 0

  mutating func advance(to kind: MuellerItem.Kind) {
    switch kind {
    case .beginning, .subsense: break
    case .homonym: (homonyms, homonym, part, sense) = (homonyms + 1, homonyms + 1, nil, nil)
    case .part: (part, sense) = ((part ?? 0) + 1, nil)
    case .sense: sense = (sense ?? 0) + 1
    }
  }

  /// Whether it is at or below `place`, whose only number is that of a part where there are parts.
  func isIn(_ place: CrossReference.Place) -> Bool {
    guard place.homonym == nil || place.homonym == homonym else { return false }
    let own = [part, sense].compactMap(\.self)
    return place.numbers.prefix(2).elementsEqual(own.prefix(min(place.numbers.count, 2)))
  }
}

/// Collects the senses of one part of speech.
private struct MuellerGroup {
  let partOfSpeech: String?
  private var senses: [(sense: Sense, reference: CrossReference?)] = []
  /// An English phrase whose translations are the following subsenses.
  private var phrase: String?

  init(partOfSpeech: String?) { self.partOfSpeech = partOfSpeech }

  mutating func add(_ item: MuellerItem) {
    let read = MuellerSense(item.text)
    if item.kind == .subsense, let phrase, !senses.isEmpty {
      let target = read.sense.translations.joined(separator: ", ")
      if !target.isEmpty { senses[senses.count - 1].sense.examples.append(UsageExample(source: phrase, target: target)) }
      senses[senses.count - 1].sense.examples += read.sense.examples
    } else if !read.sense.translations.isEmpty || !read.sense.examples.isEmpty {
      senses.append((read.sense, nil))
    } else if let reference = read.reference {
      senses.append((Sense(translations: [], context: read.sense.context + [reference.text]), reference))
    }
    if item.kind != .subsense { phrase = nil }
    phrase = read.openPhrase ?? phrase
    if phrase != nil, senses.isEmpty { senses.append((Sense(translations: []), nil)) }
  }

  /// The senses with content. Examples without a sense are added to the previous one.
  var finished: [(sense: Sense, reference: CrossReference?)] {
    var finished: [(sense: Sense, reference: CrossReference?)] = []
    for (sense, reference) in senses {
      if !sense.translations.isEmpty || reference != nil {
        finished.append((sense, reference))
      } else if !sense.examples.isEmpty, !finished.isEmpty {
        finished[finished.count - 1].sense.examples += sense.examples
      } else if let first = sense.examples.first {
        // *Torricellian* has translations only in a phrase.
        let translations = first.target.map { $0.parts(separatedBy: [";"]) } ?? [first.source]
        finished.append((Sense(translations: translations, context: sense.context + [first.source], examples: sense.examples), nil))
      }
    }
    return finished
  }
}
