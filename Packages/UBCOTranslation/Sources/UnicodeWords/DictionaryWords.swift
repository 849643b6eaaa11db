@preconcurrency internal import _FoundationICU

/// Counts the words of texts that only a dictionary can divide: Chinese, Japanese, Thai, Lao, Khmer, Burmese.
public final class DictionaryWords {
  /// The toolchain's division of texts into words; opened when the first text comes, for its data takes time to read.
  private var iterator: OpaquePointer?
  private let openIdeographWords: () -> IdeographWords?
  private lazy var ideographWords = openIdeographWords()

  /// Ideographs whose runs are counted more quickly than other texts.
  public static let ideographs = IdeographWords.ideographs

  /// Makes a counter. Nothing is opened yet.
  public convenience init() { self.init { IdeographWords() } }

  /// Makes a counter that opens the dictionary of ideographs so; where there is none, they are counted as other texts are.
  init(ideographWords: @escaping () -> IdeographWords?) { openIdeographWords = ideographWords }

  deinit {
    if let iterator { swift_ubrk_close(iterator) }
  }

  /// How many words `text`, in UTF-16, holds: runs of letters, digits and ideographs.
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

  /// How many words `run` holds, all of whose units are in ``ideographs``; the same as ``count(in:)``.
  public func count(ofIdeographs run: [UInt16]) -> Int {
    ideographWords?.count(in: run) ?? count(in: run)
  }

  /// Where `text`, in UTF-16, is divided: the ends of all its segments, those of spaces and signs too.
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

  /// The iterator on `text`, which must stay where it is while the iterator is used; `nil` when the toolchain's data is not there.
  private func opened(for text: UnsafeBufferPointer<UInt16>) -> OpaquePointer? {
    if iterator == nil { iterator = Self.opened() }
    guard let iterator, Self.set(text, to: iterator) else { return nil }
    return iterator
  }

  private static func opened() -> OpaquePointer? {
    var status = U_ZERO_ERROR
    // The rules of Finnish are those of the annex; others leave the colon out.
    guard let iterator = swift_ubrk_open(UBRK_WORD, "fi", nil, 0, &status), status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    // An iterator divides a run that begins with a prolonged sound mark otherwise once it has met ideographs. So that no text depends on what
    // was counted before it, each begins with two of them.
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
