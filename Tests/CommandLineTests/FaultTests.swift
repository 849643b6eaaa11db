import Foundation
import Testing

/// What happens when the world is not as it should be: a clear sentence, the right exit code, nothing lost.
struct FaultTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal() }

  private func words() throws -> String { try terminal.run("glot list --plain | cut -f1,2").output }

  @Test(arguments: ["echo hello", "head -c 9000 /dev/urandom", "sqlite3 /dev/stdout .dump; true", ": "])
  func `a file that is no database of glot is refused and left alone`(content: String) throws {
    _ = try terminal.run("mkdir -p d; (\(content)) > d/glot.db; sha256sum d/glot.db > sum")
    for command in ["add casa", "list", "find a", "lang", "star 1", "lookup house"] {
      let answer = try terminal.run("glot \(command) --data-dir d")
      #expect(answer.status == 65, "\(command)")
      #expect(answer.errors.contains("d/glot.db is not a glot database. Nothing was changed."))
    }
    #expect(try terminal.run("sha256sum -c sum").status == 0)
    #expect(try terminal.run("ls d | grep -v glot.log").output == "glot.db\n")
  }

  @Test func `too many tags at once are a mistake of the command, and no damage`() throws {
    _ = try terminal.run("glot add casa -d es:en --no-lookup -q; glot todo add milk -q")
    for command in ["list", "todo list"] {
      let answer = try terminal.run("glot \(command) $(printf -- '--tag t%s ' $(seq 1100))")
      #expect(answer.status == 64, "\(command)")
      #expect(!answer.errors.contains("damaged"), "\(command)")
    }
  }

  @Test func `what needs no database works beside a broken one`() throws {
    _ = try terminal.run("mkdir d; echo broken > d/glot.db")
    for command in [
      "help", "paths", "config list", "completions bash", "ubco Hello", "stem KMZLZ", "remind next", "--version",
    ] {
      #expect(try terminal.run("glot \(command) --data-dir d").status == 0, "\(command)")
    }
  }

  @Test func `a damaged database is told by its name and left alone`() throws {
    _ = try terminal.run("seq 1 500 | sed 's/^/word /' | glot add - -d en:es --no-lookup --data-dir d -q")
    _ = try terminal.run("dd if=/dev/urandom of=d/glot.db bs=4096 seek=1 count=60 conv=notrunc status=none; sha256sum d/glot.db > sum")
    for command in ["list", "add casa -d es:en"] {
      let answer = try terminal.run("glot \(command) --data-dir d")
      #expect(answer.status == 65, "\(command)")
      #expect(answer.errors.contains("d/glot.db is damaged"), "\(command)")
    }
    #expect(try terminal.run("sha256sum -c sum").status == 0)
  }

  @Test func `a backup with a damaged record is restored, and the record is named`() throws {
    _ = try terminal.run("glot add casa -d es:en --no-lookup --note remember -q; glot backup -q")
    _ = try terminal.run("LC_ALL=C sed -i s/remember/remembes/ .local/share/glot/glot.db")
    let answer = try terminal.run("glot backup one.db -q && glot restore one.db")
    #expect(answer.status == 0)
    #expect(answer.errors.contains("Restored as is: 1 damaged record."))
    #expect(answer.errors.contains("The record 1 “casa” differs from what was saved. It is undamaged in "))
    let details = try terminal.run("glot restore one.db --json -q").output
    #expect(details.contains(#""damaged":[{"code":"damaged_record","area":"words","number":1,"text":"casa","backup":""#))
  }

  @Test func `a backup of a database with a damaged word or search index can be restored`() throws {
    _ = try terminal.run("glot add casa perro -d es:en --no-lookup -q")
    _ = try terminal.run("LC_ALL=C sed -i s/perro/perso/g .local/share/glot/glot.db")
    let word = try terminal.run("glot backup one.db -q; glot restore one.db -q && glot list --plain | cut -f2")
    #expect(word.status == 0 && word.output.hasSuffix("perso\ncasa\n"), "\(word)")
    _ = try terminal.run("sqlite3 .local/share/glot/glot.db 'DELETE FROM word_search_data WHERE id > 10'")
    let index = try terminal.run("glot backup two.db -q; glot restore two.db -q && glot verify")
    #expect(index.status == 0, "\(index)")
    #expect(try terminal.run("glot restore two.db -q --data-dir new && glot verify --data-dir new").status == 0)
  }

  @Test func `what stands in the way of a restore is named`() throws {
    _ = try terminal.run("glot add casa -d es:en --no-lookup -q; glot backup one.db -q")
    _ = try terminal.run("rm .local/share/glot/glot.db; sqlite3 .local/share/glot/glot.db 'CREATE TABLE theirs (x)'")
    let theirs = try terminal.run("glot restore one.db")
    #expect(theirs.status == 65)
    #expect(theirs.errors.contains("glot.db is a database of another program. Nothing was changed. Move "))
    _ = try terminal.run("rm .local/share/glot/glot.db; mkdir .local/share/glot/glot.db")
    let folder = try terminal.run("glot restore one.db")
    #expect(folder.status == 65)
    #expect(folder.errors.contains("glot.db is a folder, but the database must be a file there. Nothing was changed. Move "))
  }

  @Test func `a folder in the place of the settings is named`() throws {
    _ = try terminal.run("mkdir -p .config/glot/config.toml")
    let answer = try terminal.run("glot list")
    #expect(answer.status == 78)
    #expect(answer.errors.contains("config.toml is not a file, but the settings must be one"))
  }

  @Test func `the database of a newer version is not touched`() throws {
    _ = try terminal.run("glot add casa -d es:en -q; sqlite3 .local/share/glot/glot.db 'PRAGMA user_version = 999'")
    for command in ["list", "add perro -d es:en"] {
      let answer = try terminal.run("glot \(command)")
      #expect(answer.status == 78)
      #expect(answer.errors.contains("was written by a newer version of glot. Nothing was changed. Update glot."))
    }
  }

  @Test func `a closed pipe ends quietly`() throws {
    _ = try terminal.run("seq 1 5000 | sed 's/^/a rather long phrase number /' | glot add - -d en:es --no-lookup -q >/dev/null")
    let answer = try terminal.run("glot list | head -1; echo ${PIPESTATUS[0]}")
    #expect(answer.output.hasSuffix("\n0\n"))
    #expect(answer.errors == "")
  }

  @Test func `a result that cannot be written is an error`() throws {
    let answer = try terminal.run("glot help > /dev/full")
    #expect(answer.status == 74)
    #expect(answer.errors == "The result could not be written: No space left on device. Check where the output goes.\n")
  }

  @Test func `a writer waits for another, and a reader for none`() throws {
    _ = try terminal.run("glot add casa -d es:en -q")
    let holder = """
      import os, sqlite3, sys, time
      database = sqlite3.connect(".local/share/glot/glot.db", isolation_level=None)
      database.execute("BEGIN IMMEDIATE")
      open("held", "w").close()
      deadline = time.monotonic() + 60
      while not os.path.exists("release") and time.monotonic() < deadline:
          time.sleep(0.01)
      database.execute("ROLLBACK")
      """
    try Data(holder.utf8).write(to: terminal.home.appending(path: "hold.py"))
    let script = """
      python3 hold.py & until [ -e held ]; do :; done
      timeout 5 glot list --plain | cut -f2; echo "reader ${PIPESTATUS[0]}"
      (until [ -e waiting ]; do :; done; touch release) &
      touch waiting; timeout 9 glot add perro -d es:en --plain | cut -f2; echo "writer ${PIPESTATUS[0]}"; wait
      """
    let answer = try terminal.run(script)
    #expect(answer.output == "casa\nreader 0\nperro\nwriter 0\n")
  }

  @Test func `an import that waits for its input keeps nobody waiting`() throws {
    _ = try terminal.run("glot add casa -d es:en -q")
    let answer = try terminal.run(
      """
      mkfifo pipe; glot import pipe --from es --to en -q & exec 9> pipe
      # More than a pipe holds: when all is written, most of it has been read.
      seq -f 'palabra%g,word' 20000 >&9
      timeout 9 glot add perro -d es:en --plain | cut -f2; echo "writer ${PIPESTATUS[0]}"
      exec 9>&-; wait $!; echo "import $?"; glot list --plain --limit 30000 | wc -l
      """
    )
    #expect(answer.output == "perro\nwriter 0\n20000 new, 0 merged, 0 skipped\nimport 0\n20002\n")
    #expect(answer.errors == "")
  }

  @Test func `what a pipe gives is kept where TMPDIR says, and a place that cannot be written is told`() throws {
    let answer = try terminal.run(
      """
      printf 'casa,house\\n' | TMPDIR="$PWD/missing" glot import - --from es --to en; echo $?
      mkdir there; printf 'casa,house\\n' | TMPDIR="$PWD/there" glot import - --from es --to en -q; echo $?; ls -A there
      """
    )
    #expect(answer.output == "73\n1 new, 0 merged, 0 skipped\n0\n")
    #expect(answer.errors.contains("missing cannot be created"))
  }

  @Test func `a writer that waits too long says so`() throws {
    _ = try terminal.run("glot add casa -d es:en -q")
    let holder =
      "import sqlite3, sys; d = sqlite3.connect('.local/share/glot/glot.db', isolation_level=None); d.execute('BEGIN IMMEDIATE'); open('held', 'w').close(); sys.stdin.read()"
    let answer = try terminal.run(
      "mkfifo hold; python3 -c \"\(holder)\" < hold & exec 9> hold; until [ -e held ]; do :; done; glot add perro -d es:en; s=$?; exec 9>&-; wait; exit $s"
    )
    #expect(answer.status == 75)
    #expect(answer.errors.contains("Another process has been writing to"))
    #expect(try words() == "1\tcasa\n")
  }

  @Test(.enabled(if: isRoot, "skipped: becoming another user needs root"))
  func `a user whom the system does not know and who has no home can use it`() throws {
    let answer = try terminal.run(
      """
      chmod 755 . && mkdir -m 777 data
      env -i PATH="$PATH" setpriv --reuid 64000 --regid 64000 --clear-groups glot add casa -d es:en --data-dir "$PWD/data" --plain | cut -f2
      env -i PATH="$PATH" setpriv --reuid 64000 --regid 64000 --clear-groups glot add casa -d es:en; echo $?
      """
    )
    #expect(answer.output == "casa\n77\n")
  }

  @Test func `many first programs at once lose nothing`() throws {
    let answer = try terminal.run(
      "for n in $(seq 1 16); do glot add \"word $n\" -d en:es --no-lookup -q >/dev/null & done; wait; glot list --plain | cut -f2 | sort -V"
    )
    #expect(answer.output == (1...16).map { "word \($0)\n" }.joined())
    #expect(answer.errors == "")
    #expect(try terminal.run("ls -A .local/share/glot").output == "glot.db\n")
  }

  @Test(.enabled(if: isRoot, "skipped: taking another user's place needs root"))
  func `places that another user may not use are told by their names`() throws {
    let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups"
    _ = try terminal.run(
      "chmod 755 .; cp \"$(command -v glot)\" ./glot-copy; glot add casa -d es:en -q --data-dir read; chmod 755 read; chmod 644 read/glot.db"
    )
    let reading = try terminal.run("\(drop) ./glot-copy list --plain --data-dir read")
    #expect(reading.output.hasPrefix("1\tcasa\t"))
    #expect(reading.status == 0)
    let writing = try terminal.run("\(drop) ./glot-copy add perro -d es:en --data-dir read")
    #expect(writing.status == 77)
    #expect(writing.errors.contains("read/glot.db"))
    _ = try terminal.run("chmod 600 read/glot.db")
    let hidden = try terminal.run("\(drop) ./glot-copy list --data-dir read")
    #expect(hidden.status == 77)
    #expect(hidden.errors.contains("There is no permission to use"))
    _ = try terminal.run("echo perro,dog > hidden.csv; chmod 600 hidden.csv")
    let input = try terminal.run("\(drop) ./glot-copy import hidden.csv --from es --to en --data-dir read")
    #expect(input.status == 66)
    #expect(input.errors.contains("There is no permission to read hidden.csv."))
    let nowhere = try terminal.run("\(drop) ./glot-copy add casa -d es:en --data-dir nowhere")
    #expect(nowhere.status == 77)
    #expect(try terminal.run("glot list --plain --data-dir read | cut -f2").output == "casa\n")
  }

  @Test(.enabled(if: Components.canMount, "skipped: a small disk of its own needs the right to mount"))
  func `a full disk keeps what was there`() throws {
    _ = try terminal.run("mkdir disk; mount -t tmpfs -o size=600k tmpfs disk")
    defer { _ = try? terminal.run("umount disk") }
    #expect(try terminal.run("glot add casa -d es:en -q --data-dir disk").status == 0)
    _ = try terminal.run("cat /dev/zero > disk/filler 2>/dev/null")
    let answer = try terminal.run("seq 1 300 | glot add - -d en:es --no-lookup --data-dir disk")
    #expect(answer.status == 74)
    #expect(answer.errors.contains("is full. Nothing was changed. Free some space and try again."))
    #expect(try terminal.run("rm disk/filler; glot list --plain --data-dir disk | cut -f2").output == "casa\n")
  }

  @Test(.enabled(if: Components.canMount, "skipped: a small disk of its own needs the right to mount"))
  func `a full disk from the start makes no half database`() throws {
    _ = try terminal.run("mkdir disk; mount -t tmpfs -o size=100k tmpfs disk; cat /dev/zero > disk/filler 2>/dev/null")
    defer { _ = try? terminal.run("umount disk") }
    let answer = try terminal.run("glot add casa -d es:en --data-dir disk")
    #expect(answer.status == 74)
    #expect(try terminal.run("ls disk | grep glot.db").output == "")
  }

  @Test func `a file in the place of the folder is told by its name`() throws {
    let answer = try terminal.run("touch file; glot add casa -d es:en --data-dir file")
    #expect(answer.status == 73)
    #expect(answer.errors.contains("file/glot.db cannot be created."))
  }
}

private var isRoot: Bool { getuid() == 0 }
