import DictionaryServices
import Foundation
import PersonalDictionary

// ask-server PORT DATABASE: asks a DICT server on this machine for each word of standard input, over a connection that stays open and over a bare
// socket, in turns, and prints both medians in milliseconds as JSON.

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count == 2, let port = Int(arguments[0]), let direction = Direction(from: .english, to: .spanish) else {
  print("usage: ask-server PORT DATABASE <WORDS")
  exit(64)
}
let source = DictServerSource(
  name: "server", server: DictServer(host: "127.0.0.1", port: port, database: arguments[1], client: "ask-server"), direction: direction,
  timeLimit: .seconds(5)
) { articles, _ in
  articles.map { DictionaryEntry(headword: $0.headword, partOfSpeech: nil, source: "server", senses: [Sense(translations: [$0.text])]) }
}
let bare = try BareSocket(port: port)
var (throughSource, throughSocket): ([Double], [Double]) = ([], [])
while let word = readLine() {
  throughSource.append(try await time { _ = try await source.entries(for: word, in: direction) })
  throughSocket.append(try await time { try bare.ask("DEFINE \(arguments[1]) \"\(word)\"\r\n", until: ["\r\n250 ", "552 "]) })
}
print("{\"source\": \(median(throughSource)), \"socket\": \(median(throughSocket))}")

/// How many milliseconds `work` takes.
private func time(_ work: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  let (seconds, attoseconds) = try await clock.measure { try await work() }.components
  return Double(seconds) * 1000 + Double(attoseconds) / 1e15
}

private func median(_ times: [Double]) -> Double {
  let sorted = times.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
