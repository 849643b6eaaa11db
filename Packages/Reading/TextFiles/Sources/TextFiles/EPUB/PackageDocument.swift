import CoreModule
import Reading
import ZipFiles

/// The list of the parts of a book, in the order in which they are read.
struct PackageDocument {
  private(set) var title: String?
  /// The names of the parts with text, in the order of the book.
  private(set) var parts: [String] = []
  /// What the order of the book names and its list of parts does not have.
  private(set) var unlisted: [String] = []

  private struct Item {
    let name: String
    let isNavigation: Bool
  }

  private static let maximumTitleBytes = 1 << 10
  private static let textTypes: Set = ["application/xhtml+xml", "text/html", "application/x-dtbook+xml", "text/x-oeb1-document"]

  init(_ entry: ZipEntry, in archive: BookArchive) throws(TextFileError) {
    var items: [String: Item] = [:]
    var listed: Set<String> = []
    var order: [String] = []
    var titleText: [UInt8]?
    try archive.scan(entry) { token throws(TextFileError) in
      switch token {
      case .text(let text):
        if let part = titleText, part.count < Self.maximumTitleBytes { titleText = part + text.prefix(Self.maximumTitleBytes) }
      case .tag(let tag):
        if let text = titleText.take() { title = Self.line(text) ?? title }
        guard !tag.isEnd else { return }
        switch tag.localName {
        case "title": if title == nil { titleText = [] }
        case "item":
          if let id = tag["id"] { listed.insert(id) }
          if let (id, item) = try Self.item(tag, in: entry.name, archive.path) { items[id] = item }
        case "itemref": if let id = tag["idref"] { order.append(id) }
        default: break
        }
      }
    }
    unlisted = order.filter { !listed.contains($0) }
    let texts = order.compactMap { items[$0] }
    // The table of contents is skipped, unless there is no other text.
    let chapters = texts.filter { !$0.isNavigation }
    parts = (chapters.isEmpty ? texts : chapters).map(\.name)
  }

  private static func item(_ tag: MarkupTag, in base: String, _ path: String) throws(TextFileError) -> (id: String, Item)? {
    guard let id = tag["id"], let reference = tag["href"] else { return nil }
    let type = tag["media-type"]?.lowercased()
    guard type.map(textTypes.contains) ?? (TextFileFormat(name: reference) == .html) else { return nil }
    guard let name = PartPath.resolved(reference, from: base) else { throw TextFileError(path: path, .outside(part: reference)) }
    return (id, Item(name: name, isNavigation: tag["properties"]?.spaced.contains("nav") ?? false))
  }

  private static func line(_ text: [UInt8]) -> String? {
    let line = String(decoding: text, as: UTF8.self).singleSpaced
    return line.isEmpty ? nil : line
  }
}

extension MarkupTag {
  /// The name without its namespace.
  var localName: String { String(name.split(separator: ":").last ?? "") }

  /// The value of an attribute.
  subscript(attribute: String) -> String? { attributes.read.first { $0.name == attribute }?.value }
}
