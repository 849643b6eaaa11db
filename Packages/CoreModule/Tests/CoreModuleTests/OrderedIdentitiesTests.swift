import CoreModule
import CoreModuleTesting
import Foundation
import Testing

struct OrderedIdentitiesTests {
  private static let time = Timestamp(milliseconds: 1_796_000_000_000)

  @Test(arguments: [0, UInt64.max])
  func `each identity is greater than the one before, and a version 7 UUID that begins with the time`(bits: UInt64) {
    let random = RandomSource { bits }
    var identities = OrderedIdentities(from: Self.time, random)
    let made = (0..<10_000).map { _ in identities.next(random).uuidString }
    #expect(zip(made, made.dropFirst()).allSatisfy { $0 < $1 })
    #expect(made[0].hasPrefix("01A229F1-2800-7"))
    #expect(made.allSatisfy { $0.dropFirst(14).first == "7" && "89AB".contains($0.dropFirst(19).prefix(1)) })
  }

  @Test func `two that begin at the same time differ`() {
    let random = RandomSource.counting()
    var (one, other) = (OrderedIdentities(from: Self.time, random), OrderedIdentities(from: Self.time, random))
    #expect(one.next(random) != other.next(random))
  }
}
