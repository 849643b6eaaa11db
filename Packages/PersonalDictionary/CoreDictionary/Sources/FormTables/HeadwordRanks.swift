public import CoreDictionaryFormat
import CoreModule
import Foundation
import PersonalDictionary

/// The ranks of headwords by how often they and their forms occur.
public struct HeadwordRanks {
  /// The encoded ranks.
  public let bytes: [UInt8]
  /// Report lines: how many ranks each language has.
  public let report: [String]

  /// A digest of the tables of frequencies and of the index of forms, to detect outdated ranks.
  ///
  /// - Throws: When a table cannot be read.
  public static func digest(_ folder: DictionaryFolder, forms: UInt64) throws -> UInt64 {
    var digest = FNV1a(forms)
    for language in Language.allCases { digest.add(try folder.frequencies(of: language)) }
    return digest.value
  }

  /// Ranks the headwords of the dictionary by the tables of frequencies in `folder`.
  ///
  /// - Throws: When a table cannot be read.
  public init(_ folder: DictionaryFolder, _ dictionary: CoreDictionaryReader, _ forms: FormIndexReader) throws {
    var keys: [Language: [(number: Int, hasSharedRank: Bool)]] = [:]
    for language in Language.allCases {
      let tokens = try Self.tokens(in: folder.frequencies(of: language))
      let (words, others) = Self.frequencies(of: tokens, dictionary, forms, language)
      let all = words.map { ($0, $1, false) } + others.filter { words[$0.key] == nil }.map { ($0, $1, true) }
      keys[language] = all.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { ($0.0, $0.2) }
    }
    bytes = RanksWriter(keys, digest: try Self.digest(folder, forms: forms.digest)).bytes
    report = Language.allCases.map { "\($0.code): \(keys[$0, default: []].count { !$0.hasSharedRank }) ranks" }
  }

  /// The tokens of a table with how often they occur in a billion words.
  private static func tokens(in table: String) throws -> [(text: String, frequency: Double)] {
    try table.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
      let fields = line.split(separator: "\t")
      guard fields.count == 2, let zipf = Double(fields[0]) else {
        throw FormTableError(problems: [("Frequencies", "“\(line.prefix(40))” is not a Zipf frequency, a tab and tokens")])
      }
      return fields[1].split(separator: "|").map { (String($0), pow(10, zipf)) }
    }
  }

  /// How often the words of the dictionary occur, by their keys; and the other headwords with a rank.
  ///
  /// A token counts for the headword that it is most likely a form of. If it is another headword as well, this is as common, but no word to learn
  /// of its own. A phrase is taken to be ten times rarer than its rarest word.
  private static func frequencies(
    of tokens: [(text: String, frequency: Double)], _ dictionary: CoreDictionaryReader, _ forms: FormIndexReader, _ language: Language
  ) -> (words: [Int: Double], others: [Int: Double]) {
    var (words, others): ([Int: Double], [Int: Double]) = ([:], [:])
    var ofTokens: [String: Double] = [:]
    for (token, frequency) in tokens {
      let spelling = FoldedText(token)
      ofTokens[spelling.description, default: 0] += frequency
      let headword = forms.readings(of: token, in: language).first.map { FoldedText($0.headword) } ?? spelling
      if let key = dictionary.keyNumber(of: headword, in: language) { words[key, default: 0] += frequency }
      if headword != spelling, let key = dictionary.keyNumber(of: spelling, in: language) { others[key, default: 0] += frequency }
    }
    for phrase in dictionary.phrases(of: language) {
      let frequencies = phrase.split(separator: " ").map { ofTokens[String($0)] }
      guard let rarest = frequencies.compactMap(\.self).min(), !frequencies.contains(nil) else { continue }
      if let key = dictionary.keyNumber(of: FoldedText(phrase), in: language) { others[key] = rarest / 10 }
    }
    return (words, others)
  }
}
