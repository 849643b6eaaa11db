import CoreModule
import Reading
import Testing
import TextFiles

struct SubtitleTests {
  let fixture = Fixture()

  @Test(arguments: [
    ("1\n00:00:01,000 --> 00:00:02,000\nOne\nline\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n", ["One line", "Two"]),
    ("1\r\n00:00:01,000 --> 00:00:02,000 X1:1\r\n<i>One</i> <font color=\"#fff\">two</font>{\\an8}\r\n", ["One two"]),
    (
      "1\n00:00:01 -> 00:00:0x\nOne\n\n2\n00:00:01,000 - 00:00:02,000\nTwo\n\n3\n--> \nThree", ["00:00:01 -> 00:00:0x One", "Two", "Three"]
    ),
    ("1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:03,000 --> 00:00:04,000\nTwo", ["One", "Two"]),
    ("1\n00:00:01,000 --> 00:00:02,000\n42\n\n2\n00:00:03,000 --> 00:00:04,000\n\nTwo", ["42", "Two"]),
    (
      "1\n0:1 --> 0:2\n- Hello.\n- Hi there.\n\n2\n0:2 --> 0:3\nJOHN: Yes.\n\n3\n0:3 --> 0:4\nNote: no 10:30",
      ["Hello. Hi there.", "Yes.", "Note: no 10:30"]
    ),
    ("1\n0:1 --> 0:2\nБОРИС: — Да &amp; нет", ["— Да & нет"]), ("just text\n\nmore", ["just text", "more"]),
    ("1\n0:1 --> 0:2\nA --> B", ["A --> B"]),
  ])
  func `subtitles of SubRip`(text: String, cues: [String]) throws {
    #expect(try fixture.blocks(text, .srt) == cues.map { "> " + $0 })
  }

  @Test(arguments: [
    ("WEBVTT - A film\nKind: captions\n\n00:01.000 --> 00:02.000\nOne", ["One"]),
    (
      "WEBVTT\n\nNOTE a\nnote\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.000 align:start\n<v Bob>Hi <c.loud>you</c>",
      ["Hi you"]
    ),
    ("WEBVTT\n\n1\n00:01.000 --> 00:02.000\nsung <00:01.500>word<00:01.700><c> by</c> word\nNOTE text", ["sung word by word NOTE text"]),
    ("00:01.000 --> 00:02.000\nwithout a header", ["without a header"]),
  ])
  func `subtitles of the web`(text: String, cues: [String]) throws { #expect(try fixture.blocks(text, .vtt) == cues.map { "> " + $0 }) }

  @Test(arguments: [
    ("1\nxx:yy --> 00:00:05,000\nOne\n\n2\n00:00:06,000 --> zz\nTwo\n\n3\n00:00:08,000 --> 00:00:09,000\nThree", 2),
    ("1\n0:1 --> 0:2 X1:1\nOne\n\n2\n00:00:03.000 --> 00:00:04.000\nTwo\n\n3\n0:5 --> 0:6\nThree", 0),
  ])
  func `times that cannot be read are left out and counted`(text: String, broken: Int) throws {
    for format in [TextFileFormat.srt, .vtt] {
      var reader = try fixture.opener.read(MemoryStream(Array(text.utf8)), as: format, name: nil)
      var blocks: [String] = []
      while let block = try reader.next() { blocks.append(block.text) }
      #expect(blocks == ["One", "Two", "Three"])
      #expect(reader.remarks == (broken > 0 ? [.brokenTimes(broken)] : []))
    }
  }
}
