import CoreModule
import Hummingbird
import Testing

@testable import WebHost

/// The API, as programs use it.
struct APITests {
  @Test func `a word is added, read, changed, starred, deleted and brought back`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let added = try await browser.call(.post, "/api/words", #"{"text": "casa", "from": "es", "to": "en", "tags": ["home"]}"#)
      #expect(added.status == 201 && added.text.contains(#""translations":["house""#))
      let word = try await browser.call(.get, "/api/words/1")
      #expect(word.status == 200 && word.text.contains(#""entries":[{"#))
      let changed = try await browser.call(.patch, "/api/words/1", #"{"note": "mine", "add_tags": ["b"], "remove_tags": ["home"]}"#)
      #expect(changed.status == 200 && changed.text.contains(#""note":"mine","tags":["b"]"#))
      #expect(try await browser.call(.put, "/api/words/1/star").text.contains(#""starred":true"#))
      #expect(try await browser.call(.get, "/api/words?star=true&query=hous&limit=5").text.contains(#""text":"casa""#))
      #expect(try await browser.call(.get, "/api/words?tag=home").text == "[]\n")
      #expect(try await browser.call(.delete, "/api/words/1").status == 200)
      #expect(try await browser.call(.get, "/api/words/1").status == 404)
      #expect(try await browser.call(.post, "/api/undo").text.contains(#""command":"rm""#))
      #expect(try await browser.call(.get, "/api/words/1").status == 200)
      #expect(try await browser.call(.get, "/api/history?limit=1").status == 200)
    }
  }

