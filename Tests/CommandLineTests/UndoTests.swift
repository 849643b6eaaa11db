import Foundation
import Testing

@testable import CommandHost

/// Whatever a command changes, undo brings back, and redo does again: the whole export says so.
struct UndoTests {
  /// Commands that change the data, on the words of ``given``.
  private static let changes = [
    "add gato -d es:en", "add gato luna sol -d es:en", "add gato -d es:en --translation cat --note n --tag a --tag b --star",
    "add casa -d es:en --star", "add casa -d es:en --translation home --tag t --note x", "add nuevo -d es:en --no-lookup",
    "star casa perro", "star 2", "unstar libro", "rm casa", "rm 2 4 5", "edit casa --set-text casas", "edit casa --translation hogar",
    "edit casa --add-translation hogar --note n --tag a", "edit libro --untag alt --note ''", "edit casa --to de", "lang de fr",
    "lang swap",
    "import more.json", "import same.json", "import words.csv", "restore old.db", "ubco clear",
    "stem --keep 'KMZLZ KMZ HA'", "stem --keep --grammar es casas", "stem clear",
    "todo add Call Ann tomorrow p:high +home", "todo add Part --parent 1", "todo done 1", "todo done 1 3", "todo undone 4", "todo rm 1 3",
    "todo edit 1 --due 2099-01-01 --priority high --tag a --note n --set-text T", "todo edit 1 --repeat none", "todo edit 3 --parent 5",
    "todo snooze 1 --until 2099-01-01", "todo import todo.txt",
    "source add dict server --host localhost --database d --from en --to es", "source rm service", "source move service 1",
    "source disable core", "source enable service",
    "read mark known casa --from es", "read mark none gato --from es", "read forget 1", "text cuento.txt --keep",
    "level --from es --set 3000",
    "practice --new 1 < answers", "practice suspend perro libro", "practice unsuspend libro", "practice bury perro",
    "practice reset libro", "practice reschedule perro --due 2099-01-01",
  ]

  /// A press is no step, so it belongs to what is given.
  private static let keysChanges = [
    "keys add new one two", "keys add --to 1 more --at 1", "keys edit 1 --caption other --set-id one", "keys edit 1 2 other",
    "keys move 4 1", "keys move 1 3 --piece 1", "keys rm 1 3", "keys rm 1 --piece 2", "keys edit - < board.json",
    "keys source board.json", "keys source own", "keys reset", "keys reset 2",
  ]

  /// Commands that change nothing that the user keeps, or only when words come back.
  private static let readOnly: Set = [
    "list", "find", "show", "lookup", "stars", "undo", "redo", "history", "export", "backup", "verify", "paths", "config",
    "completions", "complete", "help", "ui", "serve", "serve devices", "serve install", "serve token", "serve uninstall", "todo",
    "todo list", "todo find", "todo show", "todo count", "todo export",
    "todo sync",
    "play", "keys", "keys press", "keys show", "keys pick", "keys peek", "keys find", "keys back", "keys refresh",
    "keys export",
    "remind", "fetch", "gloss", "read", "practice due", "practice stats", "practice optimise", "practice rebuild",
  ]

  private static let given = """
    glot add casa perro gato -d es:en -q; glot backup old.db -q; glot export --all more.json -q; glot rm casa gato -q
    glot ubco Hello World -q; glot ubco -d UBCO Jeemmoo1 -q
    glot add libro -d es:en --star --tag alt --note remark -q; glot undo; glot redo; glot add casa -d es:en -q; glot lang es en
    glot todo add Water plants --due 2099-12-31 --repeat monthly -q; glot todo add Buy a can --parent 1 -q; glot todo add Walk -q
    glot todo add Sleep --repeat daily --due today -q; glot todo done 4 -q; echo 'Read +book' > todo.txt
    glot source add apertium service --url http://localhost:2737 -q; glot source disable service -q
    glot keys press 1 1 2 >/dev/null; glot keys export | sed 's/hello/hullo/; /yes/d' > board.json
    glot stem --keep 'KMZ EVBFUEZL' -q; glot practice suspend libro -q; echo 3 > answers
    sed 's/"text":"perro"/"text":"perra"/; s/"number":2/"number":77/' more.json > same.json; printf 'casa,hogar\\ngato,cat\\n' > words.csv
    echo 'El gato negro duerme en la silla de la cocina y no mira al perro.' > cuento.txt; glot read mark ignored gato --from es -q
    text='"id":"6F9619FF-8B86-4011-B42D-00CF4FC964FF","path":"/libro.txt","sha256":"00","title":null,"from":"es","to":"en"'
    text=$text',"block":0,"word":0,"words":null,"known":null,"opened":"2026-11-21T17:00:00.000Z"'
    echo '{"format":"glot","version":1,"texts":[{'"$text"'}]}' | glot import - -q
    """

  @Test(arguments: changes + keysChanges)
  func `a change is undone and done again`(change: String) throws {
    let terminal = try Terminal()
    _ = try terminal.run(Self.given)
    let before = try exported(terminal)
    let answer = try terminal.run("glot \(change) -q")
    #expect(answer.status == 0, "\(answer.errors)")
    let after = try exported(terminal)
    #expect(before != after)
    for _ in 1...2 {
      #expect(try terminal.run("glot undo").status == 0)
      #expect(try exported(terminal) == before)
      #expect(try terminal.run("glot redo").status == 0)
      #expect(try exported(terminal) == after)
    }
    #expect(try terminal.run("glot verify --deep").status == 0)
  }

  @Test func `many steps are undone to the first, and done again to the last`() throws {
    let terminal = try Terminal()
    _ = try terminal.run(Self.given)
    var states = [try exported(terminal)]
    for change in [
      "add gato -d es:en", "star gato", "edit gato --set-text gata", "rm casa", "lang fr de", "import more.json", "restore old.db",
    ] {
      _ = try terminal.run("glot \(change) -q")
      states.append(try exported(terminal))
    }
    for state in states.dropLast().reversed() {
      _ = try terminal.run("glot undo")
      #expect(try exported(terminal) == state)
    }
    for state in states.dropFirst() {
      _ = try terminal.run("glot redo")
      #expect(try exported(terminal) == state)
    }
  }

  @Test func `every command is known to change the data or not`() {
    let all = HelpTree().commands.map(\.commandName)
    let changing = Set(
      (Self.changes + Self.keysChanges).compactMap { change in
        all.filter { (change + " ").hasPrefix($0 + " ") }.max { $0.count < $1.count }
      })
    #expect(Set(all) == changing.union(Self.readOnly))
  }

  /// All that is kept, without the time of the export.
  private func exported(_ terminal: Terminal) throws -> String {
    try terminal.run("glot export --all | sed 1d").output
  }
}
