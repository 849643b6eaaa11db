package import CoreModule

extension RandomSource {
  /// A secret of 128 random bits, in hexadecimal digits.
  package func secret() -> String {
    let digits = [next(), next()].map { bits in
      let text = String(bits, radix: 16)
      return String(repeating: "0", count: 16 - text.count) + text
    }
    return digits.joined()
  }
}
