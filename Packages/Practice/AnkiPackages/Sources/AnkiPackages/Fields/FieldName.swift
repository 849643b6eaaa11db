import CoreModule

/// The role that the name of a field suggests.
struct FieldName: Equatable {
  /// The role; `nil` when the name shows none.
  let role: AnkiFieldRole?
  /// Whether it only names a side of the card, which may have either role.
  let isSide: Bool

  /// Reads a name in any language.
  init(_ name: String, _ languages: AnkiLanguages) {
    let folded = FoldedText(name).description
    let terms = Self.terms(folded)
    let known = Self.known(folded, terms)
    if let side = Self.sides[folded] ?? (known.isEmpty ? Self.side(among: terms) : nil) {
      (role, isSide) = (side, true)
    } else {
      isSide = false
      role = Self.role(of: known) ?? languages.role(of: terms)
    }
  }

  /// The words of a name, without digits and signs.
  private static func terms(_ folded: String) -> [String] {
    folded.unicodeScalars.split { !$0.properties.isAlphabetic }.map { String($0) }
  }

  /// The side in a name like “Front text”. Short words are ignored, because in other languages they mean something else.
  private static func side(among terms: [String]) -> AnkiFieldRole? {
    terms.filter { $0.utf8.count > 3 }.compactMap { sides[$0] }.first
  }

  private static func known(_ folded: String, _ terms: [String]) -> Set<AnkiFieldRole> {
    if let whole = FieldNames.roles[folded] { return [whole] }
    return Set(terms.compactMap { FieldNames.roles[$0] })
  }

  /// The part of a name like “Word audio” or “Sentence translation” that determines the role.
  private static func role(of known: Set<AnkiFieldRole>) -> AnkiFieldRole? {
    if known.contains(.example), known.contains(.translation), !known.contains(.skipped) { return .note }
    return [.skipped, .tags, .example, .origin, .note, .translation, .word].first(where: known.contains)
  }

  /// Names of the two sides of a card: Anki's own, in the languages into which it is translated.
  private static let sides: [String: AnkiFieldRole] = {
    let front = """
      front, anvers, anverso, aurrea, elolap, etupuoli, fata, forside, framsida, frente, fronte, fronto, lic, mat truoc, oldi, prednja strana, \
      predna strana, przod, recto, spredaj, tosach, voorkant, vorderseite, on, on yuz, μπροστα, алды, лице, лицева част, лицевая сторона, лицо, \
      перад, передня сторона, лицьова сторона, קדמי, أمام, 正面, 表面, 表, 앞면, 앞, question, frage, pregunta, pergunta, domanda, вопрос, \
      питання, pytanie, vraag, 問題, 问题, 질문, text, texto, texte, testo, текст
      """
    let back = """
      back, revers, reverso, atzera, hatlap, kaantopuoli, bagside, bakside, baksida, verso, retro, dorso, rub, mat sau, orqasi, poledina, \
      zadna strana, tyl, rewers, zadaj, cul, achterkant, terug, ruckseite, geri, arka, arka yuz, πισω, арты, наличје, гръб, \
      оборотная сторона, обратная сторона, оборот, адваротны бок, зворотна сторона, אחורי, خلف, 背面, 裏面, 裏, 뒷면, 뒤, answer, antwort, \
      respuesta, reponse, resposta, risposta, ответ, відповідь, odpowiedz, antwoord, 答え, 答案, 답
      """
    return FieldNames.table([(front, .word), (back, .translation)])
  }()
}
