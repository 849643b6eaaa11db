import CoreModule
import PersonalDictionary

/// An Apertium service (APy).
struct Apertium: HTTPDictionaryAPI {
  let kind = SourceKindName.apertium
  private let address: String

  init(url: String) { address = ServiceAddress(url).adding("translate") }

  /// A form with the text and both languages.
  func request(for question: ServiceQuestion) -> HTTPRequest {
    let languages = "\(question.direction.from.code)|\(question.direction.to.code)"
    return HTTPRequest(
      url: address, method: "POST", headers: ["Content-Type": "application/x-www-form-urlencoded"],
      body: Array(FormFields([("q", question.text), ("langpair", languages)]).text.utf8)
    )
  }

  /// The translation, unless it is marked as unknown.
  func entries(of question: ServiceQuestion, in body: [UInt8]) -> [DictionaryEntry]? {
    guard let answer = JSON(document: body), answer["responseStatus"]?.int ?? 200 == 200,
      let translation = answer["responseData"]?["translatedText"]?.string
    else { return nil }
    return Self.words(translation, of: question.text, into: question.direction.to).map { [question.entry([$0])] } ?? []
  }

  /// Apertium answers 400 with a message only for unknown languages; without a message, another service is at the address.
  func entries(
    of question: ServiceQuestion, refusedWith response: HTTPResponse, _ connection: HTTPConnection
  ) async throws(DictionarySourceError) -> [DictionaryEntry] {
    guard response.status == 400 else { throw DictionarySourceError(refusal: response) }
    guard response.refusal.text == nil else { throw .notServed(question.direction) }
    throw DictionarySourceError(.misconfigured, refusal: response)
  }

  /// The translation without marks; `nil` when there is none. The service marks unknown words with `*`, words without a translation or form
  /// with `@` and `#`.
  private static func words(_ translation: String, of text: String, into language: Language) -> String? {
    let words = translation.spaced
    let isMarked = { (word: String) in word.first.map { "*@#".contains($0) } ?? false }
    guard !words.isEmpty, !words.contains(where: isMarked) else { return nil }
    let tidy = words.joined(separator: " ")
    // It capitalises a single word like the start of a sentence.
    guard language != .german, let first = text.first, first.isLowercase, let capital = tidy.first, capital.isUppercase else { return tidy }
    return capital.lowercased() + tidy.dropFirst()
  }
}
