/// Answers in the service's format.
enum Answers {
  static func side(_ language: String, _ hits: String...) -> String {
    "[{\"lang\":\"\(language)\",\"hits\":[\(hits.joined(separator: ","))]}]"
  }

  static func entry(_ roms: String...) -> String { "{\"type\":\"entry\",\"opendict\":false,\"roms\":[\(roms.joined(separator: ","))]}" }

  static func rom(_ headword: String, _ wordClass: String?, _ meanings: String...) -> String {
    let wordClass = wordClass.map { "\"wordclass\":\"\($0)\"," } ?? ""
    return "{\"headword\":\"\(headword)\",\"headword_full\":\"\(headword)\",\(wordClass)\"arabs\":[\(meanings.joined(separator: ","))]}"
  }

  static func meaning(_ header: String = "", _ translations: (String, String)...) -> String {
    let pairs = translations.map { "{\"source\":\"\(escaped($0.0))\",\"target\":\"\(escaped($0.1))\"}" }
    return "{\"header\":\"\(escaped(header))\",\"translations\":[\(pairs.joined(separator: ","))]}"
  }

  static func translation(_ source: String, _ target: String) -> String {
    "{\"type\":\"translation\",\"opendict\":false,\"source\":\"\(escaped(source))\",\"target\":\"\(escaped(target))\"}"
  }

  /// *soon*, with a phrase.
  static let soon = side(
    "en",
    entry(
      rom(
        "soon", "adverb",
        meaning(
          "", ("<strong class=\"headword\">soon</strong>", "presto"),
          ("<span class=\"example\">as <strong class=\"tilde\">soon</strong> as possible</span>", "il più presto possibile")
        )
      )
    )
  )

  /// *listen*, as a noun, as two verbs, and with a word added.
  static let listen = side(
    "en",
    entry(
      rom(
        "listen", "noun",
        meaning(
          "",
          (
            "<span class=\"example\">to have a <strong class=\"tilde\">listen</strong> (to <acronym title=\"something\">sth</acronym>)</span> <span class=\"style\"><acronym title=\"informal\">inf</acronym></span>",
            "ascoltare (<acronym title=\"qualcosa\">qc</acronym>)"
          )
        )
      ),
      rom(
        "listen", "intransitive verb",
        meaning("1. listen <span class=\"sense\">(hear)</span>:", ("<strong class=\"headword\">listen</strong>", "ascoltare"))
      )
    ),
    entry(
      rom(
        "listen", "verb",
        meaning(
          "",
          (
            "to <strong class=\"tilde\">listen</strong> out for <acronym title=\"something\">sth</acronym> <span class=\"sense\">(try to hear)</span> <span class=\"style\"><acronym title=\"informal\">inf</acronym></span>",
            "ascoltare con attenzione per cercare di sentire un suono atteso"
          )
        )
      )
    ),
    entry(
      rom(
        "listen in", "intransitive verb",
        meaning(
          "",
          (
            "<span class=\"example\">to <strong class=\"tilde\">listen in</strong> on <acronym title=\"something\">sth</acronym></span>",
            "origliare <acronym title=\"qualcosa\">qc</acronym>"
          )
        )
      )
    )
  )

  private static func escaped(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
  }
}
