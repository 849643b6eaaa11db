/// The effect of an HTML element on the text in it.
enum HTMLElement {
  /// It begins and ends a block.
  case block
  case heading
  case lineBreak
  /// Its content is not text.
  case omitted
  case head
  case title
  /// A reading above a word.
  case annotation
  /// It is part of a line.
  case inline

  init(_ name: String) {
    self = Self.elements[name.lowercased()] ?? .inline
  }

  private static let elements: [String: HTMLElement] = {
    let names: [(HTMLElement, String)] = [
      (.heading, "h1 h2 h3 h4 h5 h6"), (.lineBreak, "br"), (.omitted, "script style svg template"), (.head, "head"), (.title, "title"),
      (.annotation, "rt rp"),
      (
        .block,
        """
        address article aside blockquote body button canvas caption center dd details dialog dir div dl dt fieldset figcaption figure footer \
        form frameset header hgroup hr html legend li main menu nav ol optgroup option p pre section select summary table tbody td textarea \
        tfoot th thead tr ul video audio
        """
      ),
    ]
    return names.reduce(into: [:]) { elements, names in
      for name in names.1.split(separator: " ") { elements[String(name)] = names.0 }
    }
  }()
}
