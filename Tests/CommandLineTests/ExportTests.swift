import Foundation
import Testing

/// Everything out and back in, and what cannot come in.
struct ExportTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal() }

  private static let record =
    #"{"number":1,"id":"00000000-0000-4000-8000-000000000001","text":"casa","from":"es","to":"en","own_translations":[],"found":null,"#
    + #""pending_reason":null,"starred":false,"note":null,"tags":[],"lookups":1,"created":"2026-11-21T16:49:33.123Z","#
    + #""updated":"2026-11-21T16:49:33.123Z"}"#

  /// The report on a file with one record, in which `old` is replaced by `new`, as JSON.
  private func importing(_ old: String, _ new: String, options: String = "") throws -> Terminal.Answer {
    let file = #"{"format":"glot","version":1,"words":[\#(Self.record)]}"#.replacing(old, with: new)
    return try terminal.run("glot import --json \(options)", input: Data(file.utf8))
  }

  @Test func `what went out and came in is the same, byte for byte`() throws {
    let setUp = """
      glot lang es en -q >/dev/null; glot add casa perro árbol 'buenos días' -q >/dev/null; glot add собаками -d ru:de -q >/dev/null
      glot add xyzzy --note 'a "note" \\ с двумя; ½ 日本' --tag b --tag a --star -q >/dev/null; glot add casa -q >/dev/null
      glot edit perro --translation hound --add-translation 'the dog' -q >/dev/null; glot rm árbol -q >/dev/null; glot unstar casa -q >/dev/null
      glot export --all > a.json; glot export --all b.json -q >/dev/null; glot import a.json --data-dir new --plain
      glot export --all c.json --data-dir new -q > /dev/null; glot import c.json --plain
      """
    #expect(try terminal.run(setUp).output == "new\t5\nmerged\t0\nskipped\t0\nnew\t0\nmerged\t0\nskipped\t5\n")
    for other in ["b.json", "c.json"] {
      let answer = try terminal.run("diff <(tail -n +2 a.json) <(tail -n +2 \(other)) && grep -c own_translations a.json")
      #expect(answer.output == "5\n", "\(other)")
    }
    #expect(try terminal.run("python3 -m json.tool < a.json > /dev/null && stat -c %a b.json").output == "600\n")
    #expect(try terminal.run("glot history --data-dir new --plain | wc -l").output == "1\n")
    #expect(try terminal.run("diff <(glot list --data-dir new --json) <(glot list --json)").output == "")
  }

  @Test func `a direction that was chosen here stays, one that was not comes in`() throws {
    let answer = try terminal.run(
      """
      glot lang es en -q >told; glot export --all >a.json; glot lang de ru --data-dir chosen -q >told
      for folder in chosen new; do glot import a.json --data-dir $folder -q; glot lang --data-dir $folder --plain; done
      """)
    #expect(answer.output.contains("de\tru\n") && answer.output.hasSuffix("es\ten\n"), "\(answer)")
  }

  @Test func `everything of every feature comes back in, as one step`() throws {
    let setUp = """
      glot lang es en -q >/dev/null; glot add casa perro gato libro mesa árbol -q >/dev/null; glot todo add 'milk every week' -q >/dev/null
      printf '3\\n:suspend\\n2\\n:undo\\n:bury\\n' | glot practice -q >/dev/null; glot practice unsuspend casa perro gato libro mesa árbol -q >/dev/null
      weights=0.2,1.3,2.3,20,6.4,0.8,3.0,0.001,1.9,0.2,0.8,1.5,0.06,0.3,1.6,0.6,1.9,0.5,0.1,0.07,0.15
      echo "{\\"format\\":\\"glot\\",\\"version\\":1,\\"practice_parameters\\":[$weights]}" | glot import - -q >/dev/null
      text='{"id":"6F9619FF-8B86-4011-B42D-00CF4FC964FF","path":"/libro.txt","sha256":"00","title":null,"from":"es","to":"en","block":4,"word":2'
      echo '{"format":"glot","version":1,"texts":['$text',"words":9,"known":3,"opened":"2026-11-21T17:00:00.000Z"}]}' | glot import - -q >/dev/null
      glot read mark known casa -q >/dev/null; glot level --from es --set 3000 -q >/dev/null; glot read mark ignored gato -q >/dev/null
      yes | glot play -q >/dev/null; glot keys press 1 -q >/dev/null; glot ubco hola mundo -q >/dev/null; glot stem --keep KMZLZ KMZ -q >/dev/null
      glot export --all > a.json; python3 -c "import json; print([k for k, v in json.load(open('a.json')).items() if not v])"
      glot import a.json --data-dir new -q >/dev/null; echo $?; diff <(tail -n +2 a.json) <(glot export --all --data-dir new | tail -n +2) && echo same
      glot history --data-dir new --plain | wc -l
      glot import a.json --plain
      """
    #expect(try terminal.run(setUp).output == "[]\n0\nsame\n1\nnew\t0\nmerged\t0\nskipped\t25\n")
  }

  @Test(arguments: ["json.dumps(d)", "json.dumps(d, indent=3, sort_keys=True)", "json.dumps(d, ensure_ascii=False, separators=(',', ':'))"])
  func `the same document in another layout is read the same`(layout: String) throws {
    let script = """
      glot add casa собака -d es:en --note 'é 😀' -q >/dev/null; glot export --all > a.json
      python3 -c "import json; d = json.load(open('a.json')); print(\(layout))" > b.json
      glot import b.json --plain; glot import b.json --data-dir new -q >/dev/null
      diff <(glot export --all | tail -n +2) <(glot export --all --data-dir new | tail -n +2)
      """
    #expect(try terminal.run(script).output == "new\t0\nmerged\t0\nskipped\t2\n")
  }

  @Test(
    arguments: [
      ("", 65, "empty_file"), (" \n", 65, "empty_file"), ("[1,2]", 65, "bad_records"),
      ("{}", 65, "foreign_file"),
      ("{\"format\":\"other\",\"version\":1}", 65, "foreign_file"), ("{\"format\":\"glot\"}", 65, "foreign_file"),
      ("{\"format\":\"glot\",\"version\":\"1\"}", 65, "foreign_file"), ("{\"format\":\"glot\",\"version\":0}", 65, "foreign_file"),
      ("{\"format\":\"glot\",\"version\":2}", 78, "newer_file"), ("{\"format\":\"glot\",\"version\":1", 65, "bad_json"),
      ("{\"format\":\"glot\",\"version\":1} x", 65, "bad_json"), ("{\"format\":\"glot\",\"version\":1,\"words\":[{]}", 65, "bad_json"),
      ("{\"format\":\"glot\",\"version\":1,\"words\":[],\"words\":[]}", 65, "duplicate_key"),
      ("{\"format\":\"glot\",\"version\":1,\"words\":{}}", 65, "bad_records"),
      ("{\"format\":\"glot\",\"version\":1,\"direction\":{\"from\":\"es\",\"to\":\"es\"}}", 65, "bad_records"),
    ] as [(String, Int32, String)])
  func `a file that cannot be read is refused`(content: String, status: Int32, code: String) throws {
    let answer = try terminal.run("glot import --json", input: Data(content.utf8))
    #expect(answer.status == status)
    #expect(answer.errors.contains("\"code\":\"\(code)\""))
    #expect(try terminal.run("ls -A .local 2>/dev/null").output == "")
  }

  @Test(arguments: [
    ("\"number\":1", "\"number\":\"1\"", "bad_number"), ("\"number\":1", "\"number\":-1", "bad_number"),
    ("\"number\":1", "\"number\":99999999999999999999", "bad_number"), ("\"number\":1,", "", "missing_field"),
    ("\"lookups\":1", "\"lookups\":1.5", "bad_number"), ("\"text\":\"casa\"", "\"text\":\" \"", "blank"),
    ("\"text\":\"casa\"", "\"text\":\"a\\u0007b\"", "control_character"), ("\"text\":\"casa\"", "\"text\":\"\\ud800\"", "lone_surrogate"),
    ("\"text\":\"casa\"", "\"text\":null", "wrong_type"), ("\"to\":\"en\"", "\"to\":\"es\"", "same_language"),
    ("\"to\":\"en\"", "\"to\":\"xx\"", "unknown_language"), ("33.123Z\",\"up", "33.123\",\"up", "bad_time"),
    ("\"id\":\"0000", "\"id\":\"000", "bad_id"), ("\"tags\":[]", "\"tags\":\"a\"", "wrong_type"),
    ("\"tags\":[]", "\"tags\":[1]", "wrong_type"),
    ("\"found\":null", "\"found\":{\"translations\":[],\"part_of_speech\":null,\"source\":\"s\",\"base_form\":null}", "blank"),
    ("\"pending_reason\":null", "\"pending_reason\":\"tired\"", "unknown_value"),
    ("\"starred\":false", "\"starred\":false,\"starred\":true", "duplicate_key"), ("[{", "[[],{", "wrong_type"),
    ("\"note\":null", "\"note\":\"" + String(repeating: "x", count: 1_000_000) + "\"", "too_long"),
  ])
  func `a bad record is told by its line and code`(old: String, new: String, code: String) throws {
    let answer = try importing(old, new)
    #expect(answer.status == 65)
    #expect(answer.output.contains("\"line\":1,\"section\":\"words\",\"record\":1,\"code\":\"\(code)\""))
    #expect(try importing(old, new, options: "--strict").output.hasPrefix("{\"new\":0,\"merged\":0,\"skipped\":0,\"bad\":[{"))
    #expect(try terminal.run("glot list --plain | cut -f2").output == (code == "wrong_type" && old == "[{" ? "casa\n" : ""))
  }

  @Test func `a very long line is read, and bytes that are no UTF-8 are told`() throws {
    let long = "(printf '{\"format\":\"glot\",\"version\":1,\"x\":\"'; head -c 100000000 /dev/zero | tr '\\0' a; printf '\"}') > long.json"
    let answer = try terminal.run("\(long); glot import long.json --json")
    #expect(answer.status == 0)
    let broken = try terminal.run("printf '{\\n\"format\":\"gl\\xffot\"}' | glot import")
    #expect(broken.errors == "Standard input, line 2, is not UTF-8. Nothing was changed.\n")
    #expect(broken.status == 65)
  }

  @Test func `a file that is replaced stays whole when the disk is full`() throws {
    _ = try terminal.run("mkdir disk")
    guard try terminal.run("mount -t tmpfs -o size=600k tmpfs disk").status == 0 else { return }
    defer { _ = try? terminal.run("umount disk") }
    let answer = try terminal.run(
      """
      seq 1 3000 | glot add - -d en:es --no-lookup -q >/dev/null; echo old > disk/a.json
      glot export --all disk/a.json; echo $?; cat disk/a.json; ls disk
      """
    )
    #expect(answer.output == "74\nold\na.json\n")
  }
}