  @Test func `cards are asked and answered, each once, until nothing is left`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      #expect(try await browser.call(.get, "/api/practice/card").text == "{\"card\":null}\n")
      _ = try await browser.call(.post, "/api/words", #"{"text": "casa", "from": "es", "to": "en"}"#)
      let card = try await browser.call(.get, "/api/practice/card").text
      let mark = try #require(card.firstMatch(of: #/"mark":"([^"]+)"/#).map { String($0.1) })
      #expect(card.contains(#""index":1,"#) && card.contains(#""kind":"recognise","prompt":"casa""#))
      for wrong in [#"{"mark": "\#(mark)"}"#, #"{"mark": "\#(mark)", "grade": 3, "text": "house"}"#, #"{"mark": "\#(mark)", "grade": 5}"#] {
        #expect(try await browser.call(.post, "/api/practice/answer", wrong).status == 400, "\(wrong)")
      }
      #expect(try await browser.call(.post, "/api/practice/answer", #"{"mark": "\#(mark)", "text": "house"}"#).status == 422)
      #expect(try await browser.call(.post, "/api/practice/answer", #"{"mark": "\#(mark)", "choice": 1}"#).status == 422)
      let answer = #"{"mark": "\#(mark)", "grade": 4}"#
      let answered = try await browser.call(.post, "/api/practice/answer", answer)
      #expect(answered.status == 200 && answered.text.contains(#""grade":4,"correct":true,"expected":["house""#), "\(answered.text)")
      let again = try await browser.call(.post, "/api/practice/answer", answer)
      #expect(again.status == 409 && again.text.contains(#""code":"changed_meanwhile""#))
      #expect(try await browser.call(.get, "/api/practice/due").text.hasPrefix(#"{"due":0,"new":0"#))
      #expect(try await browser.call(.get, "/api/history?limit=1").text.contains(#""command":"practice answer""#))
    }
  }

  @Test func `words are imported, or only what would be imported is told`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let file = #"{"content": "casa;house\nperro;dog\n", "name": "words.csv", "from": "es", "to": "en""#
      let trial = try await browser.call(.post, "/api/import", file + #", "dry_run": true}"#)
      #expect(trial.status == 200 && trial.text.hasPrefix(#"{"new":2,"merged":0,"skipped":0,"bad":[]"#), "\(trial.text)")
      #expect(try await browser.call(.get, "/api/words").text == "[]\n")
      #expect(try await browser.call(.post, "/api/import", file + "}").text.hasPrefix(#"{"new":2,"merged":0,"skipped":0,"bad":[]"#))
      #expect(try await browser.call(.post, "/api/import", file + "}").text.hasPrefix(#"{"new":0,"merged":0,"skipped":2,"#))
      #expect(try await browser.call(.get, "/api/words").text.contains(#""text":"perro""#))
      _ = try await browser.call(.post, "/api/undo")
      #expect(try await browser.call(.get, "/api/words").text == "[]\n")
      let blank = try await browser.call(.post, "/api/import", #"{"content": "   "}"#)
      #expect(blank.status == 422 && blank.text.contains("is empty"), "\(blank.text)")
      #expect(try await browser.call(.post, "/api/import", #"{"content": "{}", "name": "../../x.json"}"#).status == 422)
    }
  }

  @Test(arguments: [
    ("/api/tasks/count", #"{"open":1,"done":0,"overdue":0}"#), ("/api/keys/1/next", #""index":0,"#), ("/api/pieces?query=e", #""text":"#),
    ("/api/board", #""kind":"starter""#), ("/api/game/scores?limit=3", "[]"), ("/api/game/words", "[]"), ("/api/texts", "[]"),
    ("/api/levels", "[]"), ("/api/settings", #""offline":"#), ("/api/direction", #"{"from":"#), ("/api/sources", #""name":"core""#),
    ("/api/backups", #"{"backups":[]}"#), ("/api/export", #""text":"Call Ann""#), ("/api/practice/due", #""due":0"#),
    ("/api/practice/card", #"{"card":null}"#),
    ("/api/history", #""command":"todo add""#),
  ])
  func `what a command reads, a program can read, and ask only for its head`(path: String, text: String) async throws {
    try await Browser.run(isLetIn: false) { browser in
      _ = try await browser.call(.post, "/api/tasks", #"{"text": "Call Ann"}"#)
      let answer = try await browser.call(.get, path)
      #expect(answer.status == 200 && answer.text.contains(text), "\(answer.text.prefix(300))")
      let head = try await browser.call(.head, path)
      #expect(head.status == 200 && head.text.isEmpty && head.headers[.contentType] == "application/json")
      #expect(try await browser.send(.get, path, nil).status == 401)
      #expect(try await browser.send(.head, path, nil).status == 401)
    }
  }

  @Test func `a change of a word that was changed meanwhile is refused`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      _ = try await browser.call(.post, "/api/words", #"{"text": "casa", "from": "es", "to": "en"}"#)
      let late = try await browser.call(.patch, "/api/words/1", #"{"note": "late", "updated": "2020-01-01T00:00:00.000Z"}"#)
      #expect(late.status == 409 && late.text.contains(#""code":"changed_meanwhile""#))
      #expect(try await browser.call(.get, "/api/words/1").text.contains(#""note":null"#))
    }
  }

  @Test func `a task is understood, changed, done and reopened`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let added = try await browser.call(.post, "/api/tasks", #"{"text": "Call Ann tomorrow 9am !high #home"}"#)
      #expect(added.status == 201 && added.text.contains(#""text":"Call Ann","priority":"high""#))
      #expect(
        try await browser.call(.patch, "/api/tasks/1", #"{"due": null, "priority": "low"}"#).text.contains(#""priority":"low","due":null"#))
      let series = try await browser.call(.patch, "/api/tasks/1", #"{"repeat": "every 2 weeks"}"#)
      #expect(series.text.contains(#""repeat":"FREQ=WEEKLY;INTERVAL=2""#))
      #expect(try await browser.call(.patch, "/api/tasks/1", #"{"repeat": "weekly"}"#).text.contains(#""repeat":"weekly""#))
      #expect(try await browser.call(.patch, "/api/tasks/1", #"{"repeat": "hourly"}"#).status == 400)
      #expect(try await browser.call(.patch, "/api/tasks/1", #"{"repeat": null}"#).text.contains(#""repeat":null"#))
      #expect(try await browser.call(.put, "/api/tasks/1/done").text.contains(#""done":true"#))
      #expect(try await browser.call(.get, "/api/tasks?status=done").text.contains("Call Ann"))
      #expect(try await browser.call(.delete, "/api/tasks/1/done").text.contains(#""done":false"#))
      #expect(try await browser.call(.get, "/api/tasks/1").text.contains(#""subtasks":[]"#))
      #expect(try await browser.call(.delete, "/api/tasks/1").status == 200)
      #expect(try await browser.call(.get, "/api/tasks/1").status == 404)
    }
  }

  @Test func `texts are looked up, stemmed and translated without saving anything`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let entry = try await browser.call(.get, "/api/lookup?text=perro&from=es&to=en")
      #expect(entry.text.contains("dog"))
      #expect(try await browser.call(.get, "/api/lookup?text=qqqqq&from=es&to=en").status == 404)
      #expect(try await browser.call(.post, "/api/stems", #"{"text": "KMZLZ KMZ"}"#).text.hasPrefix(#"{"words":2"#))
      #expect(try await browser.call(.post, "/api/ubco", #"{"text": "hello"}"#).text.contains(#""direction":"to_ubco""#))
      #expect(try await browser.call(.get, "/api/practice/stats").status == 200)
      #expect(try await browser.call(.get, "/api/keys").text.hasPrefix("["))
      #expect(try await browser.call(.get, "/api/keys/nowhere").status == 404)
      #expect(try await browser.call(.get, "/api/history").text == "{\"steps\":[]}\n")
    }
  }

  @Test(arguments: [
    (#"{"text": 5}"#, 400, "“text” must be a text"), (#"{"text": "casa", "starred": "yes"}"#, 400, "“starred” must be true or false"),
    (#"{}"#, 400, "“text” is missing"), (#"{"text": "casa", "colour": "red"}"#, 400, "There is no “colour” here"),
    (#"["casa"]"#, 400, "The body must be an object"), ("{", 400, "not a JSON document"),
    (#"{"text": "casa", "tags": [1]}"#, 400, "“tags” must be a list"), (#"{"text": "   "}"#, 400, ""),
    (#"{"text": "casa", "from": "es", "to": "es"}"#, 400, ""), ("{\"text\": \"a\\u0000b\"}", 422, ""),
    (String(repeating: "[", count: 100_000), 400, "not a JSON document"),
    (#"{"text": \#(String(repeating: "9", count: 10_000))}"#, 400, "“text” must be a text"),
    (#"{"text": "casa", "note": 1e999999}"#, 400, "“note” must be a text"),
  ])
  func `what cannot be understood is told in a sentence, and changes nothing`(body: String, status: Int, sentence: String) async throws {
    try await Browser.run(isLetIn: false) { browser in
      let reply = try await browser.call(.post, "/api/words", body)
      #expect(reply.status == status && reply.text.contains(sentence), "\(reply.text)")
      #expect(reply.text.hasPrefix(#"{"error":{"code":"#))
      #expect(try await browser.call(.get, "/api/words").text == "[]\n")
    }
  }

  @Test func `bodies that are no UTF-8, too long or of another type are refused`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let invalid = Array(#"{"text": ""#.utf8) + [0xFF, 0xFE] + Array(#""}"#.utf8)
      let reply = try await browser.call(.post, "/api/words", bytes: invalid)
      #expect(reply.status == 400)
      let long = #"{"text": "\#(String(repeating: "a", count: 10 << 20))"}"#
      #expect(try await browser.call(.post, "/api/words", long).status == 413)
      #expect(try await browser.call(.post, "/api/words", #"{"text": "casa"}"#, type: "text/plain").status == 415)
      #expect(try await browser.call(.get, "/api/words?limit=99999999999999999999").status == 400)
      #expect(try await browser.call(.get, "/api/words?limit=1&limit=2").status == 400)
      #expect(try await browser.call(.get, "/api/words/0").status == 400)
    }
  }

  @Test func `another method is refused with those that there are`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let reply = try await browser.call(.put, "/api/words")
      #expect(reply.status == 405 && reply.headers[.allow] == "GET, HEAD, POST")
      #expect(try await browser.call(.get, "/api/nowhere").status == 404)
    }
  }

  @Test func `a cookie is enough for reading, and never for changing`() async throws {
    try await Browser.run { browser in
      let list = try await browser.get("/api/words")
      #expect(list.status == 200)
      #expect(try await browser.send(.delete, "/api/words/1", nil).status == 401)
      #expect(try await browser.send(.post, "/api/undo", nil).status == 401)
    }
  }

  @Test func `the document describes each operation, and names no record that it does not have`() async throws {
    try await Browser.run(isLetIn: false) { browser in
      let text = try await browser.get("/api/openapi.json").text
      let document = try #require(JSON(document: Array(text.utf8)))
      for operation in APIOperation.all {
        #expect(document["paths"]?[operation.path]?[operation.method.rawValue.lowercased()]?["responses"] != nil, "\(operation.path)")
      }
      for name in text.matches(of: #/#\/components\/schemas\/(\w+)/#).map(\.output.1) {
        #expect(document["components"]?["schemas"]?[String(name)] != nil, "\(name)")
      }
    }
  }

  @Test func `sentences are Russian for who asks in Russian`() async throws {
    try await Browser.run(language: "ru", isLetIn: false) { browser in
      let reply = try await browser.call(.post, "/api/words", "{}")
      #expect(reply.text.contains("Нет поля «text»."))
      #expect(try await browser.get("/api/openapi.json").text.contains("Добавляет слово."))
    }
  }
}
