import CoreModule
import CoreModuleLive
import Foundation
import Testing

struct SystemTests {
  @Test func `the system's clock agrees with Foundation's`() {
    let difference = Double(WallClock.system.now().milliseconds) / 1000 - Date().timeIntervalSince1970
    #expect(abs(difference) < 5)
  }

  @Test func `the system's zone agrees with Foundation's, in winter and summer`() {
    for seconds in [1_795_285_800, 1_783_000_000] {
      let expected = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
      #expect(LocalTime.system.secondsFromUTC(Timestamp(milliseconds: Int64(seconds) * 1000)) == expected)
    }
  }

  @Test func `random identities differ and are of version 4`() {
    let identities = (0..<100).map { _ in RandomSource.system.uuid().uuidString }
    #expect(Set(identities).count == 100)
    #expect(identities.allSatisfy { Array($0)[14] == "4" && "89AB".contains(Array($0)[19]) })
  }
}
