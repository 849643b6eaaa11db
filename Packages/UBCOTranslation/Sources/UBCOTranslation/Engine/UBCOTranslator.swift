/// Translates texts into UBCO and back.
///
///     let translator = UBCOTranslator()
///     translator.translate("Hello World").text  // "UBCO Jeemmoo Xoosmf2"
///     translator.translate("UBCO Jeemmoo Xoosmf2", .fromUBCO).text  // "Hello World"
///
/// The rules: vowels (a, e, i, o, u) are doubled; consonants move on by one, from z to b; everything else stays, letters with marks too. `UBCO`
/// and a space are put before the text, the number of its words behind it. The way back forgives missing affixes and single vowels.
public struct UBCOTranslator: Sendable {
  /// Makes a translator; it holds nothing.
  public init() {}

  /// Translates `text`, in either direction.
  public func translate(_ text: String, _ direction: TranslationDirection = .toUBCO, isBare: Bool = false) -> TranslatedText {
    translate(text, TranslationOptions(direction, isBare: isBare))
  }

  /// Translates `text` as `options` say.
  public func translate(_ text: String, _ options: TranslationOptions) -> TranslatedText {
    var text = text
    return text.withUTF8 { bytes in
      let (output, words, fault) = run(bytes, options)
      return TranslatedText(text: String(decoding: output, as: UTF8.self), words: words, fault: fault)
    }
  }

  /// Translates bytes, which need not be UTF-8: what is not passes unchanged.
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

/// What became of a text.
public struct TranslatedText: Equatable, Sendable {
  /// The translation.
  public let text: String
  /// How many words the plain text has, whichever of the two it is.
  public let words: Int
  /// What is wrong with the text, where that was asked for.
  public let fault: TextFault?
}
