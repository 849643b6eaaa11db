import Foundation
import PracticeScheduling

/// The real Anki, as the script `answer-anki` drives it: the time of the year goes in, the number of a word comes out.
final class AnkiScheduler: YearScheduler {
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  init(_ command: [String], words count: Int) throws {
    process.executableURL = URL(filePath: command[0])
    process.arguments = Array(command.dropFirst()) + ["\(count)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  func begin(at time: Double) {}

  func next(at time: Double) throws -> Int? { Int(try ask("next \(time)")) }

  func answer(_ grade: Grade, at time: Double) throws { _ = try ask("answer \(time) \(grade.rawValue)") }

  private func ask(_ line: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    while !received.contains(UInt8(ascii: "\n")) {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw AnkiEnded() }
      received += more
    }
    let end = received.firstIndex(of: UInt8(ascii: "\n")) ?? received.endIndex
    defer { received = Data(received[received.index(after: end)...]) }
    return String(decoding: received[..<end], as: UTF8.self)
  }
}

/// Anki has ended, and said why on standard error.
struct AnkiEnded: Error {}
