import CoreModuleNetworkTesting
import Testing

/// Addresses that hold a password or a key.
struct SecretAddressTests {
  let terminal: Terminal
  let server: LoopbackHTTPServer

  init() throws {
    terminal = try Terminal()
    server = try LoopbackHTTPServer { request in
      request.path == "/board"
        ? .answer(status: 200, body: #"{"content":[{"id":"1","displayText":"a","content":["b"]}]}"#) : .answer(status: 500)
    }
    _ = try terminal.run("glot config set log_level debug -q")
  }

  private func address(_ path: String) -> String { "http://user:s3cret@127.0.0.1:\(server.port)\(path)?token=s3cret" }

  @Test func `no command shows or logs what is secret in an address`() throws {
    let commands = [
      "keys source '\(address("/board"))' -v", "keys source", "keys source --json", "keys source --plain", "keys refresh -v",
      "keys source '\(address("/nothing"))' -v", "keys source 'http://user:s3cret@' -v", "keys", "history", "undo --list --json",
      "config set todo.sync_url '\(address(""))'", "config list", "config get todo.sync_url --json", "todo add x", "todo sync -v",
      "source add libretranslate libre --url 'http://127.0.0.1:\(server.port)?token=s3cret' -v", "source list", "source list --json",
      "source list --plain", "source test libre zzqx -v", "source test libre zzqx --json",
      "source add apertium a --url 'http://user:s3cret@h' -v", "add zzqx -v", "undo -v", "redo -v", "source rm libre -v",
    ]
    for command in commands {
      let answer = try terminal.run("glot \(command)")
      #expect(!answer.output.contains("s3cret"), "\(command)")
      #expect(!answer.errors.contains("s3cret"), "\(command)")
    }
    #expect(server.requests.count > 3)
    #expect(try terminal.run("find . -name 'glot.log*' | wc -l").output != "0\n")
    #expect(try terminal.run("find . -name 'glot.log*' -exec grep -l s3cret {} +").output == "")
  }

  @Test func `an export leaves secrets out and says so, unless they are wanted; an import says which address is without`() throws {
    _ = try terminal.run("glot keys source '\(address("/board"))' -q")
    _ = try terminal.run("glot source add libretranslate libre --url 'http://127.0.0.1:\(server.port)?token=s3cret' -q")
    let export = try terminal.run("glot export --all all.json")
    #expect(export.status == 0)
    #expect(export.errors.contains("User names, passwords and queries in 2 addresses were left out; --with-secrets includes them."))
    #expect(try terminal.run("grep -c s3cret all.json").output == "0\n")
    let imported = try terminal.run("glot import all.json --data-dir other")
    #expect(imported.status == 0)
    #expect(imported.errors.contains("The address of “libre” has no user name, password or query."))
    #expect(imported.errors.contains("The address of the board has no user name, password or query."))
    #expect(try terminal.run("glot keys refresh --data-dir other; glot keys press 1 --data-dir other").output.contains("b"))

    let whole = try terminal.run("glot export --all whole.json --with-secrets")
    #expect(!whole.errors.contains("left out"))
    #expect(try terminal.run("grep -o s3cret whole.json | wc -l").output == "3\n")
    let again = try terminal.run("glot import whole.json --data-dir third && glot export --all - --with-secrets --data-dir third")
    #expect(!again.errors.contains("came without"))
    #expect(again.output.contains("?token=s3cret"))
    #expect(try terminal.run("glot export words.csv --with-secrets").status == 64)
  }
}
