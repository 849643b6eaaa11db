/// Options for translating a stream of bytes.
public struct StreamOptions: Equatable, Sendable {
  /// The options for each text.
  public var translation: TranslationOptions
  /// Whether each line is a separate text.
  public var isByLine = false
  /// Whether to write only the number of words.
  public var isCount = false
  /// Whether to check that each translation can be translated back exactly.
  public var isChecked = false

  /// Creates options for a single text.
  public init(_ translation: TranslationOptions) { self.translation = translation }
}

/// Translates a stream of bytes in constant memory.
///
/// A line break at the end (LF or CR LF) is not part of the text: it is written after the translation. If there is none, LF is written. A
/// byte order mark is kept before the text. The same holds for each line if lines are separate texts.
public struct TextStream {
  /// The first fault, if faults are requested.
  public private(set) var fault: TextFault?
  /// Whether every checked text can be translated back exactly.
  public private(set) var comesBack = true

  private let options: StreamOptions
  private var translator: TextTranslator
  private var check: ReturnCheck?
  private var line = 1
  /// Whether anything was read.
  private var hasBegun = false
  /// Whether the end of the current text has not been read.
  private var isInText = false

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  private static let lineBreak = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  /// Creates a translator for a new stream.
  public init(_ options: StreamOptions) {
    self.options = options
    translator = TextTranslator(options.translation)
    check = options.isChecked ? ReturnCheck(options.translation) : nil
  }

  /// The maximum size of the output for `count` bytes, including working space.
  public static func capacity(for count: Int) -> Int {
    // The affixes of a line of one byte.
    TextTranslator.capacity(for: 0) + 10 * count
  }

  /// Translates the next piece; see ``TextTranslator/translate(_:isLast:into:)``. At most 30 bytes remain for the next call.
  ///
  /// - Parameter output: Must have room for ``capacity(for:)``.
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

  /// Translates the end of a text and its line break.
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

  /// The length of the line break at the end, or of the beginning of one.
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
