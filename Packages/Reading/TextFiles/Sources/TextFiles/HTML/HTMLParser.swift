import CoreModule
import Reading

/// Makes blocks of HTML and XHTML. It only considers where elements begin and end, so they need not be well nested.
struct HTMLParser: BlockParser {
  var blocks = BlockCollector()
  private(set) var title: String?
  private var scanner = MarkupScanner()
  private var isInHead = false
  private var isInAnnotation = false
  private var titleText: [UInt8]?
  /// Whether nothing but white space came since the last break.
  private var isBehindBreak = false

  private static let maximumTitleBytes = 1 << 10

  mutating func take(_ piece: [UInt8], isLast: Bool) {
    scanner.append(piece)
    while let token = scanner.next(isLast: isLast) {
      switch token {
      case .text(let text): take(text)
      case .tag(let tag): take(tag, HTMLElement(tag.name))
      }
    }
    if isLast {
      finishTitle()
      blocks.finish()
    }
  }

  private mutating func take(_ text: ArraySlice<UInt8>) {
    if let part = titleText {
      if part.count < Self.maximumTitleBytes { titleText = part + text.prefix(Self.maximumTitleBytes) }
    } else if !isInHead, !isInAnnotation {
      if isBehindBreak, text.contains(where: { $0 > 0x20 }) { isBehindBreak = false }
      blocks.append(text)
    }
  }

  private mutating func take(_ tag: MarkupTag, _ element: HTMLElement) {
    finishTitle()
    switch element {
    case .inline: break
    case .annotation: isInAnnotation = !tag.isEnd && !tag.isEmpty
    case .omitted: if !tag.isEnd, !tag.isEmpty { scanner.leaveOut(element: tag.name) }
    case .head: isInHead = !tag.isEnd && !tag.isEmpty
    case .title: if !tag.isEnd, !tag.isEmpty, title == nil { titleText = [] }
    case .lineBreak:
      // Old pages divide their paragraphs by two breaks.
      if isBehindBreak { blocks.finish() } else { blocks.space() }
      isBehindBreak = true
    case .block, .heading:
      blocks.finish()
      (isInHead, isInAnnotation, isBehindBreak) = (false, false, false)
      blocks.kind = element == .heading && !tag.isEnd ? .heading : .paragraph
    }
  }

  private mutating func finishTitle() {
    guard let text = titleText else { return }
    titleText = nil
    let line = String(decoding: text, as: UTF8.self).singleSpaced
    if !line.isEmpty { title = line }
  }
}
