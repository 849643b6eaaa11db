import CoreModuleNetworkTesting
import DictionaryServices
import PersonalDictionary
import Synchronization

/// A DICT server with one database, `freedict-eng-spa`, which knows one word.
final class LoopbackDictServer: Sendable {
  let server: LoopbackServer
  private let heard: Heard

  /// The lines that were sent to it.
  var lines: [String] { heard.lines.withLock { $0 } }

  /// - Parameters:
  ///   - banner: The greeting.
  ///   - answer: Replaces the answer to a line.
  init(
    banner: String = "220 test dictd 1.13.0/rf <auth.mime> <1@test>", answer: @escaping @Sendable (String) -> String? = { _ in nil }
  ) throws {
    let heard = Heard()
    self.heard = heard
    server = try LoopbackServer { connection in
      heard.connections.withLock { $0 += 1 }
      connection.send(banner + "\r\n")
      while let line = connection.readLine() {
        heard.lines.withLock { $0.append(line) }
        guard let answer = answer(line) ?? Self.answer(to: line) else { return }
        connection.send(answer)
      }
    }
  }

  var connections: Int { heard.connections.withLock { $0 } }

  /// A source of this server, with a time limit that a busy machine does not reach.
  func source(_ database: String? = "freedict-eng-spa", direction: Direction? = nil) -> DictServerSource {
    DictServerSource(
      name: "dict", server: DictServer(host: "127.0.0.1", port: server.port, database: database, client: "test/1"), direction: direction,
      timeLimit: .seconds(600)
    ) { articles, _ in articles.map(\.plainEntry) }
  }

  static func answer(to line: String) -> String? {
    switch line {
    case "CLIENT \"test/1\"": "250 ok\r\n"
    case "SHOW DB":
      "110 3 databases present\r\nfreedict-eng-spa \"English-Spanish\"\r\nfreedict-spa-eng \"x\"\r\nwn \"WordNet\"\r\n.\r\n250 ok\r\n"
    case "DEFINE \"freedict-eng-spa\" \"house\"", "DEFINE \"*\" \"house\"":
      "150 1 definitions retrieved\r\n151 \"house\" freedict-eng-spa \"English-Spanish\"\r\nhouse /haʊs/\r\ncasa\r\n..\r\n.\r\n250 ok\r\n"
    default: "552 no match [d/m/c = 0/0/2]\r\n"
    }
  }
}

private final class Heard: Sendable {
  let lines = Mutex<[String]>([])
  let connections = Mutex(0)
}

extension DictArticle {
  /// The lines after the first as translations.
  var plainEntry: DictionaryEntry {
    let translations = text.split(separator: "\n").dropFirst().map(String.init)
    return DictionaryEntry(headword: headword, partOfSpeech: nil, source: "dict", senses: [Sense(translations: translations)])
  }
}
