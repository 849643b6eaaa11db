@preconcurrency internal import _FoundationICU

/// Counts the words of scripts that need a dictionary: Chinese, Japanese, Thai, Lao, Khmer, Burmese.
public final class DictionaryWords {
  /// The word iterator of the toolchain's ICU, opened for the first text, because its data takes time to load.
  private var iterator: OpaquePointer?
  private let openIdeographWords: () -> IdeographWords?
  private lazy var ideographWords = openIdeographWords()

  /// Ideographs, which are counted faster than other scripts.
  public static let ideographs = IdeographWords.ideographs

  /// Creates a counter. The dictionaries are opened when they are needed.
  public convenience init() { self.init { IdeographWords() } }

  /// Creates a counter with this dictionary of ideographs. If it is `nil`, ideographs are counted by ICU.
  init(ideographWords: @escaping () -> IdeographWords?) { openIdeographWords = ideographWords }

  deinit {
    if let iterator { swift_ubrk_close(iterator) }
  }

  /// The number of words in `text`, in UTF-16: segments with letters, digits or ideographs. If ICU's data is missing, each unit counts as a
  /// word.
  public func count(in text: [UInt16]) -> Int {
    text.withUnsafeBufferPointer { text in
      guard let iterator = opened(for: text) else { return text.count }
      var words = 0
      _ = swift_ubrk_first(iterator)
      while swift_ubrk_next(iterator) != DictionaryWords.end {
        if swift_ubrk_getRuleStatus(iterator) >= UBRK_WORD_NUMBER.rawValue { words += 1 }
      }
      return words
    }
  }

  /// The number of words in `run`, which has only ``ideographs``; the same result as ``count(in:)``.
  public func count(ofIdeographs run: [UInt16]) -> Int {
    ideographWords?.count(in: run) ?? count(in: run)
  }

  /// The boundaries of all segments of `text`, in UTF-16, including those of spaces and punctuation.
  public func boundaries(in text: [UInt16]) -> [Int] {
    text.withUnsafeBufferPointer { text in
      guard let iterator = opened(for: text) else { return [text.count] }
      _ = swift_ubrk_first(iterator)
      return Array(
        sequence(state: ()) { _ in
          let next = swift_ubrk_next(iterator)
          return next == DictionaryWords.end ? nil : Int(next)
        })
    }
  }

  private static let end: Int32 = -1

  /// The iterator on `text`, which must stay in place while the iterator is used; `nil` when ICU's data is missing.
  private func opened(for text: UnsafeBufferPointer<UInt16>) -> OpaquePointer? {
    if iterator == nil { iterator = Self.opened() }
    guard let iterator, Self.set(text, to: iterator) else { return nil }
    return iterator
  }

  private static func opened() -> OpaquePointer? {
    var status = U_ZERO_ERROR
    // The rules for Finnish equal those of the annex; others do not join at a colon.
    guard let iterator = swift_ubrk_open(UBRK_WORD, "fi", nil, 0, &status), status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    // Once an iterator has read ideographs, it divides runs that begin with a prolonged sound mark differently. To make results independent
    // of earlier texts, every iterator reads two ideographs first.
    [UInt16](repeating: 0x4E00, count: 2).withUnsafeBufferPointer { ideographs in
      if set(ideographs, to: iterator) { while swift_ubrk_next(iterator) != end {} }
    }
    return iterator
  }

  private static func set(_ text: UnsafeBufferPointer<UInt16>, to iterator: OpaquePointer) -> Bool {
    var status = U_ZERO_ERROR
    swift_ubrk_setText(iterator, text.baseAddress, Int32(text.count), &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue
  }
}
