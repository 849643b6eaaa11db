/// Translates texts into UBCO and back.
///
///     let translator = UBCOTranslator()
///     translator.translate("Hello World").text  // "UBCO Jeemmoo Xoosmf2"
///     translator.translate("UBCO Jeemmoo Xoosmf2", .fromUBCO).text  // "Hello World"
///
/// The rules: vowels (a, e, i, o, u) are doubled; each consonant becomes the next one, z becomes b; everything else, including letters with
/// marks, is unchanged. `UBCO` and a space are put before the text, and the number of its words after it. Translating back accepts missing
/// affixes and single vowels.
public struct UBCOTranslator: Sendable {
  /// Creates a translator.
  public init() {}

  /// Translates `text` in either direction.
  public func translate(_ text: String, _ direction: TranslationDirection = .toUBCO, isBare: Bool = false) -> TranslatedText {
    translate(text, TranslationOptions(direction, isBare: isBare))
  }

  /// Translates `text` with `options`.
  public func translate(_ text: String, _ options: TranslationOptions) -> TranslatedText {
    var text = text
    return text.withUTF8 { bytes in
      let (output, words, fault) = run(bytes, options)
      return TranslatedText(text: String(decoding: output, as: UTF8.self), words: words, fault: fault)
    }
  }

  /// Translates bytes; invalid UTF-8 stays unchanged.
  public func translate(_ bytes: [UInt8], _ options: TranslationOptions) -> [UInt8] {
    bytes.withUnsafeBufferPointer { run($0, options).output }
  }

  private func run(
    _ input: UnsafeBufferPointer<UInt8>, _ options: TranslationOptions
  ) -> (output: [UInt8], words: Int, fault: TextFault?) {
    var translator = TextTranslator(options)
    let output = [UInt8](unsafeUninitializedCapacity: TextTranslator.capacity(for: input.count)) { output, count in
      count = translator.translate(input, isLast: true, into: output).written
    }
    return (output, translator.words, translator.fault)
  }
}

/// The result of a translation.
public struct TranslatedText: Equatable, Sendable {
  /// The translation.
  public let text: String
  /// The number of words of the plain text.
  public let words: Int
  /// The first fault of the text; `nil` when there is none, or faults are not requested.
  public let fault: TextFault?
}
