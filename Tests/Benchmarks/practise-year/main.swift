import Foundation

// practise-year LEARNER SCHEDULER [COMMAND…]: lets a learner, 1 to 6, practise 1,000 words for a year with glot (its leeches
// set aside, or released each day), SM-2 or Anki, which COMMAND runs, and prints in one line, with tabs: learner, scheduler, answers, minutes, recalled reviews in per cent, words remembered with a probability of
// 90 % at least, expected number of words remembered.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 1, let number = Int(arguments.first ?? ""), Learner.all.indices.contains(number - 1) else {
  print("usage: practise-year LEARNER glot|glot-released|sm2|NAME [COMMAND…]")
  exit(64)
}
let name = arguments.dropFirst().first ?? ""
let words = 1000
let scheduler: any YearScheduler
switch name {
case "glot", "glot-released": scheduler = GlotScheduler(words: words, releasesLeeches: name == "glot-released")
case "sm2": scheduler = SuperMemo2(words: words)
default: scheduler = try AnkiScheduler(Array(arguments.dropFirst(2)), words: words)
}
let result = try await Year(learner: Learner.all[number - 1], words: words).run(scheduler)
let recalled = String(format: "%.1f", Double(result.recalled) / Double(result.reviews) * 100)
let minutes = String(format: "%.0f", result.seconds / 60)
print(number, name, result.answers, minutes, recalled, result.known, String(format: "%.1f", result.expected), separator: "\t")
