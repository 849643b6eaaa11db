import Foundation
import Testing

/// Words go to a real Anki and come back.
@Suite(.enabled(if: Components.anki != nil, "skipped: there is no Anki (the Python package anki, in .build-anki)"))
struct AnkiTests {
  let terminal: Terminal

  init() throws {
    terminal = try Terminal()
    let script = Terminal.checkout.appending(path: "Tests/CommandLineTests/anki-round-trip.py").path(percentEncoded: false)
    terminal["ANKI"] = "\(Components.anki ?? "false") \(script)"
    _ = try terminal.run(
      """
      glot lang es:en -q
      glot add perro 日本 -q --no-lookup --translation dog
      glot add 'el "agua"; fría' -q --no-lookup --translation 'cold water' --translation '<b> & more' --tag drink --tag 'two words'
      """)
  }

  @Test func `Anki takes every word with its translations and tags`() throws {
    let answer = try terminal.run("glot export words.txt --format anki -q >told && $ANKI words.txt back.txt")
    let notes = [
      #"[["el &quot;agua&quot;; fría", "cold water; &lt;b&gt; &amp; more"], ["drink", "two_words"]]"#, #"[["perro", "dog"], []]"#,
      #"[["日本", "dog"], []]"#,
    ]
    #expect(answer.output.split(separator: "\n").map(String.init).sorted() == notes.sorted(), "\(answer)")
  }

  @Test func `what comes back from Anki is the same`() throws {
    let fields =
      "python3 -c 'import json,sys; [print(w[\"text\"], w[\"translations\"], sorted(w[\"tags\"])) for w in json.load(sys.stdin)]' | sort"
    let before = try terminal.run("glot list --json | \(fields) | sed s/two.words/two_words/").output
    #expect(before.contains("['cold water', '<b> & more'] ['drink', 'two_words']"))
    let answer = try terminal.run(
      """
      glot export words.txt --format anki -q >told && $ANKI words.txt back.txt >notes
      glot import back.txt --from es --to en -q --data-dir other >told && glot list --json --data-dir other | \(fields)
      """)
    #expect(answer.output == before, "\(answer)")
  }
}
