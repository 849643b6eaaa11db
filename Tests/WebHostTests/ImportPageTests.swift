import Foundation
import Hummingbird
import Testing

@testable import WebHost

/// The import of files, and the export.
struct ImportPageTests {
  private static let table = Array("text,translations,from,to\ncasa,house,es,en\nperro,dog,es,en\n\"open\n".utf8)

  @Test func `a file is looked at first and then imported, as one step`() async throws {
    try await Browser.run { browser in
      #expect(try await browser.upload("/words/import", file: "words.csv", Self.table).headers[.location] == "/words/import")
      let report = try await browser.get("/words/import").text
      #expect(report.contains("2 new, 0 merged, 0 skipped") && report.contains("Nothing has been changed yet."))
      #expect(report.contains("line 4: A quotation mark is not closed.") && report.contains("words.csv"))
      #expect(report.contains("<td lang=\"es\">casa</td><td lang=\"en\">house</td>"))
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
      _ = try await browser.post("/words/import/take")
      #expect(try await browser.get("/words/import").text.contains("Imported: 2 new, 0 merged, 0 skipped."))
      // Pressed twice, it is imported once.
      _ = try await browser.post("/words/import/take")
      #expect(try await browser.get("/words").text.contains("2 words"))
      _ = try await browser.post("/undo")
      #expect(try await browser.get("/words").text.contains("There are no words yet."))
    }
  }

  @Test func `the languages can be chosen after the file was seen`() async throws {
    try await Browser.run { browser in
      _ = try await browser.upload("/words/import", file: "words.csv", Array("casa,house\n".utf8))
      #expect(try await browser.get("/words/import").text.contains("The file does not name all languages"))
      _ = try await browser.post("/words/import/languages", [("from", "es"), ("to", "en")])
      #expect(try await browser.get("/words/import").text.contains("es → en"))
      #expect(try await browser.post("/words/import/languages", [("from", "es"), ("to", "es")]).status == 400)
      _ = try await browser.post("/words/import/leave")
      #expect(try await browser.get("/words/import").text.contains("type=\"file\""))
    }
  }

  @Test func `a table in another encoding is imported when the user names it`() async throws {
    try await Browser.run { browser in
      let table = Array("text,translations,from,to\nni".utf8) + [0xF1] + Array("o,child,es,en\n".utf8)
      _ = try await browser.upload("/words/import", file: "words.csv", table)
      #expect(try await browser.get("/words/import").text.contains("choose its encoding and look again"))
      _ = try await browser.post("/words/import/languages", [("encoding", "windows-1252")])
      let report = try await browser.get("/words/import").text
      #expect(report.contains("<td lang=\"es\">niño</td>") && report.contains("1 new") && !report.contains("UTF-8:"))
      _ = try await browser.post("/words/import/languages", [("encoding", "windows-1251")])
      #expect(try await browser.get("/words/import").text.contains("<td lang=\"es\">niсo</td>"))
    }
  }

  @Test(arguments: ["csv", "tsv", "quizlet", "anki", "apkg", "json", "kvtml"])
  func `what is exported in a format is imported again`(format: String) async throws {
    let file = try await exported(format)
    try await Browser.run { browser in
      let name = "words." + (["quizlet", "anki"].contains(format) ? "txt" : format)
      #expect(try await browser.upload("/words/import", [("from", "es"), ("to", "en")], file: name, file).status == 303)
      #expect(try await browser.get("/words/import").text.contains("2 new"), "\(format)")
      _ = try await browser.post("/words/import/take")
      let list = try await browser.get("/words").text
      #expect(list.contains(">casa</a>") && list.contains("un árbol"), "\(format)")
    }
  }

  private func exported(_ format: String) async throws -> [UInt8] {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      _ = try await browser.post("/words/new", [("text", "un árbol"), ("from", "es"), ("to", "en"), ("translations", "a tree")])
      #expect(try await browser.get("/words/export").text.contains("2 words"))
      continuation.yield(try await browser.download("/words/export/file?format=\(format)"))
    }
    continuation.finish()
    var iterator = stream.makeAsyncIterator()
    return await iterator.next() ?? []
  }

  @Test func `everything is saved and taken in elsewhere`() async throws {
    try await Browser.run { browser in
      _ = try await browser.post("/words/new", [("text", "casa"), ("from", "es"), ("to", "en")])
      _ = try await browser.post("/tasks", [("line", "Call Ann")])
      let file = try await browser.download("/export")
      try await Browser.run { other in
        #expect(try await other.upload("/words/import", file: "glot.json", file).status == 303)
        let report = try await other.get("/words/import").text
        #expect(report.contains("all data of glot") && report.contains("Import it"))
        _ = try await other.post("/words/import/take")
        #expect(try await other.get("/words").text.contains(">casa</a>"))
        #expect(try await other.get("/tasks").text.contains("Call Ann"))
      }
    }
  }

  @Test(arguments: [
    ("empty.csv", ""), ("picture.png", "\u{89}PNG\r\n\u{1A}\n\0\0"), ("deck.apkg", "no package"), ("glot.json", "{\"a\":1}"),
  ])
  func `a file that is none of these is refused in a sentence`(name: String, content: String) async throws {
    try await Browser.run { browser in
      let reply = try await browser.upload("/words/import", file: name, content.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
      #expect(reply.status / 100 == 4, "\(name): \(reply.status)")
      #expect(reply.text.contains("role=\"alert\"") && reply.text.contains("type=\"file\""), "\(name)")
    }
  }

  @Test func `a file without the token of a page is not stored, nor one that did not arrive whole`() async throws {
    try await Browser.run { browser in
      let foreign = try await browser.upload("/words/import", file: "words.csv", Self.table, token: "0")
      #expect(foreign.status == 403)
      #expect(try await browser.post("/words/import", [("file", "x")]).status == 403)
      #expect(try await browser.get("/words/import").text.contains("type=\"file\""))
    }
  }

  @Test func `parts of a form are found wherever its pieces are cut`() throws {
    let text =
      "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x\r\nContent-Disposition: form-data; name=\"f\"; filename=\"q%22.csv\"\r\n"
      + "Content-Type: text/csv\r\n\r\nb\r\n-\r\n--\r\n--x--\r\n"
    for length in 1...text.utf8.count {
      var reader = try #require(MultipartReader(contentType: "multipart/form-data; boundary=\"x\""))
      var (names, contents): ([String], [[UInt8]]) = ([], [])
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        for event in try reader.read(rest.prefix(length)) {
          switch event {
          case .part(let name, let fileName):
            names.append(name + (fileName ?? ""))
            contents.append([])
          case .bytes(let bytes): contents[contents.count - 1] += bytes
          case .end: break
          }
        }
        rest = rest.dropFirst(length)
      }
      #expect(names == ["a", "fq\".csv"] && contents.map { String(decoding: $0, as: UTF8.self) } == ["1", "b\r\n-\r\n--"], "\(length)")
      #expect(reader.isAtEnd)
    }
    #expect(MultipartReader(contentType: "text/plain") == nil)
    var reader = try #require(MultipartReader(contentType: "multipart/form-data; boundary=x"))
    #expect(throws: MultipartReader.Malformed.self) { _ = try reader.read(Array("--x\r\n\r\n\r\n".utf8)) }
  }
}
