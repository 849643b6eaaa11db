import CoreModule
public import CoreModuleTesting
public import PersonalDictionary

/// A source under test with sample words.
public struct SourceUnderTest: Sendable {
  /// The source.
  public let source: any DictionarySource
  /// A direction that it serves.
  public let direction: Direction
  /// A headword that it knows in this direction.
  public let word: String
  /// One of its translations.
  public let translation: String
  /// A text that it does not know.
  public let unknown: String

  /// Creates a source under test.
  public init(_ source: any DictionarySource, direction: Direction, word: String, translation: String, unknown: String = "qzxvw") {
    self.source = source
    self.direction = direction
    self.word = word
    self.translation = translation
    self.unknown = unknown
  }
}

/// The behavior that every `DictionarySource` must have.
public typealias DictionarySourceContract = Contract<SourceUnderTest>

extension DictionarySourceContract {
  /// All checks.
  public static var all: [DictionarySourceContract] { describing + answering + inflecting + suggesting + bearing }

  private static var describing: [DictionarySourceContract] {
    [
      DictionarySourceContract("a source has a name and a kind, and says which directions it serves") { test in
        (test.source.name.isEmpty ? ["it has no name"] : []) + (test.source.kind.isEmpty ? ["it has no kind"] : [])
          + (test.source.directions.contains(test.direction) ? [] : ["\(test.direction) is not among \(test.source.directions)"])
      },
      DictionarySourceContract("a count of headwords is above zero") { test in
        test.source.headwordCount.map { $0 > 0 ? [] : ["\($0) headwords"] } ?? []
      },
      DictionarySourceContract("a source that works has no fault") { test in
        test.source.fault.map { ["\($0)"] } ?? []
      },
    ]
  }

  private static var answering: [DictionarySourceContract] {
    [
      DictionarySourceContract("a word that it knows has its translation, and the name of the source") { test in
        let entries = try await test.source.entries(for: test.word, in: test.direction)
        let translations = entries.flatMap(\.senses).flatMap(\.translations)
        return (translations.contains(test.translation) ? [] : ["\(test.translation) is not among \(translations)"])
          + expect(entries.first?.headword, test.word, "headword")
          + expect(Set(entries.map(\.source)), [test.source.name], "sources")
      },
      DictionarySourceContract("no entry is empty, and no text in it is blank or has a line break") { test in
        let entries = try await test.source.entries(for: test.word, in: test.direction)
        let bad = entries.flatMap(\.texts).filter { $0.isBlank || $0.contains(where: \.isNewline) }
        let empty = entries.filter { $0.senses.isEmpty || $0.senses.contains { $0.translations.isEmpty } }
        return expect(bad, [], "texts") + expect(empty.map(\.headword), [], "entries without translations")
      },
      DictionarySourceContract("looked up, a word has nothing but texts that may be kept, and a translation in each sense") { test in
        let answer = try await LookUp(sources: [test.source])(test.word, in: test.direction)
        let bad = answer.entries.flatMap(\.texts).filter { text in
          do throws(UserTextProblem) { return try UserText(text).description != text } catch { return true }
        }
        let empty = answer.entries.filter { $0.senses.isEmpty || $0.senses.contains { $0.translations.isEmpty } }
        return expect(bad, [], "texts") + expect(empty.map(\.headword), [], "entries without translations")
          + (answer.translations.contains(test.translation) ? [] : ["\(test.translation) is not among \(answer.translations)"])
      },
      DictionarySourceContract("a word that it does not know has no entries") { test in
        expect(try await test.source.entries(for: test.unknown, in: test.direction), [], "entries")
      },
      DictionarySourceContract("in a direction that it does not serve nothing is known") { test in
        guard let other = Direction.all.first(where: { !test.source.directions.contains($0) }) else { return [] }
        return expect(try await test.source.entries(for: test.word, in: other), [], "entries for \(other)")
      },
      DictionarySourceContract("the same question has the same answer") { test in
        let first = try await test.source.entries(for: test.word, in: test.direction)
        _ = try await test.source.entries(for: test.unknown, in: test.direction)
        return expect(try await test.source.entries(for: test.word, in: test.direction), first, "second answer")
      },
    ]
  }

