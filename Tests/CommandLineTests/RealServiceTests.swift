import Foundation
import Testing

/// The program with the real servers of Debian's packages, each in a network of its own.
struct RealServiceTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal() }

  private static func has(_ paths: String...) -> Bool { geteuid() == 0 && paths.allSatisfy(FileManager.default.fileExists) }

  /// Runs `commands` beside a server, once it listens on `port`, where nothing else can be reached.
  private func run(_ server: String, on port: Int, _ commands: String) throws -> Terminal.Answer {
    let script = """
      ip link set lo up
      export LC_ALL=C.UTF-8
      \(server) >/dev/null 2>&1 &
      server=$!
      until (exec 3<>/dev/tcp/127.0.0.1/\(port)) 2>/dev/null; do kill -0 $server || exit 70; sleep 0.05; done
      \(commands)
      status=$?
      kill -9 $server
      exit $status
      """
    try Data(script.utf8).write(to: terminal.home.appending(path: "script"))
    // Without a /proc of its own a thread would look for itself in vain.
    return try terminal.run("unshare -n -p -f --kill-child --mount-proc bash script")
  }

  @Test(
    .enabled(
      if: has("/usr/sbin/dictd", "/usr/share/dictd/freedict-eng-spa.index"), "skipped: dictd or dict-freedict-eng-spa is not installed"
    )
  )
  func `a real DICT server translates`() throws {
    let configuration = """
      global { listen_to 127.0.0.1 port 26280 }
      access { allow 127.0.0.1 }
      database freedict-eng-spa { data "/usr/share/dictd/freedict-eng-spa.dict.dz" index "/usr/share/dictd/freedict-eng-spa.index" }
      """
    try Data(configuration.utf8).write(to: terminal.home.appending(path: "dictd.conf"))
    let answer = try run(
      "/usr/sbin/dictd -c dictd.conf --locale C.UTF-8 -d nodetach", on: 26280,
      """
      glot source add dict server --host 127.0.0.1 --port 26280 -q
      glot source disable core -q
      glot add house 'no such thing' --from en --to es --plain
      glot show house --json
      """
    )
    #expect(answer.output.contains("1\thouse\tcasa"))
    #expect(answer.output.contains("2\tno such thing\t\ten\tes\t\tuntranslated"))
    #expect(answer.output.contains("\"source\":\"server\""))
    #expect(answer.status == 0)
  }

  @Test(.enabled(if: has("/usr/bin/apertium-apy", "/usr/share/apertium/modes"), "skipped: apertium-apy or its languages are not installed"))
  func `a real Apertium translates`() throws {
    let answer = try run(
      "/usr/bin/apertium-apy -p 27370 /usr/share/apertium", on: 27370,
      """
      glot source add apertium machine --url http://127.0.0.1:27370 -q
      glot source disable core -q
      glot add house zzunknown 'The house is red.' --from en --to es --plain
      glot add house --from en --to ru --plain
      """
    )
    #expect(answer.output.contains("1\thouse\tcasa\ten\tes\t\ttranslated"))
    #expect(answer.output.contains("2\tzzunknown\t\ten\tes\t\tuntranslated"))
    #expect(answer.output.contains("3\tThe house is red.\tLa casa es roja.\t"))
    #expect(answer.output.contains("4\thouse\t\ten\tru\t\tuntranslated"))
    #expect(answer.status == 0)
  }
}
