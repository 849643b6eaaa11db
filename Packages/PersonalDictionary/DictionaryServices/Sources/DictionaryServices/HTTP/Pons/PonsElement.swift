import CoreModule

/// A markup element.
struct PonsElement: Equatable {
  let name: String
  /// The first word of its class, or its name.
  let group: String
  /// The expansion of an abbreviation.
  let title: String?

  /// Accepted lengths of an expansion, which is repeated for each part of the text.
  private static let titleLengths = 1...200

  init(_ tag: MarkupTag) {
    let name = tag.name.lowercased()
    let attributes = tag.attributes.read.map { (name: $0.name.lowercased(), value: $0.value) }
    self.name = name
    // The service sometimes writes “classs”.
    group = attributes.first { $0.name.hasPrefix("class") }?.value.split(separator: " ").first.map(String.init) ?? name
    title = attributes.first { $0.name == "title" && Self.titleLengths.contains($0.value.utf8.count) }?.value
  }

  /// Whether the element is always empty.
  static func isEmpty(_ tag: MarkupTag) -> Bool { tag.isEmpty || ["br", "img", "hr"].contains(tag.name.lowercased()) }
}
