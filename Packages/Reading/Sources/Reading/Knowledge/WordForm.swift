import CoreModule
import Foundation

/// A form as it is in a text, and the forms in which a dictionary may have it.
struct WordForm {
  /// The form without invisible characters, in normal form C and with straight apostrophes.
  let text: String
  let traits: TextToken.Traits

  init(_ form: String, _ traits: TextToken.Traits) {
    self.traits = traits
    // The modifier letter that stands for an apostrophe begins with this byte.
    guard !UserText.isPlain(form) || form.utf8.contains(0xCA) else {
      text = form
      return
    }
    var visible = String.UnicodeScalarView()
    for scalar in UserText.withoutInvisibles(form).unicodeScalars {
      switch scalar {
      case "\u{2019}", "\u{2BC}": visible.append("'")
      case "\u{2010}", "\u{2011}": visible.append("-")
      case "\u{200C}", "\u{200D}", "\u{34F}": break
      default: visible.append(scalar)
      }
    }
    text = String(visible).precomposedStringWithCanonicalMapping
  }

  /// The spellings to look up, the one that is preferred first.
  var candidates: [String] {
    guard traits.contains(.capitalized) || traits.contains(.uppercase) else { return [text] + unstressed }
    let lowercase = text.inSmallLetters
    if traits.contains(.uppercase) {
      return [text, lowercase, lowercase.prefix(1).uppercased() + lowercase.dropFirst()].withoutRepeats()
    }
    return (traits.contains(.opensSentence) ? [lowercase, text] : [text, lowercase]) + unstressed
  }

  /// Whether the first of the ``candidates`` that the dictionary has is the word.
  var isDecidedByOrder: Bool { !traits.contains(.opensSentence) && !traits.contains(.uppercase) }

  /// The likeliest of the words that the dictionary has for the ``candidates``.
  ///
  /// Where a capital says nothing, the commoner word counts: *weg* or *Weg*.
  func choice(of words: ArraySlice<TextWord?>) -> TextWord? {
    let found = words.compactMap { $0 }
    guard !isDecidedByOrder else { return found.first }
    return found.min { left, right in
      if left.isProperName != right.isProperName { return !left.isProperName }
      return (left.rank ?? .max) < (right.rank ?? .max)
    }
  }

  /// What the word is taken for when no dictionary has it: with a capital, for a name.
  var unknownWord: TextWord {
    let isName = traits.contains(.capitalized)
    return TextWord(headword: text, isProperName: isName)
  }

  /// A word as it is usually written, without a stress mark as in Russian schoolbooks.
  private var unstressed: [String] {
    guard text.unicodeScalars.contains("\u{301}") else { return [] }
    return [String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{301}" }))]
  }
}
