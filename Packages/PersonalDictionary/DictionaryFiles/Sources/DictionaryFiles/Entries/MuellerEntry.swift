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

  /// One article for each part of speech of each homonym.
  func entries(source: String) -> [ReadEntry] {
    var groups: [MuellerGroup] = []
    var homonymPart: String?
    for item in items {
      if item.kind != .subsense, let part = item.partOfSpeech {
        if item.kind == .homonym || item.kind == .beginning { homonymPart = part }
        groups.append(MuellerGroup(partOfSpeech: part))
      } else if groups.isEmpty || item.kind == .homonym || item.kind == .part {
        if item.kind == .homonym { homonymPart = nil }
        groups.append(MuellerGroup(partOfSpeech: homonymPart))
      }
      groups[groups.count - 1].add(item)
    }
    return groups.compactMap { group in
      let senses = group.finished
      guard !senses.isEmpty else { return nil }
      return ReadEntry(
        entry: DictionaryEntry(headword: headword, partOfSpeech: group.partOfSpeech, source: source, senses: senses), pronunciation: nil
      )
    }
  }
}

/// Collects the senses of one part of speech.
private struct MuellerGroup {
  let partOfSpeech: String?
  private var senses: [Sense] = []
  /// An English phrase whose translations are the following subsenses.
  private var phrase: String?

  init(partOfSpeech: String?) { self.partOfSpeech = partOfSpeech }

  mutating func add(_ item: MuellerItem) {
    let read = MuellerSense(item.text)
    if item.kind == .subsense, let phrase, !senses.isEmpty {
      let target = read.sense.translations.joined(separator: ", ")
      if !target.isEmpty { senses[senses.count - 1].examples.append(UsageExample(source: phrase, target: target)) }
      senses[senses.count - 1].examples += read.sense.examples
    } else if !read.sense.translations.isEmpty || !read.sense.examples.isEmpty {
      senses.append(read.sense)
    } else if !read.sense.context.isEmpty, item.kind != .beginning, item.kind != .homonym {
      senses.append(Sense(translations: read.reference.map { [$0] } ?? [], context: read.sense.context))
    } else if let reference = read.reference {
      senses.append(Sense(translations: [reference], context: read.sense.context))
    }
    if item.kind != .subsense { phrase = nil }
    phrase = read.openPhrase ?? phrase
    if phrase != nil, senses.isEmpty { senses.append(Sense(translations: [])) }
  }

  /// The senses with content. Examples without a sense are added to the previous one.
  var finished: [Sense] {
    var finished: [Sense] = []
    for sense in senses {
      if !sense.translations.isEmpty {
        finished.append(sense)
      } else if !sense.examples.isEmpty, !finished.isEmpty {
        finished[finished.count - 1].examples += sense.examples
      } else if let first = sense.examples.first {
        let text = [first.source, first.target].compactMap(\.self).joined(separator: " ")
        finished.append(Sense(translations: [text], context: sense.context, examples: sense.examples))
      }
    }
    return finished
  }
}
