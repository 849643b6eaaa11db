import CoreModule
import CoreModuleTesting
import Foundation
import Testing

@testable import TodoList

/// Phrases with what a person understands by them, on Wednesday, 18 November 2026, at 12:00, or on Sunday, 29 November, at 21:17.
///
/// Each line of the files is a phrase, its due date, and its priority, tags and recurrence. Brackets stand around the words that are
/// understood; the others are the text of the task. `!` stands for a date that does not exist.
struct JudgedPhraseTests {
  private let localTime = LocalTime.fixed(seconds: 3600)

  private static let wednesday = TodoStoreContractMoment.noon.adding(seconds: -3 * 86_400)
  private static let sunday = TodoStoreContractMoment.noon.adding(seconds: 8 * 86_400 + 9 * 3600 + 17 * 60)

  @Test(arguments: [
    ("English", wednesday, 400), ("Russian", wednesday, 400), ("English-Sunday", sunday, 150), ("Russian-Sunday", sunday, 150),
  ])
  func `98 of 100 phrases are read as a person reads them, and no word is lost`(language: String, now: Timestamp, count: Int) throws {
    let parser = QuickEntryParser(now: now, localTime: localTime)
    let phrases = try phrases(language)
    #expect(phrases.count >= count)
    let misses = phrases.compactMap { phrase in
      let read = read(phrase.line, parser)
      return read == phrase.meaning ? nil : "\(phrase.line)\n  meant: \(phrase.meaning)\n  read:  \(read)"
    }
    print("\(language): \(misses.count) of \(phrases.count) phrases are read otherwise.", misses.joined(separator: "\n"), separator: "\n")
    #expect(misses.count * 50 <= phrases.count)
    #expect(phrases.filter { !lostWords(of: $0.line, parser).isEmpty }.map(\.line) == [])
  }

  private struct Phrase {
    let line: String
    /// The text, the due date, and the rest.
    let meaning: [String]
  }

  private func phrases(_ language: String) throws -> [Phrase] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "JudgedPhrases/\(language).tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) + ["", ""]
      let text = fields[0].split(separator: "[", omittingEmptySubsequences: false).enumerated().map { index, part in
        index == 0 ? String(part) : String(part.drop { $0 != "]" }.dropFirst())
      }
      let isMistake = fields[1] == "!"
      return Phrase(
        line: fields[0].filter { $0 != "[" && $0 != "]" },
        meaning: isMistake ? ["!"] : [text.joined().split(separator: " ").joined(separator: " "), fields[1], fields[2]]
      )
    }
  }

  private func read(_ line: String, _ parser: QuickEntryParser) -> [String] {
    guard let entry = try? parser.entry(line) else { return ["!"] }
    let rest = [
      entry.priority.map { "p=\($0.rawValue)" }, entry.tags.isEmpty ? nil : "t=" + entry.tags.joined(separator: ","),
      entry.repeats.map { "r=\($0.written)" },
    ]
    return [entry.text, written(entry.due), rest.compactMap(\.self).joined(separator: " ")]
  }

  /// The words that are neither in the text nor among those that were understood.
  private func lostWords(of line: String, _ parser: QuickEntryParser) -> [String] {
    guard let (entry, said) = try? parser.words(of: line) else { return [] }
    var kept = entry.text.split(separator: " ").map(String.init) + entry.tags.flatMap { ["#" + $0, "+" + $0] }
    if entry.due != nil || entry.repeats != nil || entry.priority != nil { kept += said.values.joined() }
    return line.split(separator: " ").map(String.init).filter { word in
      // Before words that are taken out, a comma goes too.
      guard let place = kept.firstIndex(of: word) ?? kept.firstIndex(where: { [$0 + ",", $0 + ";"].contains(word) }) else { return true }
      kept.remove(at: place)
      return false
    }
  }

  private func written(_ due: DueDate?) -> String {
    switch due {
    case .day(let day): day.description
    case .moment(let moment): "\(localTime.day(of: moment)) \(localTime.hoursAndMinutes(of: moment))"
    case nil: ""
    }
  }
}
