import Foundation
import Testing

struct AutomaticBackupTests {
  private let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    terminal["GLOT_BACKUP"] = nil
  }

  @Test func `a change is followed by a backup, and soon another change by none`() throws {
    #expect(try terminal.run("glot add casa -d es:en -q").status == 0)
    var backups = ""
    for _ in 1...2000 where backups.isEmpty {
      backups = try terminal.run("[ -e .local/share/glot/backups/*.sha256 ] && glot restore --plain -q").output
    }
    #expect(backups.split(separator: "\t").dropFirst(3).first?.hasPrefix("1 ") == true, "\(backups)")
    #expect(try terminal.run("glot add perro -d es:en -q").errors == "")
    #expect(try terminal.run("glot restore --plain -q").output == backups)
    #expect(try terminal.run("cd .local/share/glot/backups && sha256sum -c *.sha256").status == 0)
  }

  @Test func `reading is followed by none`() throws {
    terminal["GLOT_BACKUP"] = "off"
    _ = try terminal.run("glot add casa -d es:en -q")
    terminal["GLOT_BACKUP"] = nil
    _ = try terminal.run("glot list; glot find casa; glot verify; glot undo --list")
    #expect(try terminal.run("ls .local/state/glot .local/share/glot").output.contains("backup") == false)
  }

  @Test func `the setting stops it`() throws {
    _ = try terminal.run("glot config set backup off; glot add casa -d es:en -q")
    #expect(try terminal.run("ls .local/state/glot .local/share/glot").output.contains("backup") == false)
  }

  @Test func `a folder that cannot be used is told once, and the change is made`() throws {
    _ = try terminal.run("mkdir -p .local/share/glot; touch .local/share/glot/backups")
    let first = try terminal.run("glot add casa -d es:en")
    #expect(first.status == 0)
    #expect(first.errors.contains("No automatic backup was made: "))
    let second = try terminal.run("glot add perro -d es:en --lang ru")
    #expect(second.status == 0)
    #expect(second.errors == "")
    #expect(try terminal.run("glot list --plain").output.split(separator: "\n").count == 2)
  }

  @Test func `what the backup behind had to say is told with the next change, once`() throws {
    _ = try terminal.run("mkdir -p .local/state/glot; echo 'The disk is full.' > .local/state/glot/backup-report")
    let first = try terminal.run("glot add casa -d es:en --lang ru")
    #expect(first.errors == "Автоматическая резервная копия не создана. The disk is full.\n")
    #expect(try terminal.run("glot add perro -d es:en").errors == "")
  }
}
