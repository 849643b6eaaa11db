import Foundation
import Testing

/// The practice of a new user, in the command line and on the full screen.
@Suite(.serialized)
struct PracticeDialogueTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal(language: "C.UTF-8") }

  /// The end of a session at this moment, in which all cards are answered with “good”.
  private func practised(_ now: String) throws -> String {
    try terminal.run("yes 3 | glot practice --json --now \(now) | tail -n 1").output
  }

  @Test func `twenty words are practised on three days`() throws {
    _ = try terminal.run(
      """
      glot lang es en; glot add casa perro gato mesa libro agua pan leche puerta ventana -q
      glot add calle ciudad mano ojo cabeza noche día año tiempo hombre -q
      """)
    #expect(try terminal.run("glot practice due --plain --now 2027-03-01T18:00:00Z").output == "0\t20\n")
    // Each new word is asked again ten minutes later, before it is learned.
    let first = try practised("2027-03-01T18:00:00Z")
    #expect(first == #"{"event":"end","reviewed":40,"correct":40,"new":20,"left":0,"tomorrow":0}"# + "\n")
    #expect(try terminal.run("glot practice due --plain --now 2027-03-01T19:00:00Z").output == "0\t0\n")
    // On the next day the other direction is begun; before four in the morning that day has not begun.
    #expect(try terminal.run("glot practice due --plain --now 2027-03-02T03:59:00Z").output == "0\t0\n")
    let second = try practised("2027-03-02T08:00:00Z")
    #expect(second == #"{"event":"end","reviewed":40,"correct":40,"new":20,"left":0,"tomorrow":20}"# + "\n")
    let third = try practised("2027-03-03T08:00:00Z")
    #expect(third.hasPrefix(#"{"event":"end","reviewed":20,"correct":20,"new":0,"left":0,"#))
    #expect(try terminal.run("glot history --plain | grep -c answer").output == "100\n")
    #expect(try terminal.run("glot verify --deep").status == 0)
  }

  @Test(arguments: [("--plain", "card\t1\t"), ("--json", #"{"event":"card","index":1,"#)])
  func `with this option it is a dialogue of lines on a terminal, too`(option: String, begin: String) throws {
    _ = try terminal.run("glot lang es en -q; glot add casa -q")
    let told = try terminal.run("printf ':quit\\n' | script -qec 'glot practice \(option)' /dev/null | tr -d '\\r' | grep -v '^:quit'")
    #expect(told.output.hasPrefix(begin) && !told.output.contains("\u{1B}"), "\(told.output)")
  }

  @Test func `a new word is commoner or newer than those after it`() throws {
    _ = try terminal.run("glot lang es en; glot add desarrollo -q; glot add almena agua -q")
    let asked = try terminal.run("yes 3 | glot practice --json --new 3 | grep '\"kind\":\"recognise\"' | grep -o '\"prompt\":\"[^\"]*'")
    #expect(asked.output == "\"prompt\":\"agua\n\"prompt\":\"desarrollo\n\"prompt\":\"almena\n")
  }

  @Test func `a database from before the practice is brought up to date, and its backup too`() throws {
    // The database of a program that knew no practice, after “glot add casa perro -d es:en”.
    let dump = Terminal.checkout.appending(path: "Tests/CommandLineTests/database-10.sql").path(percentEncoded: false)
    _ = try terminal.run("mkdir -p .local/share/glot; sqlite3 .local/share/glot/glot.db < '\(dump)'; cp .local/share/glot/glot.db old.db")
    #expect(try terminal.run("echo 3 | glot practice --new 1 --plain | grep -c ^answer").output == "1\n")
    #expect(try terminal.run("glot undo; glot history --plain | grep -c add; glot verify --deep -q").status == 0)
    #expect(try terminal.run("(glot rm casa; glot restore old.db) > /dev/null 2>&1; glot list --plain | wc -l").output == "2\n")
    #expect(try terminal.run("glot practice due --plain").output == "0\t2\n")
    #expect(try terminal.run("glot verify --deep").status == 0)
  }

  /// Adds words, the first of which was learned from its meaning some months ago.
  private func learned(_ words: String, direction: String) throws {
    _ = try terminal.run(
      """
      glot lang \(direction) -q; glot add \(words) -q
      glot list --json --sort oldest | python3 -c 'import json, sys, uuid
      word = json.load(sys.stdin)[0]["id"]
      def answer(number, side, day, before, days):
        return {"id": str(uuid.UUID(int=number, version=4)), "word": word, "direction": side, "time": day + "T12:00:00Z", "day": day,
          "event": "answer", "grade": 4, "kind": "recognise", "milliseconds": 1000, "before": before, "days": days}
      print(json.dumps({"format": "glot", "version": 1, "practice": [
        answer(1, "to", "2026-01-01", "new", 8), answer(2, "to", "2026-01-09", "review", 60)]}))' | glot import - -q
      """)
  }

  @Test func `what is typed is judged, corrected, taken back and counted`() throws {
    try learned("desarrollo casa", direction: "es en")
    let session = try ScreenSession(terminal)
    try session.start("glot; echo ended $?")
    try session.shows("1 Words")
    try session.type("M-2", shows: "1 due, 2 new")
    try session.type("Enter", shows: "Session", "development", "type the word")
    try session.write("desarollo", shows: "› desarollo")
    try session.type("Enter", shows: "almost: a slip", "desarrollo", "2 hard")
    try session.type("Enter", shows: "✓ 1", "casa", "What does it mean?")
    // A letter would begin the answer.
    try session.type("C-_", shows: "✓ 0", "type the word")
    try session.write("casa")
    try session.type("Enter", shows: "✗", "desarrollo")
    try session.type("Enter", shows: "✗ 1")
    try session.type("Escape", shows: "Practice", "Remembered at reviews")
    try session.type("q", shows: "ended 0")
    let events = #"""
      glot export --all | python3 -c 'import json, sys; print([(e["event"], e.get("grade")) for e in json.load(sys.stdin)["practice"][2:]])'
      """#
    #expect(try terminal.run(events).output == "[('answer', 2), ('retraction', None), ('answer', 1)]\n")
  }

  /// Adds words, the first of which was forgotten so often that it is a leech when it is forgotten once more.
  private func almostLeech() throws {
    _ = try terminal.run(
      """
      glot lang es en -q; glot add desarrollo casa perro gato mesa -q
      glot list --json --sort oldest | python3 -c 'import json, sys, uuid
      word = json.load(sys.stdin)[0]["id"]
      def answer(number, grade, before, interval):
        day = "2026-%02d-%02d" % (1 + number // 28, 1 + number % 28)
        return {"id": str(uuid.UUID(int=number, version=4)), "word": word, "direction": "from", "time": day + "T12:00:00Z", "day": day,
          "event": "answer", "grade": grade, "kind": "recognise", "milliseconds": 1000, "before": before, **interval}
      answers = [answer(1, 4, "new", {"days": 8})]
      for lapse in range(7):
        answers += [answer(2 + 2 * lapse, 1, "review", {"seconds": 600}), answer(3 + 2 * lapse, 3, "relearning", {"days": 1})]
      print(json.dumps({"format": "glot", "version": 1, "practice": answers}))' | glot import - -q
      """)
  }

  /// What is told of the word that was forgotten too often.
  private let leech = "glot find is:leech --plain | cut -f 2; glot find tag:leech is:suspended --plain | cut -f 2; glot show desarrollo"

  @Test func `a word that was forgotten eight times is tagged and set aside, line by line`() throws {
    try almostLeech()
    #expect(try terminal.run("glot find is:leech").status == 1)
    let told = try terminal.run("echo 1 | glot practice --new 0 --direction from 2>&1 >/dev/null")
    #expect(
      told.output
        == "“desarrollo” was forgotten too often and is set aside. Split it, add a note, or drop it;"
        + " to practise it again: glot practice unsuspend\n"
    )
    let seen = try terminal.run(leech).output
    #expect(seen.hasPrefix("desarrollo\ndesarrollo\n") && seen.contains("set aside, as it is forgotten too often"))
    #expect(try terminal.run("glot practice due --plain | cut -f 1").output == "0\n")
    // One step takes back the answer and all that followed from it.
    let undone = try terminal.run("glot undo > told; for is in is:leech tag:leech is:suspended; do glot find $is --plain 2> told; done")
    #expect(undone.output == "", "\(undone)")
    #expect(try terminal.run("glot practice due --plain | cut -f 1; glot redo > told; \(leech)").output == "1\n" + seen)
    #expect(try terminal.run("glot practice unsuspend desarrollo -q; glot practice due --plain | cut -f 1").output.hasSuffix("\n0\n"))
  }

  @Test func `what to do about such a word is said in Russian`() throws {
    try almostLeech()
    let told = try terminal.run("echo 1 | glot practice --new 0 --direction from --lang ru 2>&1 >/dev/null")
    #expect(
      told.output
        == "«desarrollo» слишком часто забывается и исключено. Разделите его, добавьте заметку или откажитесь от него."
        + " Вернуть: glot practice unsuspend\n"
    )
    #expect(try terminal.run("glot show desarrollo --lang ru").output.contains("исключено: слишком часто забывается"))
  }

  @Test(
    arguments: [
      ("en", "This card was just answered or changed in another terminal."),
      ("ru", "На эту карточку только что ответили в другом терминале."),
    ])
  func `of two sessions at once each answer counts once, and the later one is told`(language: String, sentence: String) throws {
    _ = try terminal.run("glot lang es en -q; glot add casa perro gato -q")
    // The second session answers the card that the first one still asks, and then the first one goes on with the next card.
    let answer = try terminal.run(
      """
      coproc FIRST { exec glot practice --json --direction from --lang \(language); }
      first=$FIRST_PID
      read -r card <&${FIRST[0]}; echo "$card"
      echo 4 | glot practice --json --direction from --new 1 --lang \(language)
      echo 3 >&${FIRST[1]}
      read -r card <&${FIRST[0]}; echo "$card"
      read -r card <&${FIRST[0]}; echo "$card"
      echo 4 >&${FIRST[1]}
      read -r card <&${FIRST[0]}; echo "$card"
      echo :quit >&${FIRST[1]}
      wait $first
      """)
    #expect(answer.status == 0 && answer.errors == "", "\(answer)")
    var events = answer.output.split(separator: "\n").map { $0.prefix { $0 != "}" } }
    #expect(events.remove(at: 4) == #"{"event":"problem","index":1,"code":"answered_elsewhere","message":"\#(sentence)""#, "\(answer)")
    func prompt(_ event: Substring) -> Substring? { event.firstMatch(of: #/"prompt":"([a-z]*)"/#)?.output.1 }
    #expect(events[0].contains("\"card\"") && prompt(events[0]) == prompt(events[1]), "\(answer)")
    #expect(events[2].contains("\"answer\"") && prompt(events[4]) != prompt(events[0]), "\(answer)")
    #expect(events[4].contains("\"card\"") && events[5].contains("\"answer\""), "\(answer)")
    let grades = "import json, sys; print([entry[\"grade\"] for entry in json.load(sys.stdin)[\"practice\"]])"
    #expect(try terminal.run("glot export --all | python3 -c '\(grades)'").output == "[4, 4]\n")
    #expect(try terminal.run("glot practice due --plain; glot verify --deep -q").output.hasPrefix("0\t"))
  }

  /// What a session in JSON tells after `elsewhere` ran while it asked its second card, and `line` was its next answer.
  private func told(_ elsewhere: String, then line: String) throws -> String {
    let answer = try terminal.run(
      """
      glot lang es en -q; glot add casa perro gato -q
      coproc FIRST { exec glot practice --json --direction from; }
      first=$FIRST_PID
      read -r card <&${FIRST[0]}; echo 4 >&${FIRST[1]}; read -r card <&${FIRST[0]}; read -r card <&${FIRST[0]}
      word=$(echo "$card" | sed 's/.*"prompt":"\\([a-z]*\\)".*/\\1/')
      (\(elsewhere)) > /dev/null 2>&1
      echo '\(line)' >&${FIRST[1]}
      read -r told <&${FIRST[0]}; echo "$told"
      read -r card <&${FIRST[0]}; echo "$card"
      echo :quit >&${FIRST[1]}
      read -r end <&${FIRST[0]}; echo "$end"
      wait $first
      """)
    #expect(answer.status == 0 && answer.errors == "", "\(answer)")
    return answer.output
  }

  @Test(
    arguments: [
      ("glot undo", ":undo", "undone_elsewhere", 0), ("glot practice reset casa perro gato", ":undo", "changed_elsewhere", 1),
      ("glot practice suspend $word", "4", "set_aside_elsewhere", 1), ("glot practice bury $word", "4", "set_aside_elsewhere", 1),
      ("glot rm $word", "4", "deleted_elsewhere", 1),
    ])
  func `what was changed elsewhere is told, and the session goes on`(elsewhere: String, line: String, code: String, count: Int) throws {
    let told = try told(elsewhere, then: line)
    #expect(told.contains(#"{"event":"problem","index":2,"code":"\#(code)","message":""#), "\(told)")
    #expect(told.contains(#"{"event":"card","index":3,"#) && told.contains(#"{"event":"end","reviewed":\#(count),"#), "\(told)")
  }

  @Test func `what is not an answer is told as an event`() throws {
    try learned("desarrollo casa", direction: "es en")
    let answer = try terminal.run(#"printf '\n:nonsense\n:undo\n5 \xff\n:star\n' | glot practice --json --direction to --new 0"#)
    #expect(answer.status == 0 && answer.errors == "", "\(answer)")
    let codes = answer.output.matches(of: #/"event":"(\w+)","index":1,"code":"(\w+)"/#).map { "\($0.output.1) \($0.output.2)" }
    #expect(
      codes == ["problem empty_answer", "problem unknown_command", "problem nothing_to_undo", "problem not_an_answer", "note star"],
      "\(answer)")
  }

  @Test func `a word that is not set aside is not brought back, and nothing is to be undone`() throws {
    _ = try terminal.run("glot lang es en -q; glot add casa perro -q")
    let words = try terminal.run(
      "glot practice unsuspend casa --plain 2>&1 >/dev/null; glot practice suspend casa perro --plain 2>&1 >/dev/null")
    #expect(words.output.hasPrefix("Nothing to change: neither set aside nor put off.\n2 words set aside."), "\(words)")
    let steps = try terminal.run("(glot undo; glot practice unsuspend casa) > told 2>&1; glot history --plain | grep -c unsuspend")
    #expect(steps.output == "0\n", "\(steps)")
  }

  @Test(arguments: ["--json", "--plain"])
  func `a picture in another format is refused`(option: String) throws {
    let answer = try terminal.run("glot practice stats --format svg \(option)")
    #expect(answer.status == 64 && answer.output == "" && answer.errors.contains("A picture is neither JSON nor plain text."), "\(answer)")
  }

  @Test(arguments: [
    ("practice.new", "-1", "from 0 to 9999"), ("practice.limit", "-20", "from 0 to 9999"),
    ("practice.retention", "-0.5", "from 0.7 to 0.99"),
  ])
  func `a negative value is refused with the range`(key: String, value: String, range: String) throws {
    let answer = try terminal.run("glot config set \(key) \(value)")
    #expect(answer.status == 64 && answer.errors == "“\(value)” is not valid for \(key). Use a number \(range).\n", "\(answer)")
  }

  @Test func `six sessions at once count each answer once, and none ends before its time`() throws {
    let answer = try terminal.run(
      """
      glot lang es en -q > told
      glot add casa perro gato mesa libro agua pan leche puerta ventana calle ciudad mano ojo cabeza noche día año tiempo hombre -q > told
      for session in 1 2 3 4 5 6; do
        (yes 3 | head -n 60 | glot practice --json > out.$session 2> told.$session; echo ${PIPESTATUS[2]} > status.$session) &
      done
      wait
      cat status.*; cat told.*
      cat out.* | grep -c '"event":"answer"'; sqlite3 .local/share/glot/glot.db 'SELECT count(*) FROM practice_log'
      """)
    let lines = answer.output.split(separator: "\n")
    #expect(lines.prefix(6) == ["0", "0", "0", "0", "0", "0"] && lines.count == 8 && lines[6] == lines[7], "\(answer)")
  }

  @Test func `a backup brings back the answers of its time, and undoing brings back the later ones`() throws {
    let answer = try terminal.run(
      """
      observe() {
        glot export --all | tail -n +2
        for day in 02 10 25; do glot practice due --plain --now 2027-01-${day}T12:00:00Z; done
        glot practice stats --json --now 2027-01-25T12:00:00Z
      }
      glot lang es en -q; glot add casa perro gato mesa -q
      yes 3 | glot practice --plain --now 2027-01-01T12:00:00Z > /dev/null
      glot backup then.db -q; observe > then
      printf '4\\n1\\n4\\n' | glot practice --plain --now 2027-01-20T12:00:00Z > /dev/null
      glot practice suspend gato -q; glot practice reschedule mesa --due 2099-01-01 -q; observe > now
      glot restore then.db -q; observe > restored
      glot undo -q; observe > undone
      glot redo -q; observe > redone
      glot verify --deep -q
      """)
    #expect(answer.status == 0, "\(answer)")
    let compared = try terminal.run("cmp then restored && cmp now undone && cmp then redone && ! cmp -s then now && wc -l < then")
    #expect(compared.status == 0 && Int(compared.output.filter(\.isNumber)).map { $0 > 10 } == true, "\(compared)")
  }

  @Test func `a word that was forgotten eight times is tagged and set aside, on the screen`() throws {
    try almostLeech()
    let session = try ScreenSession(terminal)
    try session.start("glot practice --new 0 --direction from; echo ended $?")
    try session.shows("Session", "desarrollo")
    try session.type("Enter", shows: "1 again")
    try session.type("1", shows: "“desarrollo” was forgotten too often and is set aside. Split it, add a note", "(e), or drop it.")
    try session.type("u", shows: "✗ 0", "desarrollo  es → en")
    try session.type("Enter", shows: "1 again")
    try session.type("1", shows: "was forgotten too often and is set aside")
    try session.type("C-c", shows: "ended 0")
    #expect(try terminal.run(leech).output.hasPrefix("desarrollo\ndesarrollo\n"))
  }

  @Test func `a German noun is asked with its article, in Russian`() throws {
    try learned("Haus Hund", direction: "de ru")
    let session = try ScreenSession(terminal)
    try session.start("glot practice --lang ru; echo ended $?")
    try session.shows("Сеанс", "дом", "напишите слово с артиклем")
    try session.write("die Haus")
    try session.type("Enter", shows: "нужен артикль das", "das Haus", "2 трудно")
    try session.type("4", shows: "✓ 1", "Что это значит?")
    try session.type("C-c", shows: "ended 0")
  }
}
