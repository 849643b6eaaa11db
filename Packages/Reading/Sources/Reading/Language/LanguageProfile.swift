import CoreModule

/// The statistics of a language by which its texts are recognised.
struct LanguageProfile: Sendable {
  /// The code of the language.
  let code: String
  /// Its most common words as they occur in texts, the most common first.
  let words: [String]
  /// Its letters besides those from a to z, or those of its alphabet if that is another one.
  let letters: Set<Unicode.Scalar>
  /// Common endings of its words.
  let endings: [String]
  /// The script that it is written in.
  let script: LanguageScript

  /// Creates a profile of words and endings that are separated by spaces.
  init(_ code: String, _ words: String, letters: String, endings: String = "", script: LanguageScript = .latin) {
    self.code = code
    self.words = words.spaced
    self.letters = Set(letters.unicodeScalars)
    self.endings = endings.spaced
    self.script = script
  }
}
