import Foundation
import Testing

/// The game as its players meet it: on a terminal, in a pipe, and killed in the middle.
@Suite(.serialized)
struct GameTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal(language: "C.UTF-8")
    let deck = (1...30).map { "word\($0)\twort\($0)\n" }.joined()
    try Data(deck.utf8).write(to: terminal.home.appending(path: "deck.tsv"))
  }

  private func rounds() throws -> [[String]] {
    try terminal.run("glot play scores --plain").output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }

  @Test func `a round is played on the whole terminal, and its answers are kept`() throws {
    let session = try ScreenSession(terminal)
    try session.start("glot play --deck deck.tsv --seed 1 --chance 0 --pairs 4 --no-timer; echo ended $?")
    try session.shows("1/4", "Round", "y yes")
    try session.type("n", shows: "2/4", "✓ 1")
    try session.type("y", shows: "3/4", "✗ 1")
    try session.type("n", "n", shows: "You won!", "3 right, 1 wrong", "To remember:")
    #expect(try rounds().map { Array($0[1...3]) } == [["won", "3", "1"]])
    try session.type("m", shows: "1/1")
    try session.type("q", shows: "Play with the most common words")
    try session.type("q", shows: "ended 0")
  }

  @Test func `one run has one database open, whatever was read before the first screen`() throws {
    _ = try terminal.run("echo y | glot play --deck deck.tsv --seed 1 --chance 0 --pairs 2 --json")
    let session = try ScreenSession(terminal)
    try session.start("glot play --mistakes --deck deck.tsv --no-timer; echo ended $?")
    try session.shows("1/1", "y yes")
    let home = terminal.home.lastPathComponent
    let open = try terminal.run("ls -l /proc/[0-9]*/fd 2> /dev/null | grep -c '/\(home)/.local/share/glot/glot.db$'")
    #expect(open.output == "1\n")
    try session.type("q", "q", shows: "ended 0")
  }

  @Test func `words fall by themselves, and time out`() throws {
    let session = try ScreenSession(terminal)
    try session.start("glot play --deck deck.tsv --seed 1 --chance 0 --seconds 1 --lives 2; echo ended $?")
    try session.shows("You lost.", "0 right, 2 wrong")
    #expect(try rounds().map { Array($0[1...3]) } == [["lost", "0", "2"]])
    try session.type("q", "q", shows: "ended 0")
  }

  @Test func `a stopped program goes on in a pause`() throws {
    let session = try ScreenSession(terminal)
    // The word must be neither gone before the game is stopped, on a busy machine, nor still falling after it if time ran on.
    try session.start("glot play --deck deck.tsv --seed 1 --seconds 10")
    try session.shows("1/15")
    try session.type("C-z", shows: "Stopped")
    _ = try terminal.run("sleep 11")
    try session.start("fg")
    try session.shows("Paused", "✗ 0")
    try session.type("q", "q", shows: "ready>")
  }

  @Test func `a game that is killed has kept every answer it was given`() throws {
    for count in 1...4 {
      let fresh = try Terminal(language: "C.UTF-8")
      try Data(contentsOf: terminal.home.appending(path: "deck.tsv")).write(to: fresh.home.appending(path: "deck.tsv"))
      // The game is killed as soon as the result of its last answer is there, while it waits for the next one.
      let answer = try fresh.run(
        """
        coproc GAME { exec glot play --deck deck.tsv --seed 1 --chance 0 --json; }
        read -r pair <&${GAME[0]}
        for ((i = 0; i < \(count); i++)); do
          echo n >&${GAME[1]}
          read -r answer <&${GAME[0]}
          read -r pair <&${GAME[0]}
        done
        kill -9 $GAME_PID
        wait
        """
      )
      #expect(answer.status == 137 || answer.status == 0)
      let kept = try fresh.run("glot play scores --plain").output.split(separator: "\t").map(String.init)
      #expect(Array(kept[1...3]) == ["paused", "\(count)", "0"])
      let resumed = try fresh.run("glot play --resume --json < /dev/null").output
      #expect(resumed.hasPrefix("{\"event\":\"pair\",\"index\":\(count + 1),"))
      #expect(try fresh.run("glot verify --deep").status == 0)
    }
  }

  @Test func `a round that goes on in another terminal is told, and its answers stay`() throws {
    _ = try terminal.run("echo n | glot play --deck deck.tsv --seed 1 --chance 0 --json")
    let answer = try terminal.run(
      """
      coproc GAME { exec glot play --resume --deck deck.tsv --json; }
      # The shell forgets the variable as soon as the game has ended.
      game=$GAME_PID
      read -r pair <&${GAME[0]}
      echo n | glot play --resume --deck deck.tsv --json > /dev/null
      echo y >&${GAME[1]}
      wait $game
      """
    )
    #expect(answer.status == 75)
    #expect(answer.errors.contains("This round continues in another terminal"))
    #expect(try rounds().map { Array($0[1...3]) } == [["paused", "2", "0"]])
    #expect(try terminal.run("glot verify --deep").status == 0)
  }

  @Test func `each event is written as soon as it is known`() throws {
    let answer = try terminal.run(
      """
      coproc GAME { exec glot play --deck deck.tsv --seed 1 --pairs 2 --json; }
      read -r first <&${GAME[0]}; echo "$first"
      echo y >&${GAME[1]}; read -r second <&${GAME[0]}; echo "$second"
      kill $GAME_PID
      """
    )
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("\"pair\"") && lines[1].contains("\"answer\""))
  }

  @Test func `with a seed the same words give the same pairs, whatever was played and wherever they are kept`() throws {
    let words = (1...40).map { "nuevo\($0)" }.joined(separator: " ")
    func add(_ words: String, _ folder: String) -> String {
      "for w in \(words); do echo $w; done | glot add - -d es:en --no-lookup --translation x -q --data-dir \(folder) >/dev/null"
    }
    _ = try terminal.run(
      add(words, "one") + "; for n in {1..40}; do glot edit nuevo$n --translation t$n -q --data-dir one >/dev/null; done")
    let reversed = (1...40).reversed().map { "nuevo\($0)" }.joined(separator: " ")
    _ = try terminal.run(
      add("gone", "two") + "; " + add(reversed, "two")
        + "; glot rm gone -q --data-dir two > /dev/null; for n in {1..40}; do glot edit nuevo$n --translation t$n -q --data-dir two > /dev/null; done"
    )
    func pairs(_ folder: String, _ answers: String) throws -> [Substring] {
      try terminal.run("\(answers) | glot play -d es:en --seed 5 --lives 100 --json --data-dir \(folder)").output
        .split(separator: "\n").filter { $0.contains("\"pair\"") }
    }
    let first = try pairs("one", "yes")
    #expect(first.count == 15)
    _ = try terminal.run("yes n | glot play -d es:en --data-dir one")
    #expect(try pairs("one", "yes n") == first)
    #expect(try pairs("two", "yes") == first)
  }

  @Test func `one bad entry among ten thousand is told, and the others are played`() throws {
    let deck = (1...10_000).map { $0 == 5_000 ? "bad line\n" : "word\($0)\twort\($0)\n" }.joined()
    try Data(deck.utf8).write(to: terminal.home.appending(path: "large.tsv"))
    let answer = try terminal.run("yes n | glot play --deck large.tsv --seed 1 --chance 0 --pairs 1000 --lang en")
    #expect(answer.status == 0)
    #expect(answer.output.contains("Won: 1000 right, 0 wrong."))
    #expect(answer.errors.contains("large.tsv, line 5000: The tab"))
  }

  @Test func `entries of a megabyte and NUL are told by line`() throws {
    let deck = "a\tb\n" + String(repeating: "x", count: 1 << 20) + "\ty\nc\t\0\n"
    try Data(deck.utf8).write(to: terminal.home.appending(path: "odd.tsv"))
    let answer = try terminal.run("yes | glot play --deck odd.tsv")
    #expect(answer.status == 0 && answer.output.contains("Won: 1 right"))
    #expect(answer.errors.contains("odd.tsv, line 2: “prompt” is too long") && answer.errors.contains("odd.tsv, line 3:"))
  }

  @Test func `a reader that goes away ends the game quietly`() throws {
    let answer = try terminal.run(
      "set -o pipefail; yes | glot play --deck deck.tsv --seed 1 --lives 100 | head -1 >/dev/null; echo ${PIPESTATUS[1]}")
    #expect(answer.output == "0\n" && answer.errors.isEmpty)
  }
}
