/// How a stream of bytes is divided into texts, and what is wanted of them.
public struct StreamOptions: Equatable, Sendable {
  /// How each text is translated.
  public var translation: TranslationOptions
  /// Whether each line is a text of its own.
  public var isByLine = false
  /// Whether only the number of words is written.
  public var isCount = false
  /// Whether the translation is led back, to see that nothing gets lost.
  public var isChecked = false

  /// Options for one text that is translated as `translation` says.
  public init(_ translation: TranslationOptions) { self.translation = translation }
}

/// Translates a stream of bytes in constant memory.
///
/// One line break at the end, LF or CR LF, is no part of the text: it is written behind the translation, or LF where there was none. What some
/// editors put before a text in UTF-8 stays before it. The same goes for each line when each is a text of its own.
public struct TextStream {
  /// The first fault of a text, where that is asked for.
  public private(set) var fault: TextFault?
  /// Whether every text that was checked comes back as it was.
  public private(set) var comesBack = true

  private let options: StreamOptions
  private var translator: TextTranslator
  private var check: ReturnCheck?
  private var line = 1
  /// Whether anything was read yet.
  private var hasBegun = false
  /// Whether a text was begun whose end was not read yet.
  private var isInText = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineBreak = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// A stream that has not begun.
  public init(_ options: StreamOptions) {
    self.options = options
    translator = TextTranslator(options.translation)
    check = options.isChecked ? ReturnCheck(options.translation) : nil
  }

  /// The most bytes that `count` bytes of input become, and room to work.
  public static func capacity(for count: Int) -> Int {
    // A line of one byte grows by its affixes.
    TextTranslator.capacity(for: 0) + 10 * count
  }

  /// Translates the next piece; see ``TextTranslator/translate(_:isLast:into:)``. At most 30 bytes are left to be given again.
  ///
  /// - Parameter output: Has room for ``capacity(for:)``.
  public mutating func translate(
    _ input: UnsafeBufferPointer<UInt8>, isLast: Bool, into output: UnsafeMutableBufferPointer<UInt8>
  ) -> Progress {
    var progress = Progress()
    if !hasBegun {
      guard isLast || input.count >= 3 || !input.elementsEqual(Self.byteOrderMark.prefix(input.count)) else { return progress }
      hasBegun = true
      if input.starts(with: Self.byteOrderMark) {
        progress.read = Self.byteOrderMark.count
        if !options.isCount { write(Self.byteOrderMark, output, &progress) }
      }
    }
    while options.isByLine, let end = input[progress.read...].firstIndex(of: Self.lineBreak) {
      finish(UnsafeBufferPointer(rebasing: input[progress.read...end]), output, &progress)
    }
    let rest = UnsafeBufferPointer(rebasing: input[progress.read...])
    if isLast {
      if !options.isByLine || isInText || !rest.isEmpty { finish(rest, output, &progress) }
    } else if !rest.isEmpty {
      add(UnsafeBufferPointer(rebasing: rest.dropLast(Self.lineBreakLength(of: rest, mayGoOn: true))), isLast: false, output, &progress)
    }
    return progress
  }

  /// Ends a text with what is left of it and its line break.
  private mutating func finish(
    _ rest: UnsafeBufferPointer<UInt8>, _ output: UnsafeMutableBufferPointer<UInt8>, _ progress: inout Progress
  ) {
    let length = Self.lineBreakLength(of: rest, mayGoOn: false)
    add(UnsafeBufferPointer(rebasing: rest.dropLast(length)), isLast: true, output, &progress)
    if options.isCount {
      write(Array(String(translator.words).utf8) + [Self.lineBreak], output, &progress)
    } else {
      write(length == 0 ? [Self.lineBreak] : Array(rest.suffix(length)), output, &progress)
    }
    progress.read += length
    fault = fault ?? translator.fault
    if check?.comesBack == false { comesBack = false }
    line += 1
    isInText = false
    translator.begin(at: TextPosition(line: line))
    check?.begin()
  }

  private mutating func add(
    _ text: UnsafeBufferPointer<UInt8>, isLast: Bool, _ output: UnsafeMutableBufferPointer<UInt8>, _ progress: inout Progress
  ) {
    let room = UnsafeMutableBufferPointer(rebasing: output[progress.written...])
    let done = translator.translate(text, isLast: isLast, into: room)
    if !text.isEmpty { isInText = true }
    check?.add(UnsafeBufferPointer(rebasing: text[..<done.read]), UnsafeBufferPointer(rebasing: room[..<done.written]), isLast: isLast)
    progress.read += done.read
    if !options.isCount { progress.written += done.written }
  }

  /// The bytes of the line break at the end, or of what may become one.
  private static func lineBreakLength(of bytes: UnsafeBufferPointer<UInt8>, mayGoOn: Bool) -> Int {
    guard let last = bytes.last else { return 0 }
    if last == lineBreak { return bytes.count > 1 && bytes[bytes.count - 2] == carriageReturn ? 2 : 1 }
    return mayGoOn && last == carriageReturn ? 1 : 0
  }

  private func write(_ bytes: [UInt8], _ output: UnsafeMutableBufferPointer<UInt8>, _ progress: inout Progress) {
    for byte in bytes {
      output[progress.written] = byte
      progress.written += 1
    }
  }
}
