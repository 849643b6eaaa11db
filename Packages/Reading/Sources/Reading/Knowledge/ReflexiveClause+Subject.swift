extension ReflexiveClause {
  /// Whether the pronoun is that of the subject, as far as it can be known: *mich freut das* is not reflexive.
  var isOfSubject: Bool {
    switch form(pronoun) {
    case "sich": true
    case "mich", "mir": forms.contains("ich") || isFirst { $0 + "n" == $1 }
    case "uns": forms.contains("wir")
    case "dich", "dir": forms.contains("du") || isFirst(Self.isImperative)
    default: isBesideSubject || isFirst { form, verb in [Self.stem(verb) + "t", Self.stem(verb) + "et"].contains(form) } && !isAsked
    }
  }

  /// Whether *ihr* is before the verb, behind it, or before the pronoun.
  private var isBesideSubject: Bool {
    range.first { form($0) == "ihr" }.map { $0 < pronoun } ?? false
  }

  /// *Freut euch das?*
  private var isAsked: Bool { pronoun + 1 < range.upperBound && ["das", "es", "dies"].contains(form(pronoun + 1)) }

  /// Whether the clause begins with a verb of which this is true.
  private func isFirst(_ matches: (_ form: String, _ verb: String) -> Bool) -> Bool {
    guard let finite, finite == range.lowerBound, pronoun <= finite + 2 else { return false }
    return matches(form(finite), word(finite).headword)
  }

  private static func stem(_ verb: String) -> String { String(verb.dropLast(verb.hasSuffix("en") ? 2 : 1)) }

  /// *Stell*, *setze*, *nimm*.
  private static func isImperative(_ form: String, _ verb: String) -> Bool {
    let stem = stem(verb)
    if form == stem || form == stem + "e" { return true }
    return !form.hasSuffix("t") && form.contains("i") && stem.contains("e") && form.prefix(1) == stem.prefix(1)
      && form.count <= stem.count + 1
  }
}
