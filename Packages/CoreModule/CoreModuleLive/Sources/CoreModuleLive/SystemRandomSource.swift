public import CoreModule
import Glibc
import Synchronization

extension RandomSource {
  /// The system's random numbers, secure enough for identities.
  public static var system: RandomSource {
    let supply = RandomSupply()
    return RandomSource { supply.next() }
  }
}

/// Random numbers read from the system thirty-two at a time, because an import needs two for every word.
private final class RandomSupply: Sendable {
  private let numbers = Mutex<[UInt64]>([])

  /// The most bytes that one call of getentropy(3) returns.
  private static let size = 256

  func next() -> UInt64 {
    numbers.withLock { numbers in
      if numbers.isEmpty { numbers = Self.drawn() }
      return numbers.popLast() ?? Self.single()
    }
  }

  private static func drawn() -> [UInt64] {
    let count = size / MemoryLayout<UInt64>.size
    return Array(unsafeUninitializedCapacity: count) { buffer, filled in
      filled = buffer.baseAddress.map { getentropy($0, size) } == 0 ? count : 0
    }
  }

  private static func single() -> UInt64 {
    var generator = SystemRandomNumberGenerator()
    return generator.next()
  }
}
