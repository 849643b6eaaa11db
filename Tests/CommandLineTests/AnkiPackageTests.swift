import Foundation
import Testing

/// Packages of Anki: words go there with their schedule, and come back.
struct AnkiPackageTests {
  let terminal: Terminal

  /// The words of a dictionary, then its cards with their schedules. Anki keeps three decimals of a difficulty, which must not decide how the
  /// second is rounded.
  private static let content = """
    dump() { glot list --sort text --json --data-dir $1 | python3 -c 'import json,sys; [print(w["text"], w["from"], w["to"], \
    w["translations"], w["note"], sorted(w["tags"]), w["starred"]) for w in json.load(sys.stdin)]'; sqlite3 $1/glot.db "SELECT w.text, \
    c.direction, c.stage, c.due_day, c.due_moment / 1000, c.answers, c.lapses, c.is_suspended, round(c.stability, 2), \
    round(c.difficulty, 1) FROM practice_card AS c JOIN word AS w ON w.id = c.word ORDER BY 1, 2"; }
    """

  init() throws {
    terminal = try Terminal()
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/anki-package.py").path(percentEncoded: false)
    terminal["PACKAGES"] = "python3 \(script)"
    terminal["ANKI"] = "\(Components.anki ?? "false") \(script)"
  }

  /// Words in two directions, answered on several days; one is set aside.
  private func learn() throws {
    let answer = try terminal.run(
      #"""
      glot() { command glot "$@" --data-dir own; }
      glot add perro gato -d es:en -q --no-lookup --translation dog --tag animal --tag 'two words'
      glot add 'el "agua"; fría' -d es:en -q --no-lookup --translation 'cold water' --translation '<b> & more' --note 'una nota' --star
      glot add Haus -d de:ru -q --no-lookup --translation дом
      for day in 01 02 05 09 20; do
        printf '=1\n3\n=2\n4\n=3\n3\n=4\n2\n=1\n3\n=2\n4\n=3\n3\n4\n' | glot practice --seed 7 --now 2026-10-${day}T12:00:00Z --fuzz off
        printf '4\n3\n=1\n4\n=2\n3\n=3\n2\n=4\n3\n=1\n4\n=2\n3\n4\n' | glot practice --seed 8 --now 2026-10-${day}T13:00:00Z --fuzz off
      done >said 2>told
      glot practice suspend gato
      """#)
    #expect(answer.status == 0, "\(answer)")
  }

  private func content(of folder: String) throws -> String { try terminal.run("\(Self.content); dump \(folder)").output }

  @Test func `words come back from a package elsewhere with tags, schedule and answers, and only once`() throws {
    try learn()
    let exported = try terminal.run("glot export cards.apkg --data-dir own --json")
    #expect(exported.output.contains(#""file":"cards.apkg","words":4,"cards":8,"#), "\(exported)")
    let before = try content(of: "own").replacing("two words", with: "two_words")
    #expect(before.split(separator: "\n").count > 8, "\(before)")
    for _ in 0..<2 {
      let imported = try terminal.run("glot import cards.apkg --data-dir other --json")
      #expect(imported.status == 0, "\(imported)")
      #expect(try content(of: "other") == before)
    }
    let again = try terminal.run("glot import cards.apkg --data-dir other --plain").output
    #expect(again.hasPrefix("new\t0\nmerged\t0\nskipped\t4\n") && again.contains("\nanswers\t0\n"), "\(again)")
    #expect(try terminal.run("glot verify --deep --data-dir other").status == 0)
  }

  @Test func `what goes back into the same dictionary changes nothing`() throws {
    try learn()
    let count = "sqlite3 own/glot.db 'SELECT count(*) FROM practice_log; SELECT count(*) FROM word'"
    let before = (try content(of: "own"), try terminal.run(count).output)
    let answer = try terminal.run("glot export cards.apkg --data-dir own -q; glot import cards.apkg --data-dir own --plain")
    #expect(answer.output.contains("new\t0\n") && answer.output.contains("\nanswers\t0\n"), "\(answer)")
    // An underline in place of a space is another tag.
    #expect(try content(of: "own").replacing(", 'two_words'", with: "") == before.0)
    #expect(try terminal.run(count).output == before.1)
  }

  @Test func `an import is one step, and a trial is none`() throws {
    try learn()
    _ = try terminal.run("glot export cards.apkg --data-dir own -q; glot add sol -d es:en --no-lookup -q --data-dir other")
    let count = "sqlite3 other/glot.db 'SELECT count(*) FROM practice_log; SELECT count(*) FROM practice_card; SELECT count(*) FROM word'"
    let before = try terminal.run(count).output
    let trial = try terminal.run("glot import cards.apkg --data-dir other --dry-run --json").output
    #expect(trial.hasPrefix(#"{"new":4,"merged":0,"skipped":0,"bad":[],"cards":"#), "\(trial)")
    #expect(try terminal.run(count).output == before)
    let imported = try terminal.run("glot import cards.apkg --data-dir other --json").output
    #expect(imported == trial)
    #expect(try terminal.run("glot undo --data-dir other && \(count)").output.hasSuffix(before))
    let again = try terminal.run("glot redo --data-dir other -q && glot import cards.apkg --data-dir other --plain").output
    #expect(again.contains("answers\t0"), "\(again)")
  }

  @Test func `a whole collection is read as a package is`() throws {
    let answer = try terminal.run("mkdir p; $PACKAGES bad p; mv p/twice.apkg deck.colpkg; glot import deck.colpkg --from es --to en --json")
    #expect(answer.status == 0 && answer.output.hasPrefix(#"{"new":1,"merged":0,"skipped":0,"bad":[],"cards":1,"#), "\(answer)")
    let listed = try terminal.run("glot list --plain | cut -f 2,3; glot history --plain | cut -f 3")
    #expect(listed.output == "casa\thouse\nimport\n", "\(listed)")
    let cut = try terminal.run("cp p/cut.apkg cut.colpkg; glot import cut.colpkg")
    #expect(cut.status == 65 && cut.errors.hasPrefix("cut.colpkg is incomplete: its end is missing."), "\(cut)")
  }

  @Test(.enabled(if: Components.anki != nil, "skipped: there is no Anki (the Python package anki, in .build-anki)"))
  func `Anki takes a package and gives the same back, in both schemas`() throws {
    try learn()
    let answers = try terminal.run("sqlite3 own/glot.db \"SELECT count(*) FROM practice_log WHERE event = 0\"").output
    let taken = try terminal.run("glot export cards.apkg --data-dir own -q && $ANKI take cards.apkg")
    #expect(taken.output.hasSuffix("4 8 \(answers)"), "\(taken)")
    let before = try content(of: "own").replacing("two words", with: "two_words")
    for package in ["old.apkg", "new.apkg", "old.colpkg", "new.colpkg"] {
      let folder = package.replacing(".", with: "-")
      let imported = try terminal.run("glot import \(package) --data-dir \(folder)")
      #expect(imported.status == 0, "\(imported)")
      #expect(try content(of: folder) == before, "\(package)")
    }
  }
}

/// Packages that cannot be read, or not as a whole.
struct BadPackageTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/anki-package.py").path(percentEncoded: false)
    terminal["TMPDIR"] = terminal.home.path(percentEncoded: false)
    _ = try terminal.run("mkdir p; python3 \(script) bad p; glot add sol -d es:en --no-lookup -q")
  }

  @Test func `what cannot be read is told in a sentence, and nothing changes`() throws {
    let all = [
      ("cut", 65, "p/cut.apkg is incomplete: its end is missing."), ("foreign", 65, "p/foreign.apkg is not an Anki package."),
      ("outside", 65, "p/outside.apkg is not an Anki package."),
      ("newer", 65, "p/newer.apkg is from a newer version of Anki (schema 19)."),
      ("newest", 65, "p/newest.apkg is from a newer version of Anki (schema 4)."),
      ("oldest", 65, "p/oldest.apkg is from a very old version of Anki (schema 3)."),
      ("notes", 65, "p/notes.apkg is damaged."), ("rubbish", 65, "p/rubbish.apkg is damaged."),
      ("bomb", 65, "p/bomb.apkg holds more than 64 MB when unpacked, so it is not read."),
      ("lying", 65, "p/lying.apkg holds more than 561 MB when unpacked, so it is not read."),
      ("missing", 66, "There is no file p/missing.apkg."),
    ]
    for (name, status, sentence) in all {
      let answer = try terminal.run("glot import p/\(name).apkg --from es --to en")
      #expect(Int(answer.status) == status && answer.output == "", "\(answer)")
      #expect(answer.errors.hasPrefix(sentence), "\(answer)")
    }
    let folder = try terminal.run("mkdir f.apkg; glot import f.apkg")
    #expect(folder.status == 66, "\(folder)")
    #expect(try terminal.run("glot list --plain | cut -f2").output == "sol\n")
    // Nothing is left of what was unpacked.
    #expect(try terminal.run("ls -A | grep -c glot-anki").output == "0\n")
  }

  @Test func `a package that is no archive at all is told`() throws {
    let answer = try terminal.run("printf 'casa,house\\n' > text.apkg; glot import text.apkg --from es --to en")
    #expect(answer.status == 65 && answer.errors.hasPrefix("text.apkg is not an Anki package. Nothing was changed."), "\(answer)")
  }

  @Test func `sounds with paths, and lists of media that are none, do no harm`() throws {
    for name in ["good", "media", "twice", "others", "folder"] {
      let answer = try terminal.run("glot import p/\(name).apkg --from es --to en --json --data-dir \(name)")
      #expect(answer.status == 0 && answer.output.contains(#""media":["../../etc/passwd"],"media_count":1"#), "\(answer)")
      #expect(try terminal.run("glot list --plain --data-dir \(name) | cut -f2,3").output == "casa\thouse\n")
    }
  }

  @Test(arguments: ["future", "before", "extreme"])
  func `answers from the future, or before there was Anki, are told and left out`(name: String) throws {
    let strict = try terminal.run("glot import p/\(name).apkg --from es --to en --strict")
    #expect(strict.status == 65 && strict.output.hasPrefix("0 new"), "\(strict)")
    #expect(try terminal.run("glot list --plain | cut -f2").output == "sol\n")
    let answer = try terminal.run("glot import p/\(name).apkg --from es --to en")
    #expect(answer.status == 65 && answer.output.contains("note 1 in “Default”: The word is imported without "), "\(answer)")
    #expect(try terminal.run("glot list --plain | cut -f2").output == "sol\ncasa\n")
    let log = try terminal.run("sqlite3 .local/share/glot/glot.db 'SELECT given FROM practice_log WHERE event = 0'").output
    #expect(log == "1700000000000\n")
  }

  @Test func `many words with such answers are one line`() throws {
    let answer = try terminal.run("glot import p/many-future.apkg --from es --to en")
    #expect(answer.status == 65, "\(answer)")
    #expect(
      answer.output.contains(
        "note 1 in “Default”: 300 words, this one first, are imported without 300 answers whose time is impossible, such as "), "\(answer)")
    #expect(answer.output.matches(of: #/whose time/#).count == 1 && answer.errors.contains("\n1 record cannot be imported."), "\(answer)")
    #expect(try terminal.run("glot list --plain | wc -l").output == "301\n")
  }

  @Test func `a note whose word was changed in Anki is the same word`() throws {
    let answer = try terminal.run(
      """
      glot import p/unordered.apkg --from es --to en > told 2>&1; glot import p/changed.apkg --from es --to en --plain
      glot list --plain | cut -f2,3
      """)
    #expect(
      answer.output.hasPrefix("new\t0\nmerged\t1\nskipped\t0\n")
        && answer.output.hasSuffix("\nsol\t\ncasa\thouse; home\n"), "\(answer)")
  }

  @Test(arguments: ["unordered", "remembered"])
  func `computing all again keeps the schedule of Anki`(name: String) throws {
    let cards = "sqlite3 .local/share/glot/glot.db 'SELECT due_day, stability, difficulty, stage, answers FROM practice_card'"
    let answer = try terminal.run(
      "glot import p/\(name).apkg --from es --to en > told 2>&1; \(cards); glot practice rebuild > told; \(cards)")
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.first == lines.last, "\(answer)")
  }

  @Test func `answers out of order count by their times`() throws {
    let answer = try terminal.run("glot import p/unordered.apkg --from es --to en -q")
    #expect(answer.status == 0, "\(answer)")
    // The collection began on 1 November 2023, and the card is due forty days later.
    let card = try terminal.run(
      "sqlite3 .local/share/glot/glot.db \"SELECT date(due_day * 86400, 'unixepoch'), answers, answered FROM practice_card\"")
    #expect(card.output == "2023-12-11|2|1700000000000\n")
  }

  @Test func `a note without a word is told, and the others are imported`() throws {
    let answer = try terminal.run("glot import p/blank.apkg --from es --to en")
    #expect(answer.status == 65 && answer.output.contains("1 new") && answer.output.contains("note 2: “text” is blank."), "\(answer)")
  }

  @Test func `a package is read from a file and written to one`() throws {
    // A pipe is copied, as a package is read from its end. Nothing is left of the copy.
    for command in ["cat p/good.apkg | glot import -", "glot import --format apkg < p/good.apkg"] {
      let input = try terminal.run("\(command) --from es --to en --data-dir piped --plain; ls -A | grep -c glot-")
      #expect(input.output.hasPrefix("new\t") && input.output.hasSuffix("\n0\n"), "\(input)")
    }
    #expect(try terminal.run("glot list --plain --data-dir piped | cut -f2,3").output == "casa\thouse\n")
    let cut = try terminal.run("cat p/cut.apkg | glot import - --from es --to en")
    #expect(cut.status == 65 && cut.errors.hasPrefix("Standard input is incomplete: its end is missing."), "\(cut)")
    let output = try terminal.run("glot export --format apkg")
    #expect(output.status == 64 && output.errors.hasPrefix("An Anki package cannot be written to standard output."), "\(output)")
    let device = try terminal.run("glot export /dev/null --format apkg; test -c /dev/null && echo there")
    #expect(device.output == "there\n" && !device.errors.isEmpty, "\(device)")
    let own = try terminal.run("glot export .local/share/glot/glot.db --format apkg; glot list --plain | cut -f2")
    #expect(own.output == "sol\n", "\(own)")
    let nowhere = try terminal.run("glot export nowhere/cards.apkg")
    #expect(nowhere.status == 73, "\(nowhere)")
  }
}
