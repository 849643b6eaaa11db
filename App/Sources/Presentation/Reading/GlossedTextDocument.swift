package import CoreModule
package import CorePresentation
package import Reading

/// How a text is printed with the translations of its words.
package enum GlossStyle: String, CaseIterable, Sendable {
  /// Under each line.
  case margin
  /// Behind each word.
  case inline
  /// Only the words.
  case list
}

/// Blocks of a text with the translations of their unknown words, each once in a block.
package struct GlossedTextDocument: Document {
  package let blocks: [GlossedBlock]
  package let gloss: GlossStyle
  /// The kind of the block that was printed before.
  package let previous: TextBlock.Kind?

  package init(blocks: [GlossedBlock], gloss: GlossStyle, previous: TextBlock.Kind?) {
    self.blocks = blocks
    self.gloss = gloss
    self.previous = previous
  }

  package func json(_ localTime: LocalTime) -> JSON { .null }
  package var plain: [[String]] { [] }

  package func text(_ style: TextStyle) -> String {
    var (text, previous) = ("", previous)
    for block in blocks {
      let isCue = previous == .cue && block.block.kind == .cue
      if previous != nil, !isCue || gloss == .margin { text += "\n" }
      text += gloss == .margin ? MarginGloss(block, style).text : block.inline(style)
      text += "\n"
      previous = block.block.kind
    }
    return text
  }

  /// The usual width where there is no terminal.
  static let usualWidth = 80
}

/// A part of a block whose words have translations.
struct GlossSpan {
  var range: Range<Int>
  /// What it means; `nil` when that was said before.
  var gloss: String?
}

/// What a translation is told for.
private struct Heading: Hashable {
  let headword: String
  let partOfSpeech: String?
}

extension GlossedBlock {
  /// The words with translations, in their order.
  var spans: [GlossSpan] {
    var spans: [GlossSpan] = []
    var told: Set<Heading> = []
    for word in words where word.isGlossed {
      guard let whole = word.word.translations.first else { continue }
      // What kind of article it is has no room between the words of a text.
      let translation = whole.hasSuffix(" артикль") ? "артикль" : whole
      // A headword as another part of speech is another word.
      let gloss = told.insert(Heading(headword: word.word.headword, partOfSpeech: word.word.partOfSpeech)).inserted ? translation : nil
      if let last = spans.last, word.range.lowerBound < last.range.upperBound {
        // Several words written as one.
        let both = [last.gloss, gloss].compactMap(\.self).joined(separator: " + ")
        let range = last.range.lowerBound..<max(last.range.upperBound, word.range.upperBound)
        spans[spans.count - 1] = GlossSpan(range: range, gloss: both.isEmpty ? nil : both)
      } else {
        spans.append(GlossSpan(range: word.range, gloss: gloss))
      }
    }
    return spans
  }

  /// As in `La casa (house) es grande.`
  fileprivate func inline(_ style: TextStyle) -> String {
    var (text, place) = ("", 0)
    for span in spans {
      text += bytes(place..<span.range.lowerBound) + style.bold(bytes(span.range))
      if let gloss = span.gloss { text += style.dim(" (\(gloss))") }
      place = span.range.upperBound
    }
    return text + bytes(place..<block.text.utf8.count)
  }

  /// The text of these bytes.
  func bytes(_ range: Range<Int>) -> String {
    let utf8 = block.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(block.text[start..<utf8.index(start, offsetBy: range.count)])
  }
}
