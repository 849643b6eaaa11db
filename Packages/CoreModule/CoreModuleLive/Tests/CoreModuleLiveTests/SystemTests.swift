import CoreModule
import CoreModuleLive
import CoreModuleLogging
import Foundation
import Synchronization
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

  @Test func `the log keeps the wanted levels and makes its folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString)/state").path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let log = FileLog(
      path: folder + "/glot.log", level: .info, clock: WallClock { Timestamp(milliseconds: 0) }, localTime: LocalTime { _ in 0 }
    )
    log.debug("hidden")
    #expect(!FileManager.default.fileExists(atPath: folder))
    log.info("one")
    log.error("two")
    let text = try String(contentsOfFile: folder + "/glot.log", encoding: .utf8)
    #expect(text == "1970-01-01T00:00:00+00:00 info one\n1970-01-01T00:00:00+00:00 error two\n")
  }

  @Test func `a line of the log is one line and cannot deceive a terminal, in the file and where it is shown`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "glot-\(UUID().uuidString).log").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let shown = Mutex<[HarmlessText]>([])
    let log = FileLog(path: path, level: .debug, clock: WallClock { Timestamp(milliseconds: 0) }, localTime: LocalTime { _ in 0 }) { line in
      shown.withLock { $0.append(line) }
    }
    log.debug("casa: \u{9B}31mhouse\u{202E}\n1970-01-01T00:00:00+00:00 error a line of another's\u{1B}]52;c;QQ==\u{7}")
    let line = "1970-01-01T00:00:00+00:00 debug casa: �31mhouse� 1970-01-01T00:00:00+00:00 error a line of another's�]52;c;QQ==�"
    #expect(shown.withLock { $0.map(\.text) } == [line])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == line + "\n")
  }

  @Test func `a log that cannot be written stops nobody`() {
    let log = FileLog(
      path: "/proc/no/such.log", level: .debug, clock: WallClock { Timestamp(milliseconds: 0) }, localTime: LocalTime { _ in 0 }
    )
    log.error("lost")
    #expect(!FileManager.default.fileExists(atPath: "/proc/no"))
  }
}
