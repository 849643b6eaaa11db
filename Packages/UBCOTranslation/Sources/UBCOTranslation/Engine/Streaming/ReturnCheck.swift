/// Translates a translation back while it is made, and compares the result with the original text, in constant memory.
struct ReturnCheck {
  /// Whether the text matches so far.
  private(set) var comesBack = true

  private var translator: TextTranslator
  /// Original bytes that have not been compared yet.
  private var awaited: [UInt8] = []
  /// Translated bytes that have not been translated back yet.
  private var held: [UInt8] = []

  init(_ options: TranslationOptions) {
    translator = TextTranslator(TranslationOptions(options.direction.reversed, isBare: options.isBare))
  }

  mutating func begin() {
    translator.begin()
    awaited.removeAll(keepingCapacity: true)
    held.removeAll(keepingCapacity: true)
    comesBack = true
  }

  mutating func add(_ text: UnsafeBufferPointer<UInt8>, _ translation: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    guard comesBack else { return }
    awaited += text
    held += translation
    var progress = Progress()
    let back = [UInt8](unsafeUninitializedCapacity: TextTranslator.capacity(for: held.count)) { back, count in
      progress = held.withUnsafeBufferPointer { translator.translate($0, isLast: isLast, into: back) }
      count = progress.written
    }
    held.removeFirst(progress.read)
    comesBack = awaited.starts(with: back) && (!isLast || awaited.count == back.count)
    awaited.removeFirst(min(back.count, awaited.count))
  }
}
