/// The error correction of QR codes: Reed–Solomon codes over the field of 256 elements with x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004, annex A).
struct ReedSolomon {
  private var powers = [UInt8](repeating: 0, count: 255)
  private var logarithms = [Int](repeating: 0, count: 256)

  init() {
    var value = 1
    for exponent in 0..<255 {
      powers[exponent] = UInt8(value)
      logarithms[value] = exponent
      value <<= 1
      if value > 255 { value ^= 0x11D }
    }
  }

  private func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    left == 0 || right == 0 ? 0 : powers[(logarithms[Int(left)] + logarithms[Int(right)]) % 255]
  }

  /// The `count` codewords that are sent after `data`.
  func correction(of data: [UInt8], count: Int) -> [UInt8] {
    let generator = generator(of: count)
    var rest = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }

  /// The product of x − α⁰ … x − αⁿ⁻¹, without its leading coefficient.
  private func generator(of degree: Int) -> [UInt8] {
    var polynomial: [UInt8] = [1]
    for exponent in 0..<degree {
      let shifted = polynomial + [0]
      polynomial = shifted.indices.map { index in
        shifted[index] ^ (index == 0 ? 0 : product(shifted[index - 1], powers[exponent]))
      }
    }
    return Array(polynomial.dropFirst())
  }
}
