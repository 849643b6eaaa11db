import UBCOTranslation
import UnicodeWords

/// The rules in plain Swift, with the toolchain's own word segmentation, as a reference for the engine.
enum ReferenceTranslator {
  private static let consonants = Array("bcdfghjklmnpqrstvwxyz")

  static func translated(_ text: String) -> String {
    text.isEmpty ? "" : "UBCO " + body(text) + String(words(in: text))
  }

  static func body(_ text: String) -> String {
    var result = ""
    for character in text {
      let isASCII = character.unicodeScalars.count == 1 && character.isASCII
      let small = Character(character.lowercased())
      if isASCII, "aeiou".contains(small) {
        result += String([character, character])
      } else if isASCII, let place = consonants.firstIndex(of: small) {
        let next = consonants[(place + 1) % consonants.count]
        result += character.isUppercase ? next.uppercased() : String(next)
      } else {
        result.append(contentsOf: String(character))
      }
    }
    return result
  }

  static func words(in text: String) -> Int { DictionaryWords().count(in: Array(text.utf16)) }

  /// Translates back like the original program, except for affixes that only its character handling hides.
  static func restored(_ text: String) -> String {
    var rest = Substring(text)
    if text.utf8.starts(with: "UBCO ".utf8) { rest = Substring(String(text.unicodeScalars.dropFirst(5))) }
    let count = words(in: String(rest))
    for number in [count, count - 1] where number >= 0 && rest.utf8.reversed().starts(with: String(number).utf8.reversed()) {
      rest = Substring(String(rest.unicodeScalars.dropLast(String(number).count)))
      break
    }
    return restoredBody(String(rest))
  }

  static func restoredBody(_ text: String) -> String {
    var result = ""
    var kept: Character?
    for character in text {
      let isASCII = character.unicodeScalars.count == 1 && character.isASCII
      let small = Character(character.lowercased())
      if isASCII, "aeiou".contains(small) {
        if kept == character {
          kept = nil
          continue
        }
        kept = character
        result.append(character)
        continue
      }
      kept = nil
      if isASCII, let place = consonants.firstIndex(of: small) {
        let last = consonants[(place + consonants.count - 1) % consonants.count]
        result += character.isUppercase ? last.uppercased() : String(last)
      } else {
        result.append(contentsOf: String(character))
      }
    }
    return result
  }
}
