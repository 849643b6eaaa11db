import CoreModule
import Foundation

/// Judges typed answers like a teacher.
///
/// Case, punctuation and hyphens do not matter. An answer without the right accents, or without the dots of ё, is almost right. An article
/// may be omitted unless it is requested; a wrong one is a fault. A slip in a long word is almost right, unless it makes another form of
/// the word, which only a dictionary knows.
public struct AnswerJudge: Sendable {
  /// Answers with a slash as they are written; otherwise it separates an ending.
  private let written: [String]
  private let spellings: [AcceptedSpelling]
  private let articles: AnswerArticles
  private let known: [String]
  private let asksArticle: Bool
  private let slips: SlipRule

  /// The maximum number of answers in a text that are judged one by one.
  private static let maximumAnswers = 50

  /// Creates a judge.
  ///
  /// - Parameters:
  ///   - accepted: The right answers, best first, as in an entry: with remarks in parentheses, and endings after a slash.
  ///   - language: The language of the answers, by its ISO 639-1 code.
  ///   - definite: The definite articles of the first answer, if it is a noun whose gender is known.
  ///   - asksArticle: Whether the article is requested, if the first answer has one.
  public init(_ accepted: [String], language: String, articles definite: [String] = [], asksArticle: Bool = false) {
    let articles = AnswerArticles(language)
    written = accepted.filter { $0.contains("/") }
    spellings = accepted.enumerated().flatMap { index, text in
      AcceptedSpelling.all(of: text, articles, isFirst: index == 0)
    }
    self.articles = articles
    known = definite.flatMap { $0.split(separator: "/").map(String.init) }
    self.asksArticle = asksArticle && !known.isEmpty
    slips = SlipRule(language)
  }

  /// Judges an answer as ``judgement(of:)`` does, and finds out whether what looks like a slip is another form of the word: *hermana* for
  /// *hermano* is wrong, *hermani* is a slip.
  ///
  /// - Parameter isWord: Returns whether a word, in lower case, exists in the language of the answers.
  public func judgement(of typed: String, isWord: (String) async -> Bool) async -> Judgement {
    let judgement = judgement(of: typed)
    for form in judgement.possibleForms {
      if await isWord(form) { return judgement.asWrong }
    }
    return judgement
  }

  /// Judges an answer. Several answers, separated by commas, are judged by the worst of them.
  public func judgement(of typed: String) -> Judgement {
    if let whole = written.first(where: { $0.lowercased() == typed.trimmed.lowercased() }) {
      return Judgement(verdict: .right, remark: nil, expected: whole, difference: [LetterDifference](typed: typed.trimmed, expected: whole))
    }
    let whole = judgementOfOne(typed)
    let parts = typed.split { ",;/".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
    guard whole.verdict == .wrong, (2...Self.maximumAnswers).contains(parts.count) else { return whole }
    let judged = parts.map(judgementOfOne)
    guard var worst = judged.min(by: { $0.verdict < $1.verdict }), worst.verdict != .wrong else { return whole }
    worst.possibleForms = judged.flatMap(\.possibleForms)
    return worst
  }

  private func judgementOfOne(_ typed: String) -> Judgement {
    let answer = ComparedText(typed, articles)
    let judged = spellings.map { spelling in (spelling, judge(answer, spelling)) }
    let best = judged.enumerated().max { left, right in
      let (one, other) = (left.element.1, right.element.1)
      if one.verdict != other.verdict { return one.verdict < other.verdict }
      return (one.distance, left.offset) > (other.distance, right.offset)
    }
    guard let (spelling, verdict) = best?.element else { return Judgement(verdict: .wrong, remark: nil, expected: "", difference: []) }
    let shown = shown(spelling, answer)
    return Judgement(
      verdict: verdict.verdict, remark: verdict.remark, expected: shown,
      difference: [LetterDifference](typed: typed.trimmed, expected: shown),
      possibleForms: verdict.verdict == .almost ? verdict.possibleForms : []
    )
  }

  private func judge(_ answer: ComparedText, _ spelling: AcceptedSpelling) -> TextComparison {
    let letters = slips.comparison(answer.rest, spelling.compared.rest)
    guard letters.verdict != .wrong else {
      // An article that is part of an expression is compared like its other words.
      let whole = slips.comparison(answer.whole, spelling.compared.whole)
      return TextComparison(
        whole.verdict, whole.remark, distance: min(letters.distance, whole.distance), possibleForms: whole.possibleForms)
    }
    guard let fault = articleFault(answer, spelling) else { return letters }
    return TextComparison(
      min(letters.verdict, fault.verdict), fault.verdict < letters.verdict ? fault.remark : letters.remark ?? fault.remark,
      distance: letters.distance, possibleForms: letters.possibleForms
    )
  }

  /// The fault of the article; `nil` when there is none.
  private func articleFault(_ answer: ComparedText, _ spelling: AcceptedSpelling) -> (verdict: Judgement.Verdict, remark: Judgement.Remark)?
  {
    let expected = spelling.isFirst && !known.isEmpty ? known : spelling.compared.article.map { [$0] } ?? []
    let isAsked = asksArticle && spelling.isFirst
    guard let typed = answer.article else {
      return isAsked ? (.almost, .articleMissing(expected)) : nil
    }
    guard !expected.isEmpty, !expected.contains(typed) else { return nil }
    if articles.agree(typed, expected) { return articles.isDefinite(typed) ? (.almost, .articleWrong(expected)) : nil }
    return (isAsked ? .wrong : .almost, .articleWrong(expected))
  }

  /// The right answer as it is shown: with its article if one was requested or typed.
  private func shown(_ spelling: AcceptedSpelling, _ answer: ComparedText) -> String {
    guard spelling.isFirst, spelling.compared.article == nil, asksArticle || answer.article != nil, !known.isEmpty else {
      return spelling.text
    }
    let article = known.joined(separator: "/")
    return article.hasSuffix("'") ? article + spelling.text : article + " " + spelling.text
  }
}
