import CoreModule
import CoreModuleLogging
import Foundation
import Synchronization
import Testing

struct FileLogTests {
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
