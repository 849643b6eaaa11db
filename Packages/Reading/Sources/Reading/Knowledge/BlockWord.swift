/// A word of a block, or a phrase, with the numbers of its form and of its headword in a ``Glossary``.
struct BlockWord {
  let start: Int32
  let end: Int32
  let sentence: Int32
  var form: Int32
  var entry: Int32
  /// How many words of the text it is.
  var count: Int32 = 1

  /// Its bytes in the UTF-8 of the text.
  var range: Range<Int> { Int(start)..<Int(end) }
}