  private static var inflecting: [DictionarySourceContract] {
    [
      DictionarySourceContract("what it does not know is a form of nothing") { test in
        let language = test.direction.from
        return expect(await test.source.inflections(of: test.unknown, in: language, .exact), [], "inflections")
          + expect(await test.source.inflections(of: test.unknown, in: language, .withoutAccents), [], "inflections without accents")
          + expect(await test.source.divisions(of: test.unknown, in: language), [], "divisions")
      },
      DictionarySourceContract("a word is a form of headwords, and spelled as the source spells it") { test in
        let inflections = await test.source.inflections(of: test.word, in: test.direction.from, .exact)
        return inflections.filter {
          $0.headword.isEmpty || $0.partOfSpeech.isEmpty || !SpellingMatch.exact.holds(of: $0.text, and: test.word)
        }
        .map { "\($0)" }
      },
      DictionarySourceContract("what is no word is a form of nothing") { test in
        var violations: [String] = []
        for text in oddTexts where !text.contains(where: \.isLetter) {
          let inflections = await test.source.inflections(of: text, in: test.direction.from, .withoutAccents)
          let divisions = await test.source.divisions(of: text, in: test.direction.from)
          if !inflections.isEmpty || !divisions.isEmpty { violations.append("“\(text)”: \(inflections) \(divisions)") }
        }
        return violations
      },
    ]
  }

  private static var suggesting: [DictionarySourceContract] {
    [
      DictionarySourceContract("what it suggests is another text, which it answers, and never more than is wanted") { test in
        let typed = test.word + String(test.word.suffix(1))
        let suggestions = await test.source.suggestions(for: typed, in: test.direction, limit: 2)
        var violations = suggestions.count > 2 ? ["\(suggestions)"] : []
        for suggestion in suggestions {
          let answer = try await LookUp(sources: [test.source])(suggestion, in: test.direction)
          if suggestion == typed || answer.entries.isEmpty { violations.append("\(suggestion) for \(typed)") }
        }
        return violations
      },
      DictionarySourceContract("it suggests nothing for what is no word, and in a direction that it does not serve") { test in
        var violations: [String] = []
        for text in oddTexts where !text.contains(where: \.isLetter) {
          violations += await test.source.suggestions(for: text, in: test.direction, limit: 5)
        }
        guard let other = Direction.all.first(where: { !test.source.directions.contains($0) }) else { return violations }
        return violations + (await test.source.suggestions(for: test.word, in: other, limit: 5))
      },
    ]
  }

  private static var bearing: [DictionarySourceContract] {
    [
      DictionarySourceContract("questions at the same time have the answers they have alone") { test in
        let alone = try await test.source.entries(for: test.word, in: test.direction)
        return try await withThrowingTaskGroup(of: [DictionaryEntry].self) { group in
          for _ in 0..<8 { group.addTask { try await test.source.entries(for: test.word, in: test.direction) } }
          var violations: [String] = []
          for try await entries in group { violations += expect(entries, alone, "answer") }
          return violations
        }
      },
      DictionarySourceContract("what is no word is answered, never with what a dictionary says of itself") { test in
        var violations: [String] = []
        for text in oddTexts {
          let entries = try await test.source.entries(for: text, in: test.direction)
          if entries.contains(where: { $0.headword.hasPrefix("00") }) { violations.append("“\(text)” is answered with \(entries)") }
        }
        return violations
      },
    ]
  }

  private static var oddTexts: [String] {
    [
      "00-database-info", "00databaseinfo", "\"", "'", "\\", "*", "%", "a\tb", ".", "..", "-", "--help", "👩‍👩‍👧", "e\u{301}", "ÿ\u{FFFD}",
      "\u{0}",
      String(repeating: "x", count: 5_000),
    ]
  }
}

extension DictionaryEntry {
  /// All texts of the entry.
  fileprivate var texts: [String] {
    [headword] + senses.flatMap(\.texts)
  }
}

extension Sense {
  fileprivate var texts: [String] {
    let others: [String?] = [gloss] + examples.flatMap { [$0.source, $0.target] }
    return translations + context + others.compactMap(\.self)
  }
}
