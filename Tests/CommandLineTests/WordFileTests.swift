import Foundation
import Testing

/// Files of words that are hard to tell from others, and what a program reads when something is wrong.
struct WordFileTests {
  let terminal: Terminal

  init() throws { terminal = try Terminal() }

  @Test func `words in quotation marks come back from Quizlet's format`() throws {
    _ = try terminal.run(
      """
      glot add casa -d es:en --no-lookup -q --translation house
      glot add '"quoted"' -d es:en --no-lookup -q --translation '"q" x'
      glot export q.txt --format quizlet -q
      """)
    let answer = try terminal.run(
      "glot import q.txt --from es --to en --data-dir other -q && glot list --plain --data-dir other | cut -f2,3"
    )
    #expect(answer.output.hasSuffix("\"quoted\"\t\"q\" x\ncasa\thouse\n"), "\(answer)")
  }

  @Test(arguments: [
    (#"\211PNG\r\n\032\n"#, "p.png", "p.png is a PNG image."), (#"\177ELF\002"#, "true", "true is a program."),
    (#"PK\003\004..."#, "cards.apkg", "cards.apkg is incomplete: its end is missing."),
    (#"PK\003\004..."#, "a.zip", "a.zip is a ZIP archive."), (#"PK\003\004..."#, "a.xlsx", "a.xlsx is a spreadsheet."),
    (#"\037\213\010"#, "a.csv.gz", "a.csv.gz is packed by gzip. Nothing was changed. Unpack it first with gunzip."),
    (#"%%PDF-1.7"#, "a.pdf", "a.pdf is a PDF document."), (#"casa,house\nb\000,c\n"#, "b.csv", "b.csv is not a text"),
  ])
  func `a file that is no text is refused by its kind`(bytes: String, name: String, sentence: String) throws {
    let answer = try terminal.run("printf '\(bytes)' > \(name); glot import \(name) --from es --to en")
    #expect(answer.status == 65 && answer.output == "" && answer.errors.hasPrefix(sentence), "\(answer)")
    #expect(try terminal.run("glot list --plain").output == "")
  }

  @Test func `Excel's line of the separator is none of the words`() throws {
    let answer = try terminal.run(
      #"printf 'sep=;\r\ncasa;house, home\r\n' | glot import --from es --to en -q && glot list --plain | cut -f2,3"#
    )
    #expect(answer.output.hasSuffix("casa\thouse, home\n"), "\(answer)")
  }

  @Test func `a note that does not fit beside the kept one is refused and named, and nothing is lost`() throws {
    _ = try terminal.run(
      """
      head -c 65530 /dev/zero | tr '\\0' n >note
      glot add casa -d es:en --no-lookup -q --note "$(cat note)"
      printf 'text,from,to,note\\nsol,es,en,a\\ncasa,es,en,second note\\n' >more.csv
      glot import more.csv -q --data-dir other && glot export --all all.json -q --data-dir other
      """)
    let told = "“note” is too long to add to the saved one: together 65543 bytes; at most 65536 bytes are allowed."
    let added = try terminal.run("glot add casa -d es:en --no-lookup --note 'second note'")
    #expect(
      added.status == 65 && added.errors.hasPrefix("The note is too long to add to that of word 1: together 65543 bytes;"), "\(added)")
    for file in ["more.csv", "all.json"] {
      let strict = try terminal.run("glot import \(file) --strict")
      #expect(strict.status == 65 && strict.output.contains(told), "\(strict)")
      #expect(try terminal.run("glot list --plain").output.split(separator: "\n").count == 1)
    }
    let report = try terminal.run("glot import all.json --json 2>told")
    #expect(report.status == 65 && report.output.contains(#""record":2,"code":"notes_too_long""#), "\(report)")
    #expect(try terminal.run("glot import more.csv").output.contains("line 3: \(told)"))
    #expect(try terminal.run("glot show casa --json").output.contains("second note") == false)
  }

  @Test func `what may not be typed does not come in, and what came in comes in again`() throws {
    _ = try terminal.run(
      #"""
      printf 'text,from,to,translations,source,part_of_speech\ncasa,es,en,house,wik\033[2J,noun\nsol,es,en,sun,core,noun\n#x,es,en,"a;b",user,\n' >a.csv
      printf '%s' '[{"text":"luz","from":"es","to":"en","source":"a\u001b","translations":["light"]},' >a.json
      printf '%s' '{"text":"mar","from":"es","to":"en","tags":["\u202e"]}]' >>a.json
      """#)
    let table = try terminal.run("glot import a.csv")
    #expect(table.status == 65 && table.output.contains("line 2: “source” contains the control character U+001B."), "\(table)")
    let objects = try terminal.run("glot import a.json")
    #expect(objects.status == 65 && objects.output.contains("“source” contains the control character U+001B."), "\(objects)")
    #expect(objects.output.contains("“tags” contains the control character U+202E."), "\(objects)")
    let words = try terminal.run("glot list --plain | cut -f 2-").output
    for format in ["json", "csv", "tsv"] {
      let back = """
        glot export w.\(format) -q && glot import w.\(format) -q --data-dir \(format)
        glot list --plain --data-dir \(format) | cut -f 2-
        """
      #expect(try terminal.run(back).output.hasSuffix(words), "\(format)")
    }
  }

  @Test func `a failing command says one JSON document on standard error`() throws {
    _ = try terminal.run(#"printf 'word,translation,colour\ncasa,house,red\n,sun,red\n' > bad.csv"#)
    let answer = try terminal.run("glot import bad.csv --dry-run --json >told")
    #expect(answer.status == 65)
    let document = try #require(try JSONSerialization.jsonObject(with: Data(answer.errors.utf8)) as? [String: Any])
    let error = try #require(document["error"] as? [String: Any])
    #expect((error["notes"] as? [String])?.count == 3, "\(answer)")
    #expect(try terminal.run("glot import bad.csv --dry-run --json -q >told").errors.contains("notes") == false)
  }

  @Test func `lines of the input with control characters are all named`() throws {
    let one = try terminal.run(#"printf 'casa\nsol\007\n' | glot add - -d es:en"#)
    #expect(one.status == 65)
    #expect(one.errors == "Line 2 of the input contains the control character U+0007. Nothing was changed. Remove it.\n")
    let two = try terminal.run(#"printf 'a\001\ncasa\nsol\007\n' | glot add - -d es:en"#)
    #expect(two.errors.hasPrefix("2 lines of the input contain control characters: 1 (U+0001), 3 (U+0007)."))
  }

  @Test(arguments: [
    ("list --limit -1", "-1", "--limit"), ("list --since -1d", "-1d", "--since"), ("remind next --at -1:00", "-1:00", "--at"),
  ])
  func `a value that looks like an option is not said to be missing`(command: String, value: String, option: String) throws {
    let answer = try terminal.run("glot \(command)")
    #expect(answer.status == 64 && answer.errors.hasPrefix("“\(value)” is not valid for \(option)."), "\(answer)")
  }

  @Test func `a backup does not go to standard output`() throws {
    let answer = try terminal.run("glot add casa -d es:en --no-lookup -q; glot backup -")
    #expect(answer.status == 64 && answer.errors.hasPrefix("A backup cannot go to standard output. Name a file"), "\(answer)")
    #expect(try terminal.run("ls -- -*").status != 0)
  }
}
